// What accounts ask of the server. The session is in a cookie, which the page can't read.

import { ApiError, json } from '../api';
import { ROOT } from '../root';

/** What there is of accounts. `passkeys`: whether browsers have them at this address. */
export interface AccountState {
  mode: 'open' | 'invite' | 'closed' | 'provider' | 'off';
  passkeys: boolean;
  /** What the host's provider is called, where it says who somebody is. */
  provider?: string;
  name?: string;
}
export interface ChallengeGiven {
  challenge: string;
  host: string;
  user: string;
  name: string;
  known: string[];
}
export interface Passkey {
  id: string;
  label: string;
  made: number;
  used: number;
}
export interface Session {
  id: string;
  device: string;
  made: number;
  used: number;
  here: boolean;
}
export interface Token {
  id: string;
  label: string;
  scopes: string[];
  made: number;
  used: number;
}
export interface Me {
  name: string;
  since: number;
  passkeys: Passkey[];
  sessions: Session[];
  tokens: Token[];
  codes: number;
}
export interface PasskeyMade {
  clientData: string;
  attestation: string;
  label: string;
}
export interface PasskeyUsed {
  id: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
}

export const state = (): Promise<AccountState> => json('/account');

export const me = (): Promise<Me> => json('/me');

export const challenge = (
  purpose: 'sign-up' | 'sign-in' | 'add',
  more: { name?: string; invite?: string } = {},
): Promise<ChallengeGiven> => json('/account/challenges', '', { purpose, ...more });

export const make = (
  name: string,
  passkey: PasskeyMade,
  invite: { invite?: string },
): Promise<{ name: string; codes: string[] }> => json('/account', '', { name, passkey, ...invite });

export const enter = (signed: PasskeyUsed): Promise<{ name: string }> =>
  json('/account/sessions', '', signed);

export const recover = (name: string, code: string): Promise<{ name: string }> =>
  json('/account/recovery', '', { name, code });

/** Where the host's provider signs somebody in. */
export const toProvider = (): Promise<{ address: string }> => json('/account/provider', '', {});

/** Signs in by what the provider has sent the browser back with. */
export const fromProvider = (code: string, state: string): Promise<{ name: string }> =>
  json('/account/provider/answer', '', { code, state });

export const addPasskey = (made: PasskeyMade): Promise<unknown> => json('/me/passkeys', '', made);

export const renewCodes = (): Promise<{ codes: string[] }> => json('/me/codes', '', {});

export const addToken = (label: string, play: boolean): Promise<{ token: string }> =>
  json('/me/tokens', '', { label, play });

/** Ends a session, removes a passkey or a token, or the account: what the path names. */
export async function remove(path: string): Promise<void> {
  const answer = await fetch(`${ROOT}/api/me${path}`, {
    method: 'DELETE',
    cache: 'no-store',
  }).catch(() => {
    throw new ApiError('offline', 'no connection');
  });
  if (answer.ok) return;
  const { code } = (await answer.json()) as { code: string };
  throw new ApiError(code, '');
}
