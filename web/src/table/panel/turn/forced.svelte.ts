// Decisions that leave no choice: the page answers them by itself, after a while in which the person can see
// why, or stop it. The server asks everyone whatever they hold, and the others see only when the answer
// comes. Where it is public that there was no choice, that may be soon. Where it is not, the answer comes
// within the time in which people answer, at a moment drawn anew each time, whatever the cards are.

import type { NoChoice } from '../../contract';
import type { EventShown, Seat } from '../../../protocol';

/** How long a public reason is shown, in milliseconds. */
const READ = 2_600;
/** A hidden one: at least this long, and up to this much longer. */
const LEAST = 4_000;
const MORE = 5_000;

/** What it needs of the table. */
export interface Deciding {
  readonly acting: boolean;
  readonly sending: boolean;
  readonly legal: readonly string[];
  readonly viewer: Seat;
  readonly frame: { readonly events: readonly EventShown[] };
  play(actions: string[]): void;
}

export class Forced {
  readonly #table: Deciding;
  readonly #noChoice: () => NoChoice | null;
  readonly #random: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = '';
  /** Decisions that the page has answered once, or was stopped from answering. If one comes again, because
   * its answer was taken back, it is left to the person. */
  #left = $state.raw<readonly string[]>([]);
  /** Why the last answer was given by itself, and to which decision. */
  #told = $state.raw({ of: '', why: '' });

  constructor(
    table: Deciding,
    noChoice: () => NoChoice | null,
    random: () => number = () => Math.random(),
  ) {
    this.#table = table;
    this.#noChoice = noChoice;
    this.#random = random;
  }

  /** Identifies a decision: frames of others that arrive meanwhile do not change it. */
  readonly #of = $derived.by(() => {
    const { viewer, frame } = this.#table;
    return `${viewer}/${frame.events.filter(({ actor }) => actor === viewer).length}`;
  });
  readonly #now = $derived.by((): NoChoice | null => {
    const { acting, sending, legal } = this.#table;
    return acting && !sending && legal.length === 1 ? this.#noChoice() : null;
  });

  /** Why the present decision is none; '' if it is one. */
  get why(): string {
    return this.#now?.why ?? '';
  }
  /** Whether the page is about to answer it. */
  get runs(): boolean {
    return this.#now !== null && !this.#left.includes(this.#of);
  }
  /** Why the page is about to answer, or has answered and waits for the table; '' otherwise. */
  get answering(): string {
    if (this.runs) return this.why;
    return this.#table.sending && this.#told.of === this.#of ? this.#told.why : '';
  }
  /** Why the last decision was answered by itself, until the next one; '' if it was not. */
  get done(): string {
    const [viewer, count] = this.#told.of.split('/');
    const next = `${viewer}/${Number(count) + 1}`;
    return !this.#table.acting && this.#of === next ? this.#told.why : '';
  }

  /** To be called in an effect: begins to wait, or ends it. Returns whether a decision has begun. */
  follow(): boolean {
    const key = this.runs ? this.#of : '';
    if (key === this.#running) return false;
    this.stop();
    this.#running = key;
    if (key === '') return false;
    const wait = this.#now!.open ? READ : LEAST + this.#random() * MORE;
    this.#timer = setTimeout(() => this.#answer(key), wait);
    return true;
  }

  /** Leaves the decision to the person. */
  hold(): void {
    this.#left = [...this.#left, this.#of];
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#running = '';
  }

  #answer(key: string): void {
    if (!this.runs || this.#of !== key) return;
    const [action] = this.#table.legal;
    this.#told = { of: key, why: this.why };
    this.hold();
    this.#table.play([action!]);
  }
}
