// What board, list and buttons share while a turn is composed: its steps, the cards that are lifted,
// the site that is asked about. Only its end is final.

import { format } from '../action';
import type { Build } from '../action';
import { lettersOf, playable } from '../cards/cards';
import type { Card } from '../cards/cards';
import { Trail } from './trail.svelte';
import { COLUMNS, LANTERN_COLUMNS } from '../view';
import type { Colour, PagodaView, SiteNumber } from '../view';
import { at, builds, paidWith, usable } from './ways';
import type { Table } from '../../../table/contract';
import { oneForEach } from '../../../table/shared.svelte';

/** What cards are chosen for: to build with, to change them by the dragon, or to give up four. */
export type Mode = 'build' | 'dragon' | 'discard';

/** So many cards pay for a column of any colour. */
export const GIVEN_UP = 4;

export class Play {
  readonly table: Table;
  readonly trail: Trail;
  mode = $state<Mode>('build');
  /** The keys of the cards that are lifted. */
  chosen = $state.raw<readonly string[]>([]);
  /** The site whose slip is open; 0: none. */
  site = $state<SiteNumber>(0);
  /** What a pointer or the focus rests on: what would be built. */
  pointed = $state.raw<Build | null>(null);

  constructor(table: Table) {
    this.table = table;
    this.trail = new Trail(table);
  }

  readonly view = $derived.by((): PagodaView => this.trail.now.view);
  readonly cards = $derived.by((): Card[] => playable(this.view, this.table.viewer));
  /** All that can be built now. */
  readonly #builds = $derived.by((): Build[] =>
    this.table.acting ? builds(this.trail.now.legal) : [],
  );
  /** The ways to build that stay open beside the card that is chosen. */
  readonly ways = $derived.by((): Build[] => {
    const card = this.mode === 'build' ? this.chosen[0] : undefined;
    return card ? paidWith(this.#builds, card[0]!) : this.#builds;
  });
  readonly payable = $derived.by((): SiteNumber[] => [
    ...new Set(this.ways.map(({ site }) => site)),
  ]);

  get can(): boolean {
    return this.trail.can;
  }
  /** How many columns the turn may build, and how many of them are left. */
  get limit(): number {
    return this.view.used.includes('R') ? LANTERN_COLUMNS : COLUMNS;
  }
  get left(): number {
    return Math.max(this.limit - this.view.columns, 0);
  }
  usable(ability: Colour): boolean {
    return this.table.acting && usable(ability, this.trail.now.legal, this.#builds);
  }
  /** Whether cards may be chosen for it. */
  offers(mode: Mode): boolean {
    return this.table.acting && this.trail.now.legal.some((each) => each.startsWith(`${mode} `));
  }
  /** What was composed has closed the turn by itself. */
  get closed(): boolean {
    const { length, pending } = this.trail;
    return length > 0 && !pending && !['act', 'column'].includes(this.view.phase);
  }
  /** The turn may end here. */
  get whole(): boolean {
    return this.trail.may('end') || this.closed;
  }
  /** What the chosen cards are chosen for, as an action. */
  get change(): string {
    if (this.mode === 'build') return '';
    return format({ kind: this.mode, cards: lettersOf(this.chosen) });
  }
  /** Whether something can be done with a card. */
  serves(card: Card): boolean {
    if (this.mode !== 'build') return true;
    return paidWith(this.#builds, card.letter).length > 0;
  }

  /** A new decision. */
  begin(): void {
    this.trail.forget();
    this.rest();
    const { legal } = this.table;
    const only = legal.length > 0 && legal.every((action) => action.startsWith('discard '));
    if (only) this.mode = 'discard';
  }

  /** Nothing is chosen, no slip is open. */
  rest(): void {
    this.close();
    this.chosen = [];
    this.mode = 'build';
  }

  build(build: Build): boolean {
    return this.add(format(build));
  }

  add(action: string): boolean {
    if (!this.trail.add(action)) return false;
    this.close();
    if (this.mode === 'build') this.chosen = [];
    return true;
  }

  takeBack(): void {
    const last = this.trail.takeBack();
    if (last === '') return;
    this.close();
    if (last.startsWith('discard ')) this.chosen = this.chosen.slice(0, -1);
  }

  /** Sends the whole turn. */
  end(): void {
    if (!this.can || !this.whole) return;
    if (this.closed) this.trail.play();
    else this.trail.play('end');
  }

  /** Sends what needs no composing: the answer about the fan, the dragon's change. */
  send(action: string): void {
    if (this.can && this.trail.may(action)) this.trail.play(action);
  }

  /** Cards are chosen for something else from now on; asked again: no more. */
  turnTo(mode: Mode): void {
    const next = this.mode === mode ? 'build' : mode;
    if (next !== 'build' && !this.offers(next)) return;
    this.rest();
    this.mode = next;
  }

  /** Lifts a card, or lays it down again. */
  choose(key: string): void {
    if (!this.can) return;
    const without = this.chosen.filter((each) => each !== key);
    const lifted = without.length < this.chosen.length;
    if (this.mode === 'build') {
      this.chosen = lifted ? [] : [key];
      this.close();
    } else if (this.mode === 'dragon') {
      this.chosen = lifted ? without : [...this.chosen, key];
    } else if (this.trail.length === 0) {
      if (lifted) this.chosen = without;
      else if (this.chosen.length < GIVEN_UP) this.chosen = [...this.chosen, key];
      if (this.chosen.length === GIVEN_UP) this.add(this.change);
    }
  }

  /** A site was touched: builds where there is one way only, else opens or closes its slip. */
  touch(site: SiteNumber): 'built' | 'open' | 'closed' | 'nothing' {
    const ways = at(this.ways, site);
    if (ways.length === 1) return this.build(ways[0]!) ? 'built' : 'nothing';
    const same = this.site === site;
    this.close();
    if (ways.length === 0) return 'nothing';
    if (same) return 'closed';
    this.site = site;
    return 'open';
  }

  close(): void {
    this.site = 0;
    this.pointed = null;
  }

  /** One back: the slip, the chosen cards, the last step. False where there is nothing. */
  back(): boolean {
    if (this.site !== 0) this.close();
    else if (this.mode === 'build' && this.chosen.length > 0) this.rest();
    else if (this.trail.length > 0) this.takeBack();
    else if (this.mode !== 'build' && (this.chosen.length > 0 || this.optional)) this.begin();
    else return false;
    return true;
  }
  /** Something else can be done than what cards are being chosen for. */
  get optional(): boolean {
    return this.trail.now.legal.some((action) => !action.startsWith(`${this.mode} `));
  }
}

/** The one for a table: all that draws it gets the same. */
export const composerOf = oneForEach((table) => new Play(table));
