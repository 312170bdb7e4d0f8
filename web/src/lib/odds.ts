/** Where a turn of dice ends if it goes on: what a strong player said of it, for the board. */
import type { BoardTable } from "./board";
import type { Say } from "./wire-types";

export interface Odds {
  /** What goes on: rolling, or else the best that may be kept. */
  label: Say;
  /** In percent, by the number of the tile or space; 0 is failing. */
  percent: ReadonlyMap<number, number>;
}

/** A chance in percent: tenths where it was worked out, whole ones where it was tried out. */
export const percentOf = (chance: number, exact: boolean): number => (exact ? Math.round(1000 * chance) / 10 : Math.round(100 * chance));

/** Null where nobody asked, or where the turn is sure to end. */
export function oddsOf(table: BoardTable): Odds | null {
  const goingOn = table.advice?.choices.filter(({ ends }) => ends?.length) ?? [];
  const meant = goingOn.find(({ action }) => action === "roll") ?? goingOn[0];
  const choice = meant && table.choice(meant.action);
  if (!meant?.ends || !choice) return null;
  return { label: choice.label, percent: new Map(meant.ends.map(({ at, chance }) => [at, Math.round(100 * chance)])) };
}
