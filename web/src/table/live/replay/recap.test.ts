import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../../api';
import { event, FakeTable, frame } from '../../testing/fake-table';
import { Recap } from './recap.svelte';
import { Screen } from '../screen.svelte';

vi.stubGlobal('document', { hidden: false });

let sitting: FakeTable;
let screen: Screen;
let recap: Recap;
/** Seat 1, then three others, each with a decision. */
const round = (plies: number) => Array.from({ length: plies }, (_, k) => event(k + 1, (k % 4) + 1));
const at = () => [recap.on, recap.index, screen.ply, screen.live];

beforeEach(() => {
  vi.spyOn(api, 'position').mockImplementation(async (_, __, ply) => frame(5, ply, []));
  sitting = new FakeTable(frame(5, 8, [1], { events: round(8) }));
  screen = new Screen([sitting.table], () => {});
  recap = new Recap(screen, () => false);
});

describe('what the others have done', () => {
  it('is shown from the first turn to the last, which is the present', async () => {
    expect(recap.turns.map(({ seat, ply }) => [seat, ply])).toEqual([
      [2, 6],
      [3, 7],
      [4, 8],
    ]);
    expect(at()).toEqual([false, -1, 8, true]);
    await recap.forward();
    expect(at()).toEqual([true, 0, 6, false]);
    await recap.forward();
    await recap.forward();
    expect(at()).toEqual([true, 2, 8, true]);
    expect(screen.acting).toBe(true);
    await recap.forward();
    expect(at()).toEqual([true, 2, 8, true]);
  });

  it('is shown backwards, too, and left', async () => {
    await recap.backward();
    expect(at()).toEqual([true, 2, 8, true]);
    await recap.backward();
    await recap.backward();
    await recap.backward();
    expect(at()).toEqual([true, 0, 6, false]);
    await recap.leave();
    expect(at()).toEqual([false, -1, 8, true]);
  });

  it('stays where it is while others play, and ends with one’s own turn', async () => {
    sitting.receive(frame(6, 6, [3], { events: round(6) }));
    await recap.backward();
    sitting.receive(frame(7, 7, [4], { events: round(7) }));
    screen.showAll();
    expect([recap.on, recap.turns.length]).toEqual([true, 2]);
    sitting.receive(frame(10, 9, [2], { events: round(9) }));
    screen.showAll();
    expect(at()).toEqual([false, -1, 9, true]);
    recap.follow(false);
    sitting.receive(frame(11, 10, [3], { events: round(10) }));
    screen.showAll();
    expect(at()).toEqual([false, -1, 10, true]);
  });

  it('is shown again where it is a single turn', async () => {
    sitting.receive(frame(6, 6, [3], { events: round(6) }));
    await recap.forward();
    expect(at()).toEqual([true, 0, 6, true]);
    await recap.forward();
    expect(at()).toEqual([true, 0, 6, true]);
  });

  it('is nothing to spectators', () => {
    sitting = new FakeTable(frame(5, 8, [1], { viewer: 0, events: round(8) }));
    recap = new Recap(new Screen([sitting.table], () => {}), () => false);
    expect(recap.turns).toEqual([]);
  });
});
