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
