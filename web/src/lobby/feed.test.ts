import { expect, it } from 'vitest';
import type { Socket, Surroundings } from '../table/live/connection/socket';
import { Feed } from './feed';

function world() {
  const sockets: (Socket & { closed: boolean; sent: string[] })[] = [];
  const timers = new Set<() => void>();
  const surroundings: Surroundings = {
    open: () => {
      const socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        closed: false,
        sent: [] as string[],
        send: (text: string) => void socket.sent.push(text),
        close: () => void (socket.closed = true),
      };
      sockets.push(socket);
      return socket;
    },
    after: (_, then) => {
      timers.add(then);
      return () => void timers.delete(then);
    },
    random: () => 0,
  };
  const pass = () => {
    const due = [...timers];
    timers.clear();
    due.forEach((then) => then());
  };
  return { sockets, surroundings, pass };
}

const whole = (...tables: string[]) => ({
  data: JSON.stringify({
    type: 'lobby',
    whole: true,
    tables: tables.map((table) => ({ table, phase: 'waiting', since: 1 })),
    gone: [],
  }),
});

it('is one socket for all readers, and closed with the last', () => {
  const { sockets, surroundings } = world();
  const feed = new Feed(surroundings);
  const heard: string[][] = [[], []];
  const ends = heard.map((list) =>
    feed.read((now) => now && list.push(now.map(({ table }) => table).join())),
  );
  expect(sockets).toHaveLength(1);
  sockets[0]!.onmessage!(whole('a', 'b'));
  expect(heard).toEqual([['a,b'], ['a,b']]);
  ends[0]!();
  expect(sockets[0]!.closed).toBe(false);
  ends[1]!();
  expect(sockets[0]!.closed).toBe(true);
});

it('is opened again, and says that it may be out of date', () => {
  const { sockets, surroundings, pass } = world();
  const feed = new Feed(surroundings);
  let lost = false;
  feed.read((_, gone) => (lost = gone));
  sockets[0]!.onmessage!(whole('a'));
  expect(lost).toBe(false);
  sockets[0]!.onclose!();
  expect(lost).toBe(true);
  pass();
  expect(sockets).toHaveLength(2);
  sockets[1]!.onmessage!(whole());
  expect([lost, feed.list]).toEqual([false, []]);
});

it('keeps awake', () => {
  const { sockets, surroundings, pass } = world();
  new Feed(surroundings).read(() => {});
  sockets[0]!.onopen!();
  pass();
  expect(sockets[0]!.sent).toEqual(['{"type":"ping"}']);
});
