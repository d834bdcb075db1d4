import { beforeEach, describe, expect, it } from 'vitest';
import type { Command, Frame, ServerMessage } from '../../../protocol';
import { Connection, type Status } from './connection';
import type { Socket, Surroundings } from './socket';

/** A socket whose other end is played by the test. */
class FakeWire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { type: string; [key: string]: unknown }[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close(): void {
    this.closed = true;
  }
  receive(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeWorld implements Surroundings {
  wires: FakeWire[] = [];
  timers: { at: number; then: () => void }[] = [];
  now = 0;
  open(): Socket {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  }
  after(ms: number, then: () => void): () => void {
    const timer = { at: this.now + ms, then };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((each) => each !== timer));
  }
  random(): number {
    return 1;
  }
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.timers.filter((t) => t.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((each) => each !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }
  get wire(): FakeWire {
    return this.wires.at(-1)!;
  }
}

const frame = (seq: number): Frame => ({ type: 'frame', seq }) as Frame;
const play: Command = { type: 'play', id: 'a1', seq: 3, actions: ['D4'] };

let world: FakeWorld;
let connection: Connection;
let got: ServerMessage[];
let states: string[];

beforeEach(() => {
  world = new FakeWorld();
  connection = new Connection('token', world);
  got = [];
  states = [];
  connection.onmessage = (message) => got.push(message);
  connection.onstatus = (status: Status) => states.push(status);
  connection.open();
});
const types = () => world.wire.sent.map((message) => message.type);

describe('a connection', () => {
  it('says hello first, and sends nothing before', () => {
    connection.command(play);
    expect(world.wire.sent).toEqual([]);
    world.wire.onopen?.();
    expect(world.wire.sent[0]).toEqual({ type: 'hello', token: 'token' });
    expect(types()).toEqual(['hello', 'play']);
  });

  it('comes back with the seq that it knows, waiting longer each time', () => {
    world.wire.onopen?.();
    world.wire.receive(frame(7));
    world.wire.onclose?.();
    expect(states).toEqual(['open', 'lost']);
    world.pass(399);
    expect(world.wires).toHaveLength(1);
    world.pass(1);
    expect(world.wires).toHaveLength(2);
    world.wire.onclose?.();
    world.pass(559);
    expect(world.wires).toHaveLength(2);
    world.pass(1);
    expect(world.wires).toHaveLength(3);
    world.wire.onopen?.();
    expect(world.wire.sent[0]).toEqual({ type: 'hello', token: 'token', since: 7 });
  });

  it('never waits longer than 8 s', () => {
    for (let k = 0; k < 20; k++) {
      world.wire.onclose?.();
      const before = world.wires.length;
      world.pass(8_000);
      expect(world.wires).toHaveLength(before + 1);
    }
  });

  /** Reconnects, receives a frame, and is disconnected; returns the delay before the next attempt, in ms. */
  function fails(code: string): number {
    world.wire.onopen?.();
    world.wire.receive(frame(7));
    if (code) world.wire.receive({ type: 'error', code, message: '' });
    world.wire.onclose?.();
    const [wires, left] = [world.wires.length, world.now];
    while (world.wires.length === wires) world.pass(1);
    return world.now - left;
  }

  it('waits longer each time where a command fails, though frames come, until one is answered', () => {
    connection.command(play);
    expect([1, 2, 3].map(() => fails('unavailable'))).toEqual([400, 560, 784]);
    world.wire.onopen?.();
    world.wire.receive({ type: 'done', id: 'a1', seq: 8 });
    expect(fails('')).toBe(400);
  });

  it('waits longer each time where a question fails', () => {
    connection.preview({ type: 'preview', id: 'p1', seq: 1, actions: ['A1'] });
    expect([1, 2].map(() => fails('internal'))).toEqual([400, 560]);
  });

  it('comes back soon where nothing was asked, and all that happens is that the line breaks', () => {
    expect([1, 2, 3].map(() => fails(''))).toEqual([400, 400, 400]);
  });

  it('sends unanswered commands again with the same id, answered ones not', () => {
    world.wire.onopen?.();
    connection.command(play);
    connection.command({ ...play, id: 'a2' });
    world.wire.receive({ type: 'done', id: 'a1', seq: 4 });
    world.wire.onclose?.();
    world.pass(1000);
    world.wire.onopen?.();
    expect(world.wire.sent.filter(({ type }) => type === 'play')).toEqual([{ ...play, id: 'a2' }]);
    world.wire.receive({ type: 'refused', id: 'a2', code: 'stale', message: '' });
    world.wire.onclose?.();
    world.pass(1000);
    world.wire.onopen?.();
    expect(types()).toEqual(['hello']);
  });

  it('repeats only the newest question after a return', () => {
    world.wire.onopen?.();
    connection.preview({ type: 'preview', id: 'p1', seq: 1, actions: ['A1'] });
    connection.preview({ type: 'preview', id: 'p2', seq: 1, actions: ['A2'] });
    world.wire.onclose?.();
    world.pass(1000);
    world.wire.onopen?.();
    expect(world.wire.sent.map(({ id }) => id)).toEqual([undefined, 'p2']);
    connection.preview(null);
    world.wire.onclose?.();
    world.pass(1000);
    world.wire.onopen?.();
    expect(types()).toEqual(['hello']);
  });

  it('asks for everything anew when the frames do not fit together', () => {
    world.wire.onopen?.();
    world.wire.receive(frame(7));
    const old = world.wire;
    connection.resync();
    expect(old.closed).toBe(true);
    world.wire.onopen?.();
    expect(world.wire.sent[0]).toEqual({ type: 'hello', token: 'token' });
    old.receive(frame(9));
    expect(got).toEqual([frame(7)]);
  });

  it.each(['unknown-token', 'other-rules'])('gives up where the server says %s', (code) => {
    world.wire.onopen?.();
    world.wire.receive({ type: 'error', code, message: '' });
    expect(states).toEqual(['closed']);
    world.pass(60_000);
    expect(world.wires).toHaveLength(1);
  });

  it('notices a line that has gone dead', () => {
    world.wire.onopen?.();
    world.wire.receive(frame(1));
    world.pass(20_000);
    expect(types()).toEqual(['hello', 'ping']);
    world.wire.receive({ type: 'pong' });
    world.pass(20_000);
    world.pass(5_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('asks soon whether anybody is there when a command is not answered', () => {
    world.wire.onopen?.();
    world.wire.receive(frame(1));
    connection.command(play);
    world.pass(2_999);
    expect(types()).toEqual(['hello', 'play']);
    world.pass(1);
    expect(types()).toEqual(['hello', 'play', 'ping']);
    world.wire.receive({ type: 'pong' });
    expect(states.at(-1)).toBe('open');
    world.wire.onclose?.();
    world.pass(400);
    world.wire.onopen?.();
    world.pass(3_000);
    expect(types()).toEqual(['hello', 'play', 'ping']);
    world.pass(5_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('gives up what does not open, sooner the first time than later', () => {
    world.pass(5_000);
    expect(states).toEqual(['lost']);
    expect(world.wire.closed).toBe(true);
    world.pass(400);
    expect(world.wires).toHaveLength(2);
    world.pass(9_999);
    expect(states).toHaveLength(1);
    world.pass(1);
    expect(states).toHaveLength(2);
  });

  it('hurries when the network is back', () => {
    for (let k = 0; k < 6; k++) {
      world.wire.onclose?.();
      world.pass(8_000);
    }
    world.wire.onclose?.();
    const before = world.wires.length;
    connection.hurry(true);
    expect(world.wires).toHaveLength(before + 1);
  });

  it('tells whether the page is seen, also after the line was lost', () => {
    world.wire.onopen?.();
    connection.hurry(false);
    expect(world.wire.sent.at(-1)).toEqual({ type: 'look', here: false });
    world.wire.onclose?.();
    world.pass(8_000);
    world.wire.onopen?.();
    expect(types().slice(-2)).toEqual(['hello', 'look']);
    expect(world.wire.sent.at(-1)).toEqual({ type: 'look', here: false });
    connection.hurry(true);
    expect(world.wire.sent.filter(({ type }) => type === 'look').at(-1)).toEqual({
      type: 'look',
      here: true,
    });
  });

  it('tries a lost line at once when somebody plays', () => {
    world.wire.onclose?.();
    connection.command(play);
    expect(world.wires).toHaveLength(2);
    connection.preview({ type: 'preview', id: 'p1', seq: 1, actions: ['A1'] });
    expect(world.wires).toHaveLength(2);
    world.pass(4_000);
    expect(world.wires).toHaveLength(2);
    world.wire.onopen?.();
    expect(types()).toEqual(['hello', 'play', 'preview']);
  });

  it('stays closed once closed', () => {
    connection.close();
    connection.hurry(true);
    world.pass(60_000);
    expect(world.wires).toHaveLength(1);
    expect(world.wire.closed).toBe(true);
  });
});
