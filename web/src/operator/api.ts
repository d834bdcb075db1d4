// What the operator's page asks of the server.

import { ApiError, json } from '../api';
import type { Announcement } from '../announcement/announcement.svelte';
import type { Problem, TableInfo } from '../protocol';

export interface Status {
  version: string;
  started: number;
  open: boolean;
  announcement?: Announcement;
  failing: Record<string, string>;
  load: Record<Load, number>;
  kept: { tables: number; waiting: number; bytes: number; free?: number };
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

export const table = (key: string, id: string): Promise<TableInfo> =>
  json(`/operator/tables/${encodeURIComponent(id)}`, key);

export async function remove(key: string, id: string): Promise<Status> {
  const headers = { Authorization: `Bearer ${key}` };
  let response: Response;
  try {
    response = await fetch(`/api/operator/tables/${encodeURIComponent(id)}`, {
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
