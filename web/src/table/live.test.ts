import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventShown, Frame, ServerMessage } from '../protocol';
import { Words } from '../words';
import type { Wire } from './connection';
import { LiveTable } from './live.svelte';

vi.stubGlobal('document', { hidden: false });

interface Sent {
  type: string;
  id: string;
  seq: number;
  actions: string[];
}

class Line implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Sent[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}

let lines: Line[];
let table: LiveTable;
let beats: [ply: number, beat: boolean][];
const line = () => lines.at(-1)!;
const receive = (message: ServerMessage) => line().onmessage?.({ data: JSON.stringify(message) });
const asked = () => line().sent.filter(({ type }) => type === 'preview').at(-1)!;
const played = () => line().sent.filter(({ type }) => type === 'play');

const event = (ply: number, actor: number): EventShown => ({ ply, actor, action: `e${ply}`, happenings: [] });
const info = { table: 'T', game: 'contrees', phase: 'playing', seats: [], winners: [] };
const can = { back: false, takeback: false, resign: true, leave: false, rematch: false };
const frame = (seq: number, ply: number, actors: number[], change: Partial<Frame> = {}): Frame =>
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

beforeEach(() => {
  lines = [];
  beats = [];
  const world = {
    open: () => {
      const wire = new Line();
      lines.push(wire);
      return wire;
    },
    after: () => () => {},
    random: () => 0,
  };
  table = new LiveTable('T', 'token', world, {
    words: () => new Words('en', []),
    motion: () => true,
    touch: () => false,
    shown: (from, beat) => beats.push([from.ply, beat]),
    stepped: () => {},
    stages: () => [],
    quiet: () => false,
    clock: { now: () => 0, still: () => false, after: () => () => {} },
  });
  line().onopen?.();
  receive(frame(5, 4, [1]));
});

