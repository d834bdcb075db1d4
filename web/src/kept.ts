// The tables at which this device has a seat: their secrets, newest first, in the browser's storage. Where
// that is off or full they last as long as the page, and the address holds what opens a seat again.

import type { Sight } from './fair/sight';
import type { Key } from './router';

export interface Kept {
  table: string;
  game: string;
  /** One token a seat of this device; several at one screen. */
  tokens: string[];
  /** The token with which a seat was asked for. Until there is an answer it may open nothing. */
  joining?: string;
  /** Opens an open seat; for the one who made the table. */
  invitation?: string;
  /** Lets others watch. */
  watch?: string;
  /** How many events the person has seen happen, by token; what came later is told on return. */
  seen: Record<string, number>;
  /** The shares in the draws that this device gives, by token: revealed when all seats are taken. */
  nonces?: Record<string, string>;
  /** The commitment to the table's secret, as it was told before a seat was taken. */
  commitment?: string;
  /** What was shown when a share was revealed. */
  sight?: Sight;
  /** For the table after it: what was given with the wish for one. */
  next?: Wished;
  /** The game was seen to be over. */
  over?: true;
  /** The table after it was kept as well. */
  followed?: true;
}

/** A table that was wished for: its commitment, and this device's shares in its draws by token. */
export interface Wished {
  table: string;
  commitment: string;
  nonces: Record<string, string>;
}

const KEY = 'tianxia.tables';
const MOST = 60;

/** What the storage did not take; null: it has everything. */
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

/** What has to stand in a table's address so that a page loaded again opens the seat: nothing, where the
 * storage has it. */
export function seatKey(table: string): Key | null {
  const kept = unstored && find(table);
  const code = kept?.tokens[0];
  if (!code) return null;
  const nonce = kept.nonces?.[code];
  return { kind: 'seat', code, ...(nonce ? { nonce } : {}) };
}

/** Adds a table, or changes what is kept of it. */
export function keep(table: string, change: Partial<Kept>): Kept {
  const old = find(table) ?? { table, game: '', tokens: [], seen: {} };
  const kept = { ...old, ...change, seen: { ...old.seen, ...change.seen } };
  if (change.nonces) kept.nonces = { ...old.nonces, ...change.nonces };
  save([kept, ...all().filter((each) => each.table !== table)]);
  return kept;
}

/** Notes how far the person has seen, without moving the table up in the list. */
export function saw(table: string, token: string, ply: number): void {
  const list = all();
  const kept = list.find((each) => each.table === table);
  if (!kept || kept.seen[token] === ply) return;
  kept.seen = { ...kept.seen, [token]: ply };
  save(list);
}

/** Notes what belongs to a table's draws, without moving the table up in the list. */
export function noted(table: string, change: Pick<Kept, 'sight' | 'next'>): void {
  save(all().map((each) => (each.table === table ? { ...each, ...change } : each)));
}

/** Notes which games are over. */
export function ended(tables: readonly string[]): void {
  mark(tables, 'over');
}

/** Notes that the table after one was kept: should it be removed, it is not to come back by itself. */
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

/** As many as are kept. Finished games go first, and where no seat was had; then what is oldest. What is
 * newest stays. */
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
