// Sun Tzu's score tiles and the two decks (SUN-2, SUN-3, SUN-6, SUN-22, SUN-23).

import {
  change,
  drawing,
  drawn,
  each,
  type MakePile,
  type Pile,
  sum,
  type Told,
} from '../../fair/pile';

const TILES: Record<string, string[]> = {
  rising: ['1-2-4', '1-2-5', '1-3-4', '1-3-5', '1-4-5', '2-3-4', '2-3-5', '2-4-5', '3-4-5'],
  mixed: ['1-2-4', '1-3-5', '1-4-3', '2-3-2', '2-3-4', '2-5-2', '3-1-5', '3-2-3', '4-1-4', '4-3-2'],
};
const PROVINCES = 5;
const DEALT = 4;
const DECK: [card: string, count: number][] = [
  ['7', 1],
  ['8', 1],
  ['9', 1],
  ['10', 1],
  ['+1', 3],
  ['-1', 3],
  ['P', 2],
];
const ADVANCED: [card: string, count: number][] = [
  ['+2', 1],
  ['+3', 1],
];

/** A seat's cards still to be drawn, and what it laid in this dynasty. */
class Deck {
  readonly unknown: Map<string, number>;
  /** The bottom of the deck, known to its seat, in order; drawn when all unknown cards are gone. */
  readonly under: string[] = [];
  /** Drawn, but not yet chosen from. */
  drawn: string[] = [];
  /** How many cards it draws now. */
  due = 0;
  /** All drawn cards go to the hand, without a choice. */
  whole = false;
  laid: string[] = [];

  constructor(cards: [string, number][]) {
    this.unknown = new Map(cards);
  }

  get size(): number {
    return sum(this.unknown) + this.under.length;
  }

  next(): Map<string, number> {
    return sum(this.unknown) > 0 ? new Map(this.unknown) : each(this.under.slice(0, 1), 1);
  }

  /** Two cards after a dynasty, three if its 1 was laid; at most as many as there are. */
  begin(): void {
    const wanted = this.laid.includes('1') ? 3 : 2;
    this.whole = this.size < wanted;
    this.due = Math.min(this.size, wanted);
    this.laid = [];
  }

  take(card: string, choice: boolean): void {
    if (sum(this.unknown) > 0) change(this.unknown, card, -1);
    else this.under.shift();
    this.due--;
    if (choice && !this.whole) this.drawn.push(card);
  }

  /** Drawn cards that are not kept go to the bottom. */
  keep(kept: string[]): void {
    for (const card of kept) {
      const at = this.drawn.indexOf(card);
      if (at >= 0) this.drawn.splice(at, 1);
    }
    this.under.push(...this.drawn);
    this.drawn = [];
  }
}

class SunTzuPile implements Pile {
  readonly #tiles: Map<string, number>;
  readonly #decks: [Deck, Deck];
  #shown = 0;
  #dealing = true;

  constructor(options: Readonly<Record<string, string>>) {
    this.#tiles = each(TILES[options['values'] ?? 'rising'] ?? [], 1);
    const cards = options['rules'] === 'advanced' ? [...DECK, ...ADVANCED] : DECK;
    this.#decks = [new Deck(cards), new Deck(cards)];
    for (const deck of this.#decks) deck.due = DEALT;
  }

  next(): Map<string, number> {
    if (this.#shown < PROVINCES) {
      return new Map(Array.from(this.#tiles, ([tile, count]) => [`tile ${tile}`, count]));
    }
    const deck = this.#drawer();
    return deck ? drawing(deck.next()) : new Map<string, number>();
  }

  after({ actor, action }: Told): void {
    if (actor === 0) return this.#drew(action);
    const deck = this.#decks[actor - 1];
    const [, card] = /^[A-Z][a-z]:(\S+)$/.exec(action) ?? [];
    if (card) deck?.laid.push(card);
    if (action.startsWith('keep ')) deck?.keep(action.split(' ').slice(1));
  }

  #drew(action: string): void {
    if (this.#shown < PROVINCES) {
      this.#shown++;
      return change(this.#tiles, action.replace(/^tile /, ''), -1);
    }
    this.#drawer()?.take(drawn(action), !this.#dealing);
  }

  /** Who draws next: first seat 1, then seat 2. */
  #drawer(): Deck | undefined {
    if (this.#decks.some(({ laid }) => laid.length === PROVINCES)) {
      this.#dealing = false;
      for (const deck of this.#decks) deck.begin();
    }
    return this.#decks.find(({ due }) => due > 0);
  }
}

export const pile: MakePile = (options) => new SunTzuPile(options);
