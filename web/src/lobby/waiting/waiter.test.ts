import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keep } from '../../device/kept';
import type { Listing, NewTable } from '../../protocol';
import type { Socket } from '../../table/live/connection/socket';

const sockets = new Map<string, Socket>();
/** The table that was asked for. */
let made: Promise<NewTable>;

const GAME = { id: 'one', options: [{ name: 'players', default: '2', values: ['2'] }] };
const answer = (status: number, body: unknown) =>
  ({ ok: status === 200, status, json: () => Promise.resolve(body) }) as Response;

/** Somebody else has sat down at every other table. */
function serve(path: string, body: string | undefined, tell: (table: NewTable) => void): Response {
  if (path === '/api/games') return answer(200, [GAME]);
  if (path === '/api/commitments') return answer(200, { table: 'again', commitment: 'c' });
  if (path.endsWith('/join')) return answer(409, { code: 'taken', message: '' });
  if (path.endsWith('/commands')) return answer(200, { type: 'done' });
  if (path !== '/api/tables') return answer(200, { table: 'theirs', seats: [], commitment: 'c' });
  tell(JSON.parse(body!) as NewTable);
  const info = { table: 'again', commitment: 'c' };
  return answer(200, { info, tokens: { 1: 't' }, invitation: '', watch: 'w' });
}

beforeAll(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  vi.stubGlobal('location', { pathname: '/', hash: '', origin: 'http://here' });
  vi.stubGlobal('navigator', { languages: [] });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {} });
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => {} }));
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(address: string) {
        sockets.set(new URL(address).pathname, this as unknown as Socket);
      }
      send() {}
      close() {}
    },
  );
  made = new Promise((tell) => {
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) =>
      serve(path, body as string | undefined, tell),
    );
  });
});
afterAll(() => vi.unstubAllGlobals());

const table = (id: string, since: number, clock: NonNullable<Listing['clock']>): Listing => ({
  table: id,
  game: 'one',
  options: { players: '2' },
  seats: [
    { kind: 'person', name: id },
    { kind: 'open', name: '' },
  ],
  phase: 'waiting',
  games: 1,
  hints: false,
  takebacks: true,
  rated: false,
  clock,
  since,
});

it('waits anew with the same clock where somebody was faster at the older table', async () => {
  const { waiter } = await import('./waiter.svelte');
  keep('own', { game: 'one', tokens: ['t'], waits: 'quick' });
  const end = waiter.wait('');
  const clock = { base: 259_200, increment: 0, days: 3, then: 'lost' as const };
  const tables = [table('theirs', 1, clock), table('own', 2, clock)];
  const data = JSON.stringify({ type: 'lobby', whole: true, tables, gone: [] });
  sockets.get('/api/lobby/socket')!.onmessage!({ data });
  expect(await made).toMatchObject({ game: 'one', listed: true, clock: { days: 3, then: 'lost' } });
  end();
});
