// The score: track, pawn, dynasties, the next scoring.

import type { Table } from '../../../table/contract';
import type { Kind } from '../../../table/explain/kinds';
import type { Words } from '../../../words';
import { asItStands, scoringAfter, trackOf } from '../board/score';
import { playOf } from '../interaction/play.svelte';
import type { SunTzuView } from '../view';

const viewOf = (table: Table): SunTzuView => playOf(table).counted;
const lengthOf = (table: Table): number => trackOf(table.info.options);
const signed = (value: number): string =>
  value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0';

/** Where the pawn is, and who is ahead. */
function lead(table: Table, words: Words): string {
  const { pawn } = viewOf(table);
  if (pawn === 0) return words.text('explain.lead.none');
  return words.text('explain.lead', {
    pawn: signed(pawn),
    seat: pawn > 0 ? 1 : 2,
    count: Math.abs(pawn),
  });
}

/** What a scoring now would do; nothing if there is none to come. */
function standing(table: Table, words: Words): string[] {
  const view = viewOf(table);
  const found = asItStands(view, lengthOf(table));
  if (!found) return [];
  const [first, second] = found.sums;
  const sums = words.text('explain.sums', { first, second });
  if (found.pawn === view.pawn) return [sums, words.text('explain.sums.still')];
  return [
    sums,
    words.text('explain.sums.moves', { from: signed(view.pawn), to: signed(found.pawn) }),
  ];
}

function coming(table: Table, words: Words): string[] {
  const after = scoringAfter(viewOf(table));
  return after > 0 ? [words.text('explain.coming', { dynasty: after })] : [];
}

function whenIs(which: string, table: Table, words: Words): string[] {
  const { dynasty, phase } = viewOf(table);
  const nth = Number(which);
  const key = phase === 'over' ? 'over' : nth < dynasty ? 'past' : nth > dynasty ? 'ahead' : 'now';
  const next = scoringAfter(viewOf(table)) === nth ? standing(table, words) : [];
  return [words.text(`explain.dynasty.${key}`, { count: nth - dynasty }), ...next];
}

const ends = (_: string, table: Table) => ({ count: lengthOf(table) });

export const OF_SCORE: Readonly<Record<string, Kind>> = {
  track: {
    rules: 'scoring',
    parameters: ends,
    now: (_, table, words) => [lead(table, words), ...coming(table, words)],
  },
  pawn: {
    rules: 'scoring',
    now: (_, table, words) => [lead(table, words), ...standing(table, words)],
  },
  would: {
    rules: 'scoring',
    now: (_, table, words) => [...standing(table, words), ...coming(table, words)],
  },
  red: {
    rules: 'scoring',
    key: (_, table) => (lengthOf(table) === 9 ? 'red-nine' : 'red'),
    parameters: (seat) => ({ seat }),
    now: (seat, table, words) => {
      const { pawn } = viewOf(table);
      const count = lengthOf(table) - (seat === '1' ? pawn : -pawn);
      return [words.text('explain.red.away', { count })];
    },
  },
  dynasty: {
    rules: 'scoring',
    key: (nth) => (Number(nth) % 3 === 0 ? 'dynasty-scoring' : 'dynasty'),
    parameters: (nth) => ({ dynasty: nth, place: Number(nth) / 3 }),
    now: whenIs,
  },
  scoring: {
    rules: 'scoring',
    now: (_, table, words) => [...coming(table, words), ...standing(table, words)],
  },
};
