// Whether talk is open and wanted on this device, and whose is not.

import { read, write } from '../../device/stored';

const MOST_HIDDEN = 100;

class Talking {
  /** The leaf is open. */
  open = $state(false);
  /** There is nobody to talk with. */
  gone = $state(false);
  #off = $state(read('talk') === 'off');
  #hidden = $state.raw<readonly string[]>(read('talk.hidden').split('\n').filter(Boolean));

  /** Nothing is to be heard. */
  get off(): boolean {
    return this.#off;
  }
  set off(off: boolean) {
    this.#off = off;
    write('talk', off ? 'off' : '');
  }

  hides(author: string): boolean {
    return this.#hidden.includes(author);
  }
  hide(author: string, hidden: boolean): void {
    const others = this.#hidden.filter((each) => each !== author);
    this.#hidden = hidden ? [...others, author].slice(-MOST_HIDDEN) : others;
    write('talk.hidden', this.#hidden.join('\n'));
  }
}

export const talking = new Talking();
