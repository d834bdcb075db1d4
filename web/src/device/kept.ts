// The tables where this device has a seat, with their secrets, newest first, in the browser's storage. If
// that is disabled or full they last as long as the page, and the URL fragment holds what reopens a seat.

import type { Sight } from '../fair/sight';
import type { Key } from '../router';

export interface Kept {
  table: string;
  game: string;
  /** One token per seat of this device; several for players at one screen. */
  tokens: string[];
  /** The token of a join request. Until it is answered it may not open anything. */
  joining?: string;
  /** Opens an open seat; only for the person who created the table. */
  invitation?: string;
  /** Lets others watch. */
  watch?: string;
  /** The number of events that the person has seen, by token; later ones are shown on return. */
  seen: Record<string, number>;
  /** This device's shares in the draws, by token: revealed when all seats are taken. */
  nonces?: Record<string, string>;
  /** The time zone in whose nights no turn falls due, as the table was told, by token. */
  nights?: Record<string, string>;
  /** The commitment to the table's secret, as received before a seat was taken. */
  commitment?: string;
  /** What was shown when a share was revealed. */
  sight?: Sight;
  /** The request for the next table, with its shares. */
  next?: Wished;
  /** The table is open to all and waits for somebody: for anybody who wants just such a game, or for whoever
   * comes; '': not any more. */
  waits?: 'quick' | 'open' | '';
  /** The game was over when last seen. */
  over?: true;
  /** The next table has been saved too. */
  followed?: true;
}

/** A requested next table: its commitment, and this device's shares in its draws by token. */
export interface Wished {
  table: string;
  commitment: string;
  nonces: Record<string, string>;
}

const KEY = 'tianxia.tables';
const MOST = 60;

/** What the storage did not accept; null: it has everything. */
let unstored: Kept[] | null = null;

export function all(): Kept[] {
  if (unstored) return unstored;
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function find(table: string): Kept | undefined {
  return all().find((each) => each.table === table);
}

/** What the table's URL must contain so that a reload opens the seat again: nothing if the storage has
 * it. */
export function seatKey(table: string): Key | null {
  const kept = unstored && find(table);
  const code = kept?.tokens[0];
  if (!code) return null;
  const nonce = kept.nonces?.[code];
  return { kind: 'seat', code, ...(nonce ? { nonce } : {}) };
}

/** Adds a table, or changes what is saved about it. */
export function keep(table: string, change: Partial<Kept>): Kept {
  const old = find(table) ?? { table, game: '', tokens: [], seen: {} };
  const kept = { ...old, ...change, seen: { ...old.seen, ...change.seen } };
  if (change.nonces) kept.nonces = { ...old.nonces, ...change.nonces };
  save([kept, ...all().filter((each) => each.table !== table)]);
  return kept;
}

/** Saves how far the person has seen, without moving the table up in the list. */
export function saw(table: string, token: string, ply: number): void {
  const list = all();
  const kept = list.find((each) => each.table === table);
  if (!kept || kept.seen[token] === ply) return;
  kept.seen = { ...kept.seen, [token]: ply };
  save(list);
}

/** Saves data about a table's draws, without moving the table up in the list. */
export function noted(table: string, change: Pick<Kept, 'sight' | 'next'>): void {
  save(all().map((each) => (each.table === table ? { ...each, ...change } : each)));
}

/** Saves which games are over. */
export function ended(tables: readonly string[]): void {
  mark(tables, 'over');
}

/** Saves that the next table was added: if the person removes it, it must not come back by itself. */
export function followed(table: string): void {
  mark([table], 'followed');
}

function mark(tables: readonly string[], what: 'over' | 'followed'): void {
  const list = all();
  const news = list.filter((kept) => !kept[what] && tables.includes(kept.table));
  if (news.length === 0) return;
  for (const kept of news) kept[what] = true;
  save(list);
}

export function forget(table: string): void {
  save(all().filter((each) => each.table !== table));
}

/** As many tables as fit. Finished games are dropped first, then tables without a seat, then the oldest.
 * The newest stays. */
function fitting(list: Kept[]): Kept[] {
  const oldest = list.slice(1).toReversed();
  const spare = ({ over, tokens, next, followed }: Kept) =>
    tokens.length === 0 || (over && (!next || followed));
  const order = [...oldest.filter(spare), ...oldest.filter((each) => !spare(each))];
  const gone = order.slice(0, Math.max(0, list.length - MOST));
  return list.filter((each) => !gone.includes(each));
}

function save(list: Kept[]): void {
  const kept = fitting(list);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    unstored = null;
  } catch {
    unstored = kept;
  }
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Record<keyof Kept, unknown>> | null;
  return (
    typeof kept?.table === 'string' &&
    Array.isArray(kept.tokens) &&
    typeof kept.seen === 'object' &&
    kept.seen !== null
  );
}
