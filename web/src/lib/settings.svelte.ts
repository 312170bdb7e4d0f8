/** What this browser remembers: language, theme. */
import { LANGUAGES, negotiate, type Language } from "./words.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

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
  readonly #evening = matchMedia("(prefers-color-scheme: dark)");
  #dark = $state(this.#evening.matches);

  constructor() {
    this.#evening.addEventListener("change", () => (this.#dark = this.#evening.matches));
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
}
