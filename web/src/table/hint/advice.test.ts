import { describe, expect, it } from 'vitest';
import type { Happening, HintChoice } from '../../protocol';
import { Words } from '../../words';
import type { GameUi } from '../contract';
import { told } from './advice';

const words = new Words('en', ['happening.grown = A province grows.\nhappening.ended = Over.']);
const ui = {
  sentences: (all: readonly Happening[]) =>
    all
      .filter(({ code }) => code === 'grown')
      .map(() => ({ text: 'A province grows.', places: [] })),
} as unknown as GameUi;

const choice: HintChoice = {
  actions: ['A'],
  chance: 6000,
  error: 0,
  part: 10_000,
  does: [{ code: 'grown' }],
  answer: [],
  unforeseen: false,
};
const first = (given: Partial<HintChoice>) =>
  told(
    { type: 'hint', seat: 1, seq: 1, mixed: false, choices: [{ ...choice, ...given }] },
    ui,
    words,
  )[0];
const answer = (code: string) => [{ ply: 9, actor: 2, action: 'B', happenings: [{ code }] }];

describe('the answer to be expected', () => {
  it('is told where it is known', () =>
    expect(first({ answer: answer('grown') })).toMatchObject({
      answer: 'A province grows.',
      vague: false,
    }));
  it('is told as far as it is the same in most worlds', () =>
    expect(first({ answer: answer('grown'), unforeseen: true })).toMatchObject({
      answer: 'A province grows.',
      vague: false,
    }));
  it('else depends on what cannot be seen', () => {
    const vague = { answer: '', vague: true };
    expect(first({ unforeseen: true })).toMatchObject(vague);
    expect(first({ answer: answer('ended'), unforeseen: true })).toMatchObject(vague);
  });
  it('is nothing at the end', () => expect(first({})).toMatchObject({ answer: '', vague: false }));
});
