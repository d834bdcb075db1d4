// What being told asks of the server. `room`: where it is asked, `/me` or a table's.

import { ApiError, json } from '../api';
import { ROOT } from '../root';

/** Where somebody is told that a game waits; of the address only its host is told. */
export interface NoticeShown {
  id: string;
  kind: 'push' | 'webhook';
  host: string;
  language: string;
  made: number;
  /** The only one that it is about; absent: all games of an account. */
  table?: string;
}
export interface NoticeWish {
  kind: 'push' | 'webhook';
  endpoint: string;
  key?: string;
  secret?: string;
  language: string;
}

/** Whose seats it is about: one at a table, or all of an account. */
export interface Room {
  path: string;
  token: string;
}
export const atTable = (table: string, token: string): Room => ({
  path: `/tables/${table}/notices`,
  token,
});
export const OWN: Room = { path: '/me/notices', token: '' };

export const key = async (): Promise<string> => (await json<{ key: string }>('/notices/key')).key;

export const list = ({ path, token }: Room): Promise<NoticeShown[]> => json(path, token);

export const add = ({ path, token }: Room, wish: NoticeWish): Promise<NoticeShown> =>
  json(path, token, wish);

export async function remove({ path, token }: Room, id: string): Promise<void> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const init = { method: 'DELETE', headers, cache: 'no-store' as const };
  const answer = await fetch(`${ROOT}/api${path}/${id}`, init).catch(() => {
    throw new ApiError('offline', 'no connection');
  });
  if (!answer.ok && answer.status !== 404) throw new ApiError('unknown', '');
}
