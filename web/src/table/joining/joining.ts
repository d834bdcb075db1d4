// Taking an open seat, safe against a lost answer: the token and the share in the draws are generated and
// stored before they are sent, and sent again until there is an answer.

import * as api from '../../api';
import { hashOf } from '../../fair/share';
import { find, keep } from '../../device/kept';
import type { Seat } from '../../protocol';

/** Takes a seat and stores its token.
 * @param told the commitment to the table's secret, as it was shown before
 * @returns its token */
export async function sitDown(
  table: string,
  invitation: string,
  who: { name: string; seat?: Seat },
  told: string,
): Promise<string> {
  const kept = find(table);
  const token = kept?.joining ?? api.token();
  const nonce = kept?.nonces?.[token] ?? api.nonce();
  keep(table, { joining: token, nonces: { [token]: nonce }, commitment: kept?.commitment ?? told });
  const share = { commitment: await hashOf(nonce) };
  const { info } = await api.join(table, invitation, { ...who, ...share, token });
  keep(table, { game: info.game, tokens: [token] });
  return token;
}

/** Whether an earlier request whose answer was lost did take a seat; stores its token then.
 * @returns the token, or '' */
export async function seatedBefore(table: string): Promise<string> {
  const token = find(table)?.joining;
  if (!token) return '';
  try {
    const { game } = await api.info(table, token);
    keep(table, { game, tokens: [token] });
    return token;
  } catch (error) {
    if (error instanceof api.ApiError && error.code === 'unknown-token') return '';
    throw error;
  }
}
