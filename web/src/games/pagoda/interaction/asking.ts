// The words of the build menu: heading, questions, answers.

import type { Words } from '../../../words';
import type { Build } from '../action';
import { fromHand } from '../cards/cards';
import type { Length, Next } from './next';
import { backgroundOf, colourOf, slotsOf } from '../view';
import type { Cards, Colour } from '../view';
import type { Question } from './ways';

/** How an answer is drawn: a colour, or the cards that pay. */
export type Shown = { kind: 'colour'; colour: Colour } | { kind: 'cards'; cards: Cards };

export function shownAs(question: Question, option: string, build: Build): Shown {
  if (question !== 'what') return { kind: 'cards', cards: option };
  return { kind: 'colour', colour: build.kind === 'column' ? colourOf(option) : slotsOf(option) };
}

/** “Tile on site 3”. */
export function titleOf(build: Build, words: Words): string {
  return words.text(`pagoda.slip.${build.kind}`, { site: build.site });
}

/** “and the Rice bowl, twice”; '' if nothing is gained. */
export function gainOf(build: Build, options: Record<string, string>, words: Words): string {
  if (build.kind === 'column' || options['abilities'] === 'off') return '';
  const ability = words.word(`pagoda.ability.${backgroundOf(build.tile)}`);
  return words.phrase('pagoda.slip.gain', { ability });
}

export function pointsOf(next: Next): number {
  return next.kind === 'complete' ? 0 : next.points;
}

/** The question as a caption. */
export function captionOf(
  question: Question,
  options: readonly string[],
  build: Build,
  { floor, length }: { floor: number; length: Length },
  words: Words,
): string {
  if (question === 'spire') return words.text('pagoda.ask.spire');
  if (question === 'pay') {
    if (build.kind === 'roof') return words.text('pagoda.ask.pay.roof');
    const pairs = options.every((option) => option.length === 2);
    if (!pairs) return words.text('pagoda.ask.pay');
    return words.text(`pagoda.ask.pairs.${build.kind}`);
  }
  if (build.kind === 'column') return words.text('pagoda.ask.colour');
  const last = floor === length.floors;
  return words.text(last ? 'pagoda.ask.roof' : 'pagoda.ask.tile', { floor: floor + 1 });
}

/** A short label for a payment: “2 red”, “hand”, “2 red, 1 in hand”; where there is little room, of several
 * cards only how many are in the hand. */
export function paymentShort(cards: Cards, words: Words, narrow = false): string {
  if (cards.length === 1) {
    return words.phrase(fromHand(cards) ? 'pagoda.from.hand' : 'pagoda.from.display');
  }
  const hand = [...cards].filter(fromHand).length;
  if (narrow) return hand > 0 ? words.phrase('pagoda.cards.narrow', { hand }) : '';
  const colours = new Set([...cards].map(colourOf));
  if (colours.size > 1) return '';
  const alike = { count: cards.length, colour: colourOf(cards[0]!), hand };
  return words.phrase(hand > 0 ? 'pagoda.cards.hand' : 'pagoda.cards', alike);
}

/** An answer for screen readers. */
export function answerSaid(question: Question, option: string, build: Build, words: Words): string {
  if (question === 'what') {
    if (build.kind === 'column') return words.text('pagoda.say.column', { colour: option });
    return words.text('pagoda.say.tile', { tile: option });
  }
  const cards = [...option].map((letter) =>
    words.phrase(fromHand(letter) ? 'pagoda.say.hand' : 'pagoda.say.display', {
      colour: colourOf(letter),
    }),
  );
  const ability = abilityOf(question, option, build);
  const said = words.text('pagoda.say.pay', { cards });
  return ability ? `${said}, ${words.phrase(`pagoda.by.${ability}`)}` : said;
}

/** The ability that a payment uses: the rice bowl for columns and spires, the Buddha for tiles. */
export function abilityOf(question: Question, option: string, build: Build): 'G' | 'B' | null {
  if (question === 'spire') return option.length > 2 ? 'G' : null;
  if (question !== 'pay' || option.length < 2) return null;
  return build.kind === 'column' ? 'G' : 'B';
}
