// The sentences around the board: prompts, the turn, the end.

import { endingBy } from '../../table/ending';
import type { EventShown, Happening, Seat, TableInfo } from '../../protocol';
import type { Facts, Sentence, Tally } from '../../table/contract';
import { weighed } from '../../table/log';
import type { Words } from '../../words';
import { fights } from './panel/fights';
import type { Fight } from './panel/fights';
import { asView, deckSize, handSize, isProvince } from './view';

export function facts(view: unknown, seat: Seat, _info: TableInfo, words: Words): Facts {
  const shown = asView(view);
  const aside = shown.aside[seat - 1] ?? 0;
  const sealed = shown.phase === 'orders' && shown.orders[seat - 1]?.length === 5;
  const parts = [
    sealed ? words.phrase('suntzu.sealed.short') : '',
    words.phrase('suntzu.cards', { hand: handSize(shown, seat), deck: deckSize(shown, seat) }),
    aside > 0 ? words.phrase('suntzu.aside', { count: aside }) : '',
  ];
  return {
    count: shown.reserve[seat - 1] ?? 0,
    countKey: 'suntzu.in-reserve',
    marks: null,
    note: parts.filter((part) => part !== '').join(' · '),
  };
}

/** The figures say themselves what they count. */
export const captions = (): [string, string] => ['', ''];

/** What the seat to act should do; `viewer` 0: what the others are doing. */
export function prompt(view: unknown, viewer: Seat, _info: TableInfo, words: Words): string {
  const { phase, owed, dynasty } = asView(view);
  if (phase === 'over' || phase === 'tiles' || phase === 'deal' || phase === 'draw') return '';
  if (viewer === 0) return words.text('suntzu.meanwhile', { dynasty });
  if (phase === 'source') return words.text(`suntzu.ask.from.${owed[0]}`, { count: owed[1] ?? 1 });
  return words.text(`suntzu.ask.${phase}`);
}

export function proposalHeading(_actions: string[], words: Words): string {
  return words.text('suntzu.orders');
}

export function verb(_view: unknown, words: Words): string {
  return words.text('suntzu.act.seal');
}

/** Left out of the log: hidden cards, and a warlord that is not used. */
const UNTOLD: ReadonlySet<string> = new Set([
  'card-laid',
  'card-laid-covered',
  'card-drawn',
  'card-drawn-covered',
  'cards-kept-covered',
  'warlord-chosen-covered',
  'warlord-held',
  'tile-drawn',
]);

/** Told by the row of a province already. */
const IN_ROW: ReadonlySet<string> = new Set([
  'revealed',
  'battle-won',
  'battle-even',
  'armies-driven-out',
  'army-placed',
  'plague',
  'plague-idle',
  'mark-made',
  'mark-without-army',
  'army-spent',
  'scourge-called',
  'feint-used',
  'scourge-used',
]);

const ENDS = ['won-by-red-end', 'won-by-pawn', 'won-by-reserve', 'victory-shared'];

/** What is told first. The keys that are not codes weigh the rows of provinces (`weightOf`). */
const ORDER = [
  ...ENDS,
  'scored',
  'row-taken',
  'row-won',
  'battle-won',
  'row-plague',
  'plague',
  'scourge-used',
  'armies-driven-out',
  'army-moved',
  'reinforce-used',
  'remove-used',
  'march-used',
  'second-six-used',
  'head-start',
  'recruited',
  'row-idle',
  'battle-even',
  'plague-idle',
];

/** Not told beside battles, which say as much. */
const IMPLIED: ReadonlySet<string> = new Set(['orders-sealed', 'first-order']);

/** A turn in short: a sentence for each province, and for what is not part of a battle. */
export function sentences(happenings: readonly Happening[], words: Words): Sentence[] {
  const rows = fights(happenings);
  const revealing = rows.length > 0;
  const told: { code: string; sentence: Sentence }[] = [];
  for (const happening of happenings) {
    const { code } = happening;
    if (code === 'revealed') {
      const fight = rows.shift()!;
      told.push({ code: weightOf(fight), sentence: row(fight, words) });
    } else if (!UNTOLD.has(code) && !(revealing && IMPLIED.has(code)) && !inRow(code)) {
      const places = [happening['from'], happening['province']].map(String).filter(isProvince);
      told.push({ code, sentence: { text: words.happening(happening), places } });
    }
  }
  return weighed(told, ORDER).map(({ sentence }) => sentence);

  /** Whether there is a row that tells it; after a question it needs a sentence of its own. */
  function inRow(code: string): boolean {
    return IN_ROW.has(code) && revealing && told.length > 0;
  }
}

