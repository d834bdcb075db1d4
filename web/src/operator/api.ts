// What the operator's page asks of the server.

import { ApiError, json } from '../api';
import type { Club } from '../club/ask';
import type { Announcement } from '../announcement/announcement.svelte';
import type { Problem, TableInfo } from '../protocol';
import { send } from '../requests/requests';
import { ROOT } from '../root';

export interface Status {
  version: string;
  started: number;
  open: boolean;
  announcement?: Announcement;
  failing: Record<string, string>;
  load: Record<Load, number>;
  kept: { tables: number; waiting: number; bytes: number; free?: number };
  /** How often each kind was refused. */
  limited: Record<string, number>;
  busiest: { address: string; refused: number }[];
  barred: { address: string; until: number }[];
  faults: { at: number; level: string; text: string }[];
}
export type Load =
  | 'waiting'
  | 'playing'
  | 'over'
  | 'sockets'
  | 'connections'
  | 'thinking'
  | 'queued'
  | 'reviews'
  | 'heap'
  | 'maxHeap';

export const status = (key: string): Promise<Status> => json('/operator', key);

export const doors = (key: string, open: boolean): Promise<Status> =>
  json('/operator/doors', key, { open });

export const announce = (key: string, en: string, fr: string): Promise<Status> =>
  json('/operator/announcement', key, { en, fr });

export const bar = (key: string, address: string, minutes: number): Promise<Status> =>
  json('/operator/barred', key, { address, minutes });

/** Ends all sessions and tokens of an account. */
export const signOut = (key: string, name: string): Promise<Status> =>
  json('/operator/signed-out', key, { name });

export const table = (key: string, id: string): Promise<TableInfo> =>
  json(`/operator/tables/${encodeURIComponent(id)}`, key);

/** Another token in the place of a seat's; of seat 0: another invitation. */
export const renew = (key: string, id: string, seat: number): Promise<{ token: string }> =>
  json(`/operator/tables/${encodeURIComponent(id)}/tokens`, key, { seat });

export async function remove(key: string, id: string): Promise<Status> {
  const headers = { Authorization: `Bearer ${key}` };
  let response: Response;
  try {
    response = await fetch(`${ROOT}/api/operator/tables/${encodeURIComponent(id)}`, {
      method: 'DELETE',
      headers,
    });
  } catch {
    throw new ApiError('offline', 'no connection');
  }
  if (response.ok) return (await response.json()) as Status;
  const { code, message } = (await response.json()) as Problem;
  throw new ApiError(code, message);
}

/** @param named by its id or its name */
export const club = (key: string, named: string): Promise<Club> =>
  json(`/operator/clubs/${encodeURIComponent(named)}`, key);

export const removeClub = (key: string, id: string): Promise<unknown> =>
  send('DELETE', `/operator/clubs/${id}`, {}, key);

export interface Reported {
  table: string;
  room: 'players' | 'watchers';
  line: number;
  at: number;
  reporter: number;
  reason: string;
  /** Against `nobody` no measure is possible. */
  whom: 'account' | 'guest' | 'seat' | 'nobody';
  name: string;
  around: {
    line: number;
    at: number;
    seat: number;
    name: string;
    phrase?: string;
    words?: string;
  }[];
}
export interface Measure {
  id: string;
  whom: Reported['whom'];
  name: string;
  kind: 'mute' | 'ban';
  reason: string;
  since: number;
  until: number;
}
export interface TalkDesk {
  open: number;
  reports: Reported[];
  sanctions: Measure[];
  acts: { at: number; act: string; name: string; where: string; reason: string; until?: number }[];
}
export interface Judgement {
  remove: boolean;
  measure?: 'mute' | 'ban';
  days?: number;
  reason: string;
}

export const talk = (key: string): Promise<TalkDesk> => json('/operator/talk', key);

export const judge = (key: string, { table, room, line }: Reported, judgement: Judgement) =>
  json<TalkDesk>('/operator/talk/judgements', key, { table, room, line, ...judgement });

export const lift = (key: string, id: string, reason: string): Promise<TalkDesk> =>
  json('/operator/talk/lifted', key, { id, reason });
