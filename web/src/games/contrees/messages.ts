// The texts around the board: figures, captions, prompts, headings, the end.

import { endingBy } from '../../table/end/ending';
import type { Happening, Seat, TableInfo } from '../../protocol';
import type { Facts, NoChoice, Place, Sentence, Table, Tally } from '../../table/contract';
import { weighed } from '../../table/log';
import type { Words } from '../../words';
import { steps } from './announcements';
import {
  type Action,
  ENOUGH,
  type Position,
  TURNS,
  held,
  laidBy,
  parseAction,
  position,
} from './view';

export function facts(view: unknown, seat: Seat, info: TableInfo, words: Words): Facts {
  const at = position(view);
  if (at.phase === 'tiles') return layingFacts(at, seat, info, words);
  const count = held(at, seat).length;
  return {
    count,
    countKey: 'contrees.held',
    marks: { shape: 'hexagon', filled: Math.min(count, ENOUGH), of: ENOUGH },
    note: towersNote(at, seat, words),
  };
}

function layingFacts(at: Position, seat: Seat, info: TableInfo, words: Words): Facts {
  const half = Number(info.options['tiles']) / 2;
  const count = laidBy(at, seat);
  return {
    count,
    countKey: 'contrees.laid',
    marks: { shape: 'hexagon', filled: count, of: half },
    note: lower(words.text('contrees.note.lay', { n: half - count })),
  };
}

function towersNote(at: Position, seat: Seat, words: Words): string {
  const left = TURNS - at.turns[seat - 1]!;
  const taken = at.destroyed[seat - 1]!;
  const turns = lower(words.text('contrees.note.turns', { n: left }));
  const fallen = lower(words.text('contrees.note.taken', { n: taken }));
  if (at.phase === 'over') return fallen;
  // Where both need two lines, the number begins the second.
  return taken === 0 ? turns : `${turns} · ${fallen.replace(' ', '\u00a0')}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function captions(view: unknown, info: TableInfo, words: Words): [string, string] {
  const at = position(view);
  if (at.phase === 'tiles') {
    const n = at.tiles.length;
    return [
      words.text('contrees.caption.laid', { n, of: info.options['tiles'] ?? '' }),
      lower(words.word('contrees.caption.then')),
    ];
  }
  return [words.word('contrees.caption.held'), lower(words.word('contrees.caption.nine'))];
}

export function prompt(view: unknown, viewer: Seat, _info: TableInfo, words: Words): string {
  const at = position(view);
  const own = at.turn === viewer;
  switch (at.phase) {
    case 'tiles':
      if (at.tiles.length === 0) return words.word(`contrees.prompt.first${own ? '' : '.other'}`);
      return words.text(`contrees.prompt.tiles${own ? `.${at.left}` : '.other'}`);
    case 'forbid':
      return words.text(`contrees.prompt.forbid${own ? '' : '.other'}`, { other: 1, seat: 2 });
    case 'towers':
      return words.word(`contrees.prompt.towers${own ? '' : '.other'}`);
    case 'over':
      return words.word('contrees.prompt.over');
  }
}

export function proposalHeading(actions: string[], words: Words): string {
  const action = parseAction(actions[0] ?? '');
  const corner = 'corner' in action ? action.corner : '';
  return words.text(`contrees.if.${action.kind}`, { corner });
}

export function verb(view: unknown, words: Words, actions: string[]): string {
  if (actions[0] === 'pass') return words.word('contrees.verb.pass');
  return words.word(`contrees.verb.${position(view).phase}`);
}

/** Nothing is hidden in this game. The first contrée, which has only one place, is left to the person, who
 * learns by it how a place is tried and played. */
export function noChoice({ view, legal, words }: Table): NoChoice | null {
  if (position(view).tiles.length === 0) return null;
  const passes = legal[0] === 'pass';
  return { why: words.word(`contrees.only.${passes ? 'pass' : 'place'}`), open: true };
}
const ENDS = ['won-by-nine', 'won-by-count', 'won-by-destroyed', 'victory-shared'];

/** Why the game ended (CON-11, CON-13). */
export const ending = endingBy(...ENDS);

/** What is told first: contrées won and lost, then towers that fall, then what was built. */
const ORDER = [
  ...ENDS,
  'contree-conquered',
  'control-lost',
  'group-encircled',
  'towers-cleaned',
  'tower-raised',
];

/** The contrées that each holds. */
export function tally(view: unknown, info: TableInfo): Tally {
  const at = position(view);
  return { each: info.seats.map(({ seat }) => held(at, seat).length), unit: 'contrees.tally' };
}

/** Not told: a tower beside its conquest, which names the corner too, and what concerns only the next turn.
 * */
const UNSAID = ['tower-raised', 'corners-closed'];
/** Told in words of the page's own, which are shorter or name the corner. */
const OWN = ['contree-conquered', 'control-lost'];

/** The main happening first, then its consequences. */
export function sentences(happenings: readonly Happening[], words: Words): Sentence[] {
  const conquest = happenings.some(({ code }) => code === 'contree-conquered');
  const unsaid = conquest ? UNSAID : UNSAID.slice(1);
  return weighed(happenings, ORDER)
    .filter(({ code }) => !unsaid.includes(code))
    .map((happening) => ({
      text: text(happening, words),
      places: placesOf(happening),
      ...(happening.code === 'tile-laid' ? { spoken: laidWhere(happening, words) } : {}),
    }));
}

/** A contrée is laid: where, seen from the first one. Pointing at the sentence shows it on the board. */
function laidWhere(happening: Happening, words: Words): string {
  const where = whereabouts(parseAction(`tile ${String(happening.place)}`), words);
  const key = where.length > 0 ? 'contrees.tile-laid.where' : 'contrees.tile-laid.first';
  return words.text(key, { ...happening, where });
}

function text(happening: Happening, words: Words): string {
  const { code, laid } = happening;
  if (code === 'tile-laid')
    return words.text(`contrees.tile-laid${laid === 1 ? '.first' : ''}`, happening);
  return OWN.includes(code)
    ? words.text(`contrees.${code}`, happening)
    : words.happening(happening);
}

function whereabouts(action: Action, words: Words): string[] {
  return action.kind === 'tile' ? steps(action.place, words) : [];
}

/** The corners, the contrées (by letter) and the places (as coordinates) that a happening names. */
function placesOf({ corner, corners, contrees, place }: Happening): Place[] {
  return [corner, corners, contrees, place].flatMap((each) => each ?? []).map(String);
}
