/** What this browser remembers: language, theme, how things move and whether they sound. */
import { LANGUAGES, negotiate, type Language } from "./words.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How fast things move: the factor of every duration. */
export const TEMPOS = { calm: 1, quick: 0.5, still: 0 } as const;
export type Tempo = keyof typeof TEMPOS;

/** Storage may be forbidden; then nothing is remembered, and nothing breaks. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`tischlein-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`tischlein-${key}`, value);
  } catch {
    // Private windows: it holds until the page is closed.
  }
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((other) => other === value);
}

export class Settings {
  #theme = $state<Theme>(oneOf(THEMES, remembered("theme")) ?? "system");
  #language = $state<Language>(oneOf(LANGUAGES, remembered("language")) ?? negotiate(navigator.languages));
  #tempo = $state<Tempo>(oneOf(Object.keys(TEMPOS) as Tempo[], remembered("tempo")) ?? "calm");
  #sound = $state(remembered("sound") !== "off");
  #odds = $state(remembered("odds") === "on");
  readonly #evening = matchMedia("(prefers-color-scheme: dark)");
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #reduced = $state(this.#calm.matches);
  #dark = $state(this.#evening.matches);

  constructor() {
    this.#evening.addEventListener("change", () => (this.#dark = this.#evening.matches));
    this.#calm.addEventListener("change", () => (this.#reduced = this.#calm.matches));
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
  }

  /** What is shown, whoever decided it. */
  get shown(): "light" | "dark" {
    if (this.#theme !== "system") return this.#theme;
    return this.#dark ? "dark" : "light";
  }

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    remember("language", language);
  }

  get tempo(): Tempo {
    return this.#tempo;
  }

  set tempo(tempo: Tempo) {
    this.#tempo = tempo;
    remember("tempo", tempo);
  }

  /** What every duration is multiplied by; whoever wants nothing to move at all says so to the device. */
  get speed(): number {
    return this.#reduced ? 0 : TEMPOS[this.#tempo];
  }

  get sound(): boolean {
    return this.#sound;
  }

  /** Chances on the board at every choice, where hints are allowed. */
  get odds(): boolean {
    return this.#odds;
  }

  set odds(on: boolean) {
    this.#odds = on;
    remember("odds", on ? "on" : "off");
  }

  set sound(on: boolean) {
    this.#sound = on;
    remember("sound", on ? "on" : "off");
  }
}
