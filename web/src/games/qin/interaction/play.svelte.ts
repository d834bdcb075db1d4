// What the board and the hand share while a tile is chosen, turned, moved over the board and laid.
// The ghost on the board is the table's proposal; this only holds what leads to it.

import { Choice } from '../../../board/choice.svelte';
import type { Point } from '../../../board/plane';
import { byTile, directionOf, following, format, inDirection, level, meant } from '../action';
import { nearest, parse, place, squaresOf, turned, turnedAbout } from '../action';
import type { Direction, Placement } from '../action';
import { asView, column, handOf, row, squareAt } from '../view';
import type { Square, Tile } from '../view';
import type { Table } from '../../../table/contract';
import { oneForEach } from '../../../table/shared.svelte';

/** A finger's reach: a tap takes the nearest legal place within it, in pixels of the screen. */
export const REACH = 44;

export class Play {
  readonly table: Table;
  /** Which of the hand's tiles is chosen; -1: none. */
  index = $state(0);
  direction = $state<Direction>(0);
  /** The keyboard's square. */
  cursor = $state<Square>(84);
  /** Pixels of the screen a unit of the drawing, and the way from the window into the drawing; the board
   * sets them. */
  scale: () => number = () => 1;
  inDrawing: (x: number, y: number) => Point | null = () => null;
  readonly #choice: Choice;

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
    this.#choice = new Choice(() => table);
  }

  get can(): boolean {
    return this.#choice.free;
  }

  /** The chosen tile can be tried out. */
  get free(): boolean {
    return this.can && this.tile !== null && !this.mustPass;
  }

  /** The ghost stays where it is; else it follows the mouse. */
  get pinned(): boolean {
    return this.ghost !== null && this.#choice.pinned;
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
    if (placement && pin) {
      this.cursor = placement.first.square;
      if (placement.first.colour !== placement.second.colour) {
        this.direction = directionOf(placement);
      }
    }
    const action = placement ? format(placement) : '';
    if (pin && placement) this.#choice.pin(action);
    else this.#choice.follow(action);
  }

  clear(): void {
    this.#choice.cancel();
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
    return nearest(this.places, point, REACH / this.scale()) ?? this.under(point);
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

  /** The tile is in the air over a point of the window: tries out where it would come down. */
  over(x: number, y: number, touch: boolean): void {
    const point = this.inDrawing(x, y);
    this.show(point ? (touch ? this.near(point) : this.under(point)) : null);
  }

  /** It comes down. */
  drop(): void {
    if (this.ghost) this.show(this.ghost, true);
    else this.clear();
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
