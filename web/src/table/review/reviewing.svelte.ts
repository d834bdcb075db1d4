// A review that is being looked at: whose, at which position, and what is tried there.

import * as api from '../../api';
import { answered } from '../../mistakes/mistakes';
import type { Judgement, ReviewedGame, Seat, SeatReview } from '../../protocol';
import type { Words } from '../../words';
import type { GameUi } from '../contract';
import { numbers, type Quiet, type Turn, turns } from '../live/position/history';
import type { LiveTable } from '../live/live.svelte';
import type { Screen } from '../live/screen.svelte';
import { Asking } from './asking.svelte';
import { nearest } from './curve';
import { type Judged, judge } from './judged';
import { playable, Rehearsal } from '../rehearsal/rehearsal';
import { type Retry, well } from './retry';

/** The whole; a decision that is tried again; what is said of it. */
export type Page = 'whole' | 'trying' | 'answer';

export class Reviewing implements Retry {
  readonly screen: Screen;
  readonly ui: GameUi;
  readonly words: Words;
  readonly asking: Asking;
  readonly table: string;
  readonly #quiet: Quiet;
  /** Whose review it is. */
  #seat = $state<Seat>(1);
  page = $state<Page>('whole');
  /** The decision that is looked at, by its ply; null: none. */
  chosen = $state<number | null>(null);
  /** What was tried last; [] if the answer was asked for. */
  tried = $state.raw<readonly string[]>([]);
  /** The best choice is shown on the board. */
  best = $state(false);
  /** The key of a sentence about what failed; '' if nothing did. */
  notice = $state('');
  #rehearsal: Rehearsal | null = null;
  /** The decisions, by seat and ply, whose answer has been seen. */
  readonly #told = new Set<string>();
  readonly #stop = new AbortController();

  /** @param table the table's id
   * @param words of the table and of the review
   * @param quiet events that do not count as turns */
  constructor(screen: Screen, ui: GameUi, table: string, words: Words, quiet: Quiet) {
    this.screen = screen;
    this.ui = ui;
    this.words = words;
    this.table = table;
    this.#quiet = quiet;
    this.#seat = screen.viewer || this.seats[0]!;
    const { token } = screen.current;
    this.asking = new Asking(() => api.review(table, token));
  }

  /** Asks for the review while the page can be seen. */
  attend(): void {
    const { signal } = this.#stop;
    const look = () => (document.hidden ? this.asking.stop() : this.asking.start());
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('online', () => this.asking.again(), { signal });
    look();
  }

