/** Cards by their names: 1…5 are chickens, w1…w25 worms with a number on their sign. */
import type { BoardTable } from "../../lib/board";
import type { KarteneckView, Line } from "../../lib/wire-types";

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

/** What somebody got in a round. */
export interface Share {
  seat: number;
  /** Null of who failed. */
  total: number | null;
  tile: number;
  /** The sign that decided between equal totals; 0 where none had to. */
  sign: number;
}

const begins = (line: Line): boolean => !!line.says?.some(({ id }) => id === "karteneck-round");

/** Lines of the round that ended last, the share-out included. */
function roundBefore(lines: readonly Line[]): readonly Line[] {
  const end = lines.findLastIndex(begins);
  const start = lines.slice(0, Math.max(0, end)).findLastIndex(begins);
  return lines.slice(start + 1, end + 1);
}

/** Who got which tile in the last round, the best first and the failed last: as it was told, so that it is known after a reload too. */
export function lastShares(lines: readonly Line[]): Share[] {
  const round = roundBefore(lines);
  const totals = new Map<number, number>();
  const signs = new Map<number, number>();
  const shares: Share[] = [];
  const failed: Share[] = [];
  for (const { id, args = {} } of round.flatMap((line) => line.says ?? [])) {
    const seat = Number(args.who);
    const tile = Number(args.tile);
    if (id === "karteneck-tell-pass") totals.set(seat, Number(args.total));
    if (id === "karteneck-tell-lay" && args.kind === "worm") signs.set(seat, Math.max(signs.get(seat) ?? 0, Number(args.number)));
    if (id === "karteneck-share") shares.push({ seat, total: totals.get(seat) ?? 0, tile, sign: 0 });
    if (id === "karteneck-failed") failed.unshift({ seat, total: null, tile, sign: 0 });
  }
  // What was taken back is still told above: rather no sign than a wrong one.
  for (const { kind, who } of round) if (kind === "undo") signs.delete(who ?? -1);
  for (const share of shares) {
    if (shares.filter(({ total }) => total === share.total).length > 1) share.sign = signs.get(share.seat) ?? 0;
  }
  // Of a round that was not seen, as before a jump in a lesson, only the tiles are known.
  return shares.every(({ seat }) => totals.has(seat)) ? [...shares, ...failed] : [];
}
