/** Tables where it is one's turn, remembered by this browser: their number is the app's badge. */
import { remember, remembered } from "./settings.svelte";

const KEY = "turns";

function all(): string[] {
  return remembered(KEY)?.split(" ").filter(Boolean) ?? [];
}

/** As the lobby tells it: it knows all of one's tables. */
export function setTurns(tables: readonly string[]): void {
  remember(KEY, tables.join(" "));
  void badge(tables.length).catch(() => undefined); // Not every system has one.
}

/** As a table tells it: it knows itself. */
export function markTurn(table: string, mine: boolean): void {
  const others = all().filter((other) => other !== table);
  setTurns(mine ? [...others, table] : others);
}

async function badge(count: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  await (count ? navigator.setAppBadge(count) : navigator.clearAppBadge());
}
