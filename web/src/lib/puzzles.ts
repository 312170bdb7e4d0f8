/** Under which name a browser remembers the day on which somebody last solved a game's puzzle. */
export const solvedOf = (game: string): string => `puzzle-${game}`;
