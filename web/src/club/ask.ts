// What there is of clubs, and how the server is asked about them.

import { json } from '../api';
import { type Following, follow as followPath, send } from '../requests/requests';
import type { Listed } from '../tournament/ask';

export const JOININGS = ['open', 'asked', 'invited'] as const;
/** Who may come in: whoever wants, whom an organiser lets in, who has an invitation. */
export type Joining = (typeof JOININGS)[number];
export type Role = 'owner' | 'organiser' | 'member';
/** How the reader stands to a club; out: they may not come. */
export type Mine = Role | 'waiting' | 'none' | 'out';
export type May = 'join' | 'ask' | 'leave' | 'organise' | 'own';

/** A club in a list. */
export interface ClubRow {
  id: string;
  name: string;
  about: string;
  joining: Joining;
  /** Whether anybody may find it; otherwise its members alone know of it. */
  listed: boolean;
  /** How many. */
  members: number;
  mine: Mine;
}
export interface ClubList {
  /** Those that anybody may find, at most [MOST_LISTED]. */
  clubs: ClubRow[];
  /** The reader's, also those that they have asked to join. */
  mine: ClubRow[];
  may: 'make'[];
}
export const MOST_LISTED = 100;

export interface Known {
  name: string;
  since: number;
}
export interface Member extends Known {
  role: Role;
}
export interface Club extends Omit<ClubRow, 'members'> {
  made: number;
  owner: string;
  /** The owner, organisers, members; each by how long they have belonged to it. */
  members: Member[];
  tournaments: Listed[];
  may: May[];
  /** Who has asked to join: for organisers. */
  waiting?: Known[];
  /** Who may not come: for organisers. */
  keptOut?: Known[];
  /** The code of the invitation, if one was made: for organisers. */
  invitation?: string;
}
/** What an invitation is to. */
export type Invited = Pick<ClubRow, 'id' | 'name' | 'about' | 'members'>;
export type Terms = Pick<ClubRow, 'name' | 'about' | 'joining' | 'listed'>;

const ROOT = '/clubs';
const outAt = (id: string, name: string) => `${ROOT}/${id}/kept-out/${encodeURIComponent(name)}`;
const memberAt = (id: string, name: string) => `${ROOT}/${id}/members/${encodeURIComponent(name)}`;

export const list = (part = ''): Promise<ClubList> =>
  json(ROOT + (part ? `?q=${encodeURIComponent(part)}` : ''));
export const make = (terms: Terms): Promise<{ id: string }> => json(ROOT, '', terms);

/** What cannot wait is in the news. In milliseconds. */
const EVERY = 60_000;

export const follow = (
  id: string,
  told: (club: Club) => void,
  failed: (code: string) => void,
): Following => followPath(`${ROOT}/${id}`, (news) => told(news as Club), failed, EVERY);
export const club = (id: string): Promise<Club> => json(`${ROOT}/${id}`);
export const change = (id: string, what: Partial<Terms & { owner: string }>): Promise<Club> =>
  json(`${ROOT}/${id}`, '', what);
export const remove = (id: string): Promise<unknown> => send('DELETE', `${ROOT}/${id}`);

/** Joins, or asks to. */
export const join = (id: string, invitation: string): Promise<Club> =>
  json(`${ROOT}/${id}/members`, '', invitation ? { invitation } : {});
/** Lets somebody in, or gives them a role. */
export const admit = (id: string, name: string, role?: 'organiser' | 'member'): Promise<Club> =>
  json(memberAt(id, name), '', role ? { role } : {});
/** Leaves, takes back that one asked, removes somebody, or refuses who waits. */
export const part = (id: string, name: string): Promise<unknown> =>
  send('DELETE', memberAt(id, name));
/** Sends somebody away, who may not come back. */
export const keepOut = (id: string, name: string): Promise<unknown> =>
  json(outAt(id, name), '', {});
export const letBack = (id: string, name: string): Promise<unknown> =>
  send('DELETE', outAt(id, name));
/** Makes a fresh invitation; the one before is void. */
export const invite = (id: string): Promise<{ invitation: string }> =>
  json(`${ROOT}/${id}/invitation`, '', {});
export const invited = (id: string, invitation: string): Promise<Invited> =>
  json(`${ROOT}/${id}/invited`, '', { invitation });
/** Puts the news away that one was let in. */
export const seen = (id: string): Promise<unknown> => json(`${ROOT}/${id}/seen`, '', {});
