// Reveals this device's shares in the draws automatically as soon as a table asks for them, and retries
// until done.

import * as api from '../api';
import { find, type Kept, noted } from '../device/kept';
import type { TableInfo } from '../protocol';
import type { LiveTable } from '../table/live/live.svelte';
import { type Doubt, judge } from './sight';

/** Decides whether a seat's share may be revealed now, and saves what is shown then.
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

/** For an open table: over its sockets. */
export class Revealing {
  /** Why a seat's share is withheld; '' if there is no reason. */
  doubt = $state<Doubt | ''>('');
  /** The seats whose share is being sent, or was: messages from before the answer still ask for it. Keyed
   * by table and token, since tokens are the same at the next table. */
  readonly #given = new Set<string>();

  /** To be called after every message about the table. */
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
      return; // The hash functions could not be loaded; the next message triggers another attempt.
    } finally {
      if (!done) this.#given.delete(seat);
    }
  }
}

/** For a table that is not open: without sockets, for all seats of this device.
 * @returns whether nothing is left to do; false: try again later */
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
