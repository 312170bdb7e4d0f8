/** What a board is, and what it is given: the same at a live table and in a replay. */
import type { Component } from "svelte";
import type { Sound } from "./sound";
import type { Advice, AnyView, Choice, Line, Person, Reasons, Say, Scene } from "./wire-types";
import type { Args } from "./words.svelte";

/** A table as a board sees it. `V` is the game's own view. */
export interface BoardTable<V extends AnyView = AnyView> {
  readonly game: string;
  readonly view: V;
  /** Whose eyes one looks through; null is a spectator. */
  readonly seat: number | null;
  /** What may be done now: empty when it isn't one's turn, and in a replay. */
  readonly choices: readonly Choice[];
  /** The action that was chosen and is on its way. */
  readonly pending: string | null;
  /** Milliseconds until the clock or the window runs out, at the moment of asking; null without one. */
  left(): number | null;
  /** How long the clock or the window was when it was told: for rings that empty themselves. */
  readonly span: number | null;
  /** Is a window open, in which several seats answer at once? */
  readonly window: boolean;
  /** What was told until now, the newest last. */
  readonly lines: readonly Line[];
  name(seat: number): string;
  /** The choice of this notation, if it may be made. */
  choice(action: string): Choice | undefined;
  /** Make a choice. One that costs is asked once more first. */
  act(action: string): void;
  /** A sentence of the server. */
  say(said: Say): string;
  /** A text of this board, from texts.LANGUAGE.ftl in its folder, or a common one. */
  t(id: string, args?: Args): string;
  /** What each choice means and why not the rest, at this moment, once it was asked for. */
  readonly reasons?: Reasons | null;
  /** Ask for them; missing where nobody can be asked. */
  wonder?(): void;
  /** All choices as a strong player sees them, at this moment, once it was asked for. */
  readonly advice?: Advice | null;
  advise?(): void;
}

/** A table at which one may sit: what the page around the board needs besides. */
export interface SeatedTable extends BoardTable {
  readonly people: readonly Person[];
  /** Null until the game has begun. */
  readonly scene: Scene | null;
  /** One's own seats: several when the device is passed around. */
  readonly yours: readonly number[];
  /** Are choices explained? */
  readonly hints: boolean;
  /** A choice that costs and waits for a second word. */
  readonly doubtful: Choice | null;
  /** Rather not. */
  think(): void;
  undo(): void;
  /** Take one's seat back from the bot. */
  back(seat: number): void;
}

/** A piece that comes from, or goes to, where the page can't see it by itself: another piece, or a place. */
export interface Flight {
  /** Its name: `data-piece`. */
  piece: string;
  /** A piece or place of the moment before. */
  from?: string;
  /** A piece or place of the moment after, where the piece is out of sight. */
  to?: string;
  /** Milliseconds it waits first: a ceremony goes on piece by piece. */
  late?: number;
}

/** What the difference of two views shows and sounds like. */
export interface Moved {
  flights?: Flight[];
  sounds?: Sound[];
}

/** How somebody sits there: leaning back as all is done, or turned away. */
export type Mood = "back" | "away";

/** What the folder of a game's board gives by its index.ts. */
export interface BoardKit {
  /** The middle of the table, with everything one decides on. */
  Board: Component<{ table: BoardTable<any> }>;
  /** What lies before a player, on the seat card. */
  Seat: Component<{ table: BoardTable<any>; seat: number }>;
  /** What lies before a player needs the whole width of the seat card; "narrow": only where the page is narrow. */
  below?: boolean | "narrow";
  /** Much lies before a player: seats stand side by side on a phone, all in sight, and in a wide column on a desktop. */
  broad?: boolean;
  /** How a player sits there. */
  mood?(view: any, seat: number): Mood | undefined;
  /** The few choices of the bar stand side by side, under both thumbs. */
  even?: boolean;
  /** Two choices of the bar share one row on a phone: there is much else to see. */
  pairs?: boolean;
  /** Windows open at any moment: the bar keeps its height, so that nothing jumps. */
  steady?: boolean;
  /** The board itself shows players what happened last, and has no buttons below that would leave room for words. */
  tells?: boolean;
  /** Does the board itself show this choice as something to click? Then it stays out of the action bar. */
  shows(action: string): boolean;
  /** First words of actions, the most wished for first: the bar's order; the first is its large button. */
  order: readonly string[];
  /** What happened between two moments, for eyes and ears. */
  moved?(before: any, after: any): Moved;
  /** The log as it is read while the game goes on, where something told has to be kept in mind. */
  told?(lines: readonly Line[], view: any): readonly Line[];
  /** The board shows where a turn ends, how often, for who wants to know. */
  odds?: boolean;
  /** A key of the keyboard for a choice that the board shows, where one suggests itself. */
  key?(action: string): string | undefined;
  /** Keys that the board listens to itself. */
  hears?: string;
}

const kits = import.meta.glob<{ default: BoardKit }>("../boards/*/index.ts");

/** A game's board, fetched when it is needed; null where none is drawn yet. */
export async function boardOf(game: string): Promise<BoardKit | null> {
  const load = kits[`../boards/${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** The choices that the action bar shows, in the board's order. */
export function barOf(choices: readonly Choice[], kit: BoardKit | null): Choice[] {
  const place = (choice: Choice) => {
    const found = kit?.order.indexOf(choice.action.split(" ")[0] ?? "") ?? -1;
    return found < 0 ? 99 : found;
  };
  const rest = choices.filter((choice) => !kit?.shows(choice.action));
  return rest.sort((one, other) => place(one) - place(other));
}

/** A key for each choice: the board's own ones, and numbers for the bar. */
export function keysOf(choices: readonly Choice[], kit: BoardKit | null): Map<string, string> {
  const keys = new Map<string, string>();
  for (const { action } of choices) {
    const key = kit?.shows(action) ? kit.key?.(action) : undefined;
    if (key) keys.set(key, action);
  }
  const free = [..."123456789"].filter((key) => !keys.has(key) && !kit?.hears?.includes(key));
  for (const [place, { action }] of barOf(choices, kit).entries()) {
    const key = free[place];
    if (key) keys.set(key, action);
  }
  return keys;
}
