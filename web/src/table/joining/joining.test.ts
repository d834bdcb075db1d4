import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOf } from '../../fair/share';
import { find } from '../../device/kept';
import { seatedBefore, sitDown } from './joining';

/** The tokens and commitments that the server received, and the tokens that have a seat. */
let asked: string[];
let committed: string[];
let seated: Set<string>;
/** What the network does to the next answers. */
let network: 'fine' | 'cut before' | 'cut after';

const WHO = { name: 'Bo', seat: 2 };
const TOLD = 'cc'.repeat(32);
const answer = (status: number, body: unknown) =>
  ({ ok: status === 200, json: () => Promise.resolve(body) }) as Response;

/** A table with one open seat. */
function serve(
  path: string,
  { headers, body }: { headers?: HeadersInit; body?: string },
): Response {
  if (network === 'cut before') throw new TypeError('network');
  if (!path.endsWith('/join')) {
    const own = (headers as Record<string, string>)['Authorization']!.slice('Bearer '.length);
    return seated.has(own)
      ? answer(200, { game: 'some-game' })
      : answer(403, { code: 'unknown-token', message: '' });
  }
  const { token, commitment, nonce } = JSON.parse(body ?? '{}') as Record<string, string>;
  if (!token || !commitment) throw new Error('no token, or no commitment');
  // Kept, whatever happens from here on.
  expect(find('T')).toMatchObject({
    joining: token,
    nonces: { [token]: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
  });
  // The share is never sent before all commitments are fixed.
  expect(nonce).toBeUndefined();
  committed.push(commitment);
  asked.push(token);
  if (seated.size > 0 && !seated.has(token)) return answer(409, { code: 'taken', message: '' });
  seated.add(token);
  if (network === 'cut after') throw new TypeError('network');
  return answer(200, { info: { game: 'some-game' }, seat: 2, token });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  vi.stubGlobal('fetch', async (path: string, init: Parameters<typeof serve>[1]) =>
    serve(path, init),
  );
  [asked, committed, seated, network] = [[], [], new Set(), 'fine'];
});

describe('sitting down', () => {
  it('keeps the seat under a token of one’s own, as random as the server’s', async () => {
    const token = await sitDown('T', 'i', WHO, TOLD);
    expect(token).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(find('T')).toMatchObject({ game: 'some-game', tokens: [token] });
    const other = await sitDown('U', 'i', WHO, TOLD).catch(() => find('U')?.joining);
    expect(other).not.toBe(token);
  });

  it('is asked for with the same token until there is an answer', async () => {
    network = 'cut after';
    await expect(sitDown('T', 'i', WHO, TOLD)).rejects.toMatchObject({ code: 'offline' });
    expect(find('T')?.tokens).toEqual([]);
    network = 'fine';
    const token = await sitDown('T', 'i', WHO, TOLD);
    expect(asked).toEqual([token, token]);
    const own = await hashOf(find('T')!.nonces![token]!);
    expect(committed).toEqual([own, own]);
    expect(find('T')?.tokens).toEqual([token]);
  });

  it('keeps what it was told of the table’s secret before, and not what it is told later', async () => {
    network = 'cut after';
    await expect(sitDown('T', 'i', WHO, TOLD)).rejects.toMatchObject({ code: 'offline' });
    network = 'fine';
    await sitDown('T', 'i', WHO, 'dd'.repeat(32));
    expect(find('T')?.commitment).toBe(TOLD);
  });

  it('is known to have been done where only the answer was lost', async () => {
    expect(await seatedBefore('T')).toBe('');
    network = 'cut before';
    await expect(sitDown('T', 'i', WHO, TOLD)).rejects.toMatchObject({ code: 'offline' });
    await expect(seatedBefore('T')).rejects.toMatchObject({ code: 'offline' });
    network = 'fine';
    expect(await seatedBefore('T')).toBe('');
    network = 'cut after';
    await expect(sitDown('T', 'i', WHO, TOLD)).rejects.toMatchObject({ code: 'offline' });
    network = 'fine';
    expect(await seatedBefore('T')).toBe(asked[0]);
    expect(find('T')).toMatchObject({ game: 'some-game', tokens: [asked[0]] });
  });
});
