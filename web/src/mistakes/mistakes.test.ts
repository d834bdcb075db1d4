import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '../protocol';
import { all, answered, isKnown, keep, type Reviewed } from './mistakes';
import { after, placed } from './placed';
import { rated, spots, worst } from './rating';

let room = Infinity;
beforeEach(() => {
  room = Infinity;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('full');
      kept.set(key, value);
    },
  });
});

const reviewed = (table: string, date: number, ...plies: number[]): Reviewed => ({
  table,
  seat: 1,
  game: 'some',
  options: {},
  date,
  rating: 1000 - date,
  seats: [{ seat: 1, kind: 'person', name: 'Mei', present: true }],
  events: ['1 a', '2 b'],
  open: plies.map((ply) => ({ turn: ply, decision: { ply } as Judgement })),
  found: 0,
});
const plies = () => placed(all()).map(({ mistake }) => mistake.decision.ply);

describe('mistakes', () => {
  it('are kept by game, the newest first', () => {
    keep(reviewed('A', 1, 5, 3));
    keep(reviewed('B', 2, 8));
    expect(plies()).toEqual([8, 5, 3]);
    expect([isKnown('A', 1), isKnown('A', 2), isKnown('C', 1)]).toEqual([true, false, false]);
  });
  it('go once they are answered well, and with the last of a game what only it needs', () => {
    keep(reviewed('A', 1, 5, 3));
    answered('A', 1, 5);
    answered('A', 1, 5);
    answered('A', 2, 3);
    answered('B', 1, 3);
    expect([plies(), all()[0]!.found, all()[0]!.events.length]).toEqual([[3], 1, 2]);
    answered('A', 1, 3);
    expect([plies(), all()[0]!.found, all()[0]!.events]).toEqual([[], 2, []]);
    expect([isKnown('A', 1), all()[0]!.rating]).toEqual([true, 999]);
  });
  it('are a hundred at most: the oldest go', () => {
    for (let k = 1; k <= 40; k++) keep(reviewed(`T${k}`, k, 1, 2, 3));
    expect(plies()).toHaveLength(100);
    expect(all()).toHaveLength(40);
    expect(all().at(-1)).toMatchObject({ table: 'T1', open: [], events: [], rating: 999 });
    for (let k = 41; k <= 120; k++) keep(reviewed(`T${k}`, k));
    expect(all()).toHaveLength(100);
  });
  it('are as many as the storage takes', () => {
    for (let k = 1; k <= 8; k++) keep(reviewed(`T${k}`, k, 1));
    room = 1000;
    keep(reviewed('T9', 9, 1));
    expect(all()[0]!.table).toBe('T9');
    expect(all().length).toBeLessThan(8);
    room = 0;
    keep(reviewed('T10', 10, 1));
    expect(all()[0]!.table).toBe('T9');
  });
  it('that the storage spoiled are none', () => {
    localStorage.setItem('tianxia.mistakes', '[{"table":"A"},3,null]');
    expect(all()).toEqual([]);
    localStorage.setItem('tianxia.mistakes', '{');
    expect(all()).toEqual([]);
  });
  it('follow one another, the first after the last', () => {
    keep(reviewed('A', 1, 5, 3));
    const list = placed(all());
    expect(list.map(({ key }) => key)).toEqual(['A-1-5', 'A-1-3']);
    expect(list.map((each) => after(list, each)?.key)).toEqual(['A-1-3', 'A-1-5']);
    expect(after(list.slice(1), list[1]!)).toBeNull();
  });
});

describe('the rating', () => {
  it('is told by game, the oldest first, without games in which nothing counted', () => {
    const { rating: _, ...none } = reviewed('C', 3);
    const games = [none, { ...reviewed('B', 2), game: 'other' }, reviewed('A', 1)];
    expect([...rated(games)]).toEqual([
      ['other', [{ date: 2, rating: 998 }]],
      ['some', [{ date: 1, rating: 999 }]],
    ]);
  });
  it('is the higher in the picture the better it is', () => {
    const all = [800, 200, 0].map((rating, date) => ({ date, rating }));
    expect(worst(all)).toBe(1000);
    expect(spots(all, 100, 50)).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 10 },
      { x: 100, y: 0 },
    ]);
    expect([worst([{ date: 0, rating: 0 }]), spots(all.slice(0, 1), 100, 50)[0]!.x]).toEqual([
      500, 50,
    ]);
  });
});
