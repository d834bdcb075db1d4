// What is known of a viewer's table, and what of it is drawn: the newest position or one before it that
// is still watched, a stage on the way to the next, or a past one.

import type { EventShown, Frame, Questions, Seat, TableInfo } from '../../protocol';
import type { Staged } from '../contract';
import { goesOn, joined, lastTurn } from './history';
import { Past } from './past.svelte';

export class Position {
  #newest: Frame | null = null;
  #newestSeq = $state(-1);
  #shown = $state.raw<Frame | null>(null);
  /** What is shown before the next position is. */
  #stage = $state.raw<Staged | null>(null);
  /** What was last said of the table beside the position. */
  #aside = $state.raw<Pick<Frame, 'info' | 'can' | 'questions'> | null>(null);
  readonly #past: Past;

  /** @param past fetches the position after so many events */
  constructor(past: (ply: number) => Promise<Frame>) {
    this.#past = new Past(past);
  }

  get ready(): boolean {
    return this.#shown !== null;
  }
  get frame(): Frame {
    return this.#shown!;
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
  get viewer(): Seat {
    return this.frame.viewer;
  }
  get view(): unknown {
    return (this.#past.frame ?? this.frame).view;
  }
  /** The events that led to what is drawn. */
  get events(): readonly EventShown[] {
    return this.frame.events.slice(0, this.ply);
  }
  /** The ply that is drawn. */
  get ply(): number {
    return (this.#past.frame ?? this.frame).ply;
  }
  get live(): boolean {
    return this.#past.frame === null;
  }
  get acting(): boolean {
    return this.live && this.due;
  }
  /** It is this seat's decision, also while a past position is looked at. */
  get due(): boolean {
    return (
      this.info.phase === 'playing' &&
      !this.#stale &&
      this.viewer !== 0 &&
      this.frame.actors.includes(this.viewer)
    );
  }
  /** A newer position waits to be shown. */
  get behind(): boolean {
    return this.frame.seq !== this.#newestSeq;
  }
  /** What this seat would do here, it might not do in the newest position. Where others only act beside
   * it (sealed orders), it goes on undisturbed. */
  get #stale(): boolean {
    if (!this.behind) return false;
    const { events, legal } = this.#newest!;
    const acted = events.slice(this.frame.ply).some(({ actor }) => actor === this.viewer);
    return acted || this.#stage !== null || legal.join() !== this.frame.legal.join();
  }
  /** Shown while the live position is looked at. */
  get stage(): Staged | null {
    return this.live ? this.#stage : null;
  }
  get legal(): readonly string[] {
    return this.acting ? this.frame.legal : [];
  }
  get last(): readonly EventShown[] {
    return lastTurn(this.events);
  }
  /** Of the newest position; -1 before the first. */
  protected get newestSeq(): number {
    return this.#newestSeq;
  }

  /** A frame is here: gives it with all events, and whether the game goes on otherwise than was known. null:
   * events before it are missing. */
  protected came(frame: Frame): { whole: Frame; anew: boolean } | null {
    const events = joined(this.#newest?.events ?? [], frame);
    if (events === null) return null;
    const whole = { ...frame, events };
    // One that is whole may tell nothing new: what is being shown is then shown to its end.
    const before = this.#newest;
    const anew = before?.viewer !== frame.viewer || !goesOn(before.events, events);
    if (anew) this.#past.forget(frame.ply);
    this.#newest = whole;
    this.#newestSeq = frame.seq;
    this.#aside = frame;
    return { whole, anew };
  }

  /** Something is said of the table beside the position. */
  protected beside(said: Pick<Frame, 'info' | 'can' | 'questions'>): void {
    this.#aside = said;
  }

  /** Draws a position. False where it is the same one once more, as it comes with each return of the line:
   * it begins nothing anew, and what was composed in it goes on. */
  protected draw(frame: Frame, stage: Staged | null): boolean {
    const again = frame.seq === this.#shown?.seq && stage === null && this.#stage === null;
    if (again) return false;
    this.#shown = frame;
    this.#stage = stage;
    return true;
  }

  /** Draws the position after an event; null: the live one. False where another wish overtook this one.
   * Rejects with an ApiError where it can't be had. */
  protected drawPast(ply: number | null): Promise<boolean> {
    return this.#past.look(ply);
  }
}