  get seat(): Seat {
    return this.#seat;
  }
  /** The seats whose reviews are for whoever looks: a player's own ones, for spectators all. */
  get seats(): Seat[] {
    const own = this.screen.tables.map(({ viewer }) => viewer).filter((seat) => seat > 0);
    return own.length > 0 ? own.toSorted() : this.screen.info.seats.map(({ seat }) => seat);
  }
  /** Whether it speaks to whoever reads it as “you”. */
  get you(): boolean {
    return this.screen.reader === this.#seat;
  }
  get review(): ReviewedGame | null {
    return this.asking.shown?.review ?? null;
  }
  get own(): SeatReview | null {
    return this.review?.seats[this.#seat - 1] ?? null;
  }
  /** The costliest decisions of the seat, the costliest first. */
  readonly worst = $derived.by((): Judgement[] => {
    const all = this.review?.decisions ?? [];
    return (this.own?.worst ?? []).flatMap(
      (ply) => all.find((each) => each.ply === ply && each.seat === this.#seat) ?? [],
    );
  });
  readonly decision = $derived.by(
    (): Judgement | null => this.worst.find(({ ply }) => ply === this.chosen) ?? null,
  );
  readonly judged = $derived.by((): Judged | null =>
    this.decision && this.tried.length > 0 ? judge(this.tried, this.decision) : null,
  );
  /** Whether one can try: with the seat's own eyes. */
  get may(): boolean {
    return this.#base.viewer === this.#seat;
  }

  readonly turns = $derived.by((): Turn[] => turns(this.#base.frame.events, this.#quiet));
  readonly #numbers = $derived.by(() => numbers(this.turns, this.ui.severalActions));
  /** The highest number of a turn. */
  get count(): number {
    return this.#numbers.at(-1) ?? 0;
  }
  /** The ply of the last position of the curve: that of resigning is no position of the game. */
  get last(): number {
    return (this.own?.curve.length ?? 1) - 1;
  }
  /** The positions that the curve steps through: before the first turn, and after each. */
  readonly stops = $derived.by((): number[] => {
    const first = this.turns[0]?.events[0]?.ply ?? 1;
    const plies = [first - 1, ...this.turns.map(({ ply }) => ply)].filter((ply) => ply < this.last);
    return [...plies, this.last];
  });
  /** The number of events: what is marked there is that a seat resigned. */
  get events(): number {
    return this.#base.frame.ply;
  }
  /** The ply of the position that is shown. */
  get ply(): number {
    const { live, ply } = this.#base;
    return live ? this.last : ply;
  }
  /** The ply from which one could play on: that of the position shown, if anything was decided after it; null
   * if nothing is left. */
  get onward(): number | null {
    const { live, ply, frame } = this.#base;
    if (!live) return ply;
    return this.screen.info.resigned > 0 ? frame.ply : null;
  }
  /** The ply of the decision that is looked at, at its table. */
  get decided(): number {
    return this.#before(this.chosen ?? 0);
  }
  /** The index of the last stop up to a ply. */
  indexOf(ply: number): number {
    return Math.max(
      this.stops.findLastIndex((stop) => stop <= ply),
      0,
    );
  }
  /** The number of the turn that is over at a ply; 0 before the first. */
  turnAfter(ply: number): number {
    return this.#numbers[this.turns.findLastIndex((turn) => turn.ply <= ply)] ?? 0;
  }
  /** The turn that an event belongs to. @param ply the events before it */
  turnOf(ply: number): Turn | undefined {
    return this.turns.find((turn) => turn.ply > ply) ?? this.turns.at(-1);
  }
  numberOf(ply: number): number {
    const turn = this.turnOf(ply);
    return turn ? (this.#numbers[this.turns.indexOf(turn)] ?? 0) : 0;
  }

  /** The table that is reviewed, whatever is tried meanwhile. */
  get #base(): LiveTable {
    const { screen } = this;
    return (
      screen.tables.find(({ viewer }) => viewer === this.#seat) ??
      screen.tables.find(({ viewer }) => viewer === 0) ??
      screen.tables[0]!
    );
  }
  /** The connection of the table is lost. */
  get cut(): boolean {
    return this.#base.status === 'lost';
  }

  turnTo(seat: Seat): void {
    this.#away();
    this.#seat = seat;
    this.chosen = null;
    this.page = 'whole';
    this.screen.turnTo(seat);
  }

  /** Shows the position at a ply. */
  async go(ply: number): Promise<void> {
    this.notice = '';
    const { frame } = this.#base;
    const step = this.stops.indexOf(ply) === this.indexOf(this.ply) + 1;
    await this.screen.look(ply >= frame.ply ? null : ply, step);
    this.notice = this.#base.notice;
  }
  /** Shows the stop nearest to a ply. */
  near(ply: number): void {
    const best = nearest(this.stops, ply);
    if (best !== this.ply) void this.go(best);
  }
  /** Steps through the stops; ±Infinity: to an end. */
  step(by: number): void {
    const index = Math.min(Math.max(this.indexOf(this.ply) + by, 0), this.stops.length - 1);
    void this.go(this.stops[index]!);
  }

  /** Shows the position before a decision. */
  choose(ply: number): void {
    this.chosen = ply;
    void this.go(this.#before(ply));
  }

  /** The number of events at the table before a decision of the list. A record, by which reviews count, puts the
   * lowest seat first where several chose at the same time; the table keeps the order in which they came. */
  #before(ply: number): number {
    const taken = this.worst.find((each) => each.ply === ply)?.taken;
    const plies = this.#base.frame.events
      .filter(({ actor, action }) => actor === this.#seat && action === taken)
      .map((event) => event.ply - 1);
    return plies.length === 0 ? ply : nearest(plies, ply);
  }

  /** The decision is to be made anew, on the board. */
  async try(): Promise<void> {
    const chosen = this.chosen ?? this.worst[0]?.ply;
    if (chosen === undefined) return;
    const ply = this.#before(chosen);
    this.#away();
    this.chosen = chosen;
    this.tried = [];
    if (!this.may) {
      await this.go(ply);
      this.page = 'answer';
      return;
    }
    this.notice = '';
    const base = this.#base;
    try {
      const past = await api.position(this.table, base.token, ply);
      if (this.chosen !== chosen) return;
      const rehearsal = new Rehearsal(
        playable(past, base.frame),
        (actions) => base.consult(ply, actions),
        (actions) => this.#answer(actions),
      );
      const table = base.twin(rehearsal.surroundings);
      rehearsal.onopen?.();
      this.#rehearsal = rehearsal;
      this.screen.trial = table;
      this.page = 'trying';
    } catch {
      this.notice = 'problem.offline';
    }
  }

  /** The same decision once more. */
  again(): void {
    if (!this.#rehearsal) return void this.try();
    this.#rehearsal.again();
    this.best = false;
    this.page = 'trying';
  }

  /** Shows the best choice on the board. */
  show(): void {
    if (!this.decision || !this.#rehearsal) return;
    this.best = true;
    this.#rehearsal.again();
    void this.#rehearsal.show([this.decision.best]);
  }

  /** The decision after this one in the list; null after the last. */
  get next(): Judgement | null {
    return this.worst[this.worst.findIndex(({ ply }) => ply === this.chosen) + 1] ?? null;
  }

  /** Gives up trying: what would have been best. */
  tell(): void {
    this.#answer([]);
  }

  /** Back to the whole. */
  async back(): Promise<void> {
    this.page = 'whole';
    this.#away();
    if (this.chosen !== null) await this.go(this.#before(this.chosen));
  }

  /** The review is left. */
  close(): void {
    this.#stop.abort();
    this.asking.stop();
    this.#away();
    void this.screen.look(null);
  }

  #answer(actions: readonly string[]): void {
    this.tried = actions;
    this.best = false;
    this.page = 'answer';
    const { chosen } = this;
    if (chosen === null) return;
    const which = `${this.#seat} ${chosen}`;
    if (this.asking.done && well(this.judged) && !this.#told.has(which))
      answered(this.table, this.#seat, chosen);
    this.#told.add(which);
  }

  #away(): void {
    const { trial } = this.screen;
    this.screen.trial = null;
    this.#rehearsal = null;
    this.best = false;
    trial?.close();
  }
}
