// The texts of the right leaf for a stage, the orders or a question: a small heading, a sentence, and an
// explanation. Announced to screen readers as well.

import type { Happening } from '../../../protocol';
import type { Words } from '../../../words';
import type { Fight } from './fights';
import type { Play } from '../interaction/play.svelte';
import type { Question } from '../interaction/questions';
import type { Shown } from '../interaction/stages';
import { inTurn, orderAt } from '../view';

export interface Said {
  over: string;
  line: string;
  more: string;
  /** The line is a warning. */
  against?: boolean;
}

/** The current text; null if there is none. */
export function said(play: Play): Said | null {
  const { words } = play.table;
  if (play.shown) return staged(play.shown, play.view.revealed, words);
  if (play.orders.can) return ordering(play);
  // Orders being sent are no longer a question.
  const quiet = play.asked?.kind === 'pass' || play.asked?.kind === 'orders';
  if (play.asked && !quiet) return asking(play, play.asked);
  if (play.sealed) {
    return {
      over: '',
      line: words.text('suntzu.sealed.all'),
      more: words.text('suntzu.sealed.more'),
    };
  }
  return null;
}

function staged(shown: Shown, revealed: number, words: Words): Said {
  const { fight, happening, kind } = shown;
  if (kind === 'scoring' && happening) return counted(shown, happening, words);
  if (!fight) {
    const line = happening ? words.happening(happening) : '';
    return { over: words.text('suntzu.over.warlord'), line, more: '' };
  }
  return {
    over: words.text('suntzu.over.place', { place: revealed }),
    line: duel(fight, words),
    more: aftermath(fight, words),
  };
}

function counted({ pawn }: Shown, happening: Happening, words: Words): Said {
  const to = Number(happening['pawn']);
  return {
    over: words.text('suntzu.over.scoring', { dynasty: Number(happening['dynasty']) }),
    line: words.text('suntzu.counted', happening),
    more: words.text(to === pawn ? 'suntzu.counted.still' : 'suntzu.counted.moves', {
      from: signed(pawn),
      to: signed(to),
    }),
  };
}

const signed = (value: number): string =>
  value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0';

/** “Tibet: 9 beats 4 by 5.” */
export function duel({ province, cards, outcome }: Fight, words: Words): string {
  const [first, second] = cards;
  if (outcome === null || outcome === 'even') {
    const key = outcome ? 'suntzu.duel.even' : 'suntzu.duel';
    return words.text(key, { province, first, second });
  }
  if (outcome === 'plague') return words.text('suntzu.duel.plague', { province });
  const winner = cards[outcome.seat - 1]!;
  const loser = cards[2 - outcome.seat]!;
  return words.text('suntzu.duel.won', { province, winner, loser, points: outcome.points });
}

/** Who sets a marker, who pays, who leaves and who arrives. */
export function aftermath(fight: Fight, words: Words): string {
  const { cards, feint, marks, paid, leaving, arriving, outcome, struck } = fight;
  const counts = (seat: number) => paid.filter((each) => each === seat).length;
  return [
    feint ? words.text('suntzu.after.feint', { card: cards[0] }) : '',
    ...marks.map((by) => words.text('suntzu.after.mark', { by })),
    ...[1, 2].map((by) =>
      counts(by) ? words.text('suntzu.after.paid', { by, count: counts(by) }) : '',
    ),
    outcome === 'plague' && struck === 0 ? words.text('suntzu.after.idle') : '',
    leaving.count > 0 ? words.text('suntzu.after.leave', { ...leaving }) : '',
    arriving.count > 0 ? words.text('suntzu.after.arrive', { ...arriving }) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function ordering({ orders, table }: Play): Said {
  const { words } = table;
  const refusal = orders.refusal(words);
  if (refusal) {
    return {
      over: words.text('suntzu.orders'),
      line: refusal,
      more: words.text('suntzu.move'),
      against: true,
    };
  }
  const { card, complete, missing } = orders;
  const over = card ? words.text('suntzu.up', { card }) : words.text('suntzu.orders');
  const key = card ? 'suntzu.line.place' : complete ? 'suntzu.line.seal' : 'suntzu.line.card';
  return { over, line: words.text(key), more: remaining() };

  /** One line, since the hand covers more on a phone. */
  function remaining(): string {
    if (complete) return words.text('suntzu.move');
    if (orders.count > 0) return words.text('suntzu.missing', { provinces: [...missing] });
    return orders.recruits ? words.text('suntzu.recruit') : '';
  }
}

function asking(play: Play, asked: Question): Said {
  const { view, table, picked } = play;
  const { words } = table;
  const province = inTurn(view) ?? 'Xi';
  const about = {
    province,
    card: orderAt(view, table.viewer, province) ?? '',
    provinces: [...picked.provinces],
    count: asked.kind === 'keep' ? asked.count : (view.owed[1] ?? 1),
    warlord: view.warlord[table.viewer - 1] ?? '',
    rest: asked.kind === 'keep' ? asked.drawn.length - asked.count : 0,
  };
  // The questions about a warlord share their heading.
  const over = `suntzu.over.${asked.kind}`;
  return {
    over: words.text(words.has(over) ? over : 'suntzu.over.idle', about),
    line: line(asked, picked.provinces.length, words, about),
    more: words.text(explained(play, asked), about),
  };
}

function line(
  asked: Question,
  picked: number,
  words: Words,
  about: Record<string, string | number | string[]>,
): string {
  if (asked.kind === 'order' && picked > 0) return words.text('suntzu.line.order.picked', about);
  if (asked.kind === 'march' && picked > 0) return words.text('suntzu.line.march.to', about);
  return words.text(`suntzu.line.${asked.kind}`, about);
}

/** The key of a question's explanation. */
function explained({ view }: Play, asked: Question): string {
  const sum = view.armies.reduce((all, armies) => all + armies, 0);
  switch (asked.kind) {
    case 'order':
      return sum === 0 ? 'suntzu.more.order.again' : 'suntzu.more.order.fewer';
    case 'from':
      return `suntzu.more.from.${view.owed[0]}`;
    case 'keep':
      return 'suntzu.more.keep';
    case 'choose':
    case 'idle':
      return `suntzu.more.${asked.kind}`;
    default:
      return `suntzu.does.${asked.kind}`;
  }
}

/** What is announced: stages and questions, but not each card moved. */
export function heard(play: Play): string {
  const now = said(play);
  if (!now || play.sealed) return '';
  return [now.over && !play.orders.can ? `${now.over}.` : '', now.line, play.shown ? now.more : '']
    .filter((part) => part !== '')
    .join(' ');
}
