/** Pictures of the rules: a line names a scene in a few words, the pieces of the game draw it. */
import type { Component } from "svelte";
import type { BoardTable } from "./board";
import type { AnyView, Choice } from "./wire-types";
import type { Words } from "./words.svelte";

/** A line that no picture can be made of. */
export class PictureFault extends Error {}

/** By their names, how the words after it are read. */
export type Scenes<S> = Record<string, (words: string[]) => S>;

export function sceneOf<S>(scenes: Scenes<S>, line: string): S {
  const [name = "", ...words] = line.trim().split(/\s+/);
  const read = Object.hasOwn(scenes, name) ? scenes[name] : undefined;
  if (!read) throw new PictureFault(`no picture is called “${name}”; there are ${Object.keys(scenes).join(", ")}`);
  return read(words);
}

/** One of the words that may stand there. */
export function oneOf(known: readonly string[], word: string | undefined): string {
  if (word === undefined || !known.includes(word)) throw new PictureFault(`“${word}” is none of ${known.join(", ")}`);
  return word;
}

/** A whole number in its range. */
export function numberIn(from: number, to: number, word: string | undefined): number {
  const number = Number(word);
  if (!word || !Number.isInteger(number) || number < from || number > to) {
    throw new PictureFault(`“${word}” is no number from ${from} to ${to}`);
  }
  return number;
}

/** Words in parts that begin with a heading; those before the first one are under "". */
export function parted(words: readonly string[], headings: readonly string[]): Record<string, string[]> {
  const parts: Record<string, string[]> = { "": [] };
  let at = "";
  for (const word of words) {
    if (headings.includes(word)) parts[(at = word)] = [];
    else parts[at]!.push(word);
  }
  return parts;
}

/** At most one word. */
export function perhaps(words: readonly string[]): string | undefined {
  if (words.length > 1) throw new PictureFault(`“${words.join(" ")}” is more than one word`);
  return words[0];
}

/** No word at all: whatever is written is drawn. */
export function nothing(words: readonly string[]): void {
  if (words.length) throw new PictureFault(`nobody knows what “${words.join(" ")}” is`);
}

/** A table at which nothing happens, for the parts of a board. Seat 0 is whoever reads. */
export function pictureTable<V extends AnyView>(words: Words, view: V, choices: readonly Choice[] = []): BoardTable<V> {
  const name = (seat: number) => (seat === 0 ? words.t("you") : words.t("example-name", { seat }));
  const names = Array.from({ length: view.seats }, (_, seat) => name(seat));
  return {
    game: view.game,
    view,
    seat: view.seat,
    choices,
    pending: null,
    span: null,
    window: false,
    lines: [],
    name,
    left: () => null,
    choice: (action) => choices.find((choice) => choice.action === action),
    act: () => undefined,
    say: (said) => words.say(view.game, said, names),
    t: (id, args) => words.t(id, args, view.game),
  };
}

const drawers = import.meta.glob<{ default: Component<{ scene: string }> }>("../boards/*/Picture.svelte");

/** What draws a game's scenes, fetched with the pieces of its board. */
export async function pictureOf(game: string): Promise<Component<{ scene: string }> | null> {
  const load = drawers[`../boards/${game}/Picture.svelte`];
  return load ? (await load()).default : null;
}
