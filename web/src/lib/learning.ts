/** How far this browser's people are in the lessons. */
import { remembered } from "./settings.svelte";

/** Under which name a lesson's texts are kept, and where somebody stands in it. */
export const partOf = (game: string): string => `lesson-${game}`;

/** Where somebody stands is kept by the name of the step; this is the end. */
export const DONE = ".";

/** The games whose lesson was begun and not finished. */
export const unfinished = (games: readonly string[]): string[] =>
  games.filter((game) => ![null, DONE].includes(remembered(partOf(game))));
