// The ways in which something can be built on a site, asked one thing after another: what is built,
// how it is paid for, and for a roof how the spire is paid for. They are read from the legal actions.

import { isBuild, parse } from '../action';
import type { Build } from '../action';
import type { Cards, Colour, SiteNumber } from '../view';

/** What the slip of a site asks, in this order. */
export type Question = 'what' | 'pay' | 'spire';
export const QUESTIONS: readonly Question[] = ['what', 'pay', 'spire'];

/** What was answered so far. */
export type Answers = Partial<Record<Question, string>>;

/** A question, the answers that are open, and the one that holds ('' for none). */
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

/** A column's colour, a tile, a payment, or the spire's. */
export function answerOf(build: Build, question: Question): string {
  if (question === 'what') return build.kind === 'column' ? build.colour : build.tile;
  if (question === 'pay') return build.pay;
  return build.kind === 'roof' ? build.spire : '';
}

/** The ways that one card serves: on each site those that it pays alone, else those in which it pays
 * with others. */
export function paidWith(all: readonly Build[], letter: string): Build[] {
  const alone = (build: Build) => build.kind !== 'roof' && build.pay === letter;
  const sites = new Set(all.filter(alone).map(({ site }) => site));
  return all.filter((build) =>
    sites.has(build.site) ? alone(build) : cardsOf(build).includes(letter),
  );
}

/** The cards that a building costs. */
export function cardsOf(build: Build): Cards {
  return build.pay + (build.kind === 'roof' ? build.spire : '');
}

/** The ways that the answers leave open. */
export function open(all: readonly Build[], answers: Answers): Build[] {
  return all.filter((build) =>
    QUESTIONS.every((q) => answers[q] === undefined || answerOf(build, q) === answers[q]),
  );
}

/**
 * The rows of a slip. A row's options follow from the answers before it. Where a question leaves one
 * answer only, that is taken; after a question that is not answered yet only those are asked already
 * whose answers don't depend on it.
 */
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

/** Whether what a question leaves open changes with the answer to an earlier one. */
function depends(left: readonly Build[], question: Question, on: Row): boolean {
  const sets = on.options.map((option) =>
    distinct(
      left.filter((build) => answerOf(build, on.question) === option),
      question,
    ).join(' '),
  );
  return new Set(sets).size > 1;
}

/** What is still to be asked first; null: nothing. */
export function asked(list: readonly Row[]): Row | null {
  return list.find((row) => row.chosen === '') ?? null;
}

/** The answers to a question; payments by fewer cards stand first. */
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
