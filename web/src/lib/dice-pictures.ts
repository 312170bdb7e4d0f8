/** Pictures of games in which faces of dice are kept. */
import { nothing, oneOf, PictureFault, type Scenes } from "./pictures";
import type { Choice } from "./wire-types";

export interface DiceDrawing {
  kind: "dice";
  faces: string[];
}
export interface TurnDrawing {
  kind: "turn";
  kept: string[];
  rolled: string[];
  /** The face that is about to be kept. */
  lifted: string | null;
}

export const worth = (face: string): number => (face === "w" ? 5 : Number(face));
export const sum = (faces: readonly string[]): number => faces.reduce((all, face) => all + worth(face), 0);

/** `dice 1 1 4 w` shows dice; `turn ww44 3351 3` those kept, those rolled, and the face that is taken next. */
export function diceScenes(faces: readonly string[]): Scenes<DiceDrawing | TurnDrawing> {
  const dice = (word: string | undefined) => [...(word ?? "")].map((face) => oneOf(faces, face));
  return {
    dice: (words) => ({ kind: "dice", faces: words.map((face) => oneOf(faces, face)) }),
    turn: ([before, after, next, ...rest]) => {
      nothing(rest);
      const [kept, rolled] = [dice(before), dice(after)];
      if (kept.length + rolled.length !== 8) throw new PictureFault(`${before} and ${after} are not eight dice`);
      return { kind: "turn", kept, rolled, lifted: next === undefined ? null : oneOf(free(kept, rolled), next) };
    },
  };
}

/** Faces of a throw that are not kept yet. */
const free = (kept: readonly string[], rolled: readonly string[]): string[] =>
  [...new Set(rolled)].filter((face) => !kept.includes(face));

/** What may be kept of a throw, worded as the game words it. */
export function keepChoices(game: string, { kept, rolled }: TurnDrawing): Choice[] {
  return free(kept, rolled).map((face) => {
    const dice = rolled.filter((other) => other === face).length;
    const adds = dice * worth(face);
    return {
      action: `keep ${face}`,
      label: { id: `${game}-keep`, args: { dice, face } },
      hint: [{ id: `${game}-hint-keep`, args: { adds, total: sum(kept) + adds } }],
    };
  });
}
