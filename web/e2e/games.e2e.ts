// Whole games through the page: by mouse, by finger on a phone, by keys alone.

import { describe, expect, test } from 'vitest';
import type { NewTable } from '../src/protocol';
import { ending } from './hands/sun-tzu-stages';
import { Person, PHONE } from './person';
import { type Hands, play } from './play';
import { scene } from './scene';
import { HASTY, nonce } from './server';

const at = scene(...HASTY);

const SETS: Record<string, Record<string, string>[]> = {
  qin: [{ players: '2', board: 'bird' }, { players: '3', board: 'lion' }],
  contrees: [{ tiles: '12', forbid: 'on' }, { tiles: '16', territory: 'ready' }, { tiles: '12' }],
  pagoda: [{ length: 'quick' }, { length: 'full' }, { length: 'quick', abilities: 'off' }],
  'sun-tzu': [
    { rules: 'standard', values: 'mixed' },
    { rules: 'advanced', warlords: 'on' },
    { rules: 'standard', warlords: 'on' },
  ],
};
const NAMES: Record<string, string> = { qin: 'Qin', contrees: 'Contrées', pagoda: 'Pagoda', 'sun-tzu': 'Sun Tzu' };

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

describe.each(Object.keys(SETS))('%s', (game) => {
  test('one click on the first page, and one is playing', async () => {
    const mei = await Person.at(at.browser);
    await mei.page.goto(at.server.url);
    const name = NAMES[game]!;
    await mei.page.getByRole('button', { name: new RegExp(`Play.*${name}|${name}.*Play`) }).click();
    await play(mei, 'mouse', 3);
    expect(mei.frame.info.seats.map((seat) => seat.level ?? seat.kind)).toEqual(['person', 'medium']);
    expect(mei.faults).toEqual([]);
    await mei.leave();
  });

  test.each<[Hands, number]>([['mouse', 0], ['finger', 1], ['keys', 2]])('by %s, to the end', async (hands, set) => {
    const sets = SETS[game]!;
    const made = await at.server.make(table(game, sets[set % sets.length]!));
    const mei = await Person.at(at.browser, hands === 'finger' ? { size: PHONE, touch: true } : {});
    await mei.page.goto(`${at.server.url}/t/${made.info.table}#seat=${made.tokens[1]}`);
    await play(mei, hands);
    expect(mei.frame.info.winners.length).toBeGreaterThan(0);
    await ending(mei, hands, mei.page.getByRole('button', { name: 'Rematch' }));
    expect(mei.faults).toEqual([]);
    await mei.leave();
  });
});
