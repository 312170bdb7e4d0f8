/** New tables: the quick one, and the one that somebody sets up. */
import type { Chair, GameFacts, Opening } from "./wire-types";

/** You and two bots, or as many as the game needs. */
export function quickTable(facts: GameFacts): Opening {
  const seats = Math.min(facts.most, Math.max(3, facts.fewest));
  const bots = Array.from({ length: seats - 1 }, (): Chair => ({ kind: "bot", level: "normal" }));
  return { game: facts.id, chairs: [{ kind: "me" }, ...bots] };
}

type Numbers = number | { [label: string]: Numbers };

/** Only the numbers that differ from the box, in the same shape; undefined where none does. */
export function changed(box: Numbers, now: Numbers): Numbers | undefined {
  if (typeof box === "number" || typeof now === "number") return box === now ? undefined : now;
  const differing = Object.entries(now).flatMap(([label, value]) => {
    const inside = changed(box[label] ?? 0, value);
    return inside === undefined ? [] : [[label, inside] as const];
  });
  return differing.length ? Object.fromEntries(differing) : undefined;
}

export type { Numbers };
