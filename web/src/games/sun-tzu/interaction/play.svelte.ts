// A seat's input: its orders, its answers to questions, and the resulting state of map, hand and buttons. One
// for each table, shared by all parts of the page.

import type { Table } from '../../../table/contract';
import { oneForEach } from '../../../table/shared.svelte';
import { Orders } from './orders.svelte';
import {
  NOTHING,
  answer,
  keptAfter,
  onlyPick,
  pickedFor,
  question,
  selectable,
  tapped,
} from './questions';
import type { Picked, Question } from './questions';
import type { Action } from '../action';
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
  /** False just after a stage, when a press may have been meant for the stage and must not answer a question.
   * */
  settled = $state(true);
  /** For track and dynasties: during the stage of a scoring, that scoring counts as done. */
  readonly counted = $derived.by((): SunTzuView =>
    this.shown?.kind === 'scoring' ? { ...this.view, phase: 'draw' } : this.view,
  );
  /** The provinces revealed so far in this dynasty, including the stage's. */
  readonly fights = $derived.by((): Fight[] => {
    const { events } = this.table.frame;
    return this.view.reveal.length === 0
      ? []
      : shownFights(this.table.live ? events : events.slice(0, this.#ply), this.shown);
  });
  readonly turn = $derived.by(() => turnShown(this.fights, this.shown));

  /** The ply of the position shown. */
  get #ply(): number {
    return this.table.last.at(-1)?.ply ?? 0;
  }

  readonly asked = $derived.by((): Question | null =>
    question(this.view, this.table.legal, this.table.questions),
  );
  /** Identifies the decision that a pick belongs to. The pick survives frames that arrive meanwhile (in a
   * draw the other side may answer first), but not a change of seat: on a shared screen the other seat may
   * get the same question next, and must not see it. */
  readonly #decision = $derived.by(() => {
    const { dynasty, phase, revealed, owed } = this.view;
    return [this.table.viewer, dynasty, phase, revealed, ...owed].join('/');
  });
  readonly picked = $derived.by((): Picked => {
    if (!this.asked) return NOTHING;
    if (this.#picked.of === this.#decision) return this.#picked.picked;
    return onlyPick(this.asked, this.table.legal);
  });
  /** The action that the pick stands for, if complete and legal; otherwise ''. */
  readonly action = $derived.by((): string => {
    const action = this.asked ? answer(this.asked, this.picked) : '';
    return this.table.legal.includes(action) ? action : '';
  });

  readonly selectable = $derived.by((): readonly Province[] =>
    this.orders.can ? this.orders.free : selectable(this.asked, this.picked),
  );

  /** A province was tapped, which picks it. A second tap on what completes the answer changes nothing. */
  tap(province: Province): void {
    if (this.orders.can) return this.orders.tap(province);
    const { asked, picked } = this;
    if (!asked || !this.selectable.includes(province)) return;
    const again =
      SINGLE.has(asked.kind) && picked.provinces.at(-1) === province && this.action !== '';
    if (again) return;
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

  /** Whether this seat's orders are sealed and the other's are not. */
  readonly sealed = $derived.by((): boolean => {
    const { acting, viewer, live } = this.table;
    return (
      live && !acting && this.view.phase === 'orders' && this.view.orders[viewer - 1]?.length === 5
    );
  });

  /** Unseals the orders: they are taken back one by one, and remain laid on this screen. */
  reopen(): void {
    this.#reopening = this.table.frame.seq;
    this.table.back();
  }
  /** The seq of the frame that the last take-back was based on; -1: none is in progress. */
  #reopening = $state(-1);

  /** To be called in an effect: continues sealing or unsealing as answers arrive. */
  follow(): void {
    this.orders.check();
    const { can, seq } = this.table.frame;
    if (this.#reopening < 0 || this.#reopening === seq || this.table.sending || this.sealed) return;
    const laid = this.view.orders[this.table.viewer - 1]?.length ?? 0;
    if (this.orders.can && laid > 0 && can.back) this.reopen();
    else this.#reopening = -1;
  }

  /** Whether something is picked, selected or laid that is not sent yet. */
  get composed(): boolean {
    const { orders, picked } = this;
    if (orders.can) return orders.card !== null || Object.keys(orders.laid).length > 0;
    return picked !== NOTHING && picked.provinces.length > 0;
  }

  /** Takes the last pick back, or clears the selection of a card. */
  undo(): void {
    if (this.orders.can) return this.orders.undo();
    const { provinces } = this.picked;
    this.#pick({ ...NOTHING, provinces: provinces.slice(0, -1) });
  }

  /** Clears picks and selection. Returns whether there was anything to clear. */
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

  /** Picks what an action stands for. */
  answer(action: Action): void {
    if (this.asked) this.#pick(pickedFor(this.asked, action));
  }

  #pick(picked: Picked): void {
    this.#picked = { of: this.#decision, picked };
  }
}

/** Questions whose answer is complete with one province, or with a march's second. */
const SINGLE: ReadonlySet<string> = new Set(['from', 'reinforce', 'remove', 'march']);

export const playOf = oneForEach((table) => new Play(table));
