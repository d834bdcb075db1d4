// SHA-256 and HMAC-SHA-256 for pages without Web Crypto.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Digests } from './digests';

export const digests: Digests = {
  sha256: async (bytes) => sha256(bytes),
  hmac: async (key) => async (message) => hmac(sha256, key, message),
};
