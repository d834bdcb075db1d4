// The item that draw n gives, as specified and with the test vectors in docs/FAIRNESS.md.

import { digests } from './digest/digest';
import { type Bytes, fromHex, toHex } from './digest/hex';

/** The nonce of a seat that contributes none: a computer's. */
export const NO_NONCE = '0'.repeat(32);

const RANGE = 2n ** 256n;

/** HMAC-SHA-256(secret, table ‖ nonces ‖ n ‖ attempt), in hexadecimal digits. */
export type Hash = (n: number, attempt: number) => Promise<string>;

/** @param secret 64 hexadecimal digits
 * @param nonces by seat from seat 1, 32 hexadecimal digits each */
export async function hashes(
  secret: string,
  table: string,
  nonces: readonly string[],
): Promise<Hash> {
  const { hmac } = await digests();
  const sign = await hmac(fromHex(secret));
  const id = new TextEncoder().encode(table);
  const prefix = [...id, ...nonces.flatMap((nonce) => [...fromHex(nonce)])];
  return async (n, attempt) => toHex(await sign(message(prefix, n, attempt)));
}

function message(prefix: readonly number[], n: number, attempt: number): Bytes {
  const bytes = new Uint8Array(prefix.length + 8);
  bytes.set(prefix);
  const numbers = new DataView(bytes.buffer, prefix.length);
  numbers.setUint32(0, n);
  numbers.setUint32(4, attempt);
  return bytes;
}

/** The item, from 0 to `items` − 1, of draw n.
 * @param items at least 1 */
export async function pick(hash: Hash, n: number, items: number): Promise<number> {
  const count = BigInt(items);
  const limit = RANGE - (RANGE % count);
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${await hash(n, attempt)}`);
    if (value < limit) return Number(value % count);
  }
}

/** The notation of draw n, given the possible notations with their counts; '' if nothing can be drawn. */
export async function draw(
  hash: Hash,
  n: number,
  outcomes: ReadonlyMap<string, number>,
): Promise<string> {
  const items = [...outcomes].sort(([a], [b]) => (a < b ? -1 : 1));
  const total = items.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return '';
  let rest = await pick(hash, n, total);
  for (const [notation, count] of items) {
    rest -= count;
    if (rest < 0) return notation;
  }
  throw new Error('no item left');
}
