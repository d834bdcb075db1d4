// What the things on Contrées' table are.

import type { Table } from '../../../table/contract';
import { type Kind, explainBy } from '../../../table/explain/kinds';
import type { Words } from '../../../words';
import { describeContree } from '../announcements';
import { territory } from '../board/territory';
import { ENOUGH, TURNS, closed, held, position } from '../view';
import { type Group, groupOf } from './groups';

const landOf = (table: Table) => territory(position(table.view).tiles);

function atCorner(corner: string, table: Table, words: Words): string[] {
  const at = position(table.view);
  const land = landOf(table);
  const contrees = land.corners.get(corner)?.contrees ?? [];
  const touched = land.contrees.filter(({ letter }) => contrees.includes(letter));
  return touched.map((each) => describeContree(each, at, words));
}

function ofGroup({ towers, free }: Group, words: Words): string {
  return words.text(towers.length > 1 ? 'explain.tower.group' : 'explain.tower.alone', {
    towers: towers.length,
    free: free.length,
  });
}

const corner: Omit<Kind, 'rules'> = {
  parameters: (which, table) => {
    const at = position(table.view);
    return { corner: which, seat: at.towers[which] ?? 0, turn: at.turn, first: 1, second: 2 };
  },
  now: atCorner,
};

const kinds = explainBy({
  free: { ...corner, rules: 'turn' },
  closed: { ...corner, rules: 'closed' },
  forbidden: { ...corner, rules: 'turn' },
  tower: {
    ...corner,
    rules: 'encirclement',
    now: (which, table, words) => [
      ofGroup(groupOf(which, position(table.view).towers, landOf(table)), words),
      ...atCorner(which, table, words),
    ],
  },
  contree: {
    rules: 'conquest',
    parameters: (letter) => ({ letter }),
    now: (letter, table, words) =>
      landOf(table)
        .contrees.filter((each) => each.letter === letter)
        .map((each) => describeContree(each, position(table.view), words)),
  },
  captions: { rules: 'end', parameters: () => ({ enough: ENOUGH, turns: TURNS }) },
  count: {
    rules: 'end',
    key: (_, table) => (position(table.view).phase === 'tiles' ? 'laid' : 'count'),
    parameters: () => ({ enough: ENOUGH, turns: TURNS }),
    now: (seat, table, words) => {
      const at = position(table.view);
      const letters = held(at, Number(seat));
      if (letters.length === 0) return [];
      return [words.text('explain.count.now', { seat, letters })];
    },
  },
});

/** What a corner is at this moment, as a kind of thing. */
function kindOf(which: string, table: Table): string {
  const at = position(table.view);
  if (at.towers[which]) return 'tower';
  if (at.phase === 'towers' && at.forbidden === which) return 'forbidden';
  return closed(at).includes(which) ? 'closed' : 'free';
}

const explain: typeof kinds = (kind, which, table, words) =>
  kinds(kind === 'corner' ? kindOf(which, table) : kind, which, table, words);

export default explain;