/** Whether the province changes hands, the battle is won, or nothing comes of it. */
function weightOf({ outcome: end, leaving, arriving, struck, left: kept }: Fight): string {
  if (end === 'plague') return struck > kept ? 'row-plague' : 'row-idle';
  if (end === null || end === 'even') return 'row-idle';
  const left = leaving.count > 0 && leaving.seat !== end.seat;
  return left && arriving.count > 0 ? 'row-taken' : 'row-won';
}

function row(fight: Fight, words: Words): Sentence {
  const { province, outcome: end } = fight;
  const [first, second] = fight.cards;
  return {
    text: end ? told(fight, words) : words.happening({ code: 'revealed', province, first, second }),
    places: [province],
  };
}

/** “Sun Tzu takes Tibet by 5: 9 against 4, a marker.” */
function told(fight: Fight, words: Words): string {
  const { province, outcome: end } = fight;
  const [first, second] = fight.cards;
  if (end === 'plague') return [plague(fight, words), ...costs(fight, words)].join(', ') + '.';
  if (end === null || end === 'even') {
    return words.text('suntzu.row', { province, first, second, part: outcome(fight, words) });
  }
  const cards = end.seat === 1 ? { first, second } : { first: second, second: first };
  const key = weightOf(fight) === 'row-taken' ? 'suntzu.row.taken' : 'suntzu.row.holds';
  const main = words.text(key, { province, by: end.seat, points: end.points, ...cards });
  return `${[main, ...costs(fight, words)].join(', ')}.`;
}

/** “Plague in Tibet: Sun Tzu keeps 3 of 6”. */
function plague({ province, struck, left, scourge, leaving }: Fight, words: Words): string {
  if (left === 0) return words.text('suntzu.plague.idle', { province });
  const key = scourge ? 'suntzu.plague.scourge' : 'suntzu.plague';
  return words.text(key, { province, by: leaving.seat, before: struck, left });
}

/** “Sun Tzu by 5”, “plague, 2 halved to 1”, “even”; with the cost. */
export function outcome(fight: Fight, words: Words): string {
  return [result(fight, words), ...costs(fight, words)].filter((part) => part !== '').join(', ');
}

function costs(fight: Fight, words: Words): string[] {
  const winner = typeof fight.outcome === 'object' ? fight.outcome?.seat : 0;
  return [
    ...fight.marks.map((by) =>
      words.phrase(by === winner ? 'suntzu.row.mark' : 'suntzu.row.mark.of', { by }),
    ),
    ...[1, 2]
      .map((by) => ({ by, count: fight.paid.filter((seat) => seat === by).length }))
      .filter(({ count }) => count > 0)
      .map((paid) => words.phrase('suntzu.row.paid', paid)),
  ];
}

function result({ outcome: end, struck, left, scourge }: Fight, words: Words): string {
  if (end === null) return '';
  if (end === 'even') return words.phrase('suntzu.row.even');
  if (end !== 'plague') return words.phrase('suntzu.row.won', { by: end.seat, points: end.points });
  if (left === 0) return words.phrase('suntzu.row.idle');
  const key = scourge ? 'suntzu.row.scourge' : 'suntzu.row.plague';
  return words.phrase(key, { before: struck, left });
}

/** Why the game ended. */
export const ending = endingBy(...ENDS);

/** How far the pawn is from the middle, where that decided. */
export function tally(_view: unknown, _info: TableInfo, last: readonly EventShown[]): Tally | null {
  const won = last
    .flatMap(({ happenings }) => happenings)
    .find(({ code }) => code === 'won-by-pawn');
  return won ? { ahead: Number(won['points']) } : null;
}

/** Events that need no attention: hidden orders, a warlord that is not used, cards drawn secretly. That a
 * side has sealed stands at its name; a line of the log would only take room from the battles. */
export function quiet(events: readonly EventShown[]): boolean {
  return events.every(({ happenings }) =>
    happenings.every(({ code }) => UNTOLD.has(code) || code === 'orders-sealed'),
  );
}
