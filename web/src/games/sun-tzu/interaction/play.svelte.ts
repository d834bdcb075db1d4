// What a seat does at the table: its orders, its answers to what it is asked, and what stands on the
// map, in the hand and on the buttons meanwhile. One for each table, shared by all parts of the page.

import type { Table } from '../../../table/contract';
import { oneForEach } from '../../../table/shared.svelte';
import { Orders } from './orders.svelte';
import { NOTHING, answer, keptAfter, question, selectable, tapped } from './questions';
import type { Picked, Question } from './questions';
import { asShown, shownFights, turnShown } from './stages';
import type { Shown } from './stages';
import type { Fight } from '../panel/fights';
import { asView } from '../view';
import type { Province, SunTzuView, WarlordName } from '../view';

export class Play {
  readonly table: Table;
  readonly orders: Orders;
  #picked = $state.raw<{ of: string; picked: Picked }>({ of: '', picked: NOTHING });

  constructor(table: Table) {
    this.table = table;
    this.orders = new Orders(table);
  }

  readonly view = $derived.by((): SunTzuView => asView(this.table.view));
  readonly shown = $derived.by((): Shown | null =>
    this.table.stage ? asShown(this.table.stage.data) : null,
  );
  /** Whether a moment has gone by since the last stage: a press that was meant for it answers nothing. */
  settled = $state(true);
  /** For the track and the dynasties: while a scoring is shown it is done. */
  readonly counted = $derived.by((): SunTzuView =>
    this.shown?.kind === 'scoring' ? { ...this.view, phase: 'draw' } : this.view,
  );
  /** The provinces told so far in this dynasty, that of the stage included. */
  readonly fights = $derived.by((): Fight[] => {
    const { events } = this.table.frame;
    return this.view.reveal.length === 0
      ? []
      : shownFights(this.table.live ? events : events.slice(0, this.#ply), this.shown);
  });
  readonly turn = $derived.by(() => turnShown(this.fights, this.shown));

  /** How far a past position goes. */
  get #ply(): number {
    return this.table.last.at(-1)?.ply ?? 0;
  }

  readonly asked = $derived.by((): Question | null =>
    question(this.view, this.table.legal, this.table.questions),
  );
  /** What is picked outlives the frames that come meanwhile: in a draw the other side may keep first. It
   * belongs to one seat: at one screen the other is asked the same next, and may not see it. */
  readonly #decision = $derived.by(() => {
    const { dynasty, phase, revealed, owed } = this.view;
    return [this.table.viewer, dynasty, phase, revealed, ...owed].join('/');
  });
  readonly picked = $derived.by((): Picked =>
    this.#picked.of === this.#decision && this.asked ? this.#picked.picked : NOTHING,
  );
  /** What the pick stands for, if it is whole and legal; else ''. */
  readonly action = $derived.by((): string => {
    const action = this.asked ? answer(this.asked, this.picked) : '';
    return this.table.legal.includes(action) ? action : '';
  });

  readonly selectable = $derived.by((): readonly Province[] =>
    this.orders.can ? this.orders.free : selectable(this.asked, this.picked),
  );

  /** A province was tapped. One that is picked already, where there is nothing else to pick, is meant. */
  tap(province: Province): void {
    if (this.orders.can) return this.orders.tap(province);
    const { asked, picked } = this;
    if (!asked || !this.selectable.includes(province)) return;
    const sure =
      SINGLE.has(asked.kind) && picked.provinces.at(-1) === province && this.action !== '';
    if (sure) return this.send(this.action);
    this.#pick({ ...NOTHING, provinces: tapped(asked, picked, province) });
  }

  /** A drawn card was tapped. */
  keep(index: number): void {
    if (this.asked) this.#pick({ ...NOTHING, kept: keptAfter(this.asked, this.picked, index) });
  }

  choose(warlord: WarlordName): void {
    const same = this.picked.warlord === warlord;
    this.#pick({ ...NOTHING, warlord: same ? null : warlord });
  }

  /** This seat's orders are sealed, the other's are not. */
  readonly sealed = $derived.by((): boolean => {
    const { acting, viewer, live } = this.table;
    return (
      live && !acting && this.view.phase === 'orders' && this.view.orders[viewer - 1]?.length === 5
    );
  });

  /** Opens sealed orders again: card by card they come back to this screen. */
  reopen(): void {
    this.#reopening = this.table.frame.seq;
    this.table.back();
  }
  /** On which frame the last step back was based; -1: none is to follow. */
  #reopening = $state(-1);

  /** To be called in an effect: goes on with what was begun, as the table answers. */
  follow(): void {
    this.orders.check();
    const { can, seq } = this.table.frame;
    if (this.#reopening < 0 || this.#reopening === seq || this.table.sending || this.sealed) return;
    const laid = this.view.orders[this.table.viewer - 1]?.length ?? 0;
    if (this.orders.can && laid > 0 && can.back) this.reopen();
    else this.#reopening = -1;
  }

  /** Takes the last pick back; with nothing picked, what was taken up. */
  undo(): void {
    if (this.orders.can) return this.orders.undo();
    const { provinces } = this.picked;
    this.#pick({ ...NOTHING, provinces: provinces.slice(0, -1) });
  }

  /** Nothing is picked or taken up any more. True where something was. */
  clear(): boolean {
    const some = this.picked !== NOTHING || this.orders.card !== null;
    this.orders.drop();
    this.#pick(NOTHING);
    return some;
  }

  send(action: string): void {
    if (action === '' || this.table.sending) return;
    this.table.play([action]);
    this.#pick(NOTHING);
  }

  #pick(picked: Picked): void {
    this.#picked = { of: this.#decision, picked };
  }
}

/** Where the province that is tapped once more is the answer. */
const SINGLE: ReadonlySet<string> = new Set(['from', 'reinforce', 'remove', 'march']);

/** The play at a table. */
export const playOf = oneForEach((table) => new Play(table));
