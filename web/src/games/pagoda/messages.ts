// The sentences around the picture: prompts, what happened, the end.

import type { Happening, Seat, TableInfo } from '../../protocol';
import type { Facts, Sentence, Tally } from '../../table/contract';
import { weighed } from '../../table/log';
import type { Words } from '../../words';
import { asView } from './view';

export function facts(view: unknown, seat: Seat): Facts {
  return {
    count: asView(view).score[seat - 1] ?? 0,
    countKey: 'pagoda.points',
    marks: null,
    note: '',
  };
}

export function prompt(view: unknown, viewer: Seat, _info: TableInfo, words: Words): string {
  const { turn, phase, ending } = asView(view);
  if (phase === 'over') return '';
  // Alone, so that it takes one line; that the turn is the last was said all through it.
  if (turn === viewer && phase === 'fan') return words.text('pagoda.prompt.fan');
  if (!ending) return '';
  return words.text(turn === 1 ? 'pagoda.ending.both' : 'pagoda.ending.last');
}

export function proposalHeading(_actions: string[], words: Words): string {
  return words.text('pagoda.turn.yours');
}

export function verb(_view: unknown, words: Words): string {
  return words.text('pagoda.act.end');
}

export function tally(view: unknown): Tally {
  return { each: asView(view).score, unit: 'pagoda.tally' };
}

/** Not told, because the list of the turn, the picture or the end of the turn shows it better. */
const UNTOLD = new Set([
  'card-drawn',
  'card-drawn-open',
  'card-drawn-covered',
  'free-column',
  'rice-bowl-used',
  'buddha-used',
  'floor-complete',
  'turn-ended',
]);

const ENDS = ['won', 'victory-shared'];

/** What is told first: pagodas completed, then points, then abilities gained; draws come last. */
const ORDER = [
  ...ENDS,
  'game-ending',
  'pagoda-complete',
  'pagoda-closed',
  'roof-laid',
  'spire-raised',
  'column-built',
  'tile-laid',
  'ability-gained',
];

/** The sentences of what happened; all draws are one sentence, and so is a roof with its spire. */
export function sentences(happenings: readonly Happening[], words: Words): Sentence[] {
  const spire = happenings.find(({ code }) => code === 'spire-raised');
  const told = weighed(happenings, ORDER)
    .filter(({ code }) => !UNTOLD.has(code) && !(spire && code === 'roof-laid'))
    .map((happening) => ({
      text: happening === spire ? roof(happenings, spire, words) : words.happening(happening),
      places: [happening['site'] ?? []].flat().map(String),
    }));
  const drawn = happenings.filter(({ code }) => code.startsWith('card-drawn'));
  return drawn.length > 0 ? [...told, { text: draws(drawn, words), places: [] }] : told;
}

function roof(happenings: readonly Happening[], spire: Happening, words: Words): string {
  const tile = happenings.find(({ code }) => code === 'roof-laid');
  const points = Number(spire['points']) + Number(tile?.['points'] ?? 0);
  return words.text('pagoda.roofed', { ...spire, points });
}

function draws(drawn: Happening[], words: Words): string {
  const by = String(drawn[0]!['by']);
  const open = drawn.filter(({ code }) => code !== 'card-drawn-covered');
  const colours = open.map(({ colour }) => String(colour));
  const covered = drawn.length - open.length;
  if (covered === 0) return words.text('pagoda.drawn.open', { by, colours });
  if (colours.length === 0) return words.text('pagoda.drawn.covered', { by, covered });
  return words.text('pagoda.drawn', { by, colours, covered });
}

/** Why the game ended; the score is in the first line already. */
export function ending(view: unknown, _info: TableInfo, _last: unknown, words: Words): string {
  return words.text('pagoda.end.why', { count: asView(view).complete.length });
}
