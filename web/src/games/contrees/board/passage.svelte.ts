// The animation from one position to the next: a tower rises, towers fall, contrées and flags turn, in this
// order, 900 ms at most. Nothing waits for it: the new position is drawn at once, and only what is new
// appears with a delay.

import type { Seat } from '../../../protocol';
import { type Changes, NOTHING, changes, isNothing } from './changes';
import type { Place, Position } from '../view';

/** When each part begins, in ms. */
const BEGINS = { settle: 0, rise: 0, fall: 190, turn: 300 } as const;
const LASTS = 540;
/** Delay before another seat's turn is animated, in ms. */
const LOOK_UP = 350;

export class Passage {
  #changes = $state.raw<Changes>(NOTHING);
  #wait = $state(0);
  #end: ReturnType<typeof setTimeout> | undefined;

  begin(before: Position, after: Position, ownTurn: boolean): void {
    this.skip();
    const found = changes(before, after);
    if (isNothing(found)) return;
    this.#wait = ownTurn ? 0 : LOOK_UP;
    this.#changes = found;
    this.#end = setTimeout(() => this.skip(), this.#wait + LASTS);
  }

  /** Ends the animation at once. */
  skip(): void {
    clearTimeout(this.#end);
    if (this.#changes !== NOTHING) this.#changes = NOTHING;
  }

  get running(): boolean {
    return this.#changes !== NOTHING;
  }

  delay(part: keyof typeof BEGINS): string {
    return this.running ? `animation-delay: ${this.#wait + BEGINS[part]}ms` : '';
  }

  laid({ q, r }: Place): boolean {
    return this.#changes.laid.includes(`${q},${r}`);
  }

  raised(corner: string): boolean {
    return this.#changes.raised.some(({ what }) => what === corner);
  }

  get fallen(): Changes['fallen'] {
    return this.#changes.fallen;
  }

  get lost(): Changes['lost'] {
    return this.#changes.lost;
  }

  lostBy(letter: string): Seat | undefined {
    return this.#changes.lost.find(({ what }) => what === letter)?.seat;
  }

  wonBy(letter: string): Seat | undefined {
    return this.#changes.won.find(({ what }) => what === letter)?.seat;
  }
}
