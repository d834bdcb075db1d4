// Taking an open seat so that it is not lost where the answer is: its token is made and kept here before
// it is sent, and sent again as long as no answer comes.

import * as api from '../api';
import { find, keep } from '../kept';
import type { Join } from '../protocol';

/** Takes a seat, and keeps it.
 * @returns its token */
export async function sitDown(table: string, invitation: string, who: Join): Promise<string> {
  const token = find(table)?.joining ?? api.token();
  keep(table, { joining: token });
  const { info } = await api.join(table, invitation, { ...who, token });
  keep(table, { game: info.game, tokens: [token] });
  return token;
}

/** Whether a seat is this device's already, by a wish whose answer was lost; it is kept then.
 * @returns its token, '' where there is none */
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
