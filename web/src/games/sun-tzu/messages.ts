// The sentences around the board: prompts, the turn, the end.

import { endingBy } from '../../table/end/ending';
import type { EventShown, Happening, Seat, TableInfo } from '../../protocol';
import type { Facts, Sentence, Tally } from '../../table/contract';
import { weighed } from '../../table/log';
import type { Words } from '../../words';
import { fights } from './panel/fights';
import { row, weightOf } from './rows';
import { asView, deckSize, handSize, isProvince } from './view';

export function facts(view: unknown, seat: Seat, _info: TableInfo, words: Words): Facts {
  const shown = asView(view);
  const aside = shown.aside[seat - 1] ?? 0;
  const sealed = shown.phase === 'orders' && shown.orders[seat - 1]?.length === 5;
  const parts = [
    sealed ? words.phrase('suntzu.sealed.short') : '',
    words.phrase('suntzu.cards', { hand: handSize(shown, seat), deck: deckSize(shown, seat) }),
    aside > 0 && !sealed ? words.phrase('suntzu.aside', { count: aside }) : '',
  ];
  return {
    count: shown.reserve[seat - 1] ?? 0,
    countKey: 'suntzu.in-reserve',
    marks: null,
    note: parts.filter((part) => part !== '').join(' · '),
  };
}

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
