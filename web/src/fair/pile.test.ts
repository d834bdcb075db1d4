// Each game's pile agrees with the program about the possible outcomes at every draw of every golden
// record.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { goldenRecord, outcomes } from './golden';
import type { MakePile } from './pile';

const found = import.meta.glob<MakePile>('../games/*/pile.ts', { eager: true, import: 'pile' });
const PILES = Object.fromEntries(
  Object.entries(found).map(([path, pile]) => [path.split('/')[2]!, pile]),
);

/** One line per draw: `NOTATION*COUNT`, in the order of the notation. */
export function listing(name: string): string[] {
  const { options, events } = goldenRecord(name);
  const pile = PILES[name.split('/')[0]!]!(options);
  const lines: string[] = [];
  for (const event of events) {
    if (event.actor === 0)
      lines.push(
        [...pile.next()]
          .map(([n, count]) => `${n}*${count}`)
          .sort()
          .join(','),
      );
    pile.after(event);
  }
  return lines;
}

describe('what can be drawn', () => {
  it.each(outcomes())('$name', ({ name, draws, hash }) => {
    const lines = listing(name);
    expect(lines).toHaveLength(draws);
    expect(createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)).toBe(hash);
  });

  it('is told for every game that draws', () => {
    const games = outcomes().map(({ name }) => name.split('/')[0]);
    expect([...new Set(games)].sort()).toEqual(Object.keys(PILES).sort());
  });
});
