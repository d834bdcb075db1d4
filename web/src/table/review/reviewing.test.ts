import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement, ReviewedGame } from '../../protocol';
import { Words } from '../../words';
import type { GameUi } from '../contract';
import { can, FakeTable, frame, info } from '../testing/fake-table';
import { Screen } from '../live/screen.svelte';
import { all } from '../../mistakes/mistakes';
import { remember } from './remember';
import { Reviewing } from './reviewing.svelte';

const END = { ...info, phase: 'over', winners: [2], resigned: 0, updated: 7 };
const decision = (ply: number, change: Partial<Judgement> = {}): Judgement => ({
  seat: 1,
  ply,
  taken: `e${ply + 1}`,
  best: 'A2',
  error: 1000,
  value: 5000,
  mixed: false,
  lucky: false,
  did: [],
  better: [],
  after: [],
  expected: [],
  ...change,
});
const own = {
  start: 5000,
  result: 0,
  errors: 2000,
  others: 0,
  luck: 0,
  reveals: 0,
  rest: 0,
  adjusted: 0,
  decisions: 3,
  counted: 3,
  curve: [5000, 5000, 6000, 4000, 3000, 1000, 0],
  marks: [],
};
const review: ReviewedGame = {
  seats: [
    { ...own, seat: 1, worst: [4, 2] },
    { ...own, seat: 2, worst: [3] },
  ],
  decisions: [decision(2), decision(3, { seat: 2 }), decision(4)],
};

vi.stubGlobal('document', { hidden: false });
const RECORD = [
  'tianxia 1',
  'game some',
  'option size small',
  'table T',
  `commitment ${'0f'.repeat(32)}`,
  `secret ${'0f'.repeat(32)}`,
  '',
  ...['1 e1', '* e2', '1 e3', '2 e4', '1 e5', '2 e6', 'resign 1', 'result 2', ''],
].join('\n');
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const ply = Number(/positions\/(\d+)/.exec(path)?.[1]);
    const body = path.endsWith('/review')
      ? { state: 'done', ahead: 0, progress: 10_000, review }
      : frame(1, ply, [1], { events: [] });
    return Promise.resolve({
      ok: true,
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(RECORD),
    });
  });
});
const settle = async () => {
  for (let k = 0; k < 20; k++) await Promise.resolve();
};

/** A game of six turns that is over, looked at by these viewers. */
async function scene(...viewers: number[]) {
  const over = (viewer: number) => frame(40, 6, [], { viewer, legal: [], can, info: END as never });
  const fakes = viewers.map((viewer) => new FakeTable(over(viewer)));
  const screen = new Screen(
    fakes.map(({ table }) => table),
    () => {},
  );
  const ui = { id: 'some' } as GameUi;
  const reviewing = new Reviewing(screen, ui, 'T', new Words('en', []), () => false);
  reviewing.asking.start();
  await settle();
  return { screen, reviewing, fake: fakes[0]! };
}

describe('a review', () => {
  it('steps from turn to turn, and to the ends', async () => {
    const { reviewing, screen } = await scene(1);
    expect(reviewing.stops).toEqual([0, 1, 2, 3, 4, 5, 6]);
    reviewing.step(-2);
    await settle();
    expect([screen.ply, reviewing.turnAfter(reviewing.ply), reviewing.count]).toEqual([4, 4, 6]);
    reviewing.step(-Infinity);
    await settle();
    expect([screen.ply, screen.live]).toEqual([0, false]);
    reviewing.near(5.7);
    await settle();
    expect(screen.live).toBe(true);
  });
  it('of a player is their own, the costliest decision first', async () => {
    const { reviewing } = await scene(1);
    expect([reviewing.seats, reviewing.you, reviewing.may]).toEqual([[1], true, true]);
    expect(reviewing.worst.map(({ ply }) => ply)).toEqual([4, 2]);
  });
  it('of spectators is of any seat, and they try nothing', async () => {
    END.seats = [{ seat: 1 }, { seat: 2 }] as never;
    const { reviewing, screen } = await scene(0);
    expect([reviewing.seats, reviewing.seat, reviewing.you]).toEqual([[1, 2], 1, false]);
    reviewing.turnTo(2);
    expect([reviewing.worst.map(({ ply }) => ply), reviewing.may]).toEqual([[3], false]);
    await reviewing.try();
    expect([reviewing.page, screen.ply, screen.trial]).toEqual(['answer', 3, null]);
  });
});

