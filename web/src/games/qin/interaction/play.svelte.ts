// What the board and the hand share while a tile is chosen, turned, moved over the board and laid.
// The ghost on the board is the table's proposal; this only holds what leads to it.

import { byTile, directionOf, following, format, inDirection, level, meant } from '../action';
import { nearest, parse, place, squaresOf, turned, turnedAbout } from '../action';
import type { Direction, Placement, Point } from '../action';
import { asView, column, handOf, row, squareAt } from '../view';
import type { Square, Tile } from '../view';
import type { Table } from '../../../table/contract';
import { oneForEach } from '../../../table/shared.svelte';

/** A finger's reach: a tap takes the nearest legal place within it, in pixels of the screen. */
export const REACH = 44;
/** So far above the finger the tile floats. */
export const LIFT = 56;

/** A tile in the air: where the pointer is, in pixels of the window. */
export interface Carried {
  tile: Tile;
  x: number;
  y: number;
  touch: boolean;
}

export class Play {
  readonly table: Table;
  /** Which of the hand's tiles is chosen; -1: none. */
  index = $state(0);
  direction = $state<Direction>(0);
  /** The ghost stays where it is; else it follows the mouse. */
  pinned = $state(false);
  carried = $state.raw<Carried | null>(null);
  /** The keyboard's square. */
  cursor = $state<Square>(84);
  /** Units of the drawing a pixel of the screen, and the way from the window into the drawing; the
   * board sets them. */
  scale = 1;
  inDrawing: (x: number, y: number) => Point | null = () => null;

  readonly hand = $derived.by((): Tile[] => handOf(asView(this.table.view), this.table.viewer));
  readonly tile = $derived.by((): Tile | null => this.hand[this.index] ?? null);
  readonly ghost = $derived.by((): Placement | null => {
    const action = this.table.proposal?.actions[0];
    return action === undefined ? null : parse(action);
  });
  readonly #legal = $derived.by(() => byTile(this.table.legal));
  /** The legal places of the chosen tile as it is turned. */
  readonly places = $derived.by((): Placement[] =>
    inDirection(this.#legal.get(this.tile ?? '') ?? [], this.direction),
  );
  readonly mustPass = $derived.by((): boolean => this.table.legal.includes('pass'));

  constructor(table: Table) {
    this.table = table;
  }

  get can(): boolean {
    return this.table.acting && !this.table.sending;
  }

  legal(placement: Placement): boolean {
    return this.table.legal.includes(format(placement));
  }

  /** Whether a tile of the hand can be laid anywhere. */
  fits(tile: Tile): boolean {
    return this.#legal.has(tile);
  }

  /** A new decision: the first tile that can be laid is chosen. */
  begin(): void {
    const first = this.hand.findIndex((tile) => this.fits(tile));
    this.index = Math.max(first, 0);
    this.direction = 0;
    this.pinned = false;
    this.carried = null;
  }

  /** Tries to pass, where that is all that can be done. */
  pass(): void {
    if (this.can && this.mustPass) this.table.propose(['pass']);
  }

  choose(index: number): void {
    if (index === this.index || index < 0 || index >= this.hand.length) return;
    this.index = index;
    const ghost = this.ghost;
    if (ghost && this.pinned && this.tile) {
      this.show(place(this.tile, this.direction, ghost.first.square), true);
    } else {
      this.clear();
    }
    this.tell();
  }

  /** Turns the chosen tile by quarters; a ghost turns about a square of it. */
  turn(quarters: number, pivot?: Square): void {
    if (!this.tile) return;
    this.direction = turned(this.direction, quarters);
    const ghost = this.ghost;
    if (ghost) {
      const about = pivot ?? ghost.first.square;
      const next = turnedAbout(this.table.legal, ghost, quarters, about);
      this.show(next, this.pinned);
    }
    this.tell();
  }

  /** Tries a place out; `pin`: the ghost stays there. */
  show(placement: Placement | null, pin = false): void {
    if (!this.can || this.mustPass) return;
    this.pinned = pin && placement !== null;
    if (placement && pin) {
      this.cursor = placement.first.square;
      if (placement.first.colour !== placement.second.colour) {
        this.direction = directionOf(placement);
      }
    }
    const action = placement ? format(placement) : null;
    if (action === (this.table.proposal?.actions[0] ?? null)) return;
    this.table.propose(action === null ? null : [action]);
  }

  clear(): void {
    this.pinned = false;
    if (this.table.proposal) this.table.propose(null);
  }

  /** Lays the ghost if the server says that it may lie there. */
  lay(): void {
    if (this.can && this.table.proposal?.reply?.type === 'previewed') this.table.commit();
  }

  /** The place that a mouse means. */
  under(point: Point): Placement | null {
    return this.tile ? meant(this.places, this.tile, this.direction, point) : null;
  }

  /** The place that a finger means: the nearest legal one in reach, else the one under it. */
  near(point: Point): Placement | null {
    return nearest(this.places, point, REACH * this.scale) ?? this.under(point);
  }

  /** The keyboard's place: the tile's left or upper half on the cursor, moved in from the edge. */
  atCursor(): Placement | null {
    if (!this.tile) return null;
    const back = level(this.direction)
      ? squareAt(column(this.cursor) - 1, row(this.cursor))
      : squareAt(column(this.cursor), row(this.cursor) - 1);
    return place(this.tile, this.direction, this.cursor) ?? place(this.tile, this.direction, back);
  }

  /** Goes to the next (or the previous) legal place of the chosen tile, in any direction. */
  jump(by: 1 | -1): void {
    if (!this.can || !this.tile) return;
    const all = this.#legal.get(this.tile) ?? [];
    const target = following(all, this.ghost, this.cursor, by);
    if (!target) return;
    this.direction = directionOf(target);
    this.show(target, true);
  }

  /** The tile in the air, over the place where it would come down. */
  carry(tile: Tile, x: number, y: number, touch: boolean): void {
    this.carried = { tile, x, y: touch ? y - LIFT : y, touch };
    const point = this.inDrawing(x, touch ? y - LIFT : y);
    this.show(point ? (touch ? this.near(point) : this.under(point)) : null);
  }

  drop(): void {
    this.carried = null;
    if (this.ghost) this.show(this.ghost, true);
    else this.clear();
  }

  /** The tile goes back to the hand: the pointer that carried it is lost, or means something else. */
  release(): void {
    this.carried = null;
    this.clear();
  }

  covers(square: Square): boolean {
    return this.ghost !== null && squaresOf(this.ghost).includes(square);
  }

  private tell(): void {
    const { words } = this.table;
    if (!this.tile) return;
    const [one, two] = (this.direction < 2 ? [0, 1] : [1, 0]).map((half) => this.tile![half]!);
    const key = level(this.direction) ? 'qin.lies.level' : 'qin.lies.upright';
    this.table.say(words.text(key, { one: one!, two: two! }));
  }
}

/** The one for a table: board and hand get the same. */
export const playOf = oneForEach((table) => new Play(table));
