// The socket of the list of open tables, opened again when it is lost. One for the whole page, as long as
// somebody reads it.

import type { Listing, LobbyMessage } from '../protocol';
import { socketAt, type Surroundings } from '../table/live/connection/socket';
import { wait } from '../table/live/connection/retry';
import { after } from './list';

const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;

export class Feed {
  /** null: not known yet. */
  list: readonly Listing[] | null = null;
  readonly #readers = new Set<(list: readonly Listing[] | null, lost: boolean) => void>();
  #failures = 0;
  #close = (): void => {};

  constructor(readonly world: Surroundings) {}

  /** Tells the list now and whenever it changes.
   * @param reader `lost`: there is no connection, and the list may be out of date
   * @returns what ends it */
  read(reader: (list: readonly Listing[] | null, lost: boolean) => void): () => void {
    this.#readers.add(reader);
    if (this.#readers.size === 1) this.#open();
    else reader(this.list, false);
    return () => {
      this.#readers.delete(reader);
      if (this.#readers.size === 0) {
        this.#close();
        this.list = null;
      }
    };
  }

  #tell(lost: boolean): void {
    for (const reader of this.#readers) reader(this.list, lost);
  }

  #open(): void {
    const wire = this.world.open();
    let stop = (): void => {};
    const ping = () => {
      wire.send('{"type":"ping"}');
      stop = this.world.after(PING_EVERY, ping);
    };
    wire.onopen = () => (stop = this.world.after(PING_EVERY, ping));
    wire.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as LobbyMessage | { type: 'pong' | 'error' };
      if (message.type !== 'lobby') return;
      this.#failures = 0;
      this.list = after(this.list ?? [], message);
      this.#tell(false);
    };
    wire.onclose = () => {
      stop();
      this.#tell(true);
      const ms = wait(this.#failures++, this.world.random(), LONGEST_WAIT);
      stop = this.world.after(ms, () => this.#open());
    };
    this.#close = () => {
      stop();
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    };
  }
}

export const feed = new Feed(socketAt('/api/lobby/socket'));
