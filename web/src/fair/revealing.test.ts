// The page reveals a share in the draws by itself, over the socket or without one.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { find, keep } from '../device/kept';
import type { Frame, SeatInfo, TableInfo } from '../protocol';
import { can, frame, FakeTable } from '../table/testing/fake-table';
import { Revealing, revealAway } from './revealing.svelte';
import { hashOf } from './share';

const MINE = '11'.repeat(16);
const SECRET = 'aa'.repeat(32);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  vi.stubGlobal('document', { hidden: false });
});

async function info(change: Partial<TableInfo> = {}): Promise<TableInfo> {
  const seats = await Promise.all(
    [MINE, '22'.repeat(16)].map(async (nonce, k): Promise<SeatInfo> => ({
      seat: k + 1,
      kind: 'person',
      name: '',
      present: true,
      commitment: await hashOf(nonce),
    })),
  );
  return {
    table: 'T',
    game: 'some-game',
    options: {},
    seats,
    phase: 'waiting',
    winners: [],
    resigned: 0,
    commitment: SECRET,
    reveal: [1, 2],
    rematch: { by: [] },
    created: 0,
    updated: 0,
    ...change,
  };
}

const waiting = async (change: Partial<TableInfo> = {}) =>
  frame(3, 0, [], { info: await info(change) });

describe('at an open table', () => {
  const reveals = ({ line }: FakeTable) => line.sent.filter(({ type }) => type === 'reveal');

  it('is given once it is asked for, and what was shown then is kept before', async () => {
    keep('T', { tokens: ['token'], nonces: { token: MINE }, commitment: SECRET });
    const sitting = new FakeTable(await waiting({ reveal: [] }));
    const revealing = new Revealing();
    await revealing.look(sitting.table);
    expect(reveals(sitting)).toEqual([]);

    sitting.receive({ type: 'table', can, info: await info() });
    const given = revealing.look(sitting.table);
    await vi.waitFor(() => expect(reveals(sitting)).toMatchObject([{ nonce: MINE, seq: 3 }]));
    expect(find('T')?.sight).toMatchObject({
      commitment: SECRET,
      seats: [await hashOf(MINE), expect.any(String)],
    });
    // The same message again before the answer: the share is already on its way.
    await revealing.look(sitting.table);
    expect(reveals(sitting)).toHaveLength(1);
    // The connection breaks: the share is sent again automatically.
    sitting.again();
    expect(reveals(sitting)).toHaveLength(1);
    sitting.receive({ type: 'done', id: reveals(sitting)[0]!.id, seq: 4 });
    await given;
    expect(revealing.doubt).toBe('');
    // Messages from before the answer still ask for it.
    sitting.receive({ type: 'table', can, info: await info() });
    await revealing.look(sitting.table);
    expect(reveals(sitting)).toHaveLength(1);
    sitting.table.close();
  });

  it.each<[string, Partial<TableInfo>, Record<string, unknown>]>([
    ['secret', { commitment: 'bb'.repeat(32) }, { nonces: { token: MINE }, commitment: SECRET }],
    ['own', {}, { nonces: { token: '33'.repeat(16) }, commitment: SECRET }],
    ['lost', {}, {}],
  ])('is not where there is a doubt: %s', async (doubt, change, kept) => {
    keep('T', { tokens: ['token'], ...kept });
    const sitting = new FakeTable(await waiting(change));
    const revealing = new Revealing();
    await revealing.look(sitting.table);
    expect(revealing.doubt).toBe(doubt);
    expect(reveals(sitting)).toEqual([]);
    expect(find('T')?.sight).toBeUndefined();
    sitting.table.close();
  });

  it('that was refused may be given again with the next news', async () => {
    keep('T', { tokens: ['token'], nonces: { token: MINE } });
    const sitting = new FakeTable(await waiting());
    const revealing = new Revealing();
    const first = revealing.look(sitting.table);
    await vi.waitFor(() => expect(reveals(sitting)).toHaveLength(1));
    sitting.receive({
      type: 'refused',
      id: reveals(sitting)[0]!.id,
      code: 'slow-down',
      message: '',
    });
    await first;
    // It was not the person's doing.
    expect(sitting.table.notice).toBe('');
    void revealing.look(sitting.table);
    await vi.waitFor(() => expect(reveals(sitting)).toHaveLength(2));
    sitting.table.close();
  });
});

describe('at a table that is not open', () => {
  let asked: { path: string; body?: Record<string, unknown> }[];
  let network: 'fine' | 'cut';
  const serve = (shown: Frame, answer: object) => {
    vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
      if (network === 'cut') throw new TypeError('network');
      asked.push({ path, ...(body ? { body: JSON.parse(body) as Record<string, unknown> } : {}) });
      const command = path.endsWith('/commands');
      return {
        ok: !command || 'seq' in answer,
        status: command && !('seq' in answer) ? 409 : 200,
        json: async () => (command ? answer : shown),
      };
    });
  };
  beforeEach(() => {
    [asked, network] = [[], 'fine'];
  });

  it('is given without a socket, and again while there is no answer', async () => {
    keep('T', { tokens: ['a'], nonces: { a: MINE }, commitment: SECRET });
    serve(await waiting(), { type: 'done', id: 'x', seq: 4 });
    network = 'cut';
    expect(await revealAway('T')).toBe(false);
    network = 'fine';
    expect(await revealAway('T')).toBe(true);
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/tables/T/frame',
      '/api/tables/T/commands',
    ]);
    expect(asked[1]!.body).toMatchObject({ type: 'reveal', seq: 3, nonce: MINE });
    expect(find('T')?.sight?.commitment).toBe(SECRET);
  });

  it('is not where it is not asked for, or there is a doubt', async () => {
    keep('T', { tokens: ['a'], nonces: { a: MINE }, commitment: 'bb'.repeat(32) });
    for (const change of [{ reveal: [2] }, {}]) {
      serve(await waiting(change), {});
      expect(await revealAway('T')).toBe(true);
    }
    expect(asked.filter(({ path }) => path.endsWith('/commands'))).toEqual([]);
  });

  it('that was refused is tried again', async () => {
    keep('T', { tokens: ['a'], nonces: { a: MINE } });
    serve(await waiting(), { type: 'refused', id: 'x', code: 'slow-down', message: '' });
    expect(await revealAway('T')).toBe(false);
  });
});
