// A seat's orders while they are given: cards lie open before their owner and are moved as one likes;
// nothing is sent before they are sealed. What lies here outlives the frames that come meanwhile, and
// the page itself.

import type { Table } from '../../../table/contract';
import type { Words } from '../../../words';
import { inOrder } from '../action';
import { keepOrders, keptOrders } from './kept';
import type { KeptOrders, Laid } from './kept';
import { PROVINCES, asView, handOf } from '../view';
import type { Card, Province, SunTzuView } from '../view';

export class Orders {
  readonly #table: Table;
  /** What was laid on this screen, in the dynasty and by the seat that it was laid for. */
  #kept = $state.raw<KeptOrders>({ of: '', laid: {} });
  /** From where a card is taken up, and by whom: at one screen the next to sit there never sees it. */
  #up = $state.raw<{ of: string; from: number | Province | null }>({ of: '', from: null });

  constructor(table: Table) {
    this.#table = table;
    this.#kept = keptOrders(table.info.table);
  }

  readonly view = $derived.by((): SunTzuView => asView(this.#table.view));
  readonly seat = $derived.by(() => this.#table.viewer);
  readonly #of = $derived.by(() => `${this.seat}/${this.view.dynasty}`);

  readonly #from = $derived.by(() => (this.#up.of === this.#of ? this.#up.from : null));
  /** The card that goes to the province tapped next: its place in `cards`, … */
  readonly chosen = $derived.by(() => (typeof this.#from === 'number' ? this.#from : null));
  /** … or the province whose card does. */
  readonly lifted = $derived.by(() => (typeof this.#from === 'string' ? this.#from : null));

  /** Orders are asked of this seat now. */
  readonly can = $derived.by(
    () => this.#table.acting && this.view.phase === 'orders' && !this.#table.sending,
  );
  /** Provinces whose card the table has already. */
  readonly #sent = $derived.by(() => this.view.orders[this.seat - 1]?.length ?? 0);
  readonly free = $derived.by((): readonly Province[] => PROVINCES.slice(this.#sent));

  /** What lies on this screen only, as far as the hand has the cards. */
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

  /** What is left in the hand, in card order. */
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
  /** How many of the five lie, those that the table has included. */
  readonly count = $derived.by(() => PROVINCES.length - this.missing.length);

  /** They may be sealed, as far as is known: the table looks at them anew with each frame that comes, which
   * nobody has to wait for. */
  readonly ready = $derived.by(
    () => this.complete && (this.#table.proposal?.reply?.type ?? 'previewed') === 'previewed',
  );
  /** They are sealed as soon as the table has looked at them. */
  #sealing = $state(false);
  seal(): void {
    this.#sealing = this.ready;
    this.check();
  }
  /** Why they may not; '' where nothing stands against them. */
  refusal(words: Words): string {
    const reply = this.#table.proposal?.reply;
    if (!this.complete || reply?.type !== 'refused') return '';
    return reply.refusal ? words.refusal(reply.refusal) : words.text(`refused.${reply.code}`);
  }
  /** To be called in an effect: has the table look at them once all lie, and seals those that are to be. */
  check(): void {
    this.#sealing &&= this.ready;
    if (this.complete && !this.#table.proposal) this.#table.propose(this.actions);
    if (!this.#sealing || !this.#table.proposal?.reply) return;
    this.#sealing = false;
    this.#table.commit();
  }

  /** The command that seals them: in the order of the provinces. */
  get actions(): string[] {
    return this.free.map((province) => `${province}:${this.laid[province]}`);
  }

  /** Whether the chosen card may be given up for an army. */
  readonly recruit = $derived.by((): Card | null => {
    const card = this.chosen === null ? null : this.card;
    return card && this.#table.legal.includes(`recruit ${card}`) ? card : null;
  });
  /** Whether any card may. */
  readonly recruits = $derived.by(() =>
    this.#table.legal.some((text) => text.startsWith('recruit ')),
  );

  /** Takes a card of the hand up, or lays it down again. */
  choose(index: number): void {
    if (!this.can || !this.cards[index]) return;
    this.#take(this.chosen === index ? null : index);
  }

  /** Takes up the next of some kinds of cards in the hand, after the one that is up. */
  take(kinds: readonly Card[]): void {
    const found = this.cards.flatMap((card, index) => (kinds.includes(card) ? [index] : []));
    const next = found.find((index) => index > (this.chosen ?? -1)) ?? found[0];
    if (next !== undefined && next !== this.chosen) this.choose(next);
  }

  /** Takes up the card that lies at a province. */
  lift(province: Province | null): void {
    if (!this.can || !province || !this.laid[province]) return;
    this.#take(province);
  }

  /** A province was tapped: the card that is up goes there, else the one there is taken up; tapped
   * once more it goes back to the hand. */
  tap(province: Province): void {
    if (!this.can || !this.free.includes(province)) return;
    if (this.lifted === province) this.back(province);
    else if (this.card) this.put(province);
    else this.lift(province);
  }

  /** The card that is up goes to a province; one that lies there changes places with it, or goes back
   * to the hand. */
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

  /** The card of a province goes back to the hand. */
  back(province: Province): void {
    const laid = { ...this.laid };
    delete laid[province];
    this.#keep(laid);
  }

  /** Lays down what is taken up; with nothing taken up, the card laid last goes back. */
  undo(): void {
    const last = Object.keys(this.laid).at(-1) as Province | undefined;
    if (this.card) this.drop();
    else if (last) this.back(last);
  }

  /** Nothing is taken up any more. */
  drop(): void {
    this.#take(null);
  }

  #take(from: number | Province | null): void {
    this.#up = { of: this.#of, from };
  }

  /** Gives the chosen card up for an army. */
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
