// Who one is, as far as the page knows, and what the pages of accounts do about it.

import { ApiError } from '../api';
import { write } from '../device/stored';
import { keepFocus } from '../ui/keep-focus';
import type { Words } from '../words';
import * as api from './api';
import { leave } from './games';
import * as passkeys from './passkeys';
import { told } from './words';

export class Account {
  state = $state.raw<api.AccountState | null>(null);
  me = $state.raw<api.Me | null>(null);
  /** Recovery codes that were just made. */
  codes = $state.raw<string[]>([]);
  trouble = $state('');
  busy = $state(false);
  #waiting: AbortController | undefined;

  constructor(private readonly words: () => Words) {}

  /** Asks who one is. */
  async load(): Promise<void> {
    const state = await api.state();
    this.me = state.name ? await api.me() : null;
    this.state = state;
    // For the bar of the first page, which doesn't ask.
    write('account', state.name ?? '');
    if (!state.name) leave();
  }

  /** Does something, and says what went wrong. What changes who gets in wants the passkey again, or the
   * provider, unless that was a short while ago. */
  async try(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    this.#waiting?.abort();
    try {
      await what().catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'sign-in-again')) throw error;
        if (this.state?.mode === 'provider') return await this.#leave();
        await this.#sign();
        await what();
      });
      await this.load();
      return true;
    } catch (error) {
      if (!passkeys.changedMind(error)) this.trouble = this.#told(error);
      return false;
    } finally {
      this.busy = false;
      void keepFocus();
    }
  }

  #told(error: unknown): string {
    const known = error instanceof DOMException && error.name === 'InvalidStateError';
    const unverified = passkeys.unverified(error) ? 'passkey-unverified' : 'unknown';
    const code = error instanceof ApiError ? error.code : known ? 'known-passkey' : unverified;
    return told(this.words(), code);
  }

  /** Lets the browser offer passkeys in a field, until something else is done. */
  async offer(): Promise<void> {
    if (!(await passkeys.offers())) return;
    this.#waiting?.abort();
    const waiting = (this.#waiting = new AbortController());
    try {
      const signed = await passkeys.use(true, waiting.signal);
      await this.try(() => api.enter(signed));
    } catch {
      return; // The button beside the field says what is wrong.
    }
  }

  close(): void {
    this.#waiting?.abort();
  }

  enter = (): Promise<boolean> => this.try(() => this.#sign());

  /** Signs in, and again with the device asking who uses it, if the server wants that. */
  async #sign(): Promise<void> {
    try {
      await api.enter(await passkeys.use(false));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'passkey-unverified')) throw error;
      const asked = await passkeys.use(false, undefined, 'required').catch((reason: unknown) => {
        throw passkeys.changedMind(reason) ? error : reason;
      });
      await api.enter(asked);
    }
  }

  /** Goes to the host's provider, which sends the browser back. */
  toProvider = (): Promise<boolean> => this.try(() => this.#leave());

  async #leave(): Promise<void> {
    location.assign((await api.toProvider()).address);
    // The page ends here.
    await new Promise<never>(() => undefined);
  }

  /** Comes back from there, with what the address tells.
   * @param answer the query of the address */
  async fromProvider(answer: URLSearchParams): Promise<void> {
    const [code, state] = [answer.get('code') ?? '', answer.get('state') ?? ''];
    if (!(await this.try(() => api.fromProvider(code, state)))) await this.load();
  }

  make = (name: string, code: string): Promise<boolean> =>
    this.try(async () => {
      const invite = code.trim() ? { invite: code.trim() } : {};
      const given = await api.challenge('sign-up', { name, ...invite });
      const made = await api.make(given.name, await passkeys.make(given), invite);
      this.codes = made.codes;
    });

  recover = (name: string, code: string): Promise<boolean> =>
    this.try(() => api.recover(name, code));

  addPasskey = (): Promise<boolean> =>
    this.try(async () => api.addPasskey(await passkeys.make(await api.challenge('add'))));

  renewCodes = (): Promise<boolean> =>
    this.try(async () => (this.codes = (await api.renewCodes()).codes));

  remove = (path: string): Promise<boolean> => this.try(() => api.remove(path));
}
