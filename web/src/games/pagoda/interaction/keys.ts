// Keyboard input, wherever the focus is: 1 to 6 a site, L the next one that can be paid for, E or
// Enter the main button, D the one beside it, Escape cancels one thing.

import { elsewhere, onControl } from '../../../table/keys';
import { acts } from './acts';
import type { Play } from './play.svelte';
import type { SiteNumber } from '../view';

/** Returns whether the key was handled. `onsite`: called with the site chosen; `onnext`: to move to the
 * next site that can be paid for, or back. */
export function anywhere(
  composer: Play,
  event: KeyboardEvent,
  onsite: (site: SiteNumber) => void,
  onnext: (by: 1 | -1) => void,
): boolean {
  if (elsewhere(event) || !composer.table.acting) return false;
  if (/^[1-6]$/.test(event.key)) {
    onsite(Number(event.key));
    return true;
  }
  switch (event.key) {
    case 'l':
    case 'L':
      onnext(event.shiftKey ? -1 : 1);
      return true;
    case 'Enter':
      return !onControl(event) && !event.repeat && press(composer, true);
    case 'e':
    case 'E':
      return !event.repeat && press(composer, true);
    case 'd':
    case 'D':
      return press(composer, false);
    case 'Escape':
      return composer.back();
    default:
      return false;
  }
}

function press(composer: Play, main: boolean): boolean {
  const act = acts(composer.table).find((each) => each.main === main && each.ready);
  act?.run();
  return act !== undefined;
}
