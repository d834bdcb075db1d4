// Whether something was played from this device, so that how to play it need not be told any more.

const KEY = 'tianxia.played';

class Learnt {
  #played = $state(stored());

  get played(): boolean {
    return this.#played;
  }

  hasPlayed(): void {
    if (this.#played) return;
    this.#played = true;
    try {
      localStorage.setItem(KEY, 'yes');
    } catch {
      return; // Storage is disabled: it is told again on the next visit.
    }
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export const learnt = new Learnt();
