// SHA-256 and HMAC-SHA-256 by the browser. Pages served over plain HTTP, as in a home network, have no Web
// Crypto; a library is loaded there.

import type { Digests } from './digests';

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

const own = (subtle: SubtleCrypto): Digests => ({
  sha256: async (bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes)),
  async hmac(bytes) {
    const key = await subtle.importKey('raw', bytes, HMAC, false, ['sign']);
    return async (message) => new Uint8Array(await subtle.sign('HMAC', key, message));
  },
});

/** @throws if the library is needed and cannot be loaded */
export async function digests(): Promise<Digests> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  return subtle ? own(subtle) : (await import('./noble')).digests;
}
