// Passkeys of this browser, in the form that the server takes.

import * as api from './api';

const text = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Whether this browser has passkeys at all. */
export const able = (): boolean => 'PublicKeyCredential' in window;

/** Has the browser make a passkey.
 * @throws DOMException if the person changes their mind */
export async function make(given: api.ChallengeGiven): Promise<api.PasskeyMade> {
  const made = (await navigator.credentials.create({
    publicKey: {
      rp: { id: given.host, name: 'Tianxia' },
      user: { id: bytes(given.user), name: given.name, displayName: given.name },
      challenge: bytes(given.challenge),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: given.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    clientData: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
    label: '',
  };
}

/** Has a passkey of this browser sign. A security key of old may have a passkey and no PIN, so the first
 * time the device is left to ask who uses it; the server knows whether it has to, as nearly all do.
 * @param waiting offers them where a name is typed, and waits
 * @throws DOMException if the person changes their mind, or by `signal` */
export async function use(
  waiting: boolean,
  signal?: AbortSignal,
  userVerification: UserVerificationRequirement = 'preferred',
): Promise<api.PasskeyUsed> {
  const given = await api.challenge('sign-in');
  const used = (await navigator.credentials.get({
    publicKey: {
      rpId: given.host,
      challenge: bytes(given.challenge),
      userVerification,
    },
    ...(waiting ? { mediation: 'conditional' as const } : {}),
    ...(signal ? { signal } : {}),
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    clientData: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
  };
}

/** Whether the browser offers passkeys where a name is typed. */
export const offers = async (): Promise<boolean> =>
  able() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable());

/** Whether an error means that the device asks nobody for a PIN, a fingerprint or the like. */
export const unverified = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === 'ConstraintError' || error.name === 'NotSupportedError');

/** Whether an error means that the person, or the page, has changed its mind. */
export const changedMind = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === 'NotAllowedError' || error.name === 'AbortError');
