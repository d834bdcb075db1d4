import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../protocol';
import { KINDS } from '../ask';
import * as suggest from './suggest';

describe('rounds', () => {
  it('are enough to find the best of a field', () => {
    const of = (most: number) => suggest.suggestedRounds('swiss', most);
    expect([2, 4, 8, 16, 32, 64, 128].map(of)).toEqual([1, 3, 4, 5, 6, 7, 8]);
    expect([8, 16, 24, 64].map((most) => suggest.suggestedRounds('groups', most))).toEqual([
      3, 4, 5, 6,
    ]);
  });
  it('can be chosen around that, and nobody meets twice', () => {
    expect(suggest.roundChoices('swiss', 16)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(suggest.roundChoices('swiss', 4)).toEqual([2, 3]);
    for (const kind of KINDS.filter(suggest.countsRounds)) {
      for (const most of suggest.fields(kind)) {
        const usual = suggest.suggestedRounds(kind, most);
        expect(suggest.roundChoices(kind, most)).toContain(usual);
      }
    }
  });
});

it('fields are as large as the server takes them', () => {
  for (const kind of KINDS) {
    const most = kind.endsWith('round-robin') ? 32 : 128;
    expect(Math.max(...suggest.fields(kind))).toBeLessThanOrEqual(most);
    expect(suggest.fields(kind)).toContain(suggest.usualField(kind));
  }
});

it('where everybody meets everybody, games between the tied come first', () => {
  expect(suggest.usualTieBreaks('round-robin')[0]).toBe('direct-encounter');
  expect(suggest.usualTieBreaks('swiss')[0]).toBe('buchholz');
});

it('kinds are those that a game has players for', () => {
  const game = (values?: string[]) =>
    ({ options: values ? [{ name: 'players', values, default: '2' }] : [] }) as unknown as GameInfo;
  expect(suggest.kindsOf(game())).not.toContain('groups');
  expect(suggest.kindsOf(game(['2', '3', '4']))).toEqual([...KINDS]);
  expect(suggest.kindsOf(game(['3', '4']))).toEqual(['groups']);
});

it('the next evening is today’s, while it is to come', () => {
  expect(suggest.nextEvening(new Date(2026, 10, 26, 12, 5).getTime())).toBe('2026-11-26T20:00');
  expect(suggest.nextEvening(new Date(2026, 11, 31, 19, 30).getTime())).toBe('2027-01-01T20:00');
});
