import type { Sum } from "../../lib/dice";
import type { BratwurmeckView } from "../../lib/wire-types";

/** What stopping with a sum would bring: tiles and seats, for the board's words. */
export interface Outlook {
  kind: "take" | "steal" | "choice" | "no-worm" | "nothing";
  /** The tile one would get; on the grill if there is a choice. */
  tile: number;
  /** Whose tile could be stolen. */
  whom: number | null;
  /** The tile that a failure would cost. */
  lost: number;
}

/** As the rules have it: exactly somebody's top tile, or the next lower one on the grill. */
export function outlook(view: BratwurmeckView, { total, worm }: Sum): Outlook {
  const lost = view.turn === null ? 0 : (view.players[view.turn]?.top ?? 0);
  const tile = Math.max(0, ...view.grill.filter(({ lies, number }) => lies === "up" && number <= total).map(({ number }) => number));
  const whom = view.players.findIndex(({ top }, seat) => top === total && seat !== view.turn);
  if (!worm) return { kind: "no-worm", tile: 0, whom: null, lost };
  if (whom >= 0 && tile !== total) return { kind: tile ? "choice" : "steal", tile, whom, lost: 0 };
  return tile ? { kind: "take", tile, whom: null, lost: 0 } : { kind: "nothing", tile: 0, whom: null, lost };
}
