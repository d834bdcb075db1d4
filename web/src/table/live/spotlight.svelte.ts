// What the log and the board point out to each other: places, in the game's own spelling.

import type { Place } from '../contract';

export class Spotlight {
  /** What the person points at in the log. */
  lit = $state.raw<readonly Place[]>([]);
  /** What the person points at on the board. */
  #pointed = $state.raw<readonly Place[]>([]);

  get pointed(): readonly Place[] {
    return this.#pointed;
  }

  /** Called with each movement of the pointer: nothing depends on the places unless they are others. */
  point(places: readonly Place[]): void {
    if (places.join(' ') !== this.#pointed.join(' ')) this.#pointed = places;
  }

  /** Whether any of these places is pointed at on the board. */
  speaksOf(places: readonly Place[]): boolean {
    return this.#pointed.some((place) => places.includes(place));
  }
}
