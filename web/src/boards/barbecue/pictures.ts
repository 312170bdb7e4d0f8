/** Scenes of the rules. */
import { diceScenes, type DiceDrawing, type TurnDrawing } from "../../lib/dice-pictures";
import { nothing, numberIn, parted, perhaps, PictureFault, type Scenes } from "../../lib/pictures";
import type { BarbecueSpace, BarbecueView } from "../../lib/wire-types";

const LOWEST = 23;
const HIGHEST = 36;
const SNAIL_POINTS = 3;

export type Drawing =
  | DiceDrawing
  | TurnDrawing
  | { kind: "grill"; grill: BarbecueSpace[] }
  /** Some spaces before and after. */
  | { kind: "change"; before: BarbecueSpace[]; after: BarbecueSpace[]; snails: number }
  /** What lies before a player at the end. */
  | { kind: "points"; worms: number; snails: number };

/** Worms on a space, as in the box. */
export const wormsOn = (number: number): number => Math.ceil((number - 20) / 4);

/** `30` is empty, `30B` has a plate of seat B, `30BB` two, `30s` a snail. */
function space(word: string): BarbecueSpace {
  const [, digits, lies = ""] = /^(\d+)(s|A{1,2}|B{1,2}|C{1,2})?$/.exec(word) ?? [];
  if (!digits) throw new PictureFault(`“${word}” is no space`);
  const number = numberIn(LOWEST, HIGHEST, digits);
  const snail = lies === "s";
  const plates = snail ? 0 : lies.length;
  return { number, worms: wormsOn(number), owner: plates ? "ABC".indexOf(lies[0]!) : null, plates, snail };
}

export const scenes: Scenes<Drawing> = {
  ...diceScenes(["1", "2", "3", "4", "6", "w"]),
  grill: (words) => {
    const lies = words.map(space);
    const all = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, place) => space(`${LOWEST + place}`));
    return { kind: "grill", grill: all.map((empty) => lies.find(({ number }) => number === empty.number) ?? empty) };
  },
  change: (words) => {
    const { "": before = [], ">": after = [], snail = [] } = parted(words, [">", "snail"]);
    if (!before.length || before.length !== after.length) throw new PictureFault(`“${words.join(" ")}” is no change`);
    return { kind: "change", before: before.map(space), after: after.map(space), snails: snail.length ? numberIn(1, 12, perhaps(snail)) : 0 };
  },
  points: ([worms, snails, ...rest]) => {
    nothing(rest);
    return { kind: "points", worms: numberIn(0, 99, worms), snails: numberIn(0, 12, snails) };
  },
};

/** A view with nothing but what the pictures show. */
export function viewOf(grill: BarbecueSpace[], worms = 0, snails = 0): BarbecueView {
  const me = { worms, snails, points: worms + SNAIL_POINTS * snails };
  return {
    game: "barbecue",
    seat: 0,
    seats: 3,
    phase: "go",
    turn: 0,
    asked: [],
    options: {},
    rolled: [],
    kept: [],
    dice: 8,
    total: 0,
    grill,
    stock: 12,
    snail_points: SNAIL_POINTS,
    players: [me],
  };
}
