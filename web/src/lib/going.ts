/** One's running tables as they were last told: the home page shows them at once, and nothing moves when the server answers the same. */
import { remember, remembered } from "./settings.svelte";
import type { TableCard } from "./wire-types";

const KEY = "going";

/** What another version of this page wrote may look different: then nothing is known. */
const isCard = (card: Partial<TableCard> | null): card is TableCard =>
  typeof card?.id === "string" && typeof card.game === "string" && typeof card.stage === "string" && Array.isArray(card.people);

export function goingBefore(): TableCard[] {
  try {
    const told: unknown = JSON.parse(remembered(KEY) ?? "[]");
    return Array.isArray(told) && told.every(isCard) ? told : [];
  } catch {
    return [];
  }
}

export function rememberGoing(tables: readonly TableCard[]): void {
  remember(KEY, JSON.stringify(tables));
}
