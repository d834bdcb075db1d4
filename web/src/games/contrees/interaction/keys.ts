// The board by keys alone. Arrows move a cursor, Enter tries out and then plays, Escape cancels, L
// goes to the next legal spot, + − 0 come nearer, go back, and show all.

import type { Camera } from './camera.svelte';
import type { Play } from './play.svelte';
import type { Direction } from './cursor';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** `moved`: the cursor stands somewhere, to be said and shown. */
export function keys(
  choice: Play,
  camera: Camera,
  moved: () => void,
): (event: KeyboardEvent) => void {
  function act(key: string, shift: boolean): boolean {
    const arrow = ARROWS[key];
    if (arrow) {
      choice.move(arrow);
      moved();
      return true;
    }
    switch (key) {
      case 'l':
      case 'L':
        choice.nextLegal(shift);
        moved();
        return true;
      case 'Enter':
      case ' ':
        choice.enter();
        return true;
      case 'Escape':
        if (choice.tried === undefined && !camera.near) return false;
        if (choice.tried === undefined) camera.showAll();
        choice.cancel();
        return true;
      case '+':
      case '=':
        camera.zoomMiddle(1.4);
        return true;
      case '-':
      case '−':
        camera.zoomMiddle(1 / 1.4);
        return true;
      case '0':
        camera.showAll();
        return true;
      default:
        return false;
    }
  }
  return (event) => {
    const ofControl = event.target !== event.currentTarget;
    if (ofControl || event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key, event.shiftKey)) event.preventDefault();
  };
}
