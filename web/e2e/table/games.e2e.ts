// Whole games through the page: by mouse, by touch on a phone, by keyboard only.

import { describe, expect, test } from 'vitest';
import type { NewTable } from '../../src/protocol';
import { Person, PHONE } from '../person/person';
import { GAMES, type Hands, HANDS, nameOf, play } from '../hands/play';
import { sharedScene } from '../person/scene';
import { nonce } from '../server/server';
import { countShifts, shifted } from '../checks/shifts';

const at = sharedScene();

function table(game: string, options: Record<string, string>): NewTable {
  const others = Number(options['players'] ?? 2) - 1;
  return {
    game,
    options,
    seats: [
      { kind: 'me', name: 'Mei', nonce: nonce() },
      ...Array.from({ length: others }, () => ({ kind: 'computer', level: 'easy' }) as const),
    ],
  };
}

describe.each(GAMES)('%s', (game) => {
  test('one click on the first page, and one is playing', async () => {
    const mei = await Person.at(at.browser);
    await mei.page.goto(at.server.url);
    const name = nameOf(game);
    await mei.page.getByRole('button', { name: new RegExp(`Play.*${name}|${name}.*Play`) }).click();
    await play(mei, 'mouse', 3);
    expect(mei.frame.info.seats.map((seat) => seat.level ?? seat.kind)).toEqual([
      'person',
      'medium',
    ]);
    expect(mei.faults).toEqual([]);
    await mei.leave();
  });

  test.each<[Hands, number]>([
    ['mouse', 0],
    ['finger', 1],
    ['keys', 2],
  ])('by %s, to the end', async (hands, set) => {
    const { sets = [{}], ending } = HANDS[game]!;
    const made = await at.server.make(table(game, sets[set % sets.length]!));
    const mei = await Person.at(at.browser, hands === 'finger' ? { size: PHONE, touch: true } : {});
    await countShifts(mei);
    await mei.page.goto(`${at.server.url}/t/${made.info.table}#seat=${made.tokens[1]}`);
    await play(mei, hands);
    expect(mei.frame.info.winners.length).toBeGreaterThan(0);
    const { unasked, largest, moved } = await shifted(mei);
    expect(unasked, moved).toBeLessThan(0.02);
    // Also of those that follow an input, which is all that a quick hand leaves.
    expect(largest, moved).toBeLessThan(0.02);
    const over = mei.page.getByRole('button', { name: 'Rematch' });
    await ending?.(mei, hands, over);
    await over.waitFor();
    // The words of the end take the place of those of a turn; the picture stays.
    const end = await shifted(mei);
    expect(end.ending, end.ended).toBeLessThan(0.02);
    expect(mei.faults).toEqual([]);
    await mei.leave();
  });
});
