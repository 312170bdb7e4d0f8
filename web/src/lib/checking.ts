/** Is a finished game's luck what its sealed seed says? */
import { commitment, fromHex, mix, numberBelow, type Proof } from "./fair";
import type { Draw, Replay } from "./wire-types";

export interface Check {
  /** In hex, as the waiting room showed it. */
  seal: string;
  seed: string;
  /** Does the seed fit what was published before the game? */
  sealed: boolean;
  draws: { draw: Draw; fits: boolean }[];
}

/** Null where a game was not dealt here. */
export async function check(replay: Pick<Replay, "draws" | "proof">): Promise<Check | null> {
  const proof = replay.proof as Proof | null;
  if (!proof || !replay.draws) return null;
  const seed = fromHex(proof.seed);
  const entropy = await mix(proof.entropies);
  const draws = replay.draws.map(async (draw) => {
    const number = await numberBelow(seed, entropy, proof.table, draw.i, BigInt(draw.total));
    const low = BigInt(draw.low);
    return { draw, fits: low <= number && number < low + BigInt(draw.weight) };
  });
  const sealed = (await commitment(seed)) === proof.commitment;
  return { sealed, seal: proof.commitment, seed: proof.seed, draws: await Promise.all(draws) };
}
