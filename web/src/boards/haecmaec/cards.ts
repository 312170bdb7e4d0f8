/** Cards of Häc Mäc as they are written: kind and value, or a fly. */

export interface Food {
  kind: string;
  value: number;
}

export function food(card: string): Food {
  const [kind = "", value] = card.split("-");
  return { kind, value: Number(value) };
}

/** Equal cards are told apart by their place among their like: so each has a name. */
export function named(cards: readonly string[]): { card: string; name: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const like = seen.get(card) ?? 0;
    seen.set(card, like + 1);
    return { card, name: `card-${card}-${like}` };
  });
}

/** What open cards cost, each so often as the box says. */
export function costs(cards: readonly string[], times: number): number {
  return cards.reduce((sum, card) => sum + times * food(card).value, 0);
}

/** How far each layer of a burger is above the one below, in units of its drawing: a high one is pressed together. */
export function stepOf(height: number): number {
  return Math.min(20, 100 / Math.max(1, height));
}
