/** Scenes of the rules. */
import { diceScenes, type DiceDrawing, type TurnDrawing } from "../../lib/dice-pictures";
import { nothing, numberIn, parted, perhaps, type Scenes } from "../../lib/pictures";
import type { BratwurmeckTile, BratwurmeckView } from "../../lib/wire-types";

const LOWEST = 21;
const HIGHEST = 36;

export type Drawing =
  | DiceDrawing
  | TurnDrawing
  /** The whole grill, with one tile lit. */
  | { kind: "grill"; grill: BratwurmeckTile[]; lit: number | null }
  | { kind: "tiles"; tiles: number[] }
  /** A sum, what lies on the grill near it, the top of somebody's stack, and what one takes. */
  | { kind: "take"; total: number; grill: number[]; stack: number | null; takes: number };

/** Worms on a tile, as in the box. */
export const wormsOn = (number: number): number => Math.ceil((number - 20) / 4);

const tile = (word: string | undefined) => numberIn(LOWEST, HIGHEST, word);

export const scenes: Scenes<Drawing> = {
  ...diceScenes(["1", "2", "3", "4", "5", "w"]),
  tiles: (words) => ({ kind: "tiles", tiles: words.map(tile) }),
  grill: (words) => {
    const { "": rest = [], gone = [], turned = [], lit = [] } = parted(words, ["gone", "turned", "lit"]);
    nothing(rest);
    const lies = new Map([...gone.map((word) => [tile(word), "gone"] as const), ...turned.map((word) => [tile(word), "turned"] as const)]);
    const grill = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, place) => LOWEST + place).map((number) => ({
      number,
      worms: wormsOn(number),
      lies: lies.get(number) ?? "up",
    }));
    return { kind: "grill", grill, lit: lit.length ? tile(perhaps(lit)) : null };
  },
  take: (words) => {
    const { "": sum = [], grill = [], stack = [], takes = [] } = parted(words, ["grill", "stack", "takes"]);
    return {
      kind: "take",
      total: numberIn(1, 40, perhaps(sum)),
      grill: grill.map(tile),
      stack: stack.length ? tile(perhaps(stack)) : null,
      takes: tile(perhaps(takes)),
    };
  },
};

/** A view with nothing but what the pictures show. */
export function viewOf(grill: BratwurmeckTile[]): BratwurmeckView {
  return { game: "bratwurmeck", seat: 0, seats: 3, phase: "go", turn: 0, asked: [], options: {}, rolled: [], kept: [], dice: 8, total: 0, grill, players: [] };
}
