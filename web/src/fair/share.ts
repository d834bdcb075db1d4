// A seat's share in the draws: a nonce, and the commitment that stands for it until all are fixed.

import { digests } from './digest/digest';
import { fromHex, toHex } from './digest/hex';

/** SHA-256 of bytes, both in hexadecimal digits. */
export async function hashOf(hex: string): Promise<string> {
  const { sha256 } = await digests();
  return toHex(await sha256(fromHex(hex)));
}
