/** The rounds of a game as the log tells them: every trick, who got what of it, and how the points came about. */
import type { Line, Say, TricknchefPlayed, TricknchefView } from "../../lib/wire-types";
import { parts } from "./suits";

export interface Trick {
  /** By seat. */
  played: Record<number, TricknchefPlayed>;
  took: number;
  /** To whom the chef went, and which. */
  lowest: number;
  suit: string;
  coins: readonly number[];
}

export interface Round {
  /** Chefs by seat. */
  drafted: Record<number, string>;
  /** What lies there and is nobody's yet. */
  lies: Record<number, TricknchefPlayed>;
  tricks: Trick[];
  /** By seat; empty until the round is over. */
  points: number[];
}

/** What a player has in a round, which counts at its end. */
export interface Heap {
  won: readonly string[];
  chefs: Readonly<Record<string, number>>;
  coins: number;
}

/** A suit of a heap: chefs sit on the lowest cards, and the stars below them count. */
export interface Suit {
  suit: string;
  cards: { card: string; seated: boolean; stars: number }[];
  /** Chefs without a card. */
  idle: number;
}

const fresh = (): Round => ({ drafted: {}, lies: {}, tricks: [], points: [] });

/** All rounds, the one being played last. */
export function roundsOf(lines: readonly Line[]): Round[] {
  const rounds = [fresh()];
  for (const said of standing(lines).flatMap((line) => line.says ?? [])) {
    if (said.id === "tricknchef-dealt" && rounds.at(-1)!.points.length) rounds.push(fresh());
    happen(rounds.at(-1)!, said);
  }
  return rounds;
}

function happen(round: Round, { id, args = {} }: Say): void {
  const [who, suit] = [Number(args.who), String(args.suit)];
  if (id.startsWith("tricknchef-tell-play")) {
    const rank = Number(args.rank);
    round.lies[who] = { card: `${suit}-${rank}`, change: Number(args.change ?? 0), rank: Number(args.makes ?? rank) };
  }
  if (id === "tricknchef-tell-chef") round.drafted[who] = suit;
  if (id === "tricknchef-points") round.points[who] = Number(args.points);
  if (id === "tricknchef-trick") {
    const coins = Array.isArray(args.all) ? args.all : [];
    round.tricks.push({ played: round.lies, took: who, lowest: Number(args.whom), suit, coins });
    round.lies = {};
  }
}

/** Events that nobody has taken back. */
function standing(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    if (line.kind === "event") kept.push(line);
    if (line.kind !== "undo") continue;
    // A choice is a line with its notation; a story may follow, and of the lowest card's chef there is the story alone.
    const last = kept.pop();
    if (last && !last.text && !last.says?.some((said) => said.id === "tricknchef-trick")) kept.pop();
  }
  return kept;
}

/** What a seat had when this round ended. */
export function heapOf(round: Round, seat: number): Heap {
  const won: string[] = [];
  const chefs: Record<string, number> = {};
  let coins = 0;
  const cook = (suit: string) => (chefs[suit] = (chefs[suit] ?? 0) + 1);
  if (round.drafted[seat]) cook(round.drafted[seat]);
  for (const trick of round.tricks) {
    if (trick.took === seat) won.push(...Object.values(trick.played).map(({ card }) => card));
    if (trick.lowest === seat) cook(trick.suit);
    coins += (trick.coins.includes(seat) ? 1 : 0) - Math.abs(trick.played[seat]?.change ?? 0) / 2;
  }
  return { won, chefs, coins };
}

/** A heap suit by suit, without those of which there is neither card nor chef. */
export function counted(heap: Heap, view: Pick<TricknchefView, "centre" | "stars">): Suit[] {
  const suits = Object.keys(view.centre).map((suit) => {
    const chefs = heap.chefs[suit] ?? 0;
    const ranks = heap.won.map(parts).flatMap((card) => (card.suit === suit ? [card.rank] : []));
    const cards = ranks
      .sort((one, other) => one - other)
      .map((rank, place) => ({ card: `${suit}-${rank}`, seated: place < chefs, stars: view.stars[rank - 1] ?? 0 }));
    return { suit, cards, idle: Math.max(0, chefs - cards.length) };
  });
  return suits.filter(({ cards, idle }) => cards.length || idle);
}

/** What a seat got by the last trick, or by the draft before the first: pieces of art. */
export function gotBy(round: Round, seat: number): string[] {
  const last = round.tricks.at(-1);
  if (!last) return round.drafted[seat] ? [`chef-${round.drafted[seat]}`] : [];
  const got = last.took === seat ? ["card-pile"] : [];
  if (last.lowest === seat) got.push(`chef-${last.suit}`);
  if (last.coins.includes(seat)) got.push("coin-plus");
  return got;
}
