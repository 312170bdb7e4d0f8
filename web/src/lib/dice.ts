/** What both games with dice share. */
import type { BoardTable, Flight, Moved } from "./board";
import type { Say } from "./wire-types";

export interface Dice {
  turn: number | null;
  rolled: string[];
  kept: string[];
  dice: number;
  total: number;
}

/** What is set aside, with the dice that are touched. */
export interface Sum {
  total: number;
  worm: boolean;
}

/** Dice of one throw, or of one face, told apart: the same ones keep their names. */
export function named(kind: "rolled" | "kept", faces: readonly string[]): { face: string; name: string }[] {
  const seen = new Map<string, number>();
  return faces.map((face) => {
    const count = seen.get(face) ?? 0;
    seen.set(face, count + 1);
    return { face, name: `${kind}-${face}-${count}` };
  });
}

/** Dice that are thrown or kept. */
export function diceMoved(before: Dice, after: Dice): Moved {
  const moved: Required<Moved> = { flights: [], sounds: [] };
  if (after.kept.length > before.kept.length) {
    moved.flights = keptFlights(before, after);
    moved.sounds.push("keep");
  }
  if (after.rolled.length && after.rolled.join() !== before.rolled.join()) moved.sounds.push("dice");
  return moved;
}

/** A face that is kept lay in the tray just now. */
function keptFlights(before: Dice, after: Dice): Flight[] {
  const fresh = named("kept", after.kept).filter(({ face }) => !before.kept.includes(face));
  return fresh.map(({ name }) => ({ piece: name, from: name.replace("kept", "rolled") }));
}

/** The turn before failed, and the new one has kept nothing yet: how it failed, and by which throw, where it was one. */
export function failureOf(table: BoardTable, view: Dice): { said: Say; thrown: string[] } | null {
  if (view.kept.length || view.turn === null) return null;
  for (let at = table.lines.length - 1; at > 0; at -= 1) {
    const line = table.lines[at]!;
    if (line.kind !== "event") continue;
    const said = line.says?.[0];
    if (said?.id.startsWith(`${table.game}-failed`)) {
      const roll = / roll (.*)$/.exec(table.lines[at - 1]?.text ?? "");
      return { said, thrown: roll ? roll[1]!.split(" ") : [] };
    }
    // Only the throw of the new turn may lie in between.
    if (!/^\* roll /.test(line.text ?? "")) return null;
  }
  return null;
}
