// The wish for another game, and what it gives to that game's draws.

import * as api from '../api';
import { find, noted } from '../kept';
import type { Share, TableInfo } from '../protocol';
import { hashOf } from './share';

/** The share in the next table's draws that goes with a seat's wish for it: made once, and kept before it is
 * sent. In clear where nobody else has one.
 * @returns nothing where the next table's secret is not fixed yet */
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
