import { expect, test } from 'vitest';
import { joined, recorded, turnsOf, without } from './lines';

const shown = (actor: number, action: string) => ({ ply: 1, actor, action, happenings: [] });

test('a line takes the place of those with another answer to the same', () => {
  const lines = [
    ['2 c3', '1 d4'],
    ['2 d4', '1 c3', '2 e5', '1 f6'],
  ];
  expect(joined(1, lines, ['2 c3', '1 e5'])).toEqual([lines[1], ['2 c3', '1 e5']]);
  expect(joined(1, lines, ['2 c3', '1 d4', '2 a1', '1 a2'])).toEqual([
    lines[1],
    ['2 c3', '1 d4', '2 a1', '1 a2'],
  ]);
  expect(joined(1, lines, ['2 d4', '1 c3', '2 e4', '1 f6'])).toHaveLength(3);
  expect(joined(1, lines, ['2 d4', '1 c3'])).toEqual([lines[0], ['2 d4', '1 c3']]);
});

test('what answers whatever happens comes last, and only once', () => {
  const any = ['*', '1 d4'];
  expect(joined(1, [any], ['2 c3', '1 e5'])).toEqual([['2 c3', '1 e5'], any]);
  expect(joined(1, [['2 c3', '1 e5'], any], ['*', '1 f6'])).toEqual([
    ['2 c3', '1 e5'],
    ['*', '1 f6'],
  ]);
});

test('one of them is removed', () => {
  const lines = [
    ['2 c3', '1 d4'],
    ['2 d4', '1 c3'],
  ];
  expect(without(lines, ['2 c3', '1 d4'])).toEqual([lines[1]]);
});

test('events are told by turns, and written as in a record', () => {
  const [a, b, c] = [shown(2, 'c3'), shown(2, 'd3'), shown(1, 'd4')];
  expect(turnsOf([a, b, c])).toEqual([[a, b], [c]]);
  expect([shown(2, 'c3'), shown(0, 'draw ?')].map(recorded)).toEqual(['2 c3', '* draw ?']);
});
