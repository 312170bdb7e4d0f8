/** What the log says of the grill. */
import type { Line, Say } from "../../lib/wire-types";

/** How the last turn ended: the sentences that came of it. */
export function lastStory(lines: readonly Line[]): readonly Say[] {
  // An event has its notation with it; a story has none.
  return lines.findLast((line) => line.kind === "event" && line.says?.length && !line.text)?.says ?? [];
}

/** The space that changed last. */
export function lastSpace(lines: readonly Line[]): number | undefined {
  const found = lastStory(lines)[0]?.args?.space;
  return typeof found === "number" ? found : undefined;
}
