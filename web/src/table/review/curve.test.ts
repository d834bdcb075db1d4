import { describe, expect, it } from 'vitest';
import {
  between,
  across,
  BOTTOM,
  down,
  drawn,
  LEFT,
  line,
  plyAt,
  rightOf,
  sizeOf,
  spots,
  TOP,
  wash,
} from './curve';

const WIDTH = 400;

describe('the curve', () => {
  it('fills its field', () => {
    expect(across(0, 40, WIDTH)).toBe(LEFT);
    expect(across(40, 40, WIDTH)).toBe(rightOf(WIDTH));
    expect(down(10_000)).toBe(TOP);
    expect(down(0)).toBe(BOTTOM);
  });
  it('stays in it, whatever an analysis says', () => {
    expect(down(10_500)).toBe(TOP);
    expect(down(-300)).toBe(BOTTOM);
  });
  it('finds the event under a pointer, also beside the field', () => {
    for (const ply of [0, 1, 17, 39, 40])
      expect(plyAt(across(ply, 40, WIDTH), 40, WIDTH)).toBe(ply);
    expect(plyAt(-50, 40, WIDTH)).toBe(0);
    expect(plyAt(WIDTH + 50, 40, WIDTH)).toBe(40);
  });
  it('is a line, and a wash down to the half', () => {
    const through = spots([5000, 10_000], 1, WIDTH);
    expect(line(through)).toBe(`M${LEFT} ${down(5000)}L${rightOf(WIDTH)} ${TOP}`);
    expect(wash(through)).toBe(
      `M${LEFT} ${down(5000)}L${LEFT} ${down(5000)}L${rightOf(WIDTH)} ${TOP}V${down(5000)}Z`,
    );
    expect(line([])).toBe('');
  });
  it('has spots at plies of their own', () => {
    const [first, last] = spots([5000, 0], 10, WIDTH, [4, 10]);
    expect(first!.x).toBe(across(4, 10, WIDTH));
    expect(last!.x).toBe(rightOf(WIDTH));
  });
});

describe('a chance between those that are known', () => {
  const known = { plies: [4, 8, 9], chances: [5000, 9000, 0] };
  it('is in proportion', () => {
    expect([4, 5, 8, 9, 12].map((ply) => between(known, ply))).toEqual([5000, 6000, 9000, 0, 0]);
  });
  it('is not known before the first', () => {
    expect(between(known, 3)).toBeNull();
    expect(between({ plies: [], chances: [] }, 3)).toBeNull();
  });
});

describe('marks', () => {
  const curve = [5000, 6000, 4000, 4500];
  it('of errors stand before the event, of luck after it', () => {
    const marks = [
      { ply: 1, error: 2000 },
      { ply: 2, luck: 500 },
      { ply: 0, reveal: 1000 },
    ];
    const all = drawn({ curve, marks }, WIDTH);
    expect(all.map(({ kind, ply }) => [kind, ply])).toEqual([
      ['luck', 2],
      ['luck', 0],
      ['error', 1],
    ]);
    expect(all[0]).toMatchObject({ x: across(3, 3, WIDTH), y: down(4500) });
    expect(all[2]).toMatchObject({ x: across(1, 3, WIDTH), y: down(6000) });
  });
  it('of errors are as large as what they cost, within bounds', () => {
    expect(sizeOf(500)).toBe(4.5);
    expect(sizeOf(1500)).toBe(6.5);
    expect(sizeOf(9000)).toBe(8.5);
  });
  it('past the end stand at the end', () => {
    expect(drawn({ curve, marks: [{ ply: 3, luck: 600 }] }, WIDTH)[0]!.x).toBe(rightOf(WIDTH));
  });
});
