// The sentences around the board: previews, prompts, the end.

import { endingBy } from '../../table/end/ending';
import type { Happening, TableInfo } from '../../protocol';
import type { Facts, NoChoice, Place, Sentence, Table, Tally } from '../../table/contract';
import { weighed } from '../../table/log';
import type { Words } from '../../words';
import { parse } from './action';
import { asView, bagSize, name } from './view';

/** The pagodas of a seat, by number of seats. */
const PAGODAS: Record<number, number> = { 2: 24, 3: 19, 4: 15 };

const allotment = (view: unknown): number => PAGODAS[asView(view).supply.length] ?? 15;

export function facts(view: unknown, seat: number): Facts {
  const left = asView(view).supply[seat - 1] ?? 0;
  const all = allotment(view);
  return {
    count: left,
    countKey: 'qin.left',
    marks: { shape: 'bar', filled: all - left, of: all },
    note: '',
  };
}

export function captions(view: unknown, _info: TableInfo, words: Words): [string, string] {
  return [words.text('qin.each', { number: allotment(view) }), words.word('qin.goal')];
}

export function prompt(view: unknown, viewer: number, _info: TableInfo, words: Words): string {
  const { turn, phase } = asView(view);
  if (phase === 'over') return '';
  const number = bagSize(asView(view));
  const bag = words.text(number === 0 ? 'qin.bag.empty' : 'qin.bag', { number });
  return turn === viewer && phase === 'place' ? `${words.text('qin.prompt')} ${bag}` : bag;
}

export function proposalHeading(actions: string[], words: Words): string {
  return words.text(actions[0] === 'pass' ? 'qin.if.pass' : 'qin.if.lay');
}

/** A pass shows by itself that no tile fitted; that only one did is the secret of the hand. */
export function noChoice({ legal, words }: Table): NoChoice {
  const passes = legal[0] === 'pass';
  return { why: words.text(passes ? 'qin.pass.why' : 'qin.only'), open: passes };
}

export function verb(_view: unknown, words: Words, actions: string[]): string {
  return words.text(actions[0] === 'pass' ? 'qin.verb.pass' : 'qin.verb.lay');
}

/** Left out, because the board shows it: the placement, and the pagodas returned. */
const SHOWN = new Set(['tile-laid', 'tile-drawn', 'tile-drawn-covered', 'pagodas-returned']);

/** What says more about a province than that it grows. */
const MORE = new Set([
  'province-major',
  'province-absorbed',
  'province-absorbed-by-major',
  'provinces-united',
]);

const ENDS = ['won-by-last-pagoda', 'won-by-most-pagodas', 'victory-shared'];

/** What is told first: what changes hands, then double pagodas, then what is new, then what merely grows. */
const ORDER = [
  ...ENDS,
  'village-taken-from',
  'province-absorbed',
  'province-absorbed-by-major',
  'province-major',
  'village-taken',
  'provinces-united',
  'province-founded',
  'province-grown',
  'square-alone',
];

/** The sentences for some happenings, without redundant ones. */
export function sentences(happenings: readonly Happening[], words: Words): Sentence[] {
  const all = happenings.filter((happening) => !SHOWN.has(happening.code));
  const more = new Set(all.filter((each) => MORE.has(each.code)).map((each) => each['colour']));
  const grown = (each: Happening) => each.code === 'province-grown' && more.has(each['colour']);
  const told = weighed(all, ORDER).filter((each) => !grown(each));
  const alone = told.filter(({ code }) => code === 'square-alone');
  if (alone.length < 2) return told.map((each) => sentence(each, words));
  const squares = alone.map((happening) => String(happening['at']));
  const rest = told.filter(({ code }) => code !== 'square-alone');
  return [
    ...rest.map((each) => sentence(each, words)),
    { text: words.text('qin.alone', { squares }), places: squares },
  ];
}

function sentence(happening: Happening, words: Words): Sentence {
  return { text: words.happening(happening), places: placesOf(happening) };
}

/** The squares that a happening names or covers. */
function placesOf({ at, squares, provinces }: Happening): Place[] {
  return [at, squares, provinces].flatMap((each) => each ?? []).map(String);
}

/** Why the game ended. */
export const ending = endingBy(...ENDS);

/** The pagodas on the board. */
export function tally(view: unknown): Tally {
  const all = allotment(view);
  return { each: asView(view).supply.map((left) => all - left), unit: 'qin.tally' };
}

/** The proposed placement, for screen readers; its effects are in the preview. */
export function heard(table: Table): string {
  const { proposal, words } = table;
  const placement = proposal?.reply ? parse(proposal.actions[0] ?? '') : null;
  if (!placement) return '';
  const { first, second } = placement;
  return words.text('qin.ghost', {
    one: first.colour,
    at: name(first.square),
    two: second.colour,
    to: name(second.square),
  });
}
