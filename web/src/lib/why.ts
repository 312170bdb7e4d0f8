/** Why something on a board can't be chosen: it carries its notation and answers a press with the rule. */
import type { BoardTable } from "./board";
import type { Reasons, Ruling } from "./wire-types";

export interface Denied {
  "data-denied"?: string;
  role?: "button";
  tabindex?: 0;
  "aria-disabled"?: "true";
}

/**
 * For something that stands for an action and can't be chosen now: `<span {...denied(table, "keep 4")}>`. While others
 * may be chosen, what is `reachable` is also met by keyboard, as a button that is disabled and can say why.
 */
export function denied(table: BoardTable, action: string, reachable = false): Denied {
  if (!table.wonder || table.seat === null) return {};
  const named = { "data-denied": action };
  return reachable && table.choices.length ? { ...named, role: "button", tabindex: 0, "aria-disabled": "true" } : named;
}

/** What is to be said of an action: why not, else what it means, else why nothing can be done. */
export function rulingOn({ may = [], may_not = [] }: Reasons, action: string): Ruling | undefined {
  const about = (ruling: Ruling) => ruling.actions?.includes(action);
  return may_not.find(about) ?? may.find(about) ?? may_not.find((ruling) => !ruling.actions?.length);
}

/** What one section of the rules says, together. */
export function bySection(rulings: readonly Ruling[] = []): { rule: string; rulings: Ruling[] }[] {
  const sections = [...new Set(rulings.map(({ rule }) => rule))];
  return sections.map((rule) => ({ rule, rulings: rulings.filter((ruling) => ruling.rule === rule) }));
}

/** Where the rules say so. */
export const rulesAt = (game: string, section: string): string => `/rules/${game}#${section}`;