describe('a decision', () => {
  it('is tried at the ply, answered, and left', async () => {
    const { reviewing, screen, fake } = await scene(1);
    reviewing.choose(2);
    await settle();
    expect(screen.ply).toBe(2);
    await reviewing.try();
    expect([reviewing.page, screen.acting, screen.ply]).toEqual(['trying', true, 2]);
    screen.propose(['A2']);
    const { id, seq } = fake.asked;
    expect(fake.asked).toMatchObject({ ply: 2, seq: 40, actions: ['A2'] });
    fake.receive({ type: 'previewed', id, happenings: [], view: 'after', legal: [] });
    await settle();
    expect([seq, screen.proposal?.reply?.type]).toEqual([40, 'previewed']);
    screen.commit();
    await settle();
    fake.receive({
      type: 'previewed',
      id: fake.asked.id,
      happenings: [],
      view: 'after',
      legal: [],
    });
    await settle();
    expect([reviewing.page, reviewing.judged, screen.view]).toEqual([
      'answer',
      { kind: 'best' },
      'after',
    ]);
    expect(fake.played).toEqual([]);
    await reviewing.back();
    await settle();
    expect([screen.trial, screen.info.phase, screen.ply]).toEqual([null, 'over', 2]);
    reviewing.close();
    await settle();
    expect(screen.live).toBe(true);
  });
  it('is found at the table, which keeps simultaneous choices in the order in which they came', async () => {
    const { reviewing, screen, fake } = await scene(1);
    const events = fake.table.frame.events.map((event) =>
      event.ply === 3 ? { ...event, action: 'e5' } : { ...event, action: 'other' },
    );
    fake.receive(frame(41, 6, [], { events, legal: [], info: END as never }));
    reviewing.choose(4);
    await settle();
    expect(screen.ply).toBe(2);
  });
  it('is begun with the costliest if none was chosen, and goes on to the next', async () => {
    const { reviewing } = await scene(1);
    await reviewing.try();
    expect([reviewing.chosen, reviewing.next?.ply]).toEqual([4, 2]);
    reviewing.tell();
    expect([reviewing.page, reviewing.judged]).toEqual(['answer', null]);
  });
});

describe('what a review leaves in the browser', () => {
  it('are the costliest decisions of one’s own seat, once', async () => {
    END.seats = [{ seat: 1, kind: 'person', name: 'Mei' }, { seat: 2 }] as never;
    const { reviewing } = await scene(1);
    await remember(reviewing);
    const [game, ...others] = all();
    expect(others).toEqual([]);
    expect(game).toMatchObject({ table: 'T', seat: 1, options: { size: 'small' }, found: 0 });
    expect(game!.events).toEqual(['1 e1', '* e2', '1 e3', '2 e4']);
    expect(game!.open.map(({ decision }) => decision.ply)).toEqual([4, 2]);
    asked = [];
    await remember(reviewing);
    expect([all().length, asked]).toEqual([1, []]);
  });
  it('is nothing of spectators, nor of several at one screen', async () => {
    for (const viewers of [[0], [1, 2]]) {
      const { reviewing } = await scene(...viewers);
      await remember(reviewing);
    }
    expect(all()).toEqual([]);
  });
  it('goes if it is found at the first try', async () => {
    const { reviewing, screen, fake } = await scene(1);
    await remember(reviewing);
    const answer = async (action: string) => {
      screen.play([action]);
      const { id } = fake.asked;
      fake.receive({ type: 'previewed', id, happenings: [], view: 'after', legal: [] });
      await settle();
    };
    const left = () => all()[0]!.open.map(({ decision }) => decision.ply);
    reviewing.chosen = 2;
    await reviewing.try();
    reviewing.tell();
    reviewing.again();
    await answer('A2');
    expect([reviewing.judged, left()]).toEqual([{ kind: 'best' }, [4, 2]]);
    reviewing.chosen = 4;
    await reviewing.try();
    await answer('A2');
    expect([reviewing.judged, left()]).toEqual([{ kind: 'best' }, [2]]);
  });
});
