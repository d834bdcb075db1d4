// A happening carried out on a view: what the table shows between two frames, while a dynasty is told
// province by province. The server has already decided all of it; nothing here knows why.

import type { Happening, Seat } from '../../../protocol';
import { inOrder } from '../action';
import { PROVINCES, indexOf, permanent } from '../view';
import type { Card, Laid, Province, SunTzuView, WarlordName } from '../view';

/** Who uses a warlord of which name, by the happening that tells it. */
const WARLORD: Record<string, WarlordName> = {
  'head-start': 'head-start',
  'second-six-used': 'second-six',
  'reinforce-used': 'reinforce',
  'remove-used': 'remove',
  'march-used': 'march',
  'feint-used': 'feint',
  'scourge-used': 'scourge',
};

/** A copy that may be changed, and what its viewer knows of both seats. */
export class Course {
  readonly view: SunTzuView;

  constructor(before: SunTzuView) {
    this.view = structuredClone(before);
  }

  /** The position as it stands now, for keeping. */
  copy(): SunTzuView {
    return structuredClone(this.view);
  }

  take(happening: Happening): void {
    const { view } = this;
    const { by, province, count } = read(happening);
    const warlord = WARLORD[happening.code];
    if (warlord) {
      view.spent[by - 1] = true;
      view.warlord[by - 1] = warlord;
    }
    switch (happening.code) {
      case 'card-laid':
      case 'card-laid-covered':
        view.orders[by - 1]!.push((happening['card'] as Card | undefined) ?? '?');
        return this.#less(by, happening['card'] as Card | undefined);
      case 'recruited':
        view.aside[by - 1]! -= 1;
        view.reserve[by - 1]! += 1;
        return this.#less(by, happening['card'] as Card);
      case 'first-order':
        view.reveal = [...PROVINCES];
        view.phase = 'window';
        return;
      case 'order-chosen':
        view.reveal = [...(happening['provinces'] as Province[])];
        view.chooser = by;
        view.phase = 'window';
        return;
      case 'revealed':
        return this.#reveal(province, happening['first'] as Card, happening['second'] as Card);
      case 'plague':
      case 'armies-driven-out':
        return this.#home(by, province, count);
      case 'scourge-used':
      case 'remove-used':
        return this.#home(happening['from'] as Seat, province, count);
      case 'head-start':
      case 'scored':
        view.pawn = happening['pawn'] as number;
        return;
      case 'feint-used':
        view.feinted = true;
        return;
      default:
        this.#army(happening);
    }
  }

  /** An army that a seat takes from its reserve, or from a province, for something. */
  #army(happening: Happening): void {
    const { view } = this;
    const { by, province, from } = read(happening);
    const source = () => {
      if (from) view.armies[indexOf(from)]! -= sign(by);
      else view.reserve[by - 1]! -= 1;
    };
    switch (happening.code) {
      case 'mark-made':
      case 'mark-made-from':
        source();
        view.marks[by - 1]![indexOf(province)]! += 1;
        return;
      case 'mark-without-army':
        view.marks[by - 1]![indexOf(province)]! += 1;
        return;
      case 'army-spent':
      case 'army-spent-from':
        source();
        view.lost[by - 1]! += 1;
        return;
      case 'army-placed':
      case 'army-moved':
      case 'reinforce-used':
      case 'march-used':
        source();
        view.armies[indexOf(province)]! += sign(by);
        return;
      default:
    }
  }

  /** After the fifth province: what comes back comes back, and the orders are gone. */
  clear(): void {
    const { view } = this;
    view.orders.forEach((laid, k) => {
      const back = laid.filter((card): card is Card => card !== '?' && permanent(card));
      const hand = view.hand[k];
      view.hand[k] = Array.isArray(hand) ? inOrder([...hand, ...back]) : (hand ?? 0) + back.length;
      this.#unseen(k + 1, back, 1);
    });
    view.orders = [[], []];
    view.reveal = [];
    view.revealed = 0;
    view.feinted = false;
  }

  /** A card leaves a hand; which, is known where the hand is. */
  #less(seat: Seat, card: Card | undefined): void {
    const hand = this.view.hand[seat - 1];
    if (!Array.isArray(hand)) this.view.hand[seat - 1] = (hand ?? 1) - 1;
    else if (card && hand.includes(card)) hand.splice(hand.indexOf(card), 1);
  }

  #reveal(province: Province, first: Card, second: Card): void {
    const { view } = this;
    view.revealed += 1;
    view.feinted = false;
    [first, second].forEach((card, k) => {
      const laid: Laid[] = view.orders[k]!;
      if (laid[indexOf(province)] === '?') this.#unseen(k + 1, [card], -1);
      laid[indexOf(province)] = card;
      if (card === '1') view.one[k] = true;
    });
  }

  /** Armies that go back to their reserve. */
  #home(seat: Seat, province: Province, count: number): void {
    this.view.armies[indexOf(province)]! -= sign(seat) * count;
    this.view.reserve[seat - 1]! += count;
  }

  /** Cards of a seat that the viewer sees no longer, or now sees. */
  #unseen(seat: Seat, cards: readonly Card[], by: 1 | -1): void {
    const { view } = this;
    const counts = Array.isArray(view.unseen) ? view.unseen[seat - 1] : view.unseen;
    if (!counts || Array.isArray(view.hand[seat - 1])) return;
    for (const card of cards) {
      const left = (counts[card] ?? 0) + by;
      if (left > 0) counts[card] = left;
      else delete counts[card];
    }
  }
}

interface Read {
  by: Seat;
  province: Province;
  from: Province | null;
  /** One where a happening tells no number. */
  count: number;
}

function read(happening: Happening): Read {
  const from = happening['from'];
  return {
    by: (happening['by'] as Seat | undefined) ?? 0,
    province: happening['province'] as Province,
    from: typeof from === 'string' ? (from as Province) : null,
    count: (happening['count'] as number | undefined) ?? 1,
  };
}

const sign = (seat: Seat): 1 | -1 => (seat === 1 ? 1 : -1);
