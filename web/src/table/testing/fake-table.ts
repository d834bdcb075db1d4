// For tests: a table whose server is played by the test.

import type { EventShown, Frame, ServerMessage } from '../../protocol';
import { Words } from '../../words';
import type { Socket } from '../live/connection/socket';
import type { Stage } from '../contract';
import { LiveTable } from '../live/live.svelte';

interface Sent {
  type: string;
  id: string;
  seq: number;
  actions: string[];
}

class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Sent[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {}
}

export const event = (ply: number, actor: number): EventShown => ({
  ply,
  actor,
  action: `e${ply}`,
  happenings: [],
});
export const info = { table: 'T', game: 'some', phase: 'playing', seats: [], winners: [] };
export const can = { back: false, takeback: false, resign: true, leave: false, rematch: false };

/** All events up to a ply, the seats taking turns. */
export const frame = (
  seq: number,
  ply: number,
  actors: number[],
  change: Partial<Frame> = {},
): Frame =>
  ({
    type: 'frame',
    viewer: 1,
    seq,
    ply,
    whole: true,
    events: Array.from({ length: ply }, (_, k) => event(k + 1, (k % 2) + 1)),
    actors,
    view: { ply },
    legal: actors.includes(1) ? ['A1', 'A2'] : [],
    can,
    info,
    ...change,
  }) as unknown as Frame;

/** With a connection of its own and a clock that stands still. */
export class FakeTable {
  readonly lines: Line[] = [];
  readonly beats: [ply: number, beat: boolean][] = [];
  readonly table: LiveTable;
  /** The number of stages before the next frame. */
  stages = 0;

  /** @param first the initial frame */
  constructor(
    first: Frame,
    shown: (table: LiveTable, beat: boolean) => void = () => {},
    token = 'token',
  ) {
    const world = {
      open: () => {
        const wire = new Line();
        this.lines.push(wire);
        return wire;
      },
      after: () => () => {},
      random: () => 0,
    };
    this.table = new LiveTable('T', token, world, {
      words: () => new Words('en', []),
      motion: () => true,
      touch: () => false,
      named: () => false,
      shown: (table, beat) => {
        this.beats.push([table.ply, beat]);
        shown(table, beat);
      },
      stepped: () => {},
      stages: () => Array.from({ length: this.stages }, (_, data) => ({ ...STAGE, data })),
      quiet: () => false,
      clock: { now: () => 0, still: () => false, after: () => () => {} },
    });
    this.line.onopen?.();
    this.receive(first);
  }

  get line(): Line {
    return this.lines.at(-1)!;
  }
  receive(message: ServerMessage): void {
    this.line.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The newest preview request. */
  get asked(): Sent {
    return this.line.sent.findLast(({ type }) => type === 'preview')!;
  }
  get played(): Sent[] {
    return this.line.sent.filter(({ type }) => type === 'play');
  }
  /** Loses the connection and reconnects. */
  again(): void {
    this.line.onclose?.();
    this.table.hurry(true);
    this.line.onopen?.();
  }
}

const STAGE: Stage = { view: null, ms: 1000, happenings: [], data: 0 };
