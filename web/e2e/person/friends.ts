// Two people who join one table, each with a browser, using only the page.

import { expect } from 'vitest';
import type { Person } from './person';
import type { Reached } from '../server/reach';
import type { Server } from '../server/server';

/** What a person's browser saves about the table. */
interface Kept {
  table: string;
  tokens: string[];
  invitation?: string;
  watch?: string;
}

export async function kept({ page }: Person, table: string): Promise<Kept> {
  const text = await page.evaluate(() => localStorage.getItem('tianxia.tables') ?? '[]');
  return (JSON.parse(text) as Kept[]).find((each) => each.table === table)!;
}

/** Creates a table with a friend, from the panel on the first page. */
export async function invite(mei: Person, server: Server, game: string): Promise<Kept> {
  await mei.page.goto(server.url);
  await mei.page.getByRole('button', { name: `Options for ${game}` }).click();
  const panel = mei.page.getByRole('dialog');
  await panel.getByRole('textbox').first().fill('Mei');
  await panel.getByRole('combobox').first().selectOption('friend');
  await panel.getByRole('button', { name: 'Play', exact: true }).click();
  await mei.until(({ info }) => info.seats.some(({ kind }) => kind === 'open'), 'an open seat');
  return kept(mei, mei.frame.info.table);
}

/** Takes the open seat. */
export async function join(
  lin: Person,
  server: Server,
  { table, invitation }: Kept,
): Promise<Kept> {
  await lin.page.goto(`${server.url}/t/${table}#join=${invitation}`);
  await lin.page.getByRole('textbox').fill('Lin');
  await lin.page.locator('main button.act').click();
  await lin.seated(2);
  return kept(lin, table);
}

/** Seats two people; the game has started. */
export async function together(
  mei: Person,
  lin: Person,
  server: Server,
  game: string,
): Promise<Reached> {
  const made = await invite(mei, server, game);
  const joined = await join(lin, server, made);
  for (const person of [mei, lin]) await begun(person);
  return {
    table: made.table,
    tokens: { 1: made.tokens[0]!, 2: joined.tokens[0]! },
    watch: made.watch!,
  };
}

export async function begun(person: Person): Promise<void> {
  const { info } = await person.until(({ info }) => info.phase === 'playing', 'the game to begin');
  expect(info.reveal).toEqual([]);
}
