/** Scenes of the rules. */
import { nothing, numberIn, oneOf, parted, perhaps, PictureFault, type Scenes } from "../../lib/pictures";
import type { HaecmaecVerdict, HaecmaecView } from "../../lib/wire-types";
import { food } from "./cards";

export const KINDS = ["patty", "cheese", "tomato", "bacon", "pickle", "lettuce", "onion", "ketchup"];
const PIECES = { bottom: "b-bottom", top: "b-top", double: "b-top-double" };
export const PENALTY_TIMES = 2;

export type Drawing =
  | { kind: "cards"; cards: string[] }
  | { kind: "pieces"; pieces: string[] }
  /** The burger of the middle; with a hand on it, if somebody slaps. */
  | { kind: "burger"; height: number; top: string; hand: number | null }
  /** A closed burger with what is in it. */
  | { kind: "closed"; cards: string[]; times: number }
  | { kind: "verdict"; verdict: HaecmaecVerdict }
  /** How points come about. */
  | { kind: "score"; burgers: number; doubled: number; hand: string[]; open: string[] };

function ingredient(word: string | undefined): string {
  const { kind, value } = food(word ?? "");
  oneOf(KINDS, kind);
  numberIn(1, 6, `${value}`);
  return `${kind}-${value}`;
}

export const worth = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + food(card).value, 0);

export const scenes: Scenes<Drawing> = {
  cards: (words) => ({ kind: "cards", cards: words.map((word) => (word === "fly" ? word : ingredient(word))) }),
  pieces: (words) => ({ kind: "pieces", pieces: words.map((word) => PIECES[oneOf(Object.keys(PIECES), word) as keyof typeof PIECES]) }),
  burger: (words) => {
    const { "": [height, top, ...rest] = [], hand = [] } = parted(words, ["hand"]);
    nothing(rest);
    return { kind: "burger", height: numberIn(1, 12, height), top: ingredient(top), hand: hand.length ? numberIn(0, 5, perhaps(hand)) : null };
  },
  closed: (words) => ({ kind: "closed", cards: words.map(ingredient), times: 1 }),
  doubled: (words) => ({ kind: "closed", cards: words.map(ingredient), times: 2 }),
  // Who plays, who accuses, and what lies there, the accused card last.
  verdict: ([accused, accuser, ...words]) => {
    const burger = words.map(ingredient);
    const card = burger.at(-1);
    if (!card) throw new PictureFault("a verdict needs a burger");
    const right = burger.filter((other) => food(other).kind === food(card).kind).length > 2;
    return { kind: "verdict", verdict: { accuser: numberIn(0, 5, accuser), accused: numberIn(0, 5, accused), card, right, burger } };
  },
  score: (words) => {
    const { "": rest = [], burgers = [], doubled = [], hand = [], open = [] } = parted(words, ["burgers", "doubled", "hand", "open"]);
    nothing(rest);
    return {
      kind: "score",
      burgers: numberIn(0, 99, perhaps(burgers)),
      doubled: numberIn(0, 99, perhaps(doubled)),
      hand: hand.map(ingredient),
      open: open.map(ingredient),
    };
  },
};

/** A view with nothing but what the pictures show. */
export function viewOf(): HaecmaecView {
  return {
    game: "haecmaec",
    seat: 0,
    seats: 3,
    phase: "act",
    turn: 0,
    asked: [],
    options: {},
    burger: null,
    verdict: null,
    pile: 0,
    bottoms: 0,
    thrown: { number: 0, ingredients: 0, cards: null },
    players: [],
    answers: [],
    box: { ingredients: {}, flies: 3, hand_size: 4, needed: 2, penalty_times: PENALTY_TIMES },
  };
}
