import { expect, test } from "vitest";
import { check } from "../src/lib/checking";
import { commitment, fromHex, mix, numberBelow } from "../src/lib/fair";

const seed = "11".repeat(32);
const proof = async () => ({ table: "t", seed, commitment: await commitment(fromHex(seed)), entropies: ["abcdefgh"] });
const drawn = async (i: number) => numberBelow(fromHex(seed), await mix(["abcdefgh"]), "t", i, 1000n);
const draw = (i: number, low: bigint) => ({ i, total: "1000", low: String(low), weight: "1", what: "roll" });

test("draws that follow from the seed fit, others don't", async () => {
  const [first, second] = [await drawn(0), await drawn(1)];
  const draws = [draw(0, first), draw(1, (second + 1n) % 1000n)];
  const found = await check({ draws, proof: await proof() });
  expect(found?.sealed).toBe(true);
  expect(found?.draws.map((each) => each.fits)).toEqual([true, false]);
});

test("another seed does not fit the seal", async () => {
  const found = await check({ draws: [], proof: { ...(await proof()), commitment: "00" } });
  expect(found?.sealed).toBe(false);
});

test("an imported game has nothing to check", async () => {
  expect(await check({ draws: null, proof: null })).toBeNull();
});
