import { expect, it } from 'vitest';
import { outside } from './catalogue';
import { Words } from './words';

it('a game without a file of its own for the first page is named in the words of its rules', () => {
  const words = new Words('en', [
    outside(
      'x-y',
      '# A comment.\ngame.name = Name\ngame.tagline = Surround.\noption.size = Size\noption.size.9 = nine\nrefusal.ko = Ko.',
    ),
  ]);
  expect(words.keys().sort()).toEqual([
    'game.x-y',
    'game.x-y.line',
    'option.x-y.size',
    'option.x-y.size.9',
  ]);
  expect(words.word('game.x-y')).toBe('Name');
});
