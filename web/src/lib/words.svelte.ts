/** Texts in the language chosen: the client's own, and each game's, which come with its board. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "./wire-types";

export const LANGUAGES = ["en", "de", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

type Loader = () => Promise<string | undefined>;
/** Where texts stand, by language. */
export type Files = (language: Language) => (Loader | undefined)[];
const own = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const boards = import.meta.glob<string>("../boards/*/texts.*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/tischlein/games/*/words.*.ftl", { query: "?raw", import: "default" });

/** Texts of the client that the first page does without. */
const TABLES = "tables";

/** Where a catalogue's texts stand: the client's own; or a game's sentences and the words of its board. */
const filesOf =
  (part: string | null): Files =>
  (language) =>
    part === null || part === TABLES
      ? [own[`../texts/${part ? `${part}.` : ""}${language}.ftl`]]
      : [games[`../../../src/tischlein/games/${part}/words.${language}.ftl`], boards[`../boards/${part}/texts.${language}.ftl`]];

/** The language that a browser asks for, of those we have. */
export function negotiate(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}

export class Words {
  #language = $state<Language>("en");
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  readonly #wanted = new Map<string | null, Files>([[null, filesOf(null)]]);

  get language(): Language {
    return this.#language;
  }

  /** Switch at once: everything shown is worded again. */
  async use(language: Language): Promise<void> {
    await Promise.all([...this.#wanted.keys()].map((part) => this.#load(language, part)));
    this.#language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** The texts of all pages but the first. */
  tables = (): Promise<void> => this.game(TABLES);

  /** A game's own sentences. */
  game = (id: string): Promise<void> => this.add(id, filesOf(id));

  /** More texts, under a name, in this language and from now on in every other. */
  async add(part: string, files: Files): Promise<void> {
    this.#wanted.set(part, files);
    await this.#load(this.#language, part);
  }

  /** A text of the client, or of a game's board. */
  t = (id: string, args?: Args, game: string | null = null): string => this.#find([game, null, TABLES], id, args);

  /** A sentence of the server: names stand in place of seats. */
  say = (game: string, said: Say, names: readonly string[]): string => {
    const args = withNames(said.args ?? {}, names, this.#language);
    // Dice are told as on the sheet of a record, where a worm is a letter.
    if (typeof args.faces === "string") args.faces = args.faces.replaceAll("w", this.t("face-worm"));
    // So are coins, with the minus of a keyboard.
    if (typeof args.change === "string") args.change = args.change.replace("-", "−");
    return this.#find([game, TABLES, null], said.id, args);
  };

  /** Is there such a text? */
  has(game: string | null, id: string): boolean {
    return this.#bundles[key(this.#language, game)]?.hasMessage(id) ?? false;
  }

  /** Several names as one: "Masha, Ole and Мила". */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.#language).format(names);
  }

  #find(parts: (string | null)[], id: string, args?: Args): string {
    for (const part of parts) {
      const found = this.#worded(part, id, args);
      if (found !== null) return found;
    }
    return this.#missing(id);
  }

  #worded(game: string | null, id: string, args?: Args): string | null {
    const bundle = this.#bundles[key(this.#language, game)];
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) return null;
    const worded = bundle.formatPattern(message.value, args);
    const below = Object.values(args ?? {}).some((value) => typeof value === "number" && value < 0);
    return below ? worded.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−") : worded;
  }

  #missing(id: string): string {
    if (import.meta.env.DEV && this.#bundles[key(this.#language, null)]) console.warn(`no text: ${id}`);
    return id;
  }

  async #load(language: Language, part: string | null): Promise<void> {
    const name = key(language, part);
    if (this.#bundles[name]) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(this.#wanted.get(part)!(language).map((load) => load?.()))) {
      if (text) bundle.addResource(new FluentResource(text));
    }
    this.#bundles = { ...this.#bundles, [name]: bundle };
  }
}

function key(language: Language, game: string | null): string {
  return game ? `${language} ${game}` : language;
}

/** `who` and `whom` are seats, `all` several of them: names stand there instead. */
export function withNames(args: Record<string, number | string | number[]>, names: readonly string[], language: string): Args {
  const name = (seat: unknown) => names[Number(seat)] ?? String(seat);
  const worded: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (Array.isArray(value)) worded[key] = new Intl.ListFormat(language).format(value.map(name));
    else worded[key] = key === "who" || key === "whom" ? name(value) : value;
  }
  return worded;
}
