import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../../protocol';
import type { LiveTable } from './live.svelte';
import { FakeTable, event, frame } from '../testing/fake-table';

vi.stubGlobal('document', { hidden: false });

let sitting: FakeTable;
let table: LiveTable;
const receive = (message: ServerMessage) => sitting.receive(message);

beforeEach(() => {
  sitting = new FakeTable(frame(5, 4, [1]));
  ({ table } = sitting);
});

describe('a command', () => {
  it('plays only what was previewed, once, based on the frame that is shown', () => {
    table.propose(['A1']);
    table.commit();
    expect(sitting.played).toEqual([]);
    receive({ type: 'previewed', id: sitting.asked.id, happenings: [], view: {}, legal: [] });
    table.commit();
    table.commit();
    expect(sitting.played).toMatchObject([{ seq: 5, actions: ['A1'] }]);
    expect(table.sending).toBe(true);
  });

  it('waits for the frame after its command is done', () => {
    table.propose(['A1']);
    receive({ type: 'previewed', id: sitting.asked.id, happenings: [], view: {}, legal: [] });
    table.commit();
    receive({ type: 'done', id: sitting.played[0]!.id, seq: 6 });
    expect(table.sending).toBe(true);
    receive(frame(6, 5, [2], { whole: false, events: [event(5, 1)] }));
    expect(table.sending).toBe(false);
    expect(table.proposal).toBeNull();
  });

  it('waits for its own command while others act beside it', () => {
    table.play(['A1']);
    const { id } = sitting.played[0]!;
    receive(frame(6, 5, [1, 2], { whole: false, events: [event(5, 2)] }));
    expect(table.sending).toBe(true);
    receive({ type: 'done', id, seq: 8 });
    receive(frame(7, 6, [1, 2], { whole: false, events: [event(6, 2)] }));
    expect(table.sending).toBe(true);
    receive(frame(8, 7, [2], { whole: false, events: [event(7, 1)] }));
    expect(table.sending).toBe(false);
  });

  it('waits no longer where the frame was here before the answer, or the command is refused', () => {
    table.play(['A1']);
    receive(frame(6, 5, [2], { whole: false, events: [event(5, 1)] }));
    expect(table.sending).toBe(true);
    receive({ type: 'done', id: sitting.played[0]!.id, seq: 6 });
    expect(table.sending).toBe(false);
    receive(frame(7, 6, [1], { whole: false, events: [event(6, 2)] }));
    table.skip();
    table.play(['A2']);
    receive({ type: 'refused', id: sitting.played[1]!.id, code: 'stale', message: '' });
    expect([table.sending, table.notice]).toEqual([false, 'refused.stale']);
  });

  it('says that the table has moved on also when the frame comes that shows it', () => {
    table.propose(['A1']);
    receive({ type: 'previewed', id: sitting.asked.id, happenings: [], view: {}, legal: [] });
    table.commit();
    receive({ type: 'refused', id: sitting.played[0]!.id, code: 'stale', message: '' });
    receive(frame(7, 6, [1]));
    expect([table.proposal, table.notice]).toEqual([null, 'refused.stale']);
    table.propose(['A1']);
    expect(table.notice).toBe('');
  });

  it('says why a preview is refused, and what came of a refused command', () => {
    table.propose(['B1']);
    const refusal = { clause: 'CON-10', reason: { code: 'closed' } };
    receive({
      type: 'refused',
      id: sitting.asked.id,
      code: 'illegal',
      message: '',
      index: 0,
      refusal,
    });
    expect(table.proposal?.reply).toMatchObject({ refusal });
    table.commit();
    expect(sitting.played).toEqual([]);
    table.send({ type: 'resign' });
    receive({
      type: 'refused',
      id: sitting.line.sent.at(-1)!.id,
      code: 'not-allowed',
      message: '',
    });
    expect([table.sending, table.notice]).toEqual([false, 'refused.not-allowed']);
  });
});

describe('a table whose line was lost', () => {
  /** What is received if nothing happened meanwhile. */
  const nothingNew = () => receive(frame(5, 4, [1], { whole: false, events: [] }));

  it('goes on with what is tried out where nothing happened, and hears of it', () => {
    table.propose(['A1']);
    const { id } = sitting.asked;
    sitting.again();
    expect(sitting.asked).toMatchObject({ id, seq: 5, actions: ['A1'] });
    nothingNew();
    expect(table.proposal).toEqual({ actions: ['A1'] });
    receive({ type: 'previewed', id, happenings: [], view: 'there', legal: [] });
    expect(table.proposal?.reply).toMatchObject({ view: 'there' });
    sitting.again();
    receive(frame(5, 4, [1]));
    expect(table.proposal?.reply).toMatchObject({ view: 'there' });
  });

  it('shows the same frame: what is drawn from it is not begun anew', () => {
    const before = table.frame;
    sitting.again();
    nothingNew();
    expect(table.frame).toBe(before);
  });

  it('waits on for the command that is sent again', () => {
    table.play(['A1']);
    const { id } = sitting.played[0]!;
    sitting.again();
    nothingNew();
    expect([table.sending, sitting.played[0]!.id]).toEqual([true, id]);
    receive({ type: 'done', id, seq: 6 });
    receive(frame(6, 5, [2], { whole: false, events: [event(5, 1)] }));
    expect(table.sending).toBe(false);
  });

  it('drops what is tried out where something happened', () => {
    table.propose(['A1']);
    sitting.again();
    receive(frame(6, 5, [2], { whole: false, events: [event(5, 1)] }));
    expect(table.proposal).toBeNull();
  });
});
