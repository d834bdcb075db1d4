// The ways to build on a site, as questions: what is built, how it is paid for, and for a roof how the spire
// is paid for. They are read from the legal actions.

import { isBuild, parse } from '../action';
import type { Build } from '../action';
import type { Cards, Colour, SiteNumber } from '../view';

/** The questions of the build menu, in this order. */
export type Question = 'what' | 'pay' | 'spire';
export const QUESTIONS: readonly Question[] = ['what', 'pay', 'spire'];

/** The answers so far. */
export type Answers = Partial<Record<Question, string>>;

/** A question, its possible answers, and the chosen one ('' for none). */
export interface Row {
  question: Question;
  options: string[];
  chosen: string;
}

export function builds(legal: readonly string[]): Build[] {
  return legal.map(parse).filter(isBuild);
}

export function at(all: readonly Build[], site: SiteNumber): Build[] {
  return all.filter((build) => build.site === site);
}

/** A column's colour, a tile, a payment, or the spire's payment. */
export function answerOf(build: Build, question: Question): string {
  if (question === 'what') return build.kind === 'column' ? build.colour : build.tile;
  if (question === 'pay') return build.pay;
  return build.kind === 'roof' ? build.spire : '';
}

/** The ways to build with a card: for each site those that it pays for alone, or else those in which it pays
 * together with others. */
export function paidWith(all: readonly Build[], letter: string): Build[] {
  const alone = (build: Build) => build.kind !== 'roof' && build.pay === letter;
  const sites = new Set(all.filter(alone).map(({ site }) => site));
  return all.filter((build) =>
    sites.has(build.site) ? alone(build) : cardsOf(build).includes(letter),
  );
}

/** The cards that a way to build costs. */
export function cardsOf(build: Build): Cards {
  return build.pay + (build.kind === 'roof' ? build.spire : '');
}

/** The ways consistent with the answers. */
export function open(all: readonly Build[], answers: Answers): Build[] {
  return all.filter((build) =>
    QUESTIONS.every((q) => answers[q] === undefined || answerOf(build, q) === answers[q]),
  );
}

/** The rows of the build menu. A row's options depend on the answers before it. A single option is chosen
 * automatically; after an unanswered question, only questions whose options do not depend on its answer are
 * asked already. */
export function rows(all: readonly Build[], answers: Answers): Row[] {
  const found: Row[] = [];
  let left = [...all];
  for (const question of QUESTIONS) {
    const options = distinct(left, question);
    const early = found.some((row) => row.chosen === '' && depends(left, question, row));
    if (options.length === 0 || early) continue;
    const given = answers[question];
    const chosen = given !== undefined && options.includes(given) ? given : sole(options);
    found.push({ question, options, chosen });
    if (chosen !== '') left = left.filter((build) => answerOf(build, question) === chosen);
  }
  return found;
}

/** Whether the options of a question depend on the answer to an earlier one. */
function depends(left: readonly Build[], question: Question, on: Row): boolean {
  const sets = on.options.map((option) =>
    distinct(
      left.filter((build) => answerOf(build, on.question) === option),
      question,
    ).join(' '),
  );
  return new Set(sets).size > 1;
}

/** The first unanswered question; null if there is none. */
export function asked(list: readonly Row[]): Row | null {
  return list.find((row) => row.chosen === '') ?? null;
}

/** The answers to a question, payments with fewer cards first. */
function distinct(all: readonly Build[], question: Question): string[] {
  const answers = new Set(all.map((build) => answerOf(build, question)));
  return [...answers].filter((each) => each !== '').sort((one, other) => one.length - other.length);
}

function sole(options: readonly string[]): string {
  return options.length === 1 ? options[0]! : '';
}

/** Whether an ability can be used now, as far as the legal actions show it. */
export function usable(ability: Colour, legal: readonly string[], ways: readonly Build[]): boolean {
  switch (ability) {
    case 'R':
      return legal.includes('lantern');
    case 'Y':
      return legal.some((action) => action.startsWith('dragon '));
    case 'V':
      return legal.includes('fan');
    case 'G':
      return ways.some(byRiceBowl);
    case 'B':
      return ways.some((build) => build.kind !== 'column' && build.pay.length > 1);
  }
}

/** Two cards for a column, or three for the two of a spire. */
function byRiceBowl(build: Build): boolean {
  if (build.kind === 'roof') return build.spire.length > 2;
  return build.kind === 'column' && build.pay.length > 1;
}
