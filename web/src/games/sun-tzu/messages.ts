// The sentences around the board: prompts, the turn, the end.

import { endingBy } from '../../table/ending';
import type { EventShown, Happening, Seat, TableInfo } from '../../protocol';
import type { Facts, Tally } from '../../table/contract';
import type { Words } from '../../words';
import { fights } from './panel/fights';
import type { Fight } from './panel/fights';
import { asView, deckSize, handSize } from './view';

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
    countKey: '',
    marks: null,
    note: parts.filter((part) => part !== '').join(' · '),
  };
}

export function captions(_view: unknown, _info: TableInfo, words: Words): [string, string] {
  return [words.text('suntzu.reserve'), ''];
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

/** A turn in short: a line for each province, and for what is not part of a battle. */
export function previewLines(happenings: Happening[], words: Words): string[] {
  const rows = fights(happenings);
  const lines: string[] = [];
  for (const happening of happenings) {
    if (happening.code === 'revealed') lines.push(row(rows.shift()!, words));
    else if (!UNTOLD.has(happening.code) && !(IN_ROW.has(happening.code) && begun(lines))) {
      lines.push(words.happening(happening));
    }
  }
  return lines;

  /** Whether there is a row that tells it; after a question it needs a line of its own. */
  function begun(some: string[]): boolean {
    return some.length > 0 && happenings.some(({ code }) => code === 'revealed');
  }
}

function row(fight: Fight, words: Words): string {
  const [first, second] = fight.cards;
  const { province } = fight;
  return fight.outcome
    ? words.text('suntzu.row', { province, first, second, part: outcome(fight, words) })
    : words.happening({ code: 'revealed', province, first, second });
}

/** “Sun Tzu by 5”, “plague, 2 halved to 1”, “even”; with the cost. */
export function outcome(fight: Fight, words: Words): string {
  const winner = typeof fight.outcome === 'object' ? fight.outcome?.seat : 0;
  return [
    result(fight, words),
    ...fight.marks.map((by) =>
      words.phrase(by === winner ? 'suntzu.row.mark' : 'suntzu.row.mark.of', { by }),
    ),
    ...[1, 2]
      .map((by) => ({ by, count: fight.paid.filter((seat) => seat === by).length }))
      .filter(({ count }) => count > 0)
      .map((paid) => words.phrase('suntzu.row.paid', paid)),
  ]
    .filter((part) => part !== '')
    .join(', ');
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
export const ending = endingBy('won-by-red-end', 'won-by-pawn', 'won-by-reserve', 'victory-shared');

/** How far the pawn is from the middle, where that decided. */
export function tally(_view: unknown, _info: TableInfo, last: readonly EventShown[]): Tally | null {
  const won = last
    .flatMap(({ happenings }) => happenings)
    .find(({ code }) => code === 'won-by-pawn');
  return won ? { ahead: Number(won['points']) } : null;
}

/** Events that need no attention: hidden orders, a warlord that is not used, cards drawn secretly. */
export function quiet(events: readonly EventShown[]): boolean {
  return events.every(({ happenings }) => happenings.every(({ code }) => UNTOLD.has(code)));
}
