import { describe, expect, it } from 'vitest';
import { anywhere, onBoard } from './keys';
import { middle, parse, squareUnder } from '../action';
import { key, pointer, sit } from '../testing/fake-table.svelte';
import type { FakeTable } from '../testing/fake-table.svelte';
import { name, parseSquare } from '../view';

const tried = (table: FakeTable) => table.proposal?.actions[0] ?? '';
const centre = (action: string) => middle(parse(action)!);

describe('a mouse', () => {
  it('hovers, clicks to place, clicks again to lay', () => {
    const { table, gestures } = sit();
    const { x, y } = centre('Rf4Bg4');
    gestures.move(pointer('mouse', x, y));
    expect(tried(table)).toBe('Rf4Bg4');
    gestures.down(pointer('mouse', x, y));
    gestures.up(pointer('mouse', x, y));
    gestures.move(pointer('mouse', 30, 120));
    expect(tried(table)).toBe('Rf4Bg4');
    gestures.leave(pointer('mouse', 700, 0));
    expect(tried(table)).toBe('Rf4Bg4');
    gestures.down(pointer('mouse', x, y));
    gestures.up(pointer('mouse', x, y));
    expect(table.played).toEqual(['Rf4Bg4']);
  });

  it('takes its ghost along when it leaves', () => {
    const { table, gestures } = sit();
    gestures.move(pointer('mouse', 300, 175));
    expect(tried(table)).not.toBe('');
    gestures.leave(pointer('mouse', 700, 0));
    expect(tried(table)).toBe('');
  });

  it('is shown why not, where the tile can’t lie', () => {
    const { table, play, gestures } = sit();
    gestures.move(pointer('mouse', 75, 175));
    expect(table.proposal?.reply?.type).toBe('refused');
    play.lay();
    expect(table.played).toEqual([]);
  });
});

describe('a finger', () => {
  it('takes the nearest legal place in reach, and never lays by a tap', () => {
    const { table, gestures } = sit();
    // Inside the blue province: the steppe beside it is meant.
    const near = { x: 190, y: 262 };
    gestures.down(pointer('touch', near.x, near.y));
    gestures.up(pointer('touch', near.x, near.y));
    expect(table.legal).toContain(tried(table));
    const laid = parse(tried(table))!;
    const on = middle(laid);
    gestures.down(pointer('touch', on.x, on.y));
    gestures.up(pointer('touch', on.x, on.y));
    expect(table.played).toEqual([]);
    expect(tried(table)).not.toBe('');
  });

  it('draws the tile, which floats above it', () => {
    const { table, play, gestures } = sit();
    const { x, y } = centre('Rf4Bg4');
    gestures.down(pointer('touch', 600, 600));
    gestures.move(pointer('touch', x, y + 56));
    expect(tried(table)).toBe('Rf4Bg4');
    expect(play.carried).not.toBeNull();
    gestures.up(pointer('touch', x, y + 56));
    expect(play.carried).toBeNull();
    expect(play.pinned).toBe(true);
  });

  it('that is lost lets the tile go back to the hand', () => {
    const { table, play, gestures } = sit();
    const { x, y } = centre('Rf4Bg4');
    gestures.down(pointer('touch', 600, 600));
    gestures.move(pointer('touch', x, y + 56));
    expect(tried(table)).toBe('Rf4Bg4');
    gestures.cancel(pointer('touch', x, y + 56));
    expect(play.carried).toBeNull();
    expect(play.pinned).toBe(false);
    expect(tried(table)).toBe('');
  });

  it('two magnify up to twice, and show no more than the board', () => {
    const { lens, gestures } = sit();
    gestures.down(pointer('touch', 300, 300, 1));
    gestures.down(pointer('touch', 340, 300, 2));
    for (let wide = 350; wide < 640; wide += 20) gestures.move(pointer('touch', wide, 300, 2));
    expect(lens.zoom).toBe(2);
    lens.move(5000, -5000);
    expect([lens.left, lens.top]).toEqual([-5 + 330, -5]);
    lens.about(0, 0, 0.3);
    expect([lens.zoom, lens.left, lens.top]).toEqual([1, -5, -5]);
  });
});

describe('keys', () => {
  it('move the cursor within the board', () => {
    const { play } = sit();
    expect(name(play.cursor)).toBe('g7');
    for (const k of ['ArrowUp', 'ArrowUp', 'ArrowRight']) onBoard(play, key(k));
    expect(name(play.cursor)).toBe('h5');
    onBoard(play, key('Home'));
    onBoard(play, key('ArrowLeft'));
    expect(name(play.cursor)).toBe('a5');
  });

  it('choose, turn, try out, lay, take back', () => {
    const { table, play } = sit();
    anywhere(play, key('2'));
    expect(play.tile).toBe('RR');
    anywhere(play, key('r'));
    expect(play.direction).toBe(1);
    play.cursor = parseSquare('k3');
    onBoard(play, key('Enter'));
    expect(tried(table)).toBe('Rk3Rk4');
    anywhere(play, key('Escape'));
    expect(tried(table)).toBe('');
    onBoard(play, key('Enter'));
    onBoard(play, key('Enter'));
    expect(table.played).toEqual(['Rk3Rk4']);
  });

  it('go through every legal place of a tile, forth and back', () => {
    const { table, play } = sit();
    const legal = table.legal.filter((action) => /^B.*R|^R.*B/.test(action));
    const seen = new Set<string>();
    for (let k = 0; k < legal.length; k++) {
      anywhere(play, key('l'));
      seen.add(tried(table));
    }
    expect([...seen].sort()).toEqual([...legal].sort());
    const here = tried(table);
    anywhere(play, key('l'));
    anywhere(play, key('L', true));
    expect(tried(table)).toBe(here);
  });

  it('do nothing when it is another’s turn', () => {
    const { table, play } = sit();
    table.acting = false;
    expect(anywhere(play, key('l'))).toBe(false);
    expect(onBoard(play, key('Enter'))).toBe(false);
    expect(tried(table)).toBe('');
  });
});

describe('turning', () => {
  it('keeps the ghost on the square under the pointer', () => {
    const { table, play } = sit();
    play.show(parse('Rf4Bg4'), true);
    const pivot = squareUnder(centre('Rf4Bg4'));
    for (let k = 0; k < 4; k++) {
      play.turn(1, pivot);
      expect(tried(table)).toContain(name(pivot));
    }
  });

  it('follows what is chosen: another tile takes the ghost’s place', () => {
    const { table, play } = sit();
    play.show(parse('Rf4Bg4'), true);
    play.choose(1);
    expect(tried(table)).toBe('Rf4Rg4');
  });
});

describe('a menu', () => {
  const menu = (pointerType: string) => {
    const { play, gestures } = sit();
    gestures.menu({
      pointerType,
      clientX: 1,
      clientY: 1,
      preventDefault: () => undefined,
    } as never);
    return play.direction;
  };
  it('asked for by the right button turns the tile; a finger held still does not', () => {
    expect([menu('mouse'), menu('touch')]).toEqual([1, 0]);
  });
});

describe('a turn without a place for any tile', () => {
  it('can only be passed', () => {
    const { table, play } = sit();
    table.legal = ['pass'];
    expect(play.mustPass).toBe(true);
    play.show(parse('Rf4Bg4'), true);
    expect(tried(table)).toBe('');
    onBoard(play, key('Enter'));
    expect(tried(table)).toBe('pass');
    onBoard(play, key('Enter'));
    expect(table.played).toEqual(['pass']);
  });
});
