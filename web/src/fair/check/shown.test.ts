import { describe, expect, it } from 'vitest';
import type { EventShown } from '../../protocol';
import type { Told } from '../pile';
import { difference } from './shown';

/** `1 Xi:5` or `* draw ?`, one per line. */
const told = (text: string): Told[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [actor = '', ...action] = line.trim().split(' ');
      return { actor: actor === '*' ? 0 : Number(actor), action: action.join(' ') };
    });
const shown = (text: string): EventShown[] =>
  told(text).map((event, k) => ({ ...event, ply: k + 1, happenings: [] }));

const RECORD = told(`* draw RY
  * draw BB
  1 Xi:10
  1 Ti:+1
  2 Xi:5
  2 keep 9 +1
  * draw YY`);

describe('a record that a page was shown', () => {
  it('differs nowhere from itself', () => {
    expect(
      difference(
        shown(`* draw RY\n* draw BB\n1 Xi:10\n1 Ti:+1\n2 Xi:5\n2 keep 9 +1\n* draw YY`),
        RECORD,
      ),
    ).toBe(0);
  });
  it('may tell what was hidden', () => {
    expect(
      difference(
        shown(`* draw RY\n* draw ?\n1 Xi:10\n1 Ti:+1\n2 Xi:?\n2 keep ?\n* draw ?`),
        RECORD,
      ),
    ).toBe(0);
  });
  it('may tell in another order what seats did at once', () => {
    expect(
      difference(
        shown(`* draw RY\n* draw ?\n2 Xi:?\n1 Xi:10\n2 keep ?\n1 Ti:+1\n* draw ?`),
        RECORD,
      ),
    ).toBe(0);
  });
  it.each<[string, string, number]>([
    ['another draw', `* draw RR\n* draw ?\n1 Xi:10\n1 Ti:+1\n2 Xi:?\n2 keep ?\n* draw ?`, 1],
    [
      'another card of one’s own',
      `* draw RY\n* draw ?\n1 Xi:1\n1 Ti:+1\n2 Xi:?\n2 keep ?\n* draw ?`,
      3,
    ],
    [
      'another province of a hidden card',
      `* draw RY\n* draw ?\n1 Xi:10\n1 Ti:+1\n2 Ti:?\n2 keep ?\n* draw ?`,
      5,
    ],
    ['less', `* draw RY\n* draw ?\n1 Xi:10\n1 Ti:+1\n2 Xi:?\n2 keep ?`, 7],
    ['more', `* draw RY\n* draw ?\n1 Xi:10\n1 Ti:+1\n2 Xi:?\n2 keep ?\n* draw ?\n* draw ?`, 8],
    ['another seat', `* draw RY\n* draw ?\n1 Xi:10\n1 Ti:+1\n1 Xi:?\n2 keep ?\n* draw ?`, 5],
    [
      'a draw where a seat acted',
      `* draw RY\n* draw ?\n* draw ?\n1 Ti:+1\n2 Xi:?\n2 keep ?\n* draw ?`,
      3,
    ],
  ])('does not tell %s', (_, text, at) => {
    expect(difference(shown(text), RECORD)).toBe(at);
  });
});
