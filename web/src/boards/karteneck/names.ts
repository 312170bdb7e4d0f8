/** What pieces are called for motion: a worm is itself wherever it lies, a chicken is one of those in its place. */
import { signOf, typeOf } from "./cards";

const named = (card: string, chicken: string) => (typeOf(card) === "w" ? `worm-${signOf(card)}` : chicken);

/** A card of one's own hand, the how-manieth of its kind. */
export const inHand = (card: string, at: number): string => named(card, `hand-${card}-${at}`);

/** A card before a seat, the how-manieth of its kind. */
export const laidBy = (seat: number, card: string, at: number): string => named(card, `laid-${seat}-${card}-${at}`);

/** The hand of a seat, seen from behind. */
export const handOf = (seat: number): string => `cards-${seat}`;

/** A tile on the plank; three show a 0. */
export const onPlank = (number: number, at: number): string => (number ? `tile-${number}` : `zero-${at}`);

/** The tile on top of a seat's stack. */
export const topOf = (seat: number, number: number): string => (number ? `tile-${number}` : `zero-of-${seat}`);
