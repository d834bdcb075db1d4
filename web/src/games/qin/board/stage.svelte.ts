// The position drawn on the board, and the animation from the one before: a tile is placed, its fields join,
// pagodas leave and rise, villages change owner, in this order.

import { untrack } from 'svelte';
import { parse, squaresOf } from '../action';
import type { Placement } from '../action';
import { standing } from './pagodas';
import type { Standing } from './pagodas';
import { asView, land, unchanged } from '../view';
import type { Seat } from '../../../protocol';
import type { Field, Land, QinView, Square, Village } from '../view';
import type { Table } from '../../../table/contract';

/** When each part of the animation begins, and when it ends, in milliseconds. */
export const TIMES = { tile: 0, field: 180, leave: 420, rise: 440, village: 640, end: 900 };

export interface Moving {
  /** A number for each animation, so that a new one restarts the effects. */
  count: number;
  placement: Placement;
  /** The earlier fields, drawn beneath those that join. */
  beneath: Field[];
  joined: Set<string>;
  gone: Standing[];
  come: Set<string>;
  /** The earlier villages, drawn beneath those that change. */
  villages: Village[];
}

/** A placement to be marked: whose, and which of the turns since the viewer's own (from 1). */
export interface Marked {
  seat: Seat;
  number: number;
  placement: Placement;
}

export class Stage {
  readonly table: Table;
  readonly view = $derived.by((): QinView => asView(this.table.view));
  readonly land = $derived.by((): Land => {
    this.#land = unchanged(land(this.view), this.#land);
    return this.#land;
  });
  readonly newest = $derived.by((): Placement | null => {
    const event = this.table.last.find((each) => each.actor > 0);
    return event ? parse(event.action) : null;
  });
  /** Without the newest while it moves. */
  readonly marked = $derived.by((): Marked[] => {
    const turns = this.moving ? this.table.marked.slice(0, -1) : this.table.marked;
    return turns.flatMap(({ seat, events }, k) => {
      const event = events.find((each) => each.actor > 0);
      const placement = event ? parse(event.action) : null;
      return placement ? [{ seat, number: k + 1, placement }] : [];
    });
  });
  readonly pagodas = $derived.by((): Standing[] => {
    const squares: Square[] = this.newest ? squaresOf(this.newest) : [];
    this.#stood = standing(this.land, squares, this.#stood);
    return this.#stood;
  });
  moving = $state.raw<Moving | null>(null);
  /** The newest tile was shown without an animation that was due: it is marked twice. */
  still = $state(false);

  #land: Land | null = null;
  #stood: Standing[] = [];
  #beat: number;
  #shown: { land: Land; pagodas: Standing[] };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.table = table;
    this.#beat = table.beat;
    this.#shown = { land: this.land, pagodas: this.pagodas };
  }

  /** To be called in an effect: starts the animation to a new position. */
  follow(): void {
    const { beat, motion } = this.table;
    const now = { land: this.land, pagodas: this.pagodas };
    untrack(() => {
      const before = this.#shown;
      if (before.land === now.land) return;
      this.#shown = now;
      const due = beat !== this.#beat && this.newest !== null;
      const moves = due && motion;
      if (!this.#carriesOn(before, now)) this.still = due && !motion;
      this.#beat = beat;
      if (moves) this.#start(before, now);
      else if (!this.#carriesOn(before, now)) this.skip();
    });
  }

  /** Ends the animation at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.moving = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** A draw does not change the board, and does not interrupt the animation. */
  #carriesOn(before: { land: Land }, now: { land: Land }): boolean {
    return JSON.stringify(before.land) === JSON.stringify(now.land);
  }

  #start(
    before: { land: Land; pagodas: Standing[] },
    now: { land: Land; pagodas: Standing[] },
  ): void {
    if (this.#carriesOn(before, now)) return;
    const placement = this.newest!;
    const tile = squaresOf(placement);
    const joined = now.land.fields.filter((f) => tile.some((square) => f.squares.includes(square)));
    const kept = new Set(now.pagodas.map((p) => p.key));
    const known = new Set(before.pagodas.map((p) => p.key));
    const owners = new Map(now.land.villages.map((v) => [v.at, v.owner]));
    this.skip();
    this.moving = {
      count: this.#beat,
      placement,
      beneath: before.land.fields.filter((f) =>
        joined.some((j) => j.colour === f.colour && j.squares.includes(f.squares[0]!)),
      ),
      joined: new Set(joined.map((field) => field.at)),
      gone: before.pagodas.filter((p) => !kept.has(p.key)),
      come: new Set(now.pagodas.filter((p) => !known.has(p.key)).map((p) => p.key)),
      villages: before.land.villages.filter((v) => owners.get(v.at) !== v.owner),
    };
    this.#timer = setTimeout(() => (this.moving = null), TIMES.end);
  }
}
