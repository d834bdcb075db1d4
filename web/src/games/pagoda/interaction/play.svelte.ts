// The state shared by board, list and buttons while a turn is composed: its steps, the chosen cards, the site
// whose menu is open. Nothing is sent before the turn is ended.

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

/** What cards are chosen for: to build, to exchange with the dragon, or to discard four. */
export type Mode = 'build' | 'dragon' | 'discard';

/** Discarding this many cards pays for a column of any colour. */
export const GIVEN_UP = 4;

export class Play {
  readonly table: Table;
  readonly trail: Trail;
  mode = $state<Mode>('build');
  /** The keys of the chosen cards. */
  chosen = $state.raw<readonly string[]>([]);
  /** The site whose menu is open; 0: none. */
  site = $state<SiteNumber>(0);
  /** What would be built by the answer that is hovered or focused. */
  pointed = $state.raw<Build | null>(null);

  constructor(table: Table) {
    this.table = table;
    this.trail = new Trail(table);
  }

  readonly view = $derived.by((): PagodaView => this.trail.now.view);
  readonly cards = $derived.by((): Card[] => playable(this.view, this.table.viewer));
  /** Everything that can be built now. */
  readonly #builds = $derived.by((): Build[] =>
    this.table.acting ? builds(this.trail.now.legal) : [],
  );
  /** The ways to build with the chosen card, if one is chosen. */
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
  /** Whether columns can still be built: those left are shown. */
  get counting(): boolean {
    return this.table.acting && this.mode === 'build' && this.view.phase === 'act';
  }
  usable(ability: Colour): boolean {
    return this.table.acting && usable(ability, this.trail.now.legal, this.#builds);
  }
  /** Whether cards may be chosen for it. */
  offers(mode: Mode): boolean {
    return this.table.acting && this.trail.now.legal.some((each) => each.startsWith(`${mode} `));
  }
  /** The steps composed leave nothing else to do in the turn. */
  get closed(): boolean {
    const { length, pending } = this.trail;
    return length > 0 && !pending && !['act', 'column'].includes(this.view.phase);
  }
  /** Whether the turn may end here. */
  get whole(): boolean {
    return this.trail.may('end') || this.closed;
  }
  /** The action for which the cards are chosen. */
  get change(): string {
    if (this.mode === 'build') return '';
    return format({ kind: this.mode, cards: lettersOf(this.chosen) });
  }
  /** Whether a card can be used. */
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

  /** Clears the chosen cards and closes the menu. */
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

  /** Sends an action that needs no composing: the answer about the fan, the dragon's exchange. */
  send(action: string): void {
    if (this.can && this.trail.may(action)) this.trail.play(action);
  }

  /** Switches what cards are chosen for; the same mode again switches back. */
  turnTo(mode: Mode): void {
    const next = this.mode === mode ? 'build' : mode;
    if (next !== 'build' && !this.offers(next)) return;
    this.rest();
    this.mode = next;
  }

  /** Chooses a card, or clears the choice. */
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

  /** A site was tapped: builds if there is only one way, otherwise opens or closes its menu. */
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

  /** Undoes one thing: the menu, the chosen cards, the last step. Returns false if there is nothing. */
  back(): boolean {
    if (this.site !== 0) this.close();
    else if (this.mode === 'build' && this.chosen.length > 0) this.rest();
    else if (this.trail.length > 0) this.takeBack();
    else if (this.mode !== 'build' && (this.chosen.length > 0 || this.optional)) this.begin();
    else return false;
    return true;
  }
  /** Whether there is a legal action other than the one cards are chosen for. */
  get optional(): boolean {
    return this.trail.now.legal.some((action) => !action.startsWith(`${this.mode} `));
  }
}

/** One for each table, shared by all that draw it. */
export const composerOf = oneForEach((table) => new Play(table));
