import { describe, expect, it } from 'vitest';
import type { Happening, Judgement } from '../../protocol';
import { Words } from '../../words';
import type { GameUi } from '../contract';
import { deed, foreseen, judge } from './judged';

const decision: Judgement = {
  seat: 1,
  ply: 14,
  taken: 'C',
  best: 'A',
  error: 1400,
  value: 5500,
  mixed: false,
  lucky: false,
  did: [],
  better: [],
  after: [],
  expected: [],
  choices: [
    { action: 'A', chance: 5500 },
    { action: 'B', chance: 5460 },
    { action: 'D', chance: 5000 },
  ],
};

describe('a choice that is tried', () => {
  it('is the best', () => expect(judge(['A', 'then more'], decision)).toEqual({ kind: 'best' }));
  it('is the one that was played', () =>
    expect(judge(['C'], decision)).toEqual({ kind: 'same', cost: 14 }));
  it('is as good', () => expect(judge(['B'], decision)).toEqual({ kind: 'good', chance: 55 }));
  it('is worse', () =>
    expect(judge(['D'], decision)).toEqual({ kind: 'worse', chance: 50, cost: 5 }));
  it('is not among the best', () => expect(judge(['E'], decision).kind).toBe('unlisted'));
  it('is not known before the review is final', () =>
    expect(judge(['E'], { ...decision, choices: [] }).kind).toBe('unknown'));
});

describe('what is told of a choice', () => {
  const words = new Words('en', [
    'happening.laid = Jade lays a tile on {at}.\nhappening.grown = A province grows.',
  ]);
  const ui = {
    sentences: (all: readonly Happening[]) =>
      all.flatMap(({ code }) =>
        code === 'grown' ? [{ text: 'A province grows.', places: [] }] : [],
      ),
  } as unknown as GameUi;
  const laid = { code: 'laid', at: 'j6' };
  const grown = { code: 'grown' };
  it('begins with the choice itself, told once', () => {
    expect(deed(1, 'A', [laid, grown], ui, words)).toBe(
      'Jade lays a tile on j6. A province grows.',
    );
    expect(deed(1, 'A', [grown], ui, words)).toBe('A province grows.');
  });
  it('is its notation where nothing else can be said', () =>
    expect(deed(1, 'A', [], ui, words)).toBe('A'));
  it('goes on with what is foreseen', () => {
    const line = [
      { actor: 1, action: 'A', happenings: [laid] },
      { actor: 2, action: 'B', happenings: [grown] },
      { actor: 0, action: '?', happenings: [] },
    ];
    expect(foreseen(line, 1, ui, words)).toEqual(['A province grows.']);
  });
  it('is nothing where it depends on hidden things and no sentence is left', () => {
    const line = [{ actor: 2, action: 'B', happenings: [laid] }];
    expect(foreseen(line, 0, ui, words, true)).toEqual([]);
    expect(foreseen([{ ...line[0]!, happenings: [grown] }], 0, ui, words, true)).toEqual([
      'A province grows.',
    ]);
  });
});
