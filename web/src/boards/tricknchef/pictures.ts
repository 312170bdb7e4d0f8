/** Scenes of the rules. */
import { numberIn, oneOf, parted, perhaps, PictureFault, type Scenes } from "../../lib/pictures";
import type { TricknchefView } from "../../lib/wire-types";

export const SUITS = ["red", "yellow", "blue", "green"];
/** Stars on cards of rank 1 to 10, as in the box. */
export const STARS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
/** What a card of a trick brings whoever played it. */
const BRINGS = { trick: "card-back", chef: "chef-face", coin: "coin-plus" };

export interface Played {
  card: string;
  change: number;
  rank: number;
  trump: boolean;
  /** Art pieces. */
  brings: string[];
  wins: boolean;
}

export type Drawing =
  | { kind: "cards"; cards: string[] }
  | { kind: "centre"; centre: Record<string, number>; trumps: string[] }
  | { kind: "trick"; played: Played[] }
  /** Won cards of one suit, with the chefs on those that count. */
  | { kind: "won"; suit: string; ranks: number[]; chefs: number };

function parse(word: string | undefined): { suit: string; rank: number } {
  const [suit, rank] = (word ?? "").split("-");
  return { suit: oneOf(SUITS, suit), rank: numberIn(1, 10, rank) };
}

/** `red-9+4:trick` is the red 9 with two coins, which takes the trick. */
function played(word: string, trumps: readonly string[]): Played {
  const [, card, coins = "0", brings = ""] = /^([a-z]+-\d+)([+-]\d+)?(?::(.+))?$/.exec(word) ?? [];
  const { suit, rank } = parse(card);
  const change = Number(coins);
  const gets = brings.split(",").map((what) => oneOf(Object.keys(BRINGS), what) as keyof typeof BRINGS);
  return {
    card: `${suit}-${rank}`,
    change,
    rank: rank + change,
    trump: trumps.includes(suit),
    brings: gets.map((what) => BRINGS[what]),
    wins: gets.includes("trick"),
  };
}

export const scenes: Scenes<Drawing> = {
  cards: (words) => ({ kind: "cards", cards: words.map(parse).map(({ suit, rank }) => `${suit}-${rank}`) }),
  centre: (words) => {
    const { "": counts = [], trump = [] } = parted(words, ["trump"]);
    if (counts.length !== SUITS.length) throw new PictureFault("the centre has a number for each suit");
    const centre = Object.fromEntries(SUITS.map((suit, place) => [suit, numberIn(0, 5, counts[place])]));
    return { kind: "centre", centre, trumps: trump.map((suit) => oneOf(SUITS, suit)) };
  },
  trick: (words) => {
    const { "": cards = [], trump = [] } = parted(words, ["trump"]);
    const trumps = trump.map((suit) => oneOf(SUITS, suit));
    return { kind: "trick", played: cards.map((word) => played(word, trumps)) };
  },
  won: ([suit, ...words]) => {
    const { "": ranks = [], chefs = [] } = parted(words, ["chefs"]);
    return { kind: "won", suit: oneOf(SUITS, suit), ranks: ranks.map((rank) => numberIn(1, 10, rank)), chefs: numberIn(0, 5, perhaps(chefs)) };
  },
};

/** A view with nothing but what the pictures show. */
export function viewOf(centre: Record<string, number>, trumps: string[]): TricknchefView {
  return {
    game: "tricknchef",
    seat: 0,
    seats: 4,
    phase: "play",
    turn: 0,
    asked: [],
    options: {},
    starter: 0,
    leader: 0,
    tricks: 0,
    removed: null,
    trumps,
    set_aside: {},
    centre,
    reserve: 20,
    players: [],
    stars: STARS,
    chef_tokens: {},
    coin_points: 1,
  };
}
