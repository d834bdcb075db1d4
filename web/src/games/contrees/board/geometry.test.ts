import { describe, expect, it } from 'vitest';
import { distance } from '../../../board/plane';
import { EDGE, boxAround, centre, cornerPoint, neighbours, seeded } from './geometry';
import { fullGame, snake, territories } from '../testing/golden';
import { closed, parseAction, tileAction } from '../view';
import { territory } from './territory';

describe('names of corners', () => {
  it('are the legal actions of the recorded game, with towers and closed corners left out', () => {
    const steps = fullGame().filter(({ view }) => view.phase === 'towers');
    expect(steps.length).toBe(48);
    for (const { view, legal } of steps) {
      const taken = new Set([...Object.keys(view.towers), ...closed(view)]);
      const free = [...territory(view.tiles).corners.keys()].filter((name) => !taken.has(name));
      expect(free.sort()).toEqual([...legal].sort());
    }
  });

  it('hold for every corner named in any record', () => {
    const all = territories();
    expect(all.length).toBeGreaterThan(10);
    for (const { file, tiles, named } of all) {
      const corners = territory(tiles).corners;
      expect(
        named.filter((name) => !corners.has(name)),
        file,
      ).toEqual([]);
    }
  });

  it('do not depend on the order of laying', () => {
    const tiles = territories()[0]!.tiles;
    const there = [...territory(tiles).corners.values()];
    expect([...territory([...tiles].reverse()).corners.values()]).toEqual(there);
  });

  it('one contrée has six corners, two beside each other ten', () => {
    expect([...territory([[0, 0]]).corners.keys()]).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
    const two = territory([
      [0, 0],
      [1, 0],
    ]);
    expect(two.corners.size).toBe(10);
    expect(two.contrees[1]!.corners).toEqual(['B1', 'B2', 'B3', 'B4', 'A3', 'A2']);
    expect(two.corners.get('A2')!.contrees).toEqual(['A', 'B']);
  });
});

describe('geometry', () => {
  it('corners are an edge away from their centre, neighbours two half widths', () => {
    const place = { q: 3, r: -2 };
    for (const number of [1, 2, 3, 4, 5, 6]) {
      expect(distance(centre(place), cornerPoint(place, number))).toBeCloseTo(EDGE);
    }
    for (const next of neighbours(place)) {
      expect(distance(centre(place), centre(next))).toBeCloseTo(EDGE * Math.sqrt(3));
    }
  });

  it('draws each road once', () => {
    const edges = (tiles: [number, number][]) => territory(tiles).roads.split('M').length - 1;
    expect(edges([[0, 0]])).toBe(6);
    expect(edges(snake(24))).toBe(24 * 5 + 1);
  });

  it('a box holds all corners', () => {
    const { contrees, corners } = territory(territories()[3]!.tiles);
    const box = boxAround(contrees.map(({ place }) => place));
    for (const { point } of corners.values()) {
      expect(point.x).toBeGreaterThanOrEqual(box.left - 0.01);
      expect(point.x).toBeLessThanOrEqual(box.right + 0.01);
      expect(point.y).toBeGreaterThanOrEqual(box.top - 0.01);
      expect(point.y).toBeLessThanOrEqual(box.bottom + 0.01);
    }
  });

  it('a seeded number is stable and takes every value', () => {
    const values = new Set<number>();
    for (let q = -12; q < 12; q++) {
      for (let r = -12; r < 12; r++) {
        values.add(seeded({ q, r }, 4));
        expect(seeded({ q, r }, 4)).toBe(seeded({ q, r }, 4));
      }
    }
    expect([...values].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('notation', () => {
  it('reads all kinds of actions', () => {
    expect(parseAction('tile -1,2')).toEqual({ kind: 'tile', place: { q: -1, r: 2 } });
    expect(parseAction('C4')).toEqual({ kind: 'tower', corner: 'C4' });
    expect(parseAction('forbid X6')).toEqual({ kind: 'forbid', corner: 'X6' });
    expect(parseAction('pass')).toEqual({ kind: 'pass' });
    expect(parseAction('Z9')).toEqual({ kind: 'other' });
    expect(tileAction({ q: -1, r: 2 })).toBe('tile -1,2');
  });
});
