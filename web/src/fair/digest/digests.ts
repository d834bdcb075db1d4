// What a library of hashes gives, whichever it is.

import type { Bytes } from './hex';

export interface Digests {
  sha256: (bytes: Bytes) => Promise<Uint8Array>;
  /** HMAC-SHA-256 under a key. */
  hmac: (key: Bytes) => Promise<(message: Bytes) => Promise<Uint8Array>>;
}
