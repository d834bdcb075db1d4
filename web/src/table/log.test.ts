import { describe, expect, it } from 'vitest';
import type { EventShown, Happening } from '../protocol';
import { Words } from '../words';
import type { GameUi } from './contract';
import { told, turnSentence, weighed } from './log';

const words = new Words('en', []);
const codes = (some: readonly Happening[]) => some.map(({ code }) => code);
const ui = {
  sentences: (some: readonly Happening[]) =>
    some.map(({ code }) => ({ text: `${code}.`, places: [code] })),
} as unknown as GameUi;
const turn = (...happenings: string[]): EventShown[] => [
  { ply: 1, actor: 1, action: 'e1', happenings: happenings.map((code) => ({ code })) },
];

describe('a turn in sentences', () => {
  it('weighs what happened: unlisted last, equals in their order', () => {
    const some = ['alone', 'grown', 'other', 'taken', 'grown'].map((code, at) => ({ code, at }));
    const order = weighed(some, ['taken', 'grown', 'alone']);
    expect(codes(order)).toEqual(['taken', 'grown', 'grown', 'alone', 'other']);
    expect(order.map(({ at }) => at)).toEqual([3, 1, 4, 0, 2]);
    expect(codes(some)[0]).toBe('alone');
  });

  it('keeps the places of each sentence', () => {
    expect(told(turn('a', 'b'), ui, words)).toEqual([
      { text: 'a.', places: ['a'] },
      { text: 'b.', places: ['b'] },
    ]);
    expect(turnSentence(turn('a', 'b'), ui, words)).toBe('a. b.');
  });

  it('falls back on the notation, unless the turn needs no attention', () => {
    expect(turnSentence(turn(), ui, words)).toBe('e1');
    expect(told(turn(), { ...ui, quiet: () => true }, words)).toEqual([]);
  });
});
