import { afterEach, expect, it, vi } from 'vitest';
import { summaries } from './api';
import type { SummaryRequest } from './protocol';

/** The server's limit; it refuses a longer list entirely. */
const MOST = 50;
const answer = vi.fn(async (_: string, { body }: RequestInit) => {
  const { tables } = JSON.parse(body as string) as SummaryRequest;
  const status = tables.length > MOST ? 400 : 200;
  return new Response(JSON.stringify(status === 200 ? tables.map(({ token }) => token) : {}), {
    status,
  });
});

afterEach(() => vi.unstubAllGlobals());

it.each([0, 1, 50, 51, 120])('asks for the summaries of %i seats, in order', async (many) => {
  vi.stubGlobal('fetch', answer);
  const tables = Array.from({ length: many }, (_, k) => ({ table: `T${k}`, token: `t${k}` }));
  expect(await summaries({ tables })).toEqual(tables.map(({ token }) => token));
});
