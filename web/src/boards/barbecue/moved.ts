import type { Flight, Moved } from "../../lib/board";
import { diceMoved } from "../../lib/dice";
import type { BarbecueSpace, BarbecueView } from "../../lib/wire-types";

export const plateName = (space: number, owner: number): string => `plate-${space}-${owner}`;

/** Plates come from their players and go back to them; snails come from the stock and are taken by whoever played. */
export function moved(before: BarbecueView, after: BarbecueView): Moved {
  const { flights = [], sounds = [] } = diceMoved(before, after);
  const player = `seat-${before.turn}`;
  after.grill.forEach((space, place) => flights.push(...spaceFlights(before.grill[place]!, space, player)));
  if (flights.some(({ from }) => from === "stock")) sounds.unshift("sigh");
  else if (flights.some(({ piece }) => piece.startsWith("plate")) || secured(before, after)) sounds.unshift("tile");
  const caught = after.players.some(({ snails }, seat) => snails > before.players[seat]!.snails);
  if (caught) sounds.unshift("coin");
  if (caught && after.stock < before.stock) flights.push({ piece: "stock-snail", to: player });
  return { flights, sounds };
}

function* spaceFlights(was: BarbecueSpace, is: BarbecueSpace, player: string): Iterable<Flight> {
  if (was.owner !== null && was.owner !== is.owner) yield { piece: plateName(was.number, was.owner), to: `seat-${was.owner}` };
  if (is.owner !== null && was.owner !== is.owner) yield { piece: plateName(is.number, is.owner), from: `seat-${is.owner}` };
  if (is.snail && !was.snail) yield { piece: `snail-${is.number}`, from: "stock" };
  if (was.snail && !is.snail) yield { piece: `snail-${was.number}`, to: player };
}

/** A second plate lies on the first. */
function secured(before: BarbecueView, after: BarbecueView): boolean {
  return after.grill.some(({ plates }, place) => plates === 2 && before.grill[place]!.plates === 1);
}
