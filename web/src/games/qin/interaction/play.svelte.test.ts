import { describe, expect, it } from 'vitest';
import type { Gestures } from '../../../board/gestures';
import { pointer } from '../../../board/pointer';
import { anywhere, onBoard } from './keys';
import { middle, parse, squareUnder } from '../action';
import { key, sit } from '../testing/fake-table.svelte';
import type { FakeTable } from '../testing/fake-table.svelte';
import { name, parseSquare } from '../view';

const tried = (table: FakeTable) => table.proposal?.actions[0] ?? '';
const centre = (action: string) => middle(parse(action)!);

function click(gestures: Gestures, x: number, y: number, timeStamp: number): void {
  gestures.press(pointer('mouse', x, y, 1, { timeStamp }));
  gestures.lift(pointer('mouse', x, y, 1, { timeStamp }));
}

describe('a mouse', () => {
  it('hovers, clicks to place, clicks again to turn, and never lays', () => {
    const { table, gestures } = sit();
    const { x, y } = centre('Rf4Bg4');
    gestures.move(pointer('mouse', x, y));
    expect(tried(table)).toBe('Rf4Bg4');
    gestures.press(pointer('mouse', x, y));
    gestures.lift(pointer('mouse', x, y));
    gestures.move(pointer('mouse', 30, 120));
    expect(tried(table)).toBe('Rf4Bg4');
    gestures.leave(pointer('mouse', 700, 0));
    expect(tried(table)).toBe('Rf4Bg4');
    click(gestures, x, y, 5000);
    expect(tried(table)).not.toBe('Rf4Bg4');
    expect(tried(table)).not.toBe('');
    expect(table.played).toEqual([]);
  });

  it('does not turn by a double click what it has just placed', () => {
    const { table, gestures } = sit();
    const { x, y } = centre('Rf4Bg4');
    click(gestures, x, y, 1000);
    click(gestures, x, y, 1200);
    expect([tried(table), table.played]).toEqual(['Rf4Bg4', []]);
    click(gestures, x, y, 3000);
    expect(tried(table)).not.toBe('Rf4Bg4');
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
    // Inside the blue province: the adjacent steppe is chosen.
    const near = { x: 190, y: 262 };
    gestures.press(pointer('touch', near.x, near.y));
    gestures.lift(pointer('touch', near.x, near.y));
    expect(table.legal).toContain(tried(table));
    const laid = parse(tried(table))!;
    const on = middle(laid);
    gestures.press(pointer('touch', on.x, on.y));
    gestures.lift(pointer('touch', on.x, on.y));
    expect(table.played).toEqual([]);
    expect(tried(table)).not.toBe('');
  });

  it('draws the tile, which floats above it', () => {
    const { table, play, carry, gestures } = sit();
    const { x, y } = centre('Rf4Bg4');
    gestures.press(pointer('touch', 600, 600));
    gestures.move(pointer('touch', x, y + 56));
    expect(tried(table)).toBe('Rf4Bg4');
    expect(carry.carried).not.toBeNull();
    gestures.lift(pointer('touch', x, y + 56));
    expect(carry.carried).toBeNull();
    expect(play.pinned).toBe(true);
  });

  it('that is lost lets the tile go back to the hand', () => {
    const { table, play, carry, gestures } = sit();
    const { x, y } = centre('Rf4Bg4');
    gestures.press(pointer('touch', 600, 600));
    gestures.move(pointer('touch', x, y + 56));
    expect(tried(table)).toBe('Rf4Bg4');
    gestures.cancel(pointer('touch', x, y + 56));
    expect(carry.carried).toBeNull();
    expect(play.pinned).toBe(false);
    expect(tried(table)).toBe('');
  });

  it('two magnify up to twice, and show no more than the board', () => {
    const { camera, gestures } = sit();
    gestures.press(pointer('touch', 300, 300, 1));
    gestures.press(pointer('touch', 340, 300, 2));
    for (let wide = 350; wide < 640; wide += 20) gestures.move(pointer('touch', wide, 300, 2));
    expect(camera.sight.scale).toBe(2);
    camera.pan(5000, -5000);
    expect(camera.sight).toEqual({ scale: 2, x: 10, y: 660 - 1310 });
    camera.zoom(0.3, { x: 0, y: 0 });
    expect(camera.sight).toEqual({ scale: 1, x: 5, y: 5 });
  });

  it('gives the tile back where a second one comes', () => {
    const { table, carry, gestures } = sit();
    const { x, y } = centre('Rf4Bg4');
    gestures.press(pointer('touch', 600, 600, 1));
    gestures.move(pointer('touch', x, y + 56, 1));
    gestures.press(pointer('touch', 100, 100, 2));
    expect([carry.carried, tried(table)]).toEqual([null, '']);
  });

  it('moves the magnified board, but for the tile under it', () => {
    const { camera, carry, play, gestures } = sit();
    camera.zoom(2, { x: 330, y: 330 });
    const { x } = camera.sight;
    gestures.press(pointer('touch', 400, 400));
    gestures.move(pointer('touch', 440, 400));
    gestures.lift(pointer('touch', 440, 400));
    expect([camera.sight.x - x, carry.carried]).toEqual([40, null]);
    play.show(parse('Rf4Bg4'), true);
    const on = centre('Rf4Bg4');
    gestures.press(pointer('touch', on.x, on.y));
    gestures.move(pointer('touch', on.x + 40, on.y));
    expect(carry.carried).not.toBeNull();
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
  const menu = (pointerType: 'mouse' | 'touch') => {
    const { play, hands } = sit();
    hands.menu(pointer(pointerType, 1, 1));
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
