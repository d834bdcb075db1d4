import { describe, expect, it } from 'vitest';
import { keys } from './keys';
import { PlainBoard } from './plain-board.svelte';
import { pointer } from './pointer';
import type { Spot } from './spots';
import { PREVIEWED, TestTrial } from './trial';

const SIDE = 100;
/** Six columns, a to f, and six rows. All but c3 are legal. */
const SQUARES = Array.from({ length: 36 }, (_, n): Spot => {
  const [column, row] = [n % 6, Math.floor(n / 6)];
  const key = `${'abcdef'[column]}${row + 1}`;
  const point = { x: (column + 0.5) * SIDE, y: (row + 0.5) * SIDE };
  return { key, point, action: key, legal: key !== 'c3' };
});

/** A plain board of squares, as a game would create it, on a screen of 600 pixels. */
function sitting(touch = false, screen = 600) {
  const trial = new TestTrial();
  const board = new PlainBoard({
    trial: () => trial,
    spots: () => SQUARES,
    apart: SIDE,
    area: () => SIDE / Math.SQRT2,
    box: () => ({ left: 0, top: 0, right: 600, bottom: 600 }),
    nearest: (whole) => 2 * whole,
    motion: () => false,
    touch: () => touch,
  });
  board.camera.screen = { width: screen, height: screen };
  const click = (kind: 'mouse' | 'touch', x: number, y: number) => {
    board.gestures.press(pointer(kind, x, y));
    board.gestures.lift(pointer(kind, x, y));
  };
  return { trial, board, click };
}

/** A key event on the board itself. */
function pressed(key: string, ctrlKey = false): KeyboardEvent {
  const board = {};
  const event = { key, ctrlKey, target: board, currentTarget: board, defaultPrevented: false };
  return Object.assign(event, {
    preventDefault: () => (event.defaultPrevented = true),
  }) as unknown as KeyboardEvent;
}

describe('a plain board', () => {
  it('is tried with a mouse: hover, click; a second click does not play', () => {
    const { trial, board, click } = sitting();
    board.gestures.move(pointer('mouse', 120, 20));
    expect(trial.proposal?.actions).toEqual(['b1']);
    click('mouse', 120, 20);
    board.gestures.leave(pointer('mouse', 120, 20));
    trial.answer(PREVIEWED);
    click('mouse', 180, 40);
    expect(trial.played).toEqual([]);
    board.picking.enter();
    expect(trial.played).toEqual([['b1']]);
  });

  it('asks about what a finger is right on, and leaves playing to the button', () => {
    const { trial, click } = sitting(true);
    click('touch', 250, 250);
    expect(trial.proposal?.actions).toEqual(['c3']);
    click('touch', 290, 250);
    expect(trial.proposal?.actions).toEqual(['d3']);
    trial.answer(PREVIEWED);
    click('touch', 290, 250);
    expect(trial.played).toEqual([]);
  });

  it('comes nearer for a finger where its squares are too small', () => {
    const { board, click } = sitting(true, 180);
    click('touch', 100, 100);
    expect(board.camera.near).toBe(true);
    board.camera.release();
    expect(board.camera.near).toBe(false);
  });

  it('is played by keys: arrows, Enter, Enter; Escape takes back, then shows the whole', () => {
    const { trial, board } = sitting();
    let stood = '';
    const key = keys(board.picking, board.camera, () => (stood = board.picking.cursor!.key));
    for (const each of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter']) key(pressed(each));
    expect(trial.proposal?.actions).toEqual([stood]);
    key(pressed('Escape'));
    expect(trial.proposal).toBeNull();
    key(pressed('+'));
    expect(board.camera.near).toBe(true);
    key(pressed('Escape'));
    expect(board.camera.near).toBe(false);
    const unheeded = pressed('Escape');
    key(unheeded);
    expect(unheeded.defaultPrevented).toBe(false);
    key(pressed('Enter'));
    trial.answer(PREVIEWED);
    key(Object.assign(pressed('Enter'), { repeat: true }));
    expect(trial.played).toEqual([]);
    key(pressed('Enter'));
    expect(trial.played).toEqual([[stood]]);
  });

  it('leaves alone the keys of the browser', () => {
    const { board } = sitting();
    keys(board.picking, board.camera, () => {})(pressed('l', true));
    expect(board.picking.cursor).toBeNull();
  });
});
