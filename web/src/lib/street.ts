/** Is this a piece that the first page shows to whoever is new? Such pieces have a small sheet of their own. */
export const inStreet = (piece: string): boolean => /^(door-|i-|(worm-happy|die-worm|hen-face|snail|fly|chef-blue)$)/.test(piece);
