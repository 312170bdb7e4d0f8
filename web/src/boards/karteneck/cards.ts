/** Cards by their names: 1…5 are chickens, w1…w25 worms with a number on their sign. */
import type { BoardTable } from "../../lib/board";
import type { KarteneckPlayer, KarteneckView } from "../../lib/wire-types";

export type Kartentisch = BoardTable<KarteneckView>;

export const TYPES = ["1", "2", "3", "4", "5", "w"] as const;

export const typeOf = (card: string): string => card[0]!;

export const signOf = (card: string): number => Number(card.slice(1));

/** A card in words: as an image's text. */
export function cardText(table: Kartentisch, card: string): string {
  return typeOf(card) === "w" ? table.t("card-worm", { number: signOf(card) }) : table.t("card-hen", { number: card });
}

/** The highest sign among the worms; it decides between equal totals. */
export const bestSign = (cards: readonly string[]): number =>
  Math.max(0, ...cards.filter((card) => typeOf(card) === "w").map(signOf));

/** Worms on the tile of this number: the box counts 0, then 16 to 42. */
export const wormsOn = (view: KarteneckView, number: number): number => view.box.worms[number ? number - 15 : 0] ?? 0;

export const tileText = (table: Kartentisch, number: number): string =>
  table.t("tile", { number, worms: wormsOn(table.view, number) });

/** What somebody got at the end of a round. */
export interface Share {
  total: number;
  tile: number;
  /** The sign that decided between equal totals; 0 where none had to. */
  sign: number;
}

/** Who got a tile when a round ended: those whose stack has grown since. */
export function sharesOf(before: KarteneckView, after: KarteneckView): Map<number, Share> {
  const shares = new Map<number, Share>();
  before.players.forEach((player, seat) => {
    const now = after.players[seat]!;
    if (now.top === null || now.height <= player.height) return;
    const equal = (other: KarteneckPlayer) => other !== player && other.status !== "failed" && other.total === player.total;
    const sign = before.players.some(equal) ? bestSign(player.laid) : 0;
    shares.set(seat, { total: player.total, tile: now.top, sign });
  });
  return shares;
}