describe('a table', () => {
  it('shows the first frame without movement, and offers its actions', () => {
    expect(beats).toEqual([[4, false]]);
    expect([table.acting, table.legal]).toEqual([true, ['A1', 'A2']]);
  });

  it('joins later frames on to it, and shows one’s own turn at once', () => {
    receive(frame(6, 5, [2], { whole: false, events: [event(5, 1)] }));
    expect(beats.at(-1)).toEqual([5, true]);
    expect(table.events.map(({ ply }) => ply)).toEqual([1, 2, 3, 4, 5]);
    expect([table.acting, table.legal]).toEqual([false, []]);
  });

  it('asks for everything anew where frames leave a gap', () => {
    receive(frame(9, 8, [1], { whole: false, events: [event(8, 2)] }));
    expect(lines).toHaveLength(2);
    line().onopen?.();
    expect(line().sent[0]).toEqual({ type: 'hello', token: 'token' });
    receive(frame(9, 8, [1]));
    expect(table.ply).toBe(8);
  });

  it('counts only the answer to the newest question', () => {
    table.propose(['A1']);
    const first = asked();
    table.propose(['A2']);
    const second = asked();
    receive({ type: 'previewed', id: first.id, happenings: [], view: 'old', legal: [] });
    expect(table.proposal).toEqual({ actions: ['A2'] });
    receive({ type: 'previewed', id: second.id, happenings: [], view: 'new', legal: [] });
    expect(table.proposal?.reply).toMatchObject({ view: 'new' });
    table.propose(null);
    receive({ type: 'previewed', id: second.id, happenings: [], view: 'late', legal: [] });
    expect(table.proposal).toBeNull();
  });

  it('plays only what was previewed, once, based on the frame that is shown', () => {
    table.propose(['A1']);
    table.commit();
    expect(played()).toEqual([]);
    receive({ type: 'previewed', id: asked().id, happenings: [], view: {}, legal: [] });
    table.commit();
    table.commit();
    expect(played()).toMatchObject([{ seq: 5, actions: ['A1'] }]);
    expect(table.sending).toBe(true);
  });

  it('waits for the frame after its command is done', () => {
    table.propose(['A1']);
    receive({ type: 'previewed', id: asked().id, happenings: [], view: {}, legal: [] });
    table.commit();
    receive({ type: 'done', id: played()[0]!.id, seq: 6 });
    expect(table.sending).toBe(true);
    receive(frame(6, 5, [2], { whole: false, events: [event(5, 1)] }));
    expect(table.sending).toBe(false);
    expect(table.proposal).toBeNull();
  });

  it('says why a preview is refused, and what came of a refused command', () => {
    table.propose(['B1']);
    const refusal = { clause: 'CON-10', reason: { code: 'closed' } };
    receive({ type: 'refused', id: asked().id, code: 'illegal', message: '', index: 0, refusal });
    expect(table.proposal?.reply).toMatchObject({ refusal });
    table.commit();
    expect(played()).toEqual([]);
    table.send({ type: 'resign' });
    receive({ type: 'refused', id: line().sent.at(-1)!.id, code: 'not-allowed', message: '' });
    expect([table.sending, table.notice]).toEqual([false, 'refused.not-allowed']);
  });

  it('takes what is said of the table beside the game', () => {
    receive({ type: 'table', can: { ...can, rematch: true }, info: { ...info, phase: 'over' } } as never);
    expect([table.info.phase, table.can.rematch, table.acting]).toEqual(['over', true, false]);
    receive({ type: 'thinking', seat: 2, ms: 500 });
    expect(table.thinking?.seat).toBe(2);
    receive(frame(6, 5, [2], { whole: false, events: [event(5, 1)] }));
    expect(table.thinking).toBeNull();
  });

  it('goes back where a turn was taken back, without movement', () => {
    receive(frame(6, 2, [1], { whole: false, events: [] }));
    expect(beats.at(-1)).toEqual([2, false]);
    expect(table.events).toHaveLength(2);
  });

  it('can be played from only when the newest position is shown', () => {
    receive(frame(6, 5, [2], { whole: false, events: [event(5, 1)] }));
    receive(frame(7, 6, [1], { whole: false, events: [event(6, 2)] }));
    expect([table.ply, table.behind, table.acting]).toEqual([5, true, false]);
    table.skip();
    expect([table.ply, table.behind, table.acting]).toEqual([6, false, true]);
  });

  it('goes on where others only act beside this seat', () => {
    const beside = (ply: number, change: Partial<Frame> = {}) =>
      receive(frame(5 + ply, 4 + ply, [1, 2], { whole: false, events: [event(4 + ply, 2)], ...change }));
    beside(1);
    table.skip();
    beside(2);
    expect([table.behind, table.acting]).toEqual([true, true]);
    // The same seat, but it may do something else now.
    beside(3, { legal: ['A2'] });
    expect([table.behind, table.acting]).toEqual([true, false]);
  });

  describe('whose line was lost', () => {
    /** The line breaks, and comes back; nothing happened meanwhile. */
    function again(): void {
      line().onclose?.();
      table.hurry();
      line().onopen?.();
    }
    const nothingNew = () => receive(frame(5, 4, [1], { whole: false, events: [] }));

    it('goes on with what is tried out where nothing happened, and hears of it', () => {
      table.propose(['A1']);
      const { id } = asked();
      again();
      expect(asked()).toMatchObject({ id, seq: 5, actions: ['A1'] });
      nothingNew();
      expect(table.proposal).toEqual({ actions: ['A1'] });
      receive({ type: 'previewed', id, happenings: [], view: 'there', legal: [] });
      expect(table.proposal?.reply).toMatchObject({ view: 'there' });
      again();
      receive(frame(5, 4, [1]));
      expect(table.proposal?.reply).toMatchObject({ view: 'there' });
    });

    it('shows the same frame: what is drawn from it is not begun anew', () => {
      const before = table.frame;
      again();
      nothingNew();
      expect(table.frame).toBe(before);
    });

    it('drops what is tried out where something happened', () => {
      table.propose(['A1']);
      again();
      receive(frame(6, 5, [2], { whole: false, events: [event(5, 1)] }));
      expect(table.proposal).toBeNull();
    });
  });
});
