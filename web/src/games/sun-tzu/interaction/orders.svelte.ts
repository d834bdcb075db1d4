// A seat's orders while they are being laid: cards are face up for their owner and can be moved freely;
// nothing is sent before they are sealed. They survive frames that arrive meanwhile, and reloads.

import type { Table } from '../../../table/contract';
import type { Words } from '../../../words';
import { inOrder } from '../action';
import { keepOrders, keptOrders } from './kept';
import type { KeptOrders, Laid } from './kept';
import { PROVINCES, asView, handOf } from '../view';
import type { Card, Province, SunTzuView } from '../view';

export class Orders {
  readonly #table: Table;
  /** The cards laid on this screen, with the seat and dynasty that they were laid for. */
  #kept = $state.raw<KeptOrders>({ of: '', laid: {} });
  /** The selected card's place and its seat: on a shared screen the other seat must not see it. */
  #up = $state.raw<{ of: string; from: number | Province | null }>({ of: '', from: null });

  constructor(table: Table) {
    this.#table = table;
    this.#kept = keptOrders(table.info.table);
  }

  readonly view = $derived.by((): SunTzuView => asView(this.#table.view));
  readonly seat = $derived.by(() => this.#table.viewer);
  readonly #of = $derived.by(() => `${this.seat}/${this.view.dynasty}`);

  readonly #from = $derived.by(() => (this.#up.of === this.#of ? this.#up.from : null));
  /** The card that goes to the province tapped next, as an index into `cards`… */
  readonly chosen = $derived.by(() => (typeof this.#from === 'number' ? this.#from : null));
  /** … or as the province that it is moved from. */
  readonly lifted = $derived.by(() => (typeof this.#from === 'string' ? this.#from : null));

  /** This seat is to lay orders now. */
  readonly can = $derived.by(
    () => this.#table.acting && this.view.phase === 'orders' && !this.#table.sending,
  );
  /** How many provinces have an order on the table already. */
  readonly #sent = $derived.by(() => this.view.orders[this.seat - 1]?.length ?? 0);
  readonly free = $derived.by((): readonly Province[] => PROVINCES.slice(this.#sent));

  /** The cards laid on this screen only, as far as they are in the hand. */
  readonly laid = $derived.by((): Laid => {
    const found: Laid = {};
    if (!this.can || this.#kept.of !== this.#of) return found;
    const hand = [...handOf(this.view, this.seat)];
    // In the order in which they were laid, so that the last one can be taken back.
    for (const [place, card] of Object.entries(this.#kept.laid)) {
      const province = place as Province;
      const at = hand.indexOf(card);
      if (at < 0 || !this.free.includes(province)) continue;
      found[province] = card;
      hand.splice(at, 1);
    }
    return found;
  });

  /** The cards left in the hand, in card order. */
  readonly cards = $derived.by((): Card[] => {
    const hand = [...handOf(this.view, this.seat)];
    for (const card of Object.values(this.laid)) hand.splice(hand.indexOf(card), 1);
    return inOrder(hand);
  });

  /** The card that would be laid next. */
  readonly card = $derived.by((): Card | null => {
    if (this.lifted) return this.laid[this.lifted] ?? null;
    return this.chosen === null ? null : (this.cards[this.chosen] ?? null);
  });

  readonly missing = $derived.by(() => this.free.filter((province) => !this.laid[province]));
  readonly complete = $derived.by(() => this.can && this.missing.length === 0);
  /** How many of the five orders are laid, including those on the table. */
  readonly count = $derived.by(() => PROVINCES.length - this.missing.length);

  /** Whether they may be sealed, as far as known: the preview is requested again after each frame, without
   * blocking the button. */
  readonly ready = $derived.by(
    () => this.complete && (this.#table.proposal?.reply?.type ?? 'previewed') === 'previewed',
  );
  /** They are sealed as soon as the preview has arrived. */
  #sealing = $state(false);
  seal(): void {
    this.#sealing = this.ready;
    this.check();
  }
  /** Why they may not be sealed; '' if they may. */
  refusal(words: Words): string {
    const reply = this.#table.proposal?.reply;
    if (!this.complete || reply?.type !== 'refused') return '';
    return reply.refusal ? words.refusal(reply.refusal) : words.text(`refused.${reply.code}`);
  }
  /** To be called in an effect: requests the preview once all are laid, then seals them if that was
   * requested. */
  check(): void {
    this.#sealing &&= this.ready;
    if (this.complete && !this.#table.proposal) this.#table.propose(this.actions);
    if (!this.#sealing || !this.#table.proposal?.reply) return;
    this.#sealing = false;
    this.#table.commit();
  }

  /** The command that seals them, in the order of the provinces. */
  get actions(): string[] {
    return this.free.map((province) => `${province}:${this.laid[province]}`);
  }

  /** The chosen card, if it can be discarded for an army; null if not. */
  readonly recruit = $derived.by((): Card | null => {
    const card = this.chosen === null ? null : this.card;
    return card && this.#table.legal.includes(`recruit ${card}`) ? card : null;
  });
  /** Whether any card can. */
  readonly recruits = $derived.by(() =>
    this.#table.legal.some((text) => text.startsWith('recruit ')),
  );

  /** Selects a card of the hand, or clears the selection. */
  choose(index: number): void {
    if (!this.can || !this.cards[index]) return;
    this.#take(this.chosen === index ? null : index);
  }

  /** Selects the next card of some kinds in the hand, after the selected one. */
  take(kinds: readonly Card[]): void {
    const found = this.cards.flatMap((card, index) => (kinds.includes(card) ? [index] : []));
    const next = found.find((index) => index > (this.chosen ?? -1)) ?? found[0];
    if (next !== undefined && next !== this.chosen) this.choose(next);
  }

  /** Selects the card laid at a province. */
  lift(province: Province | null): void {
    if (!this.can || !province || !this.laid[province]) return;
    this.#take(province);
  }

  /** A province was tapped: the selected card goes there; with none selected, the card there is selected; a
   * second tap returns it to the hand. */
  tap(province: Province): void {
    if (!this.can || !this.free.includes(province)) return;
    if (this.lifted === province) this.back(province);
    else if (this.card) this.put(province);
    else this.lift(province);
  }

  /** Lays the selected card at a province. A card there is swapped with it, or returns to the hand. */
  put(province: Province): void {
    const card = this.card;
    if (!this.can || !card || !this.free.includes(province)) return;
    const laid = { ...this.laid };
    const there = laid[province];
    delete laid[province];
    if (this.lifted) {
      delete laid[this.lifted];
      if (there) laid[this.lifted] = there;
    }
    laid[province] = card;
    this.#keep(laid);
  }

  /** Returns the card of a province to the hand. */
  back(province: Province): void {
    const laid = { ...this.laid };
    delete laid[province];
    this.#keep(laid);
  }

  /** Clears the selection, or else returns the card laid last. */
  undo(): void {
    const last = Object.keys(this.laid).at(-1) as Province | undefined;
    if (this.card) this.drop();
    else if (last) this.back(last);
  }

  /** Clears the selection. */
  drop(): void {
    this.#take(null);
  }

  #take(from: number | Province | null): void {
    this.#up = { of: this.#of, from };
  }

  /** Recruits: discards the chosen card for an army. */
  enlist(): void {
    const card = this.recruit;
    if (!card) return;
    this.drop();
    this.#table.play([`recruit ${card}`]);
  }

  #keep(laid: Laid): void {
    this.drop();
    this.#sealing = false;
    this.#kept = { of: this.#of, laid };
    keepOrders(this.#table.info.table, this.#kept);
    this.#table.propose(null);
  }
}
