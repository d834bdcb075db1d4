import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Words } from '../words';
import { factsOf, standing } from './telling';
import { problemOf } from './words';

const words = new Words('en', [
  readFileSync('src/club/words.en.txt', 'utf8'),
  readFileSync('src/words.en.txt', 'utf8'),
]);

it('a club is told by how many belong to it, and who may come in', () => {
  const of = (members: number, joining: 'open' | 'invited', listed = true) =>
    factsOf({ members, joining, listed }, words);
  expect(of(1, 'open')).toBe('1 member\u00a0· open to all');
  expect(of(12, 'invited')).toBe('12 members\u00a0· by invitation');
  expect(of(5, 'open', false)).toBe('5 members\u00a0· hidden, by invitation');
});

it('a stranger has no standing in it', () => {
  expect(standing({ mine: 'none' }, words)).toBe('');
  expect(standing({ mine: 'owner' }, words)).toBe('you are its head');
});

it('what is refused is told in the words of clubs, else in those of the page', () => {
  expect(problemOf(words, 'unknown-club')).toBe('There is no such club any more.');
  expect(problemOf(words, 'closing')).toBe(words.text('problem.closing'));
  expect(problemOf(words, 'what-else')).toBe(words.text('problem.unknown'));
});
