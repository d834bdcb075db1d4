// What the things on Qin's table are.

import type { Explain, Table } from '../../../table/contract';
import { explainBy } from '../../../table/explain/kinds';
import type { Words } from '../../../words';
import { inWords } from '../announcements';
import {
  type Field,
  type Land,
  MAJOR,
  type Village,
  asView,
  bagSize,
  ground,
  land,
  neighbours,
  parseSquare,
} from '../view';

const landOf = (table: Table): Land => land(asView(table.view));
const fieldAt = (at: string, { fields }: Land): Field | undefined =>
  fields.find(({ squares }) => squares.includes(parseSquare(at)));
const villageAt = (at: string, { villages }: Land): Village | undefined =>
  villages.find(({ squares }) => squares.includes(parseSquare(at)));

/** What lies on a square, as a kind of thing. */
function kindOf(at: string, table: Table): string {
  const view = asView(table.view);
  const all = land(view);
  if (villageAt(at, all)) return 'village';
  const field = fieldAt(at, all);
  if (field)
    return field.owner === 0 ? 'lone' : field.squares.length < MAJOR ? 'province' : 'major';
  return ground(view, parseSquare(at)) === '~' ? 'water' : 'steppe';
}

/** The provinces beside a village, whose owners have voices there. */
export function beside(village: Village, { fields }: Land): Field[] {
  const around = new Set(village.squares.flatMap(neighbours));
  return fields.filter(({ owner, squares }) => owner > 0 && squares.some((s) => around.has(s)));
}

export const voices = ({ squares }: Field): number => (squares.length < MAJOR ? 1 : 2);

function ofField(at: string, table: Table) {
  const field = fieldAt(at, landOf(table));
  return {
    hue: field?.colour ?? 'R',
    owner: field?.owner ?? 0,
    squares: field?.squares.length ?? 0,
  };
}

function atVillage(at: string, table: Table, words: Words): string[] {
  const all = landOf(table);
  const village = villageAt(at, all);
  if (!village) return [];
  const provinces = beside(village, all);
  return [
    village.owner === 0
      ? words.text('explain.village.free')
      : words.text('explain.village.owner', { owner: village.owner }),
    ...provinces.map((field) =>
      words.text('explain.village.voices', {
        province: inWords(field, words),
        voices: voices(field),
      }),
    ),
    ...(provinces.length === 0 ? [words.text('explain.village.none')] : []),
  ];
}

const kinds = explainBy({
  village: { rules: 'villages', parameters: (at) => ({ at }), now: atVillage },
  province: {
    rules: 'founding',
    parameters: ofField,
    now: (at, table, words) => [
      words.text('explain.province.missing', { count: MAJOR - ofField(at, table).squares }),
    ],
  },
  major: { rules: 'growing', parameters: ofField },
  lone: { rules: 'founding', parameters: ofField },
  steppe: { rules: 'turn', parameters: (at) => ({ at }) },
  water: { rules: 'needed', parameters: (at) => ({ at }) },
  tile: {
    rules: 'turn',
    parameters: (tile) => ({ one: tile[0] ?? 'R', two: tile[1] ?? 'R' }),
    now: (_, table, words) => [words.text('qin.bag', { number: bagSize(asView(table.view)) })],
  },
  captions: { rules: 'end' },
  count: {
    rules: 'end',
    now: (seat, table, words) => [
      words.text('explain.count.now', {
        seat,
        count: asView(table.view).supply[Number(seat) - 1] ?? 0,
      }),
    ],
  },
});

const explain: Explain = (kind, which, table, words) =>
  kinds(kind === 'square' ? kindOf(which, table) : kind, which, table, words);

export default explain;
