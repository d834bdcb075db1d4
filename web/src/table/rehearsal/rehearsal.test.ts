import { describe, expect, it, vi } from 'vitest';
import type { Previewed, Refused } from '../../protocol';
import { Words } from '../../words';
import { event, frame } from '../testing/fake-table';
import { LiveTable } from '../live/live.svelte';
import { playable, Rehearsal } from './rehearsal';

vi.stubGlobal('document', { hidden: false });

const END = frame(40, 6, [], {
  legal: [],
  info: { ...frame(0, 0, []).info, phase: 'over', winners: [2] },
});

/** A decision at ply 2 that is tried, with a server that allows all but one action. */
function scene() {
  const past = frame(9, 2, [1], { events: [] });
  const asked: string[][] = [];
  const played: string[][] = [];
  const rehearsal = new Rehearsal(
    playable(past, END),
    (actions): Promise<Previewed | Refused> => {
      asked.push(actions);
      return Promise.resolve(
        actions[0] === 'A9'
          ? { type: 'refused', id: 'x', code: 'illegal', message: '' }
          : { type: 'previewed', id: 'x', happenings: [{ code: 'did' }], view: actions, legal: [] },
      );
    },
    (actions) => played.push(actions),
  );
  const table = new LiveTable('T', 'token', rehearsal.surroundings, {
    words: () => new Words('en', []),
    motion: () => true,
    touch: () => false,
    named: () => false,
    shown: () => {},
    stepped: () => {},
    stages: () => [],
    quiet: () => false,
    clock: { now: () => 0, still: () => false, after: () => () => {} },
  });
  rehearsal.onopen?.();
  return { table, rehearsal, asked, played };
}
const settle = async () => {
  for (let k = 0; k < 5; k++) await Promise.resolve();
};

describe('a decision of a finished game', () => {
  it('can be made anew', () => {
    const { table } = scene();
    expect([table.acting, table.ply, table.legal]).toEqual([true, 2, ['A1', 'A2']]);
    expect(table.events).toEqual([event(1, 1), event(2, 2)]);
    expect([table.info.phase, table.info.winners]).toEqual(['playing', []]);
  });
  it('is previewed', async () => {
    const { table, asked } = scene();
    table.propose(['A1']);
    await settle();
    expect(asked).toEqual([['A1']]);
    expect(table.proposal?.reply?.type).toBe('previewed');
  });
  it('is played to nobody: the position after it is shown, and what was played is told', async () => {
    const { table, played } = scene();
    table.propose(['A2']);
    await settle();
    table.commit();
    await settle();
    expect(played).toEqual([['A2']]);
    expect([table.ply, table.view, table.acting, table.sending]).toEqual([3, ['A2'], false, false]);
    expect(table.last).toEqual([{ ply: 3, actor: 1, action: 'A2', happenings: [{ code: 'did' }] }]);
  });
  it('stays open if it is refused', async () => {
    const { table, played } = scene();
    table.play(['A9']);
    await settle();
    expect(played).toEqual([]);
    expect([table.acting, table.sending, table.proposal?.reply?.type]).toEqual([
      true,
      false,
      'refused',
    ]);
  });
  it('can be made once more, and the best one shown instead', async () => {
    const { table, rehearsal } = scene();
    table.play(['A1']);
    await settle();
    rehearsal.again();
    expect([table.ply, table.acting]).toEqual([2, true]);
    await rehearsal.show(['A2']);
    expect([table.ply, table.view, table.acting]).toEqual([3, ['A2'], false]);
  });
});
