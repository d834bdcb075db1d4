// Whether something was played from this device, so that how to play it need not be told any more.

import { read, write } from '../../../device/stored';

class Learnt {
  #played = $state(read('played') !== '');

  get played(): boolean {
    return this.#played;
  }

  hasPlayed(): void {
    if (this.#played) return;
    this.#played = true;
    write('played', 'yes');
  }
}

export const learnt = new Learnt();
