// What there is of friends and challenges, and how the server is asked about them.

import { json } from '../api';
import { remove } from '../account/api';
import type { Listing } from '../protocol';
import type { Called } from '../tournament/ask';

export interface Challenge {
  table: string;
  /** Of the other. */
  name: string;
  state: 'open' | 'accepted' | 'declined';
  until: number;
  terms: Listing;
}
export interface News {
  requests: number;
  received: readonly Challenge[];
  sent: readonly Challenge[];
  /** Tables of tournaments that wait; absent where there are none. */
  tournaments?: readonly Called[];
  /** Clubs in which something waits: how many ask to join what the reader organises, and whether the reader was let
   * in. */
  clubs?: readonly { id: string; name: string; waiting: number; admitted: boolean }[];
}
export interface Known {
  name: string;
  since: number;
}
export const CHALLENGERS = ['anybody', 'friends', 'nobody'] as const;
export type Challengers = (typeof CHALLENGERS)[number];
export interface Friends {
  challengers: Challengers;
  friends: Known[];
  asked: Known[];
  requests: Known[];
  blocked: Known[];
}
/** How the reader stands to somebody. */
export interface Standing {
  friend: boolean;
  asked: boolean;
  requests: boolean;
  blocked: boolean;
  challenge: boolean;
}

const at = (list: 'friends' | 'blocked', name: string) => `/${list}/${encodeURIComponent(name)}`;

export const friends = (): Promise<Friends> => json('/me/friends');
/** Asks, or accepts what the other has asked. */
export const befriend = (name: string): Promise<unknown> =>
  json(`/me${at('friends', name)}`, '', {});
/** Ends a friendship, takes a request back, or declines one. */
export const part = (name: string): Promise<void> => remove(at('friends', name));
export const block = (name: string): Promise<unknown> => json(`/me${at('blocked', name)}`, '', {});
export const unblock = (name: string): Promise<void> => remove(at('blocked', name));
export const setChallengers = (who: Challengers): Promise<unknown> =>
  json('/me/challengers', '', { who });
/** Declines a challenge, takes one's own back, or puts it away. */
export const drop = (table: string): Promise<void> => remove(`/challenges/${table}`);
