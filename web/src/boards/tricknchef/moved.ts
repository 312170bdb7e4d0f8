import type { Flight, Moved } from "../../lib/board";
import type { Sound } from "../../lib/sound";
import type { TricknchefPlayed, TricknchefView } from "../../lib/wire-types";
import { suitsOf, sum } from "./suits";

type Player = TricknchefView["players"][number];

/** Coins on a card, by their names. */
export const coinsOf = (seat: number, played: Pick<TricknchefPlayed, "change">): string[] =>
  Array.from({ length: Math.abs(played.change) / 2 }, (_, place) => `coin-${seat}-${place}`);

/** What a seat has just got: a chef, a coin. */
export const gotName = (seat: number, piece: string): string => `got-${seat}-${piece.split("-")[0]}`;

/** Cards come out of hands and gather where they were won; coins and chefs go to and fro between the middle and the seats. */
export function moved(before: TricknchefView, after: TricknchefView): Moved {
  const steps = [laid, putAway, settled, chefTaken, coinsPaid, dealt].map((step) => step(before, after));
  return { flights: steps.flatMap((step) => step.flights ?? []), sounds: [...new Set(steps.flatMap((step) => step.sounds ?? []))] };
}

/** Each seat before and after. */
function seats(before: TricknchefView, after: TricknchefView): { seat: number; was: Player; is: Player }[] {
  return after.players.map((is, seat) => ({ seat, was: before.players[seat]!, is }));
}

/** A card is played: one's own is seen on its way, the others' come from their seats. */
function laid(before: TricknchefView, after: TricknchefView): Moved {
  const fresh = seats(before, after).filter(({ was, is }) => is.played && is.played.card !== was.played?.card);
  const flights = fresh.flatMap(({ seat, is }): Flight[] => {
    if (seat === after.seat) return [];
    return [is.played!.card, ...coinsOf(seat, is.played!)].map((piece) => ({ piece, from: `seat-${seat}` }));
  });
  const sounds: Sound[] = fresh.length ? ["card"] : [];
  if (fresh.some(({ is }) => is.played!.change)) sounds.push("coin");
  return { flights, sounds };
}

/** A trick begins: what was got by the one before is put away. */
function putAway(before: TricknchefView, after: TricknchefView): Moved {
  const lies = (view: TricknchefView) => view.players.some(({ played }) => played);
  if (lies(before) || !lies(after)) return {};
  return { flights: after.players.flatMap((_, seat) => ["chef", "coin"].map((got) => ({ piece: gotName(seat, got), to: `seat-${seat}` }))) };
}

/** The trick goes to whoever leads the next one, the coins on it to the reserve. */
function settled(before: TricknchefView, after: TricknchefView): Moved {
  if (before.phase !== "reward" || after.phase === "reward") return {};
  const flights = before.players.flatMap(({ played }, seat): Flight[] => {
    if (!played || after.players[seat]!.played?.card === played.card) return [];
    const card = after.leader === null ? [] : [{ piece: played.card, to: `seat-${after.leader}` }];
    return [...card, ...coinsOf(seat, played).map((piece) => ({ piece, to: "reserve" }))];
  });
  return { flights, sounds: ["card"] };
}

/** A chef goes from the middle, or from those set aside, to a player. */
function chefTaken(before: TricknchefView, after: TricknchefView): Moved {
  const from = before.phase === "draft" ? "aside" : "centre";
  const flights = seats(before, after).flatMap(({ seat, was, is }) => {
    const suit = suitsOf(after).find((one) => (is.chefs[one] ?? 0) > (was.chefs[one] ?? 0));
    return suit ? [{ piece: gotName(seat, "chef"), from: `${from}-${suit}` }] : [];
  });
  return { flights, sounds: flights.length ? ["keep"] : [] };
}

/** Who got neither the trick nor the chef gets a coin. */
function coinsPaid(before: TricknchefView, after: TricknchefView): Moved {
  const richer = seats(before, after).filter(({ was, is }) => before.phase === "reward" && is.coins > was.coins);
  return { flights: richer.map(({ seat }) => ({ piece: gotName(seat, "coin"), from: "reserve" })), sounds: richer.length ? ["coin"] : [] };
}

/** A new round: one's cards come from the middle. */
function dealt(before: TricknchefView, after: TricknchefView): Moved {
  if (after.phase !== "draft" || before.phase === "draft" || sum(after.set_aside) < suitsOf(after).length) return {};
  const hand = after.seat === null ? [] : (after.players[after.seat]!.hand ?? []);
  return { flights: hand.map((card) => ({ piece: card, from: "deck" })), sounds: ["card"] };
}
