import { describe, expect, it } from 'vitest';
import { type Direction, nextLegal, start, step } from '../../../board/cursor';
import { distance } from '../../../board/plane';
import { type Spot, nearest, underFinger } from '../../../board/spots';
import { fullGame, snake, territories } from '../testing/golden';
import { type Position } from '../view';
import { spotOf, spots } from './spots';
import { territory } from '../board/territory';

const DIRECTIONS: Direction[] = ['left', 'right', 'up', 'down'];

function reached(all: Spot[]): Set<string> {
  const open = [start(all)!];
  const seen = new Set(open.map((spot) => spot.key));
  for (let spot = open.pop(); spot; spot = open.pop()) {
    for (const direction of DIRECTIONS) {
      const next = step(all, spot, direction);
      if (!seen.has(next.key)) {
        seen.add(next.key);
        open.push(next);
      }
    }
  }
  return seen;
}

function towersOn(tiles: [number, number][], legal: string[] = []): Spot[] {
  const position = { phase: 'towers', tiles } as Position;
  return spots(position, territory(tiles), legal);
}

describe('the cursor', () => {
  it('reaches every corner of every recorded territory, and of snakes', () => {
    const all = [
      ...territories().map(({ tiles }) => tiles),
      snake(24),
      snake(24).map(([q]) => [0, q] as [number, number]),
    ];
    for (const tiles of all) {
      const corners = towersOn(tiles);
      expect(reached(corners).size).toBe(corners.length);
    }
  });

  it('reaches every free place of the recorded setup', () => {
    for (const { view, legal } of fullGame().filter((each) => each.view.phase === 'tiles')) {
      const places = spots(view, territory(view.tiles), legal);
      expect(places.map((place) => place.action).sort()).toEqual([...legal].sort());
      expect(reached(places).size).toBe(legal.length);
    }
  });

  it('goes where the arrow points, and stays at the rim', () => {
    const corners = towersOn([[0, 0]]);
    const at = (name: string) => corners.find((corner) => corner.key === name)!;
    expect(step(corners, at('A1'), 'right').key).toBe('A2');
    expect(step(corners, at('A2'), 'down').key).toBe('A3');
    expect(step(corners, at('A3'), 'left').key).toBe('A4');
    expect(step(corners, at('A1'), 'up').key).toBe('A1');
  });

  it('goes through the legal corners in reading order and around', () => {
    const corners = towersOn([[0, 0]], ['A2', 'A4']);
    const first = nextLegal(corners, null, false)!;
    expect(first.key).toBe('A2');
    expect(nextLegal(corners, first, false)!.key).toBe('A4');
    expect(nextLegal(corners, first, true)!.key).toBe('A4');
    expect(nextLegal(towersOn([[0, 0]]), null, false)).toBeNull();
  });
});

describe('pointing', () => {
  const { view, legal } = fullGame().find(
    ({ view: each }) => Object.keys(each.towers).length > 20,
  )!;
  const corners = spots(view, territory(view.tiles), legal);

  it('takes the nearest corner within reach', () => {
    for (const corner of corners) {
      const beside = { x: corner.point.x + 9, y: corner.point.y - 6 };
      expect(nearest(corners, beside, 30)).toBe(corner);
    }
    expect(nearest(corners, { x: 1e4, y: 0 }, 44)).toBeNull();
  });

  it('a finger takes the nearest legal one', () => {
    const open = corners.filter((corner) => corner.legal);
    for (const corner of corners) {
      const taken = underFinger(corners, { x: corner.point.x + 30, y: corner.point.y }, 80);
      if (!taken?.legal) continue;
      const least = Math.min(
        ...open.map((each) => distance(each.point, { x: corner.point.x + 30, y: corner.point.y })),
      );
      expect(distance(taken.point, { x: corner.point.x + 30, y: corner.point.y })).toBe(least);
    }
  });

  it('a finger right on a closed corner, away from legal ones, asks about that corner', () => {
    const taken = corners.find((corner) => !corner.legal)!;
    expect(underFinger(corners, taken.point, 44)).toBe(taken);
  });

  it('finds the spot of an action', () => {
    expect(spotOf(corners, legal[0])!.key).toBe(legal[0]);
    expect(spotOf(corners, 'pass')).toBeNull();
    expect(spotOf(corners, undefined)).toBeNull();
  });
});
