// A visit to the page of a club: what there is of it, and what the reader does about it.

import { ApiError } from '../../api';
import { hear } from '../../friend/news';
import { hasten } from '../../hasten';
import { place } from '../../place.svelte';
import { read } from '../../device/stored';
import { keepFocus } from '../../ui/keep-focus';
import type { Following } from '../../requests/requests';
import * as ask from '../ask';
import { address } from '../../router';

export class Visit {
  club = $state.raw<ask.Club | null>(null);
  /** What the invitation in the address is to, where nothing else is known of the club. */
  invited = $state.raw<ask.Invited | null>(null);
  /** Why nothing can be shown; ''. */
  lost = $state('');
  /** The invitation in the address opens nothing. */
  voided = $state(false);
  trouble = $state('');
  busy = $state(false);
  #before: Promise<unknown> = Promise.resolve();
  /** The reader's name; '' without an account. */
  readonly me = read('account');
  readonly may = $derived(this.club?.may ?? []);
  readonly member = $derived(isMember(this.club?.mine));

  /** @param code an invitation, or '' */
  constructor(
    readonly id: string,
    readonly code: string,
  ) {}

  follow(): () => void {
    const following = ask.follow(
      this.id,
      (club) => {
        this.club = club;
        if (this.trouble === 'offline') this.trouble = '';
      },
      (code) => {
        if (code !== 'unknown-club') {
          if (this.club) this.trouble = code;
          else this.lost = code === 'clubs-off' ? 'unknown-page' : 'offline';
          return;
        }
        following.end();
        if (this.club || !this.code) this.#close();
        else void this.#open();
      },
    );
    const deaf = this.me ? this.#hear(following) : () => {};
    return () => {
      following.end();
      deaf();
    };
  }

  /** Somebody asks to join, or the reader was let in, which they see here. */
  #hear(following: Following): () => void {
    let known = '';
    return hear(({ clubs = [] }) => {
      const own = clubs.find(({ id }) => id === this.id);
      const news = JSON.stringify(own ?? '');
      if (known && news !== known) following.ask();
      known = news;
      if (own?.admitted) hasten(ask.seen(this.id));
    });
  }

  /** There is no such club, or it is not for the reader any more. */
  #close(): void {
    this.club = null;
    this.lost = 'unknown-page';
  }

  async #open(): Promise<void> {
    try {
      this.invited = await ask.invited(this.id, this.code);
    } catch (error) {
      if (codeOf(error) === 'offline') this.lost = 'offline';
      else this.voided = true;
    }
  }

  /** Does something once what came before is done, shows what comes of it, and says what went wrong.
   * @param what its answer is the club as it is then, if that is an answer to it */
  act(what: () => Promise<unknown>): Promise<boolean> {
    const done = this.#before.then(() => this.#do(what));
    this.#before = done;
    return done;
  }

  async #do(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = '';
    try {
      const answer = await what();
      this.club = isClub(answer) ? answer : await ask.club(this.id);
      return true;
    } catch (error) {
      this.trouble = codeOf(error);
      return false;
    } finally {
      this.busy = false;
      void keepFocus();
    }
  }

  join = async (): Promise<void> => {
    const fresh = this.club === null;
    const done = await this.act(() => ask.join(this.id, this.code));
    if (!done) return;
    // An invitation is of no more use in the address.
    if (fresh) place.go({ page: 'club', id: this.id, code: '' }, true);
    else history.replaceState(history.state, '', address({ page: 'club', id: this.id, code: '' }));
  };

  /** Leaves, or takes back that one asked; what is not listed cannot be seen after that. */
  leave = async (): Promise<void> => {
    const hidden = this.club?.listed === false;
    const away = async () => {
      await ask.part(this.id, this.me);
      if (hidden) place.go({ page: 'club', id: '', code: '' });
      return hidden ? this.club : null;
    };
    await this.act(away);
  };

  remove = async (): Promise<void> => {
    const away = async () => {
      await ask.remove(this.id);
      place.go({ page: 'club', id: '', code: '' });
      return this.club;
    };
    await this.act(away);
  };
}

const isMember = (mine: ask.Mine = 'none'): boolean => !['none', 'waiting', 'out'].includes(mine);
const isClub = (answer: unknown): answer is ask.Club =>
  typeof answer === 'object' && answer !== null && 'may' in answer;
const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'unknown');
