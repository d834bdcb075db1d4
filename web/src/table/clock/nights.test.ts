import { beforeEach, expect, it, vi } from 'vitest';
import type { Screen } from '../live/screen.svelte';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});
const { choose, rests, tell } = await import('./nights');

const give = vi.fn();
/** Somebody's table, whose turns have days. */
const screen = (days: number | undefined, viewer = 1) =>
  ({
    info: { phase: 'playing', clock: days === undefined ? {} : { days } },
    viewer,
    current: { id: 't1', token: 'k1', give },
  }) as unknown as Screen;

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

beforeEach(() => {
  stored.clear();
  give.mockReset().mockResolvedValue({ type: 'done' });
});

it('tells a table once where the person is, while turns have days', async () => {
  await tell(screen(undefined));
  await tell(screen(3, 0));
  expect(give).not.toHaveBeenCalled();
  await Promise.all([tell(screen(3)), tell(screen(3))]);
  await tell(screen(3));
  expect(give.mock.calls).toEqual([[{ type: 'nights', zone: HERE }]]);
});

it('asks again what was not answered for good', async () => {
  give.mockResolvedValueOnce({ type: 'refused', code: 'slow-down' });
  await tell(screen(3));
  give.mockResolvedValueOnce({ type: 'refused', code: 'not-allowed' });
  await tell(screen(3));
  await tell(screen(3));
  expect(give).toHaveBeenCalledTimes(2);
});

it('lets the person have none', async () => {
  expect(rests()).toBe(true);
  choose(false, screen(3));
  await tell(screen(3));
  expect(give).not.toHaveBeenCalled();
  choose(true, screen(3));
  await vi.waitFor(() => expect(stored.get('tianxia.tables')).toContain(HERE));
  choose(false, screen(3));
  await vi.waitFor(() => expect(give).toHaveBeenLastCalledWith({ type: 'nights', zone: '' }));
});
