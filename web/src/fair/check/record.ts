// Parses a table's record as far as its draws require (docs/RECORDS.md). The legality of events is not
// checked.

import type { Seat } from '../../protocol';
import { isHex } from '../digest/hex';
import type { Told } from '../pile';

export interface Recorded {
  game: string;
  table: string;
  options: Record<string, string>;
  /** SHA-256 of the secret. */
  commitment: string;
  secret: string;
  nonces: Map<Seat, string>;
  /** By seat; empty for tables from before seats committed. */
  commitments: Map<Seat, string>;
  events: Told[];
  /** The table at which the first events were played, and their number. */
  from?: { table: string; ply: number };
}

/** null: not a record, or missing something without which no draw can be checked. */
export function readRecord(text: string): Recorded | null {
  const whole = text.split(/\r?\n/);
  const lines = whole.filter((line) => !line.startsWith('#'));
  const gap = lines.indexOf('');
  if (lines[0] !== 'tianxia 1' || gap < 0) return null;
  const record: Recorded = {
    game: '',
    table: '',
    options: {},
    commitment: '',
    secret: '',
    nonces: new Map(),
    commitments: new Map(),
    events: [],
  };
  if (!lines.slice(1, gap).every((line) => header(record, line))) return null;
  if (!record.table || !record.commitment || !record.secret) return null;
  for (const line of lines.slice(gap + 1)) {
    if (/^(resign|result)( \d)+$/.test(line)) continue;
    const [, actor, action] = /^(\*|\d) (\S.*)$/.exec(line) ?? [];
    if (actor && action) record.events.push({ actor: actor === '*' ? 0 : Number(actor), action });
    else if (line !== '') return null;
  }
  const from = origin(whole.slice(0, whole.indexOf('')));
  if (from && from.ply <= record.events.length) record.from = from;
  return record;
}

/** The first comment among the headers that says where the game plays on from. */
function origin(headers: readonly string[]): Recorded['from'] {
  for (const line of headers) {
    const [, table, ply] = /^# from (\S+) (0|[1-9]\d{0,3})$/.exec(line) ?? [];
    if (table && ply) return { table, ply: Number(ply) };
  }
  return undefined;
}

/** Processes a header.
 * @returns whether it is valid, and the first of its kind */
function header(record: Recorded, line: string): boolean {
  const [kind = '', first = '', second = ''] = line.split(' ');
  switch (kind) {
    case 'game':
    case 'table':
      return once(record, kind, first);
    case 'commitment':
    case 'secret':
      return isHex(first, 32) && once(record, kind, first);
    case 'nonce':
      return isHex(second, 16) && put(record.nonces, first, second);
    case 'nonce-commitment':
      return isHex(second, 32) && put(record.commitments, first, second);
    case 'option':
      if (first in record.options) return false;
      record.options[first] = second;
      return true;
    default:
      return true;
  }
}

function once(
  record: Recorded,
  kind: 'game' | 'table' | 'commitment' | 'secret',
  value: string,
): boolean {
  if (record[kind] !== '') return false;
  record[kind] = value;
  return true;
}

function put(values: Map<Seat, string>, seat: string, value: string): boolean {
  const number = Number(seat);
  if (!/^[1-9]$/.test(seat) || values.has(number)) return false;
  values.set(number, value);
  return true;
}
