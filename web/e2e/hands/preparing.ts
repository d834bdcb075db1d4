// Prepared answers: tables where they can be given, and the way to give them.

import { drawn, tabInto } from './hand';
import type { Person } from '../person/person';
import { nonce, type Server } from '../server/server';

/** The lines that somebody has prepared, by each command. */
export const lines = (person: Person) =>
  person.sent.flatMap((each) => (each.type === 'prepare' ? [each.lines] : []));

/** A table of two with days for a turn, and the link of who waits. */
export async function slow(server: Server, game: string) {
  const seats = ['Mei', 'Lin'].map((name) => ({ kind: 'me', name, nonce: nonce() }) as const);
  const made = await server.make({ game, seats, clock: { days: 3 } });
  return { made, url: `${server.url}/t/${made.info.table}#seat=${made.tokens['2']}` };
}

export async function prepare({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Prepare answers…' }).click();
}

/** Tries a place by keys, where trying is enough. */
export async function aim(person: Person, jumps: number): Promise<void> {
  await drawn(person);
  await tabInto(person, '.picture .board');
  for (let n = 0; n < jumps; n++) await person.page.keyboard.press('l');
  await person.page.locator('.act[aria-disabled="false"]').click();
}
