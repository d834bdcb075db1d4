import { describe, expect, it } from 'vitest';
import { positions } from './testing/golden';
import {
  byTile,
  directionOf,
  format,
  inDirection,
  meant,
  middle,
  nearest,
  parse,
  place,
  squaresOf,
  tileOf,
  turnedAbout,
} from './action';
import type { Direction, Placement } from './action';
import { name, parseSquare } from './view';

const at = (action: string): Placement => parse(action)!;

describe('notation', () => {
  it('reads what it writes, for every legal placement of a whole game', () => {
    const all = positions().flatMap((position) => position.legal);
    const placements = all.filter((action) => action !== 'pass');
    expect(placements.length).toBeGreaterThan(1000);
    for (const action of placements) expect(format(at(action))).toBe(action);
  });

  it('is no placement where it is a pass, a draw, or off the board', () => {
    for (const text of ['pass', 'draw RY', 'Yn7Rn8', 'Yf0Rf1', 'Yf14Rf13', '', 'Yf7', 'Gf7Rf8']) {
      expect(parse(text)).toBeNull();
    }
  });

  it('names squares from the left and from the top', () => {
    expect(name(0)).toBe('a1');
    expect(name(84)).toBe('g7');
    expect(parseSquare('m13')).toBe(168);
    expect(parseSquare('m14')).toBe(-1);
  });

  it('spells a tile as the hand does', () => {
    expect(tileOf(at('Bd6Yd7'))).toBe('YB');
    expect(tileOf(at('Yd6Bd7'))).toBe('YB');
    expect(tileOf(at('Ya2Ra3'))).toBe('RY');
  });
});

describe('directions', () => {
  it('turn clockwise: first colour left, above, right, below', () => {
    const laid = ([0, 1, 2, 3] as Direction[]).map((d) => format(place('RY', d, 84)!));
    expect(laid).toEqual(['Rg7Yh7', 'Rg7Yg8', 'Yg7Rh7', 'Yg7Rg8']);
    for (const [d, action] of laid.entries()) expect(directionOf(at(action))).toBe(d);
  });

  it('leave no place over the edge', () => {
    expect(place('RY', 0, parseSquare('m1'))).toBeNull();
    expect(place('RY', 1, parseSquare('a13'))).toBeNull();
  });

  it('tell apart the legal places of a tile', () => {
    const legal = byTile(['Ra2Yb2', 'Ya2Rb2', 'Ra2Ya3', 'Ba2Bb2', 'Ba2Ba3', 'pass']);
    const lies = (tile: string, d: Direction) => inDirection(legal.get(tile)!, d).map(format);
    expect([...legal.keys()]).toEqual(['RY', 'BB']);
    expect(lies('RY', 0)).toEqual(['Ra2Yb2']);
    expect(lies('RY', 2)).toEqual(['Ya2Rb2']);
    expect(lies('BB', 0)).toEqual(['Ba2Bb2']);
    expect(lies('BB', 2)).toEqual(['Ba2Bb2']);
    expect(lies('BB', 3)).toEqual(['Ba2Ba3']);
  });

  it('a turned ghost keeps its pivot, and takes a legal place where there is one', () => {
    expect(format(turnedAbout([], at('Rg7Yh7'), 1, parseSquare('g7')))).toBe('Rg7Yg8');
    expect(format(turnedAbout(['Rg6Yg7'], at('Rg7Yh7'), 1, parseSquare('g7')))).toBe('Rg6Yg7');
    expect(format(turnedAbout(['Rh7Yh8'], at('Rg7Yh7'), 1, parseSquare('g7')))).toBe('Rh7Yh8');
    expect(format(turnedAbout([], at('Ra13Yb13'), 1, parseSquare('a13')))).toBe('Ra12Ya13');
    expect(format(turnedAbout([], at('Rg7Rh7'), 2, parseSquare('g7')))).toBe('Rg7Rh7');
  });
});

describe('what a pointer means', () => {
  const legal = ['Ra2Rb2', 'Rc2Rd2'].map(at);

  it('the nearest legal place in reach', () => {
    expect(format(nearest(legal, { x: 90, y: 75 }, 60)!)).toBe('Ra2Rb2');
    expect(nearest(legal, { x: 300, y: 300 }, 60)).toBeNull();
    expect(middle(at('Ra2Rb2'))).toEqual({ x: 50, y: 75 });
  });

  it('of two places over a square the legal one, though the other is nearer', () => {
    const point = { x: 55, y: 75 };
    expect(format(meant(legal, 'RR', 0, point)!)).toBe('Ra2Rb2');
    expect(format(meant(legal, 'RR', 0, { x: 95, y: 75 })!)).toBe('Ra2Rb2');
  });

  it('the nearer one where neither is legal, always over the square that is pointed at', () => {
    expect(format(meant([], 'RR', 0, { x: 160, y: 75 })!)).toBe('Rc2Rd2');
    expect(format(meant([], 'RR', 0, { x: 190, y: 75 })!)).toBe('Rd2Re2');
    for (let x = 1; x < 650; x += 37) {
      const there = meant([], 'RB', 1, { x, y: 333 })!;
      expect(squaresOf(there)).toContain(Math.floor(333 / 50) * 13 + Math.floor(x / 50));
    }
    expect(meant([], 'RR', 0, { x: 700, y: 10 })).toBeNull();
  });
});
