// What is pointed at and tried out. Hovering tries a corner out as long as it lasts; a click pins
// it; a second click on it, Enter, or the button plays it. A finger only pins: the button plays.

import type { Table } from '../../../table/contract';
import { type Direction, nextLegal, start, step } from './cursor';
import type { Spot } from './spots';

export class Play {
  /** Where the keyboard's cursor stands: the key of a spot. */
  #cursor = $state<string | null>(null);
  /** The cursor shows once keys are used, and hides again for the mouse. */
  byKeys = $state(false);
  hovered = $state.raw<Spot | null>(null);
  /** What hovering tries out now; anything else that is tried out is pinned. */
  #hovering = $state('');
  /** Chosen twice before the answer came: played when it comes. */
  #eager = '';
  readonly #table: () => Table;
  readonly #spots: () => Spot[];

  constructor(table: () => Table, spots: () => Spot[]) {
    this.#table = table;
    this.#spots = spots;
  }

  get tried(): string | undefined {
    return this.#table().proposal?.actions[0];
  }

  get pinned(): boolean {
    return this.tried !== undefined && this.tried !== this.#hovering;
  }

  get cursor(): Spot | null {
    return this.#spots().find((spot) => spot.key === this.#cursor) ?? null;
  }

  get #free(): boolean {
    const { acting, sending } = this.#table();
    return acting && !sending;
  }

  /** `asks`: the spot is open to be chosen, or closed with a reason to tell; not a tower's place. */
  hover(spot: Spot | null, asks: boolean): void {
    this.hovered = spot;
    if (!this.#free || this.pinned) return;
    const action = spot && asks ? spot.action : '';
    if (action === (this.tried ?? '')) return;
    this.#hovering = action;
    this.#table().propose(action ? [action] : null);
  }

  /** A click or a touch; null: beside everything. */
  choose(spot: Spot | null, finger: boolean): void {
    this.byKeys = false;
    if (!this.#free) return;
    if (!spot || spot.action === '') return this.pinned ? this.cancel() : undefined;
    this.#cursor = spot.key;
    if (this.pinned && this.tried === spot.action) return finger ? undefined : this.#play();
    this.#try(spot.action);
  }

  #try(action: string): void {
    this.#hovering = '';
    this.#eager = '';
    if (this.tried !== action) this.#table().propose([action]);
  }

  #play(): void {
    const reply = this.#table().proposal?.reply;
    if (!reply) this.#eager = this.tried ?? '';
    else if (reply.type === 'previewed') this.#table().commit();
  }

  /** To be called when an answer has come. */
  answered(): void {
    const { proposal } = this.#table();
    if (!proposal?.reply || this.#eager !== proposal.actions[0]) return;
    this.#eager = '';
    if (proposal.reply.type === 'previewed') this.#table().commit();
  }

  cancel(): void {
    this.#hovering = '';
    this.#eager = '';
    if (this.tried !== undefined) this.#table().propose(null);
  }

  /** Moves the cursor; gives where it stands then. */
  move(direction: Direction): Spot | null {
    const all = this.#spots();
    const from = this.byKeys ? this.cursor : null;
    return this.#stand(from ? step(all, from, direction) : (this.cursor ?? start(all)));
  }

  /** Stays where it is when there is none. */
  nextLegal(back: boolean): Spot | null {
    return this.#stand(nextLegal(this.#spots(), this.cursor, back) ?? this.cursor);
  }

  /** Shows the cursor where it was, or in the middle. */
  appear(): Spot | null {
    return this.#stand(this.cursor ?? start(this.#spots()));
  }

  #stand(spot: Spot | null): Spot | null {
    this.byKeys = true;
    this.#cursor = spot?.key ?? null;
    if (spot && this.tried !== undefined && this.tried !== spot.action && this.tried !== 'pass') {
      this.cancel();
    }
    return spot;
  }

  /** Tries out what the cursor stands on; plays what is tried out already. */
  enter(): void {
    if (!this.#free) return;
    const spot = this.cursor;
    if (this.pinned && (this.tried === 'pass' || !spot || spot.action === this.tried)) this.#play();
    else if (spot && spot.action !== '') this.#try(spot.action);
  }
}
