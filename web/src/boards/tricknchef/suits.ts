/** Cards are named SUIT-RANK; a card is played with a change that coins make. */
import type { BoardTable } from "../../lib/board";
import type { Choice, TricknchefPlayed, TricknchefView } from "../../lib/wire-types";

export type Cheftisch = BoardTable<TricknchefView>;

export function parts(card: string): { suit: string; rank: number } {
  const [suit = "", rank = ""] = card.split("-");
  return { suit, rank: Number(rank) };
}

/** The suits in the game, in the order of the cards. */
export const suitsOf = (view: TricknchefView): string[] => Object.keys(view.centre);

/** All chefs, of whatever suit. */
export const sum = (chefs: Readonly<Record<string, number>>): number => Object.values(chefs).reduce((all, one) => all + one, 0);

/** The card that was led, once it lies there. */
export const ledBy = (view: TricknchefView): TricknchefPlayed | null => (view.leader === null ? null : view.players[view.leader]!.played);

/** Does being trump set a card apart? Where all suits are, it does not. */
export const tells = (view: TricknchefView): boolean => view.trumps.length < suitsOf(view).length;

export interface Way {
  choice: Choice;
  card: string;
  change: number;
  /** What the card counts then. */
  rank: number;
}

/** Every way to play a card, by the change, the lowest first. */
export function waysOf(choices: readonly Choice[], card: string): Way[] {
  const ways = choices.flatMap((choice) => {
    const [word, of, change] = choice.action.split(" ");
    if (word !== "play" || of !== card) return [];
    return [{ choice, card, change: Number(change ?? 0), rank: Number(choice.label.args?.makes ?? parts(card).rank) }];
  });
  return ways.sort((one, other) => one.change - other.change);
}

export function cardText(table: Cheftisch, card: string, change = 0, makes = 0): string {
  const { suit, rank } = parts(card);
  const coins = change ? `, ${signed(change)} = ${makes}` : "";
  return `${table.t("card", { suit, rank })}${coins}, ${table.t("stars", { count: table.view.stars[rank - 1] ?? 0 })}`;
}

export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** Tricks of a round: those played and those whose cards are still held. */
export function tricksOf(view: TricknchefView): number {
  return view.tricks + Math.max(0, ...view.players.map((player) => player.hand_size + (player.played ? 1 : 0)));
}
