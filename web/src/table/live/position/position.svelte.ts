// What is known of a viewer's table, and which position is drawn: the newest, an earlier one that is still
// being shown, a stage, or a past one.

import type { Clocks, EventShown, Frame, Questions, Seat, TableInfo } from '../../../protocol';
import type { Staged } from '../../contract';
import { goesOn, joined, lastTurn, marked, type Turn } from './history';
import { Past } from './past.svelte';

type Aside = Pick<Frame, 'info' | 'can' | 'questions' | 'prepared' | 'clock'>;

export class Position {
  #newest: Frame | null = null;
  #newestSeq = $state(-1);
  #shown = $state.raw<Frame | null>(null);
  /** The stage that is shown before the next position. */
  #stage = $state.raw<Staged | null>(null);
  /** The latest info about the table apart from the position. */
  #aside = $state.raw<Aside | null>(null);
  #heard = 0;
  readonly #past: Past;

  /** @param past fetches the position at a ply */
  constructor(past: (ply: number) => Promise<Frame>) {
    this.#past = new Past(past);
  }

  get ready(): boolean {
    return this.#shown !== null;
  }
  get frame(): Frame {
    return this.#shown!;
  }
  /** What is known apart from the position. */
  get aside(): Aside {
    return this.#aside ?? this.frame;
  }
  get info(): TableInfo {
    return (this.#aside ?? this.frame).info;
  }
  get can(): Frame['can'] {
    return (this.#aside ?? this.frame).can;
  }
  get questions(): Questions | null {
    return (this.#aside ?? this.frame).questions ?? null;
  }
  /** The clocks, and when they stood so, by the page's own clock. */
  get clock(): { shown: Clocks; at: number } | null {
    const shown = (this.#aside ?? this.frame).clock;
    return shown ? { shown, at: this.#heard } : null;
  }
  get viewer(): Seat {
    return this.frame.viewer;
  }
  get view(): unknown {
    return (this.#past.frame ?? this.frame).view;
  }
  /** The events up to the position that is drawn. */
  get events(): readonly EventShown[] {
    return this.frame.events.slice(0, this.ply);
  }
  get ply(): number {
    return (this.#past.frame ?? this.frame).ply;
  }
  get live(): boolean {
    return this.#past.frame === null;
  }
  get acting(): boolean {
    return this.live && this.due;
  }
  /** It is this seat's decision, even while a past position is shown. */
  get due(): boolean {
    return (
      this.info.phase === 'playing' &&
      !this.#stale &&
      this.viewer !== 0 &&
      this.frame.actors.includes(this.viewer)
    );
  }
  /** Whether a newer position is queued. */
  get behind(): boolean {
    return this.frame.seq !== this.#newestSeq;
  }
  /** Whether this seat's decision is out of date in the newest position. If only others acted (sealed
   * orders), it is still valid and continues undisturbed. */
  get #stale(): boolean {
    if (!this.behind) return false;
    const { events, legal } = this.#newest!;
    const acted = events.slice(this.frame.ply).some(({ actor }) => actor === this.viewer);
    return acted || this.#stage !== null || legal.join() !== this.frame.legal.join();
  }
  /** Only while the live position is shown. */
  get stage(): Staged | null {
    return this.live ? this.#stage : null;
  }
  get legal(): readonly string[] {
    return this.acting ? this.frame.legal : [];
  }
  get last(): readonly EventShown[] {
    return lastTurn(this.events);
  }
  get marked(): readonly Turn[] {
    return marked(this.events, this.viewer);
  }
  /** The seq of the newest frame; -1 before the first. */
  protected get newestSeq(): number {
    return this.#newestSeq;
  }

  /** How many events the newest frame has; 0 before the first. */
  protected get newestPly(): number {
    return this.#newest?.ply ?? 0;
  }

  /** Takes a frame: returns it with all events, and whether it departs from the known line of play. null:
   * earlier events are missing. */
  protected came(frame: Frame): { whole: Frame; anew: boolean } | null {
    const events = joined(this.#newest?.events ?? [], frame);
    if (events === null) return null;
    const whole = { ...frame, events };
    // A whole frame may bring nothing new, and must not interrupt what is being shown.
    const before = this.#newest;
    const anew = before?.viewer !== frame.viewer || !goesOn(before.events, events);
    if (anew) this.#past.forget(frame.ply);
    this.#newest = whole;
    this.#newestSeq = frame.seq;
    this.beside(frame);
    return { whole, anew };
  }

  /** Takes news about the table apart from the position. */
  protected beside(said: Aside): void {
    this.#heard = performance.now();
    this.#aside = said;
  }

  /** Draws a position. Returns false if it is the one already drawn, as after each reconnect: then nothing is
   * reset, and a turn being composed is kept. */
  protected draw(frame: Frame, stage: Staged | null): boolean {
    const again = frame.seq === this.#shown?.seq && stage === null && this.#stage === null;
    if (again) return false;
    this.#shown = frame;
    this.#stage = stage;
    return true;
  }

  /** Draws the position after an event; null: the live one. Returns false if a later call overtook this one.
   * Rejects with an ApiError if the position is unavailable. */
  protected drawPast(ply: number | null): Promise<boolean> {
    return this.#past.look(ply);
  }
}
