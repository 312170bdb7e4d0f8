import type { HaecmaecView, Line } from "../../lib/wire-types";

const GONE = /^haecmaec-(closed|doubled|thrown)$/;

/** The log of a game that goes on: what was laid is told, what lies covered is not, or nobody would need a memory. */
export function covered(lines: readonly Line[], view: HaecmaecView): readonly Line[] {
  if (view.phase === "over") return lines;
  let seen = true; // the newest is still on top, unless the burger is gone
  const told = lines.toReversed().map((line) => {
    const said = line.says?.[0];
    if (line.says?.some(({ id }) => GONE.test(id))) seen = false;
    if (said?.id !== "haecmaec-tell-play") return line;
    const open = seen;
    seen = false;
    return open ? line : { ...line, says: [{ id: "haecmaec-tell-play-covered", args: { who: said.args?.who ?? 0 } }] };
  });
  return told.reverse();
}
