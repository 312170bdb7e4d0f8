/** What the log says of the grill. */
import type { Line } from "../../lib/wire-types";

/** The space that changed last. */
export function lastSpace(lines: readonly Line[]): number | undefined {
  // An event has its notation with it; what came of it has none.
  const story = lines.findLast((line) => line.kind === "event" && line.says?.length && !line.text);
  const found = story?.says?.[0]?.args?.space;
  return typeof found === "number" ? found : undefined;
}
