// Dice that anyone can check: the same as core/fair.py, on WebCrypto. tests/vectors/fair.json holds known answers for both.

const BLOCK_BITS = 256;
const text = new TextEncoder();

/** What a record reveals: all it takes to check a table's chance events. */
export interface Proof {
  table: string;
  /** In hex. */
  seed: string;
  /** Published before the game: SHA-256 of the seed, in hex. */
  commitment: string;
  /** What each seat added, by seat. */
  entropies: string[];
  /** Races that went by reaction time: number of the chance event -> seats that were first. */
  raced?: Record<string, number[]>;
}

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/.test(hex)) throw new RangeError('expected digits 0-9 a-f in pairs');
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is published of a seed before the game: its SHA-256 in hex. */
export async function commitment(seed: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', seed)));
}

/** What all seats gave, in the order of the seats, as one. */
export async function mix(entropies: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const framed = frame(...entropies.map((entropy) => text.encode(entropy)));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', framed));
}

/** A number from 0 to total-1, each equally likely; whatever is too large is thrown again. */
export async function numberBelow(
  seed: Uint8Array<ArrayBuffer>,
  entropy: Uint8Array,
  table: string,
  i: number,
  total: bigint,
): Promise<bigint> {
  if (total < 1n) throw new RangeError(`a number is drawn from at least 1, not ${total}`);
  const bits = total === 1n ? 0 : (total - 1n).toString(2).length;
  if (bits === 0) return 0n;
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const blocks = Math.ceil(bits / BLOCK_BITS);
  for (let k = 0; ; k += blocks) {
    let drawn = '';
    for (let block = k; block < k + blocks; block++) {
      const message = frame(entropy, text.encode(table), eightBytes(i), eightBytes(block));
      drawn += toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, message)));
    }
    const number = BigInt(`0x${drawn}`) >> BigInt(blocks * BLOCK_BITS - bits);
    if (number < total) return number;
  }
}

/** Does the seed say this outcome, the `index`-th of those listed, for chance event `i` with these weights? */
export async function checkDraw(
  proof: Proof,
  i: number,
  weights: readonly (number | bigint)[],
  index: number,
): Promise<boolean> {
  const sums: bigint[] = [0n];
  for (const weight of weights) sums.push(sums[sums.length - 1]! + BigInt(weight));
  const total = sums[weights.length]!;
  const drawn = await numberBelow(fromHex(proof.seed), await mix(proof.entropies), proof.table, i, total);
  return index >= 0 && index < weights.length && sums[index]! <= drawn && drawn < sums[index + 1]!;
}

/** Parts one after another, each with its length before it, so that no two lists of parts look the same. */
function frame(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const framed = new Uint8Array(parts.reduce((size, part) => size + 8 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    framed.set(eightBytes(part.length), at);
    framed.set(part, at + 8);
    at += 8 + part.length;
  }
  return framed;
}

function eightBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}
