import { describe, expect, it } from 'vitest';
import type { Table } from '../../../table/contract';
import { parse } from '../action';
import type { Build } from '../action';
import { sitAt } from '../testing/fake-table.svelte';
import { siteOf } from '../view';
import { undo } from './acts';
import { composerOf } from './play.svelte';

describe('a turn', () => {
  it('is composed step by step, and sent whole', () => {
    // 1=BV:B 3=GG:Rr 1+V:V 6+Y:Y 2+B:B end
    const { table, composer, turn } = sitAt('1=BV:B');
    const sums: number[] = [];
    for (const action of turn.slice(0, -1)) {
      expect(composer.build(parse(action) as Build)).toBe(true);
      sums.push(composer.trail.sum);
    }
    expect(sums).toEqual([1, 2, 4, 5, 6]);
    expect(composer.trail.steps.map(({ points }) => points)).toEqual([1, 1, 2, 1, 1]);
    expect(composer.trail.steps.map(({ part }) => part)).toEqual([
      { site: 1, floor: 1, column: 0 },
      { site: 3, floor: 1, column: 0 },
      { site: 1, floor: 2, column: 1 },
      { site: 6, floor: 1, column: 4 },
      { site: 2, floor: 1, column: 3 },
    ]);
    expect([composer.left, composer.limit, composer.whole]).toEqual([0, 3, true]);
    composer.end();
    expect(table.played).toEqual([turn]);
  });

  it('is taken back step by step, and freely', () => {
    const { table, composer, turn } = sitAt('1=BV:B');
    const start = composer.view;
    composer.add(turn[0]!);
    const once = composer.view;
    composer.add(turn[1]!);
    expect(composer.back()).toBe(true);
    expect(composer.view).toEqual(once);
    expect(composer.back()).toBe(true);
    expect(composer.view).toEqual(start);
    expect([table.proposal, composer.back()]).toEqual([null, false]);
    expect(composer.whole).toBe(false);
    composer.end();
    expect(table.played).toEqual([]);
  });

  it('is what the button for taking back undoes, before anything that was sent', () => {
    const sitting = sitAt('1=BV:B');
    const table = sitting.table as unknown as Table;
    const composer = composerOf(table);
    expect(undo(table)).toBeNull();
    composer.add(sitting.turn[0]!);
    undo(table)!();
    expect([composer.trail.length, undo(table)]).toEqual([0, null]);
  });

  it('shows the last position that is known while the server is asked, and waits for it', () => {
    const { table, composer, turn } = sitAt('1=BV:B');
    table.slow = true;
    const start = composer.view;
    composer.add(turn[0]!);
    expect([composer.view, composer.can]).toEqual([start, false]);
    expect(composer.trail.steps[0]!.points).toBeNull();
    expect(composer.add(turn[1]!)).toBe(false);
    table.answer();
    expect(siteOf(composer.view.sites[0]!, 1, false).floors[0]!.cover?.tile).toBe('BV');
    expect(composer.can).toBe(true);
  });

  it('is gone when the table drops it', () => {
    const { table, composer, turn } = sitAt('1=BV:B');
    composer.add(turn[0]!);
    table.propose(null);
    expect(composer.trail.steps).toEqual([]);
    expect(composer.add('1+V:V')).toBe(false);
  });

  it('has a fourth column with the lantern', () => {
    const { composer } = sitAt('lantern');
    expect([composer.left, composer.limit]).toEqual([3, 3]);
    composer.add('lantern');
    expect([composer.left, composer.limit]).toEqual([4, 4]);
  });
});

describe('a card', () => {
  it('that is chosen leaves the sites that it serves, and what it alone pays is built at once', () => {
    const { composer } = sitAt('1=BV:B');
    const all = composer.payable;
    composer.choose('Y0');
    expect(all.length).toBeGreaterThan(composer.payable.length);
    expect(composer.payable).toEqual([4, 6]);
    composer.touch(6);
    expect(composer.trail.actions).toEqual(['6+Y:Y']);
  });

  it('is laid down again, and steps back before any other step', () => {
    const { composer } = sitAt('1=BV:B');
    composer.choose('Y0');
    expect(composer.back()).toBe(true);
    expect(composer.chosen).toEqual([]);
    composer.choose('Y0');
    composer.choose('Y0');
    expect(composer.chosen).toEqual([]);
  });
});

describe('a site', () => {
  it('with several ways opens its slip, and closes it', () => {
    const { composer } = sitAt('1=BV:B');
    expect(composer.touch(1)).toBe('open');
    expect(composer.site).toBe(1);
    expect(composer.touch(1)).toBe('closed');
    expect(composer.site).toBe(0);
    expect(composer.trail.actions).toEqual([]);
  });
});

describe('cards for something else', () => {
  it('are changed by the dragon at once', () => {
    const { table, composer } = sitAt('dragon RRVVbg');
    composer.turnTo('dragon');
    expect(composer.mode).toBe('dragon');
    for (const key of ['g0', 'V1', 'R0', 'V0', 'b0', 'R1']) composer.choose(key);
    expect(composer.change).toBe('dragon RRVVbg');
    composer.send(composer.change);
    expect(table.played).toEqual([['dragon RRVVbg']]);
  });

  it('are given up by fours, and pay for any column', () => {
    const { table, composer } = sitAt('discard BYYv');
    composer.turnTo('discard');
    for (const key of ['B0', 'Y0', 'Y1', 'v0']) composer.choose(key);
    expect(composer.trail.actions).toEqual(['discard BYYv']);
    expect([composer.view.phase, composer.whole]).toEqual(['column', false]);
    expect(composer.payable).toContain(6);
    composer.add('6+Y');
    expect([composer.closed, composer.whole]).toEqual([true, true]);
    composer.end();
    expect(table.played).toEqual([['discard BYYv', '6+Y']]);
  });

  it('are taken back one by one', () => {
    const { table, composer } = sitAt('discard BYYv');
    composer.turnTo('discard');
    for (const key of ['B0', 'Y0', 'Y1', 'v0']) composer.choose(key);
    composer.choose('v1');
    expect(composer.chosen).toHaveLength(4);
    composer.back();
    expect([composer.mode, composer.chosen, table.proposal]).toEqual([
      'discard',
      ['B0', 'Y0', 'Y1'],
      null,
    ]);
    composer.back();
    expect([composer.mode, composer.chosen]).toEqual(['build', []]);
  });
});
