/** What happened between two moments: cards from hands to the table, from the deck, to the discard; tiles to their new owners. */
import type { Flight, Moved } from "../../lib/board";
import type { Sound } from "../../lib/sound";
import type { KarteneckPlayer, KarteneckTile, KarteneckView } from "../../lib/wire-types";
import { bestSign, typeOf } from "./cards";
import { handOf, inHand, laidBy, onPlank, topOf } from "./names";

/** Milliseconds from one tile of a share-out to the next. */
export const SHARE_APART = 190;
/** Cards of each player that are seen going to the discard when a round ends: they stand for all. */
const STAND_FOR_ALL = 2;

export function moved(before: KarteneckView, after: KarteneckView): Moved {
  const ends = after.round > before.round || (after.phase === "over" && before.phase !== "over");
  const parts = [laid(before, after), ends ? sharedOut(before, after) : failed(before, after), drawn(before, after)];
  return { flights: parts.flatMap(({ flights }) => flights), sounds: parts.flatMap(({ sounds }) => sounds) };
}

interface Part {
  flights: Flight[];
  sounds: Sound[];
}

const countOf = (cards: readonly string[], card: string): number => cards.filter((other) => other === card).length;

/** What is in one heap of cards beyond another, each with its place among those of its kind. */
function beyond(cards: readonly string[], others: readonly string[]): { card: string; at: number }[] {
  const kinds = [...new Set(cards)];
  return kinds.flatMap((card) => {
    const had = countOf(others, card);
    return Array.from({ length: Math.max(0, countOf(cards, card) - had) }, (_, more) => ({ card, at: had + more }));
  });
}

/** What is left of a heap when these are gone. */
function without(cards: readonly string[], gone: readonly { card: string }[]): string[] {
  const left = [...cards];
  for (const { card } of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

/** Cards come from the hand to the table: one's own as they were seen, the others' from behind. */
function laid(before: KarteneckView, after: KarteneckView): Part {
  const flights = after.players.flatMap((player, seat) => {
    const { laid, hand } = before.players[seat]!;
    return beyond(player.laid, laid).map(({ card, at }, place) => ({
      piece: laidBy(seat, card, at),
      from: hand ? inHand(card, countOf(hand, card) - 1 - place) : handOf(seat),
    }));
  });
  return { flights, sounds: flights.length ? ["card"] : [] };
}

/** Whoever fails gives the cards away, and takes a tile, of which only a 0 needs words. */
function failed(before: KarteneckView, after: KarteneckView): Part {
  const seats = after.players.flatMap((player, seat) => (player.status === "failed" && before.players[seat]!.status !== "failed" ? [seat] : []));
  const stolen = !seats.length && after.players.some((player, seat) => player.height > before.players[seat]!.height);
  const flights = seats.flatMap((seat) => [...zero(before, after, seat), ...discarded(before, seat)]);
  return { flights, sounds: seats.length ? ["sigh"] : stolen ? ["tile"] : [] };
}

/** The top card of each type goes to the discard. */
function discarded(before: KarteneckView, seat: number): Flight[] {
  const { laid } = before.players[seat]!;
  const tops = new Map(laid.map((card) => [typeOf(card), typeOf(card) === "w" ? `w${bestSign(laid)}` : card]));
  return [...tops.values()].map((card) => ({ piece: laidBy(seat, card, countOf(laid, card) - 1), to: "discard" }));
}

const zeros = (tiles: readonly KarteneckTile[]): number => tiles.filter(({ number }) => !number).length;

/** A 0 lies on a stack that lay on the plank. */
function zero({ grill }: KarteneckView, after: KarteneckView, seat: number): Flight[] {
  return zeros(grill) && after.players[seat]!.top === 0 ? [{ piece: topOf(seat, 0), from: onPlank(0, zeros(grill) - 1) }] : [];
}

/** The tiles go out one by one, the best first, then the new ones come. */
function sharedOut(before: KarteneckView, after: KarteneckView): Part {
  const tiles = [...before.grill].reverse();
  const order = takers(before).slice(0, tiles.length);
  const flights: Flight[] = order.flatMap((seat, place) => {
    const number = tiles[place]!.number;
    const late = place * SHARE_APART;
    const tile = { piece: topOf(seat, number), from: onPlank(number, zeros(tiles.slice(place)) - 1), late };
    return [tile, ...discarded(before, seat).slice(0, STAND_FOR_ALL).map((flight) => ({ ...flight, late }))];
  });
  const then = order.length * SHARE_APART;
  const fresh = names(after).map((piece, place) => ({ piece, from: "sack", late: then + place * 60 }));
  return { flights: [...flights, ...fresh], sounds: order.slice(0, 3).map(() => "tile") };
}

/** In the order of the share-out; last who fails at its end, as all that is left is the lowest. */
function takers(before: KarteneckView): number[] {
  const seats = before.players.flatMap((player, seat) => (player.status === "waits" || seat === before.turn ? [seat] : []));
  const player = (seat: number) => before.players[seat]!;
  return seats.sort((one, other) => worth(player(other)) - worth(player(one)));
}

/** The total, then the highest worm; nothing without one. */
const worth = ({ laid, total }: KarteneckPlayer): number => (bestSign(laid) ? 100 * total + bestSign(laid) : 0);

const names = ({ grill }: KarteneckView): string[] => grill.map(({ number }, place) => onPlank(number, zeros(grill.slice(0, place))));

/** Cards from the deck: one's own turn over, the others' stay as they are. The discard becomes a deck first. */
function drawn(before: KarteneckView, after: KarteneckView): Part {
  const flights = after.players.flatMap((player, seat): Flight[] => {
    const was = before.players[seat]!;
    if (player.hand && was.hand) {
      const left = without(was.hand, beyond(player.laid, was.laid)); // One draws what one has just laid, too.
      return beyond(player.hand, left).map(({ card, at }) => ({ piece: inHand(card, at), from: "deck" }));
    }
    const given = Math.max(0, player.laid.length - was.laid.length);
    return player.cards > was.cards - given ? [{ piece: handOf(seat), from: "deck" }] : [];
  });
  return { flights, sounds: flights.length ? ["card"] : [] };
}
