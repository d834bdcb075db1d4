// What became of a province: as a sentence, and in short.

import type { Sentence } from '../../table/contract';
import type { Words } from '../../words';
import type { Fight } from './panel/fights';

/** Whether the province changes hands, the battle is won, or nothing comes of it. */
export function weightOf({ outcome: end, leaving, arriving, struck, left: kept }: Fight): string {
  if (end === 'plague') return struck > kept ? 'row-plague' : 'row-idle';
  if (end === null || end === 'even') return 'row-idle';
  const left = leaving.count > 0 && leaving.seat !== end.seat;
  return left && arriving.count > 0 ? 'row-taken' : 'row-won';
}

/** As a sentence. */
export function row(fight: Fight, words: Words): Sentence {
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
