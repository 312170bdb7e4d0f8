import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDraw, commitment, fromHex, mix, numberBelow, toHex, type Proof } from '../src/lib/fair';

interface Draw {
  seed: string;
  entropies: string[];
  table: string;
  i: number;
}

interface Vectors {
  commitments: { seed: string; commitment: string }[];
  mixes: { entropies: string[]; mix: string }[];
  numbers: (Draw & { total: string; number: string })[];
  draws: (Draw & { weights: string[]; index: number })[];
}

const vectors = JSON.parse(
  readFileSync(new URL('../../tests/vectors/fair.json', import.meta.url), 'utf8'),
) as Vectors;

describe('the known answers that Python gives too', () => {
  it('holds some of each', () => {
    expect(vectors.commitments.length).toBeGreaterThan(3);
    expect(vectors.mixes.length).toBeGreaterThan(5);
    expect(vectors.numbers.length).toBeGreaterThan(50);
    expect(vectors.draws.length).toBeGreaterThan(20);
  });

  it('commitments', async () => {
    for (const known of vectors.commitments) expect(await commitment(fromHex(known.seed))).toBe(known.commitment);
  });

  it('mixed entropies', async () => {
    for (const known of vectors.mixes) expect(toHex(await mix(known.entropies))).toBe(known.mix);
  });

  it('numbers', async () => {
    for (const { seed, entropies, table, i, total, number } of vectors.numbers) {
      const drawn = await numberBelow(fromHex(seed), await mix(entropies), table, i, BigInt(total));
      expect(drawn.toString()).toBe(number);
    }
  });

  it('draws: the outcome listed and no other', async () => {
    for (const { weights, index, i, ...known } of vectors.draws) {
      const proof: Proof = { ...known, commitment: await commitment(fromHex(known.seed)) };
      for (let other = -1; other <= weights.length; other++) {
        expect(await checkDraw(proof, i, weights.map(BigInt), other)).toBe(other === index);
      }
    }
  });
});

describe('what makes no sense', () => {
  it('is refused', async () => {
    expect(() => fromHex('0')).toThrow(RangeError);
    expect(() => fromHex('0G')).toThrow(RangeError);
    await expect(numberBelow(new Uint8Array(32), new Uint8Array(32), 't', 0, 0n)).rejects.toThrow(RangeError);
  });
});
