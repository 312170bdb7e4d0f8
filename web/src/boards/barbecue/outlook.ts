import type { Sum } from "../../lib/dice";
import type { BarbecueView } from "../../lib/wire-types";

/** What evaluating a sum would bring: a space, and whose plate lies there. */
export interface Outlook {
  kind: "plate" | "second" | "capture" | "snail-on" | "snail" | "end" | "no-worm" | "low" | "locked";
  space: number;
  worms: number;
  whom: number | null;
}

/** As the rules have it: the sum's own space, or above the grill a snail. */
export function outlook(view: BarbecueView, { total, worm }: Sum): Outlook {
  const found = (kind: Outlook["kind"], space = total, worms = 0, whom: number | null = null) => ({ kind, space, worms, whom });
  if (!worm) return found("no-worm");
  const space = view.grill.find(({ number }) => number === total);
  if (!space) return total < view.grill[0]!.number ? found("low") : above(view, found);
  if (space.plates === 2) return found("locked", total, 0, space.owner);
  if (space.snail) return found("snail-on");
  if (space.owner === null) return found("plate", total, space.worms);
  return found(space.owner === view.turn ? "second" : "capture", total, space.worms, space.owner);
}

function above(view: BarbecueView, found: (kind: Outlook["kind"], space?: number) => Outlook): Outlook {
  if (view.stock) return found("snail");
  const snail = view.grill.findLast(({ snail }) => snail);
  return snail ? found("snail-on", snail.number) : found("end");
}
