// The fights of a dynasty's provinces in order: the two cards, the outcome, which armies left and arrived.
// Read from happenings, also from those before a question.

import type { Happening, Seat } from '../../../protocol';
import type { Armies, Turn } from '../board/scene';
import type { Card, Province } from '../view';

export interface Fight {
  province: Province;
  /** The cards of seat 1 and of seat 2. */
  cards: [Card, Card];
  /** null until the questions before it are answered. */
  outcome: Turn['outcome'] | null;
  /** The armies that left the province, and those that arrived. */
  leaving: Armies;
  arriving: Armies;
  /** How many armies there were when a plague came, and how many are left. */
  struck: number;
  left: number;
  /** Seats that set a marker, and those that paid for a card, once for each army. */
  marks: Seat[];
  paid: Seat[];
  feint: boolean;
  scourge: boolean;
}

const NOBODY: Armies = { seat: 0, count: 0 };

/** How each happening changes the fight of the current province. */
const TOLD: Record<string, (fight: Fight, happening: Happening) => Partial<Fight>> = {
  'feint-used': () => ({ feint: true }),
  'mark-made': marked,
  'mark-made-from': marked,
  'mark-without-army': marked,
  'army-spent': paid,
  'army-spent-from': paid,
  'battle-even': () => ({ outcome: 'even' }),
  'battle-won': (_, { by, points }) => ({ outcome: { seat: Number(by), points: Number(points) } }),
  'armies-driven-out': (fight, { by, count }) => ({ leaving: more(fight.leaving, by, count) }),
  'army-placed': (fight, { by }) => ({ arriving: more(fight.arriving, by, 1) }),
  'army-moved': (fight, { by }) => ({ arriving: more(fight.arriving, by, 1) }),
  'plague-idle': () => ({ outcome: 'plague' }),
  plague: (fight, { by, count, left }) => struck(fight, by, count, left),
  'scourge-used': (fight, { from, count, left }) => ({
    ...struck(fight, from, count, left),
    scourge: true,
  }),
};

function struck(fight: Fight, seat: unknown, count: unknown, left: unknown): Partial<Fight> {
  return {
    outcome: 'plague',
    leaving: more(fight.leaving, seat, count),
    struck: Number(count) + Number(left),
    left: Number(left),
  };
}

function marked(fight: Fight, happening: Happening): Partial<Fight> {
  return { marks: [...fight.marks, Number(happening['by'])], ...gone(fight, happening) };
}

function paid(fight: Fight, happening: Happening): Partial<Fight> {
  return { paid: [...fight.paid, Number(happening['by'])], ...gone(fight, happening) };
}

/** An army taken from this province leaves it. */
function gone(fight: Fight, { by, from }: Happening): Partial<Fight> {
  return from === fight.province ? { leaving: more(fight.leaving, by, 1) } : {};
}

const more = (armies: Armies, seat: unknown, count: unknown): Armies => ({
  seat: Number(seat),
  count: armies.count + Number(count),
});

export function begun(province: Province, first: Card, second: Card): Fight {
  return {
    province,
    cards: [first, second],
    outcome: null,
    leaving: NOBODY,
    arriving: NOBODY,
    struck: 0,
    left: 0,
    marks: [],
    paid: [],
    feint: false,
    scourge: false,
  };
}

export function carriedOn(fight: Fight, happening: Happening): Fight {
  const change = TOLD[happening.code];
  return change ? { ...fight, ...change(fight, happening) } : fight;
}

/** The fights of all provinces in some happenings, in order. */
export function fights(happenings: readonly Happening[]): Fight[] {
  const found: Fight[] = [];
  for (const happening of happenings) {
    const { code, province, first, second } = happening;
    if (code === 'revealed') found.push(begun(province as Province, first as Card, second as Card));
    else if (found.length > 0 && !BETWEEN.has(code)) {
      found.push(carriedOn(found.pop()!, happening));
    }
  }
  return found;
}

/** Happenings outside any province: in a window, or after the dynasty. */
const BETWEEN: ReadonlySet<string> = new Set([
  'reinforce-used',
  'remove-used',
  'march-used',
  'scored',
  'card-drawn',
  'card-drawn-covered',
  'deck-drawn-whole',
  'dynasty-begins',
  'won-by-red-end',
  'won-by-pawn',
  'won-by-reserve',
  'victory-shared',
]);

/** The fights since orders were last laid. */
export function ofDynasty(happenings: readonly Happening[]): Fight[] {
  const start = happenings.findLastIndex(({ code }) => ORDERED.has(code));
  return start < 0 ? [] : fights(happenings.slice(start));
}

const ORDERED = new Set(['first-order', 'order-chosen']);
