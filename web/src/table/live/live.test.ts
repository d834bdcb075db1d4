import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../api';
import type { Frame, ServerMessage } from '../../protocol';
import type { LiveTable } from './live.svelte';
import { FakeTable, can, event, frame, info } from '../testing/fake-table';

vi.stubGlobal('document', { hidden: false });

let sitting: FakeTable;
let table: LiveTable;
const receive = (message: ServerMessage) => sitting.receive(message);

beforeEach(() => {
  sitting = new FakeTable(frame(5, 4, [1]));
  ({ table } = sitting);
});

describe('a table', () => {
  it('shows the first frame without movement, and offers its actions', () => {
    expect(sitting.beats).toEqual([[4, false]]);
    expect([table.acting, table.legal]).toEqual([true, ['A1', 'A2']]);
  });

  it('joins later frames on to it, and shows one’s own turn at once', () => {
    receive(frame(6, 5, [2], { whole: false, events: [event(5, 1)] }));
    expect(sitting.beats.at(-1)).toEqual([5, true]);
    expect(table.events.map(({ ply }) => ply)).toEqual([1, 2, 3, 4, 5]);
    expect([table.acting, table.legal]).toEqual([false, []]);
  });

  it('asks for everything anew where frames leave a gap', () => {
    receive(frame(9, 8, [1], { whole: false, events: [event(8, 2)] }));
    expect(sitting.lines).toHaveLength(2);
    sitting.line.onopen?.();
    expect(sitting.line.sent[0]).toEqual({
      type: 'hello',
      token: 'token',
      talk: { players: 0, watchers: 0 },
    });
    receive(frame(9, 8, [1]));
    expect(table.ply).toBe(8);
  });

  it('says that nothing can be saved until something is, and not of a line that breaks', () => {
    const lose = (code = '') => {
      if (code) receive({ type: 'error', code, message: '' });
      sitting.line.onclose?.();
      return [table.status, table.unsaved];
    };
    expect(lose('unavailable')).toEqual(['lost', true]);
    table.hurry(true);
    sitting.line.onopen?.();
    receive(frame(5, 4, [1]));
    expect(lose()).toEqual(['lost', false]);
  });

  it('counts only the answer to the newest question', () => {
    table.propose(['A1']);
    const first = sitting.asked;
    table.propose(['A2']);
    const second = sitting.asked;
    receive({ type: 'previewed', id: first.id, happenings: [], view: 'old', legal: [] });
    expect(table.proposal).toEqual({ actions: ['A2'] });
    receive({ type: 'previewed', id: second.id, happenings: [], view: 'new', legal: [] });
    expect(table.proposal?.reply).toMatchObject({ view: 'new' });
    table.propose(null);
    receive({ type: 'previewed', id: second.id, happenings: [], view: 'late', legal: [] });
    expect(table.proposal).toBeNull();
  });

  it('takes what is said of the table beside the game', () => {
    receive({
      type: 'table',
      can: { ...can, rematch: true },
      info: { ...info, phase: 'over' },
    } as never);
    expect([table.info.phase, table.can.rematch, table.acting]).toEqual(['over', true, false]);
    receive({ type: 'thinking', seat: 2, ms: 500 });
    expect(table.thinking?.seat).toBe(2);
    receive(frame(6, 5, [2], { whole: false, events: [event(5, 1)] }));
    expect(table.thinking).toBeNull();
  });

  it('shows what it was showing to its end where all is sent once more', () => {
    sitting.stages = 3;
    receive(frame(6, 5, [2], { whole: false, events: [event(5, 2)] }));
    expect([table.stage?.index, table.ply]).toEqual([0, 4]);
    sitting.stages = 0;
    receive(frame(6, 5, [2], { whole: true, events: [...table.events, event(5, 2)] }));
    expect([table.stage?.index, table.ply]).toEqual([0, 4]);
    table.nextStage();
    table.nextStage();
    expect([table.stage?.index, table.ply]).toEqual([2, 4]);
    // Not if the position has changed, and not for another viewer.
    receive(frame(7, 5, [2], { events: [...table.events, event(5, 1)] }));
    expect([table.stage, table.ply]).toEqual([null, 5]);
    sitting.stages = 3;
    receive(frame(8, 6, [1], { viewer: 0, events: [...table.events, event(6, 2)] }));
    expect([table.stage, table.ply]).toEqual([null, 6]);
  });

  it('goes back where a turn was taken back, without movement', () => {
    receive(frame(6, 2, [1], { whole: false, events: [] }));
    expect(sitting.beats.at(-1)).toEqual([2, false]);
    expect(table.events).toHaveLength(2);
  });

  it('leaves a past that was taken back, and no other', async () => {
    vi.spyOn(api, 'position').mockImplementation(async (_, __, ply) => frame(5, ply, []));
    await table.look(3);
    receive(frame(6, 2, [1], { whole: false, events: [] }));
    expect([table.ply, table.live, table.acting]).toEqual([2, true, true]);
    await table.look(1);
    receive(frame(7, 1, [2], { whole: false, events: [] }));
    expect([table.ply, table.live]).toEqual([1, false]);
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
      receive(
        frame(5 + ply, 4 + ply, [1, 2], { whole: false, events: [event(4 + ply, 2)], ...change }),
      );
    beside(1);
    table.skip();
    beside(2);
    expect([table.behind, table.acting]).toEqual([true, true]);
    // The same seat, but with other legal actions.
    beside(3, { legal: ['A2'] });
    expect([table.behind, table.acting]).toEqual([true, false]);
  });
});
