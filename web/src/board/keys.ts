// Keyboard input of a board. Arrows move a cursor, Enter tries and, once the preview is shown, plays, Escape
// cancels, L goes to the next legal spot, + − 0 zoom in, zoom out and show all.

import type { Camera } from './camera.svelte';
import type { Direction } from './cursor';
import type { Picking } from './picking.svelte';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const NEARER = 1.4;

/** The direction of an arrow key; undefined for other keys. */
export const arrow = ({ key }: KeyboardEvent): Direction | undefined => ARROWS[key];

/** Whether the key tries and plays. */
export const enters = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** Whether the key tries and plays, but repeats because it is held down: it must not play what it has just
 * tried. */
export const holds = (event: KeyboardEvent): boolean => enters(event) && event.repeat;

/** Whether a modifier makes the key a browser shortcut. */
export const modified = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;

/** The key handler of a plain board, for the element that has the focus.
 * @param moved the cursor has moved: announce it and show it */
export function keys(
  picking: Picking,
  camera: Camera,
  moved: () => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    const ofControl = event.target !== event.currentTarget;
    if (ofControl || modified(event)) return;
    if (zooms(camera, event.key) || picks(picking, event, moved) || escapes(picking, camera, event))
      event.preventDefault();
  };
}

function picks(picking: Picking, event: KeyboardEvent, moved: () => void): boolean {
  const direction = arrow(event);
  if (direction) picking.move(direction);
  else if (event.key.toLowerCase() === 'l') picking.nextLegal(event.shiftKey);
  else if (enters(event)) {
    if (!holds(event)) picking.enter();
    return true;
  } else return false;
  moved();
  return true;
}

/** Clears the proposal, or else shows the whole board. */
function escapes(picking: Picking, camera: Camera, { key }: KeyboardEvent): boolean {
  if (key !== 'Escape') return false;
  if (picking.tried !== undefined) picking.cancel();
  else if (camera.near) camera.showAll();
  else return false;
  return true;
}

function zooms(camera: Camera, key: string): boolean {
  if (key === '+' || key === '=') camera.zoomMiddle(NEARER);
  else if (key === '-' || key === '−') camera.zoomMiddle(1 / NEARER);
  else if (key === '0') camera.showAll();
  else return false;
  return true;
}
