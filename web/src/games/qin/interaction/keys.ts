// Keyboard input. Arrows move the cursor and Enter tries or plays while the board has the focus; 1 to 3, R, L
// and Escape work wherever the focus is on the page of the table.

import type { Direction } from '../../../board/cursor';
import { arrow, enters, holds, modified } from '../../../board/keys';
import { elsewhere } from '../../../table/keys';
import { format } from '../action';
import type { Play } from './play.svelte';
import { column, row, squareAt } from '../view';

const STEPS: Record<Direction, [number, number]> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** Returns whether the key was handled. */
export function anywhere(play: Play, event: KeyboardEvent): boolean {
  if (elsewhere(event) || !play.can) return false;
  switch (event.key) {
    case '1':
    case '2':
    case '3':
      play.choose(Number(event.key) - 1);
      return true;
    case 'r':
    case 'R':
      play.turn(event.shiftKey ? -1 : 1);
      return true;
    case 'l':
    case 'L':
      play.jump(event.shiftKey ? -1 : 1);
      return true;
    case 'Escape':
      if (!play.table.proposal) return false;
      play.clear();
      return true;
    default:
      return false;
  }
}

export function onBoard(play: Play, event: KeyboardEvent): boolean {
  if (modified(event)) return false;
  const direction = arrow(event);
  if (direction) {
    const step = STEPS[direction];
    const next = squareAt(column(play.cursor) + step[0], row(play.cursor) + step[1]);
    if (next >= 0) play.cursor = next;
    return true;
  }
  if (event.key === 'Home' || event.key === 'End') {
    play.cursor = squareAt(event.key === 'Home' ? 0 : 12, row(play.cursor));
    return true;
  }
  if (enters(event) && play.can) {
    if (!holds(event)) enter(play);
    return true;
  }
  return false;
}

/** Plays the tried placement if it is at the cursor and its preview is shown; otherwise tries the placement
 * there. */
function enter(play: Play): void {
  if (play.mustPass) {
    if (play.table.proposal) play.lay();
    else play.pass();
    return;
  }
  const place = play.atCursor();
  const ghost = play.ghost;
  const same = place && ghost && format(place) === format(ghost);
  if (play.pinned && ghost && (same || ghost.first.square === play.cursor)) play.lay();
  else if (place) play.show(place, true);
}
