// The sentences around the picture: prompts, what happened, the end.

import type { Happening, Seat, TableInfo } from '../../protocol';
import type { Facts, Tally } from '../../table/contract';
import type { Words } from '../../words';
import { lengthOf } from './interaction/next';
import { asView } from './view';

export function facts(view: unknown, seat: Seat): Facts {
  return { count: asView(view).score[seat - 1] ?? 0, countKey: '', marks: null, note: '' };
}

/** A reminder of the scores. */
export function captions(_view: unknown, info: TableInfo, words: Words): [string, string] {
  const { floors, spire } = lengthOf(info.options);
  return [
    words.text('pagoda.scores.column', { floors }),
    words.text('pagoda.scores.cover', { spire }),
  ];
}

export function prompt(view: unknown, viewer: Seat, _info: TableInfo, words: Words): string {
  const { turn, phase, ending } = asView(view);
  if (phase === 'over') return '';
  const last = ending ? [words.text(turn === 1 ? 'pagoda.ending.both' : 'pagoda.ending.last')] : [];
  const asked = turn === viewer && phase === 'fan' ? [words.text('pagoda.prompt.fan')] : [];
  return [...asked, ...last].join(' ');
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

/** The sentences of what happened; all draws are one sentence. */
export function previewLines(happenings: Happening[], words: Words): string[] {
  const told = happenings
    .filter(({ code }) => !UNTOLD.has(code))
    .map((happening) => words.happening(happening));
  const drawn = happenings.filter(({ code }) => code.startsWith('card-drawn'));
  return drawn.length > 0 ? [...told, draws(drawn, words)] : told;
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
