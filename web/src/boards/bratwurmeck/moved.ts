import type { Moved } from "../../lib/board";
import { diceMoved } from "../../lib/dice";
import type { BratwurmeckView } from "../../lib/wire-types";

/** Dice and tiles. Tiles are seen wherever they lie, and need no words on where they go. */
export function moved(before: BratwurmeckView, after: BratwurmeckView): Moved {
  const { flights, sounds = [] } = diceMoved(before, after);
  const lay = (number: number) => before.grill.find((tile) => tile.number === number)?.lies;
  const tops = after.players.some((player, seat) => player.top !== before.players[seat]?.top && player.top !== null);
  const back = after.grill.some((tile) => tile.lies !== "gone" && lay(tile.number) === "gone");
  const turned = after.grill.some((tile) => tile.lies === "turned" && lay(tile.number) === "up");
  if (back) sounds.unshift("sigh");
  else if (tops) sounds.unshift("tile");
  if (turned) sounds.push("turn-over");
  return { flights, sounds };
}
