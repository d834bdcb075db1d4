import { describe, expect, it } from 'vitest';
import { format, inOrder, legalOf, parse } from './action';
import { played, positions } from './testing/golden';

describe('the notation of actions', () => {
  it('reads and writes back every legal action of a recorded game', () => {
    const all = new Set(positions().flatMap(({ legal }) => Object.values(legal).flat()));
    expect(all.size).toBeGreaterThan(200);
    for (const text of all) expect(format(parse(text)!)).toBe(text);
  });

  it('reads and writes back every action that was played under any options', () => {
    const kinds = new Set(played().map((text) => parse(text)!.kind));
    for (const text of played()) expect(format(parse(text)!)).toBe(text);
    expect([...kinds].sort()).toEqual([
      'choose',
      'draw',
      'from',
      'keep',
      'lay',
      'march',
      'order',
      'pass',
      'recruit',
      'reinforce',
      'remove',
      'scourge',
      'tile',
    ]);
  });

  it.each([
    ['feint', { kind: 'feint' }],
    ['Xi:?', { kind: 'lay', province: 'Xi', card: '?' }],
    ['draw ?', { kind: 'draw', card: '?' }],
    ['keep ?', { kind: 'keep', cards: ['?'] }],
    ['choose ?', { kind: 'choose', warlord: '?' }],
    ['keep 9 +1', { kind: 'keep', cards: ['9', '+1'] }],
    ['march Ti Qi', { kind: 'march', from: 'Ti', to: 'Qi' }],
  ])('knows %s', (text, action) => {
    expect(parse(text)).toEqual(action);
    expect(format(parse(text)!)).toBe(text);
  });

  it.each([
    '',
    'resign',
    'Xi',
    'Xi:',
    'Xi:11',
    'Yu:1',
    'keep +1 9',
    'keep',
    'march Ti',
    'order Xi Ti Qi Mo',
    'order Xi Xi Qi Mo Ma',
    'choose both',
    'pass 1',
    'from Ti Qi',
  ])('takes %j for no action', (text) => {
    expect(parse(text)).toBeNull();
  });

  it('sorts cards as they are listed', () => {
    expect(inOrder(['P', '+1', '10', '-1', '2'])).toEqual(['2', '10', '-1', '+1', 'P']);
    expect(format({ kind: 'keep', cards: ['P', '7'] })).toBe('keep 7 P');
  });

  it('finds the legal actions of a kind', () => {
    const legal = ['pass', 'march Xi Ti', 'march Xi Qi'];
    expect(legalOf(legal, 'march').map(({ to }) => to)).toEqual(['Ti', 'Qi']);
    expect(legalOf(legal, 'feint')).toEqual([]);
  });
});
