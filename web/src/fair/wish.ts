// The request for another game, and its share in that game's draws.

import * as api from '../api';
import { find, noted } from '../device/kept';
import type { Share, TableInfo } from '../protocol';
import { hashOf } from './share';

/** The share in the next table's draws that goes with a seat's request for it: generated once, and saved
 * before it is sent. In clear if nobody else has one.
 * @returns null if the next table's secret is not fixed yet */
export async function shareInNext(info: TableInfo, token: string): Promise<Share | null> {
  const next = info.rematch.next;
  if (!next) return null;
  const kept = find(info.table)?.next;
  const wished = kept?.table === next.table ? kept : { ...next, nonces: {} };
  const nonce = wished.nonces[token] ?? api.nonce();
  noted(info.table, { next: { ...wished, nonces: { ...wished.nonces, [token]: nonce } } });
  const alone = info.seats.filter(({ kind }) => kind === 'person').length === 1;
  return alone ? { nonce } : { commitment: await hashOf(nonce) };
}
