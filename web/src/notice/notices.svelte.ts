// Where somebody is told, as the page shows and changes it.

import type { Language } from '../words';
import * as api from './api';
import * as push from './push';
import { codeOf } from './words';

export class Notices {
  all = $state.raw<api.NoticeShown[]>([]);
  /** What this browser can: nothing, nothing any more, or be asked. */
  here = $state.raw<'unable' | 'refused' | 'off' | 'on'>('unable');
  busy = $state(false);
  /** The code of what failed. */
  problem = $state('');

  constructor(
    readonly room: api.Room,
    readonly language: () => Language,
  ) {}

  #look(): void {
    this.here = !push.able()
      ? 'unable'
      : push.refused()
        ? 'refused'
        : push.wished() && this.all.some(({ kind }) => kind === 'push')
          ? 'on'
          : 'off';
  }

  readonly load = (): Promise<void> => this.#change(() => Promise.resolve());

  readonly begin = (): Promise<void> => this.#change(() => push.begin(this.room, this.language()));

  readonly end = (): Promise<void> =>
    this.#change(async () => {
      const gone = this.all.filter(({ kind }) => kind === 'push');
      await push.end();
      // Those of other browsers stay: only the address of this one is gone, as the server finds out.
      if (gone.length === 1) await api.remove(this.room, gone[0]!.id);
    });

  readonly hook = (endpoint: string): Promise<void> =>
    this.#change(async () => {
      await api.add(this.room, { kind: 'webhook', endpoint, language: this.language() });
    });

  readonly remove = (id: string): Promise<void> => this.#change(() => api.remove(this.room, id));

  async #change(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await what();
      this.all = await api.list(this.room);
    } catch (error) {
      this.problem = codeOf(error);
    }
    this.#look();
    this.busy = false;
  }
}
