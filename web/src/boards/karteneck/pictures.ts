/** Scenes of the rules. */
import { nothing, numberIn, oneOf, parted, perhaps, PictureFault, type Scenes } from "../../lib/pictures";
import type { Choice, KarteneckView } from "../../lib/wire-types";
import { typeOf } from "./cards";

/** What somebody laid in a round, and the tile it brought. */
export interface Row {
  seat: number;
  cards: string[];
  total: number;
  tile: number;
}

export type Drawing =
  | { kind: "tiles"; tiles: number[] }
  | { kind: "plank"; tiles: number[] }
  | { kind: "cards"; cards: string[] }
  /** One's own laid cards, the hand below, and what of it may be laid. */
  | { kind: "mat"; laid: string[]; hand: string[]; open: string[] }
  | { kind: "take"; total: number; stack: number }
  | { kind: "rows"; rows: Row[] };

/** As in the box: tiles 0 and 16 to 42 with their worms; each worm card has a sign of its own. */
export const WORMS = [0, ...Array.from({ length: 27 }, (_, place) => 1 + Math.floor(place / 3))];
export const wormsOn = (number: number): number => WORMS[number ? number - 15 : 0]!;
const CARDS = ["1", "2", "3", "4", "5", ...Array.from({ length: 25 }, (_, place) => `w${place + 1}`)];

const tile = (word: string | undefined) => (word === "0" ? 0 : numberIn(16, 42, word));
const card = (word: string | undefined) => oneOf(CARDS, word);
const worth = (card: string) => (typeOf(card) === "w" ? 5 : Number(card));
export const sum = (cards: readonly string[]): number => cards.reduce((all, card) => all + worth(card), 0);

export const scenes: Scenes<Drawing> = {
  tiles: (words) => ({ kind: "tiles", tiles: words.map(tile) }),
  plank: (words) => ({ kind: "plank", tiles: words.map(tile) }),
  cards: (words) => ({ kind: "cards", cards: words.map(card) }),
  mat: (words) => {
    const { "": laid = [], hand = [], open = [] } = parted(words, ["hand", "open"]);
    return { kind: "mat", laid: laid.map(card), hand: hand.map(card), open: open.map((word) => oneOf(hand, word)) };
  },
  take: ([total, stack, ...rest]) => {
    nothing(rest);
    return { kind: "take", total: numberIn(1, 99, total), stack: tile(stack) };
  },
  // Rows of "SEAT CARD … > TILE", with a stroke between them.
  rows: (words) => ({ kind: "rows", rows: words.join(" ").split(" / ").map(rowOf) }),
};

function rowOf(text: string): Row {
  const { "": [seat, ...laid] = [], ">": brings = [] } = parted(text.split(" "), [">"]);
  if (!laid.length) throw new PictureFault(`“${text}” has no cards`);
  const cards = laid.map(card);
  return { seat: numberIn(0, 5, seat), cards, total: sum(cards), tile: tile(perhaps(brings)) };
}

/** What may be laid, worded as the game words it. */
export function layChoices(laid: readonly string[], open: readonly string[]): Choice[] {
  return open.map((card) => ({
    action: `lay ${card}`,
    label: { id: "karteneck-lay", args: typeOf(card) === "w" ? { kind: "worm", number: card.slice(1) } : { kind: "chicken", number: card } },
    hint: [{ id: "karteneck-hint-lay", args: { total: sum(laid) + worth(card) } }],
  }));
}

/** A view with nothing but what the pictures show. */
export function viewOf({ laid = [], hand = [], tiles = [] }: { laid?: string[]; hand?: string[]; tiles?: number[] }): KarteneckView {
  const me = { status: "in", laid, total: sum(laid), cards: hand.length, hand, top: null, height: 0, stack: [], worms: 0 };
  const seats = tiles.length || 3;
  return {
    game: "karteneck",
    seat: 0,
    seats,
    phase: "go",
    turn: 0,
    asked: [],
    options: {},
    round: 1,
    rounds: 11 - seats,
    grill: tiles.map((number) => ({ number, worms: wormsOn(number) })),
    laying: null,
    victim: null,
    drawing: null,
    draws: 0,
    deck: 0,
    discard: [],
    players: [me],
    box: { hand_size: 6, chickens: [], values: [], removed: [], tiles: [], worms: WORMS },
  };
}
