// What the person is told: each turn as it is shown, whose turn it is, and turns missed.

import { find, saw } from '../../device/kept';
import { person } from '../../device/person.svelte';
import { tapSound, turnSound } from '../../sound';
import type { GameUi } from '../contract';
import { lastTurn, missed, type Quiet, type Turn } from './position/history';
import { turnSpoken } from '../log';
import type { Screen } from './screen.svelte';

export class Telling {
  /** Turns that came while the person was away: offered until the person's next one. */
  away = $state.raw<Turn[]>([]);
  readonly #screen: Screen;
  readonly #ui: GameUi;
  readonly #table: string;
  readonly #quiet: Quiet;
  #ply = -1;
  #acting = false;

  /** @param table the table's id, for what this device stores about it; `quiet`: events that need no
   * attention */
  constructor(screen: Screen, ui: GameUi, table: string, quiet: Quiet) {
    this.#screen = screen;
    this.#ui = ui;
    this.#table = table;
    this.#quiet = quiet;
  }

  /** The person is looking at the table, perhaps again. */
  back(): void {
    const { token, viewer, frame } = this.#screen.current;
    if (document.hidden || viewer === 0) return;
    const seen = find(this.#table)?.seen[token];
    const news = seen === undefined ? [] : missed(frame.events, viewer, seen, this.#quiet);
    if (news.length > 0) this.away = news;
    saw(this.#table, token, frame.ply);
  }

  /** To be called in an effect: a position is shown, or the turn has changed. */
  follow(): void {
    const screen = this.#screen;
    const { acting } = screen;
    const { ply } = screen.frame;
    if (this.#ply >= 0 && ply > this.#ply && screen.live) this.#say();
    if (acting && !this.#acting && this.#ply >= 0 && person.sound && screen.alone) turnSound();
    this.#acting = acting;
    this.#ply = ply;
    if (!document.hidden) saw(this.#table, screen.current.token, ply);
  }

  #say(): void {
    const { frame, acting, viewer, words } = this.#screen;
    const last = lastTurn(frame.events);
    const first = last[0];
    const news = first && first.ply > this.#ply ? turnSpoken(last, this.#ui, words) : '';
    const now = acting ? words.text('turn.yours') : '';
    if (first?.actor === viewer) this.away = [];
    else if (news && person.sound) tapSound();
    this.#screen.say([news, now].filter(Boolean).join(' '));
  }
}
