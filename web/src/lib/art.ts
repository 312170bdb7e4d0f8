/** The art sheet: every piece is a symbol in one file, and those of the first page in a smaller one that is cut from it. */
import street from "virtual:street";
import sheet from "../assets/art.svg?url";
import { inStreet } from "./street";

/** Grids on which pieces are drawn; whatever is not named here is 64 × 64. */
const GRIDS: [RegExp, number, number][] = [
  [/^tile-/, 64, 96],
  [/^space$/, 64, 120],
  [/^(hen-\d|card-|rest-)/, 72, 100],
  [/^burger/, 160, 128],
  [/^b-top/, 160, 80],
  [/^(b|hand)-/, 160, 48],
  [/^door-/, 240, 250],
  [/^i-/, 24, 24],
  [/^worm-mini$/, 32, 24],
  [/^star$/, 32, 32],
  [/^ember$/, 64, 40],
  [/^flame$/, 48, 64],
  [/^rack$/, 200, 40],
  [/^setting$/, 96, 72],
  [/^legs$/, 64, 32],
  [/^peg$/, 24, 40],
];

export function gridOf(piece: string): [number, number] {
  const found = GRIDS.find(([names]) => names.test(piece));
  return found ? [found[1], found[2]] : [64, 64];
}

export function addressOf(piece: string): string {
  return `${inStreet(piece) ? street : sheet}#${piece}`;
}

/** The character that sits on a chair. */
export const FACES = ["worm-happy", "hen-face", "snail", "fly", "chef-face", "worm-sweat", "worm-sleep"] as const;

/** The same from behind. */
export const BACKS = ["worm-away", "hen-away", "snail-away", "fly-away", "chef-away", "worm-away", "worm-away"] as const;

/** The door of each game in the street, and a small sign for lists. */
export const DOORS: Record<string, { door: string; sign: string }> = {
  bratwurmeck: { door: "door-grill", sign: "die-worm" },
  karteneck: { door: "door-cards", sign: "hen-face" },
  barbecue: { door: "door-bbq", sign: "snail" },
  haecmaec: { door: "door-burger", sign: "fly" },
  tricknchef: { door: "door-chef", sign: "chef-blue" },
};
