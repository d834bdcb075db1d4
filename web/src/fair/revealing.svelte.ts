// Gives this device's shares in the draws, as soon as a table asks for them: by itself, and again until it
// is done.

import * as api from '../api';
import { find, type Kept, noted } from '../kept';
import type { TableInfo } from '../protocol';
import type { LiveTable } from '../table/live.svelte';
import { type Doubt, judge } from './sight';

/** Judges whether a seat's share may be given now, and keeps what is shown then.
 * @returns the share, or why not */
async function share(
  info: TableInfo,
  seat: number,
  token: string,
): Promise<{ nonce: string } | Doubt> {
  const kept: Partial<Kept> = find(info.table) ?? {};
  const nonce = kept.nonces?.[token] ?? '';
  const judged = await judge(info, seat, nonce, kept);
  if (typeof judged === 'string') return judged;
  noted(info.table, { sight: judged });
  return { nonce };
}

/** At an open table: over its sockets. */
export class Revealing {
  /** Why a seat's share is not given; '' where nothing stands against it. */
  doubt = $state<Doubt | ''>('');
  /** The seats of which the share is being given, or was: news that came before the answer still ask for
   * it. By table and token, which are the same at the next table. */
  readonly #given = new Set<string>();

  /** To be called with whatever is news of the table. */
  async look(live: LiveTable): Promise<void> {
    const { info, viewer, token } = live;
    const seat = `${info.table} ${token}`;
    if (!info.reveal.includes(viewer) || this.#given.has(seat)) return;
    this.#given.add(seat);
    let done = false;
    try {
      const given = await share(info, viewer, token);
      this.doubt = typeof given === 'string' ? given : '';
      if (typeof given !== 'string') {
        done = (await live.give({ type: 'reveal', nonce: given.nonce })).type === 'done';
      }
    } catch {
      return; // What makes hashes could not be loaded: with the next news it is tried again.
    } finally {
      if (!done) this.#given.delete(seat);
    }
  }
}

/** At a table that is not open: without sockets, for all seats of this device.
 * @returns whether nothing is left to be done; false: it may be tried again later */
export async function revealAway(table: string): Promise<boolean> {
  const tokens = find(table)?.tokens ?? [];
  const done = await Promise.all(tokens.map((token) => revealSeat(table, token).catch(inVain)));
  return done.every(Boolean);
}

/** Whether another attempt would fail too. */
const inVain = (error: unknown): boolean =>
  error instanceof api.ApiError && ['unknown-table', 'unknown-token'].includes(error.code);

async function revealSeat(table: string, token: string): Promise<boolean> {
  const { info, viewer, seq } = await api.frame(table, token);
  if (!info.reveal.includes(viewer)) return true;
  const given = await share(info, viewer, token);
  // The person is told when the table is opened.
  if (typeof given === 'string') return true;
  const reveal = { type: 'reveal', id: api.nonce(), seq, nonce: given.nonce } as const;
  return (await api.command(table, token, reveal)).type === 'done';
}
