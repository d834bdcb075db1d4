// The state shared by board and hand while a tile is chosen, turned, moved over the board and played. The
// ghost on the board is the table's proposal; this holds only what leads to it.

import { Choice } from '../../../board/choice.svelte';
import type { Point } from '../../../board/plane';
import { byTile, directionOf, following, format, inDirection, level, meant } from '../action';
import { nearest, parse, place, squaresOf, turned, turnedAbout } from '../action';
import type { Direction, Placement } from '../action';
import { asView, column, handOf, row, squareAt } from '../view';
import type { Square, Tile } from '../view';
import type { Table } from '../../../table/contract';
import { oneForEach } from '../../../table/shared.svelte';

/** How far a tap may be from a legal place, in pixels of the screen. */
export const REACH = 44;

export class Play {
  readonly table: Table;
  /** The index of the chosen tile in the hand; -1: none. */
  index = $state(0);
  direction = $state<Direction>(0);
  /** The square of the keyboard cursor. */
  cursor = $state<Square>(84);
  /** Pixels of the screen per unit of the drawing, and the conversion from the window to the drawing; set by
   * the board. */
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
  /** The legal placements of the chosen tile in its direction. */
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

  /** Whether the chosen tile can be tried. */
  get free(): boolean {
    return this.can && this.tile !== null && !this.mustPass;
  }

  /** Whether the ghost is pinned; otherwise it follows the mouse. */
  get pinned(): boolean {
    return this.ghost !== null && this.#choice.pinned;
  }

  legal(placement: Placement): boolean {
    return this.table.legal.includes(format(placement));
  }

  /** Whether a tile of the hand has a legal placement. */
  fits(tile: Tile): boolean {
    return this.#legal.has(tile);
  }

  /** A new decision: chooses the first tile that has a legal placement. */
  begin(): void {
    const first = this.hand.findIndex((tile) => this.fits(tile));
    this.index = Math.max(first, 0);
    this.direction = 0;
  }

  /** Proposes a pass if it is the only legal action. */
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

  /** Turns the chosen tile by quarters; a ghost turns about one of its squares. */
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

  /** Tries a placement; `pin`: the ghost stays there. */
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

  /** Plays the ghost if its preview is legal. */
  lay(): void {
    if (this.can && this.table.proposal?.reply?.type === 'previewed') this.table.commit();
  }

  /** The placement that a mouse chooses. */
  under(point: Point): Placement | null {
    return this.tile ? meant(this.places, this.tile, this.direction, point) : null;
  }

  /** The placement that a touch chooses: the nearest legal one within reach, else the one under it. */
  near(point: Point): Placement | null {
    return nearest(this.places, point, REACH / this.scale()) ?? this.under(point);
  }

  /** The placement that the keyboard chooses: the tile's left or upper half on the cursor, shifted if it
   * would leave the board. */
  atCursor(): Placement | null {
    if (!this.tile) return null;
    const back = level(this.direction)
      ? squareAt(column(this.cursor) - 1, row(this.cursor))
      : squareAt(column(this.cursor), row(this.cursor) - 1);
    return place(this.tile, this.direction, this.cursor) ?? place(this.tile, this.direction, back);
  }

  /** Moves to the next (or previous) legal placement of the chosen tile, in any direction. */
  jump(by: 1 | -1): void {
    if (!this.can || !this.tile) return;
    const all = this.#legal.get(this.tile) ?? [];
    const target = following(all, this.ghost, this.cursor, by);
    if (!target) return;
    this.direction = directionOf(target);
    this.show(target, true);
  }

  /** The tile is dragged over a point of the window: tries the placement there. */
  over(x: number, y: number, touch: boolean): void {
    const point = this.inDrawing(x, y);
    this.show(point ? (touch ? this.near(point) : this.under(point)) : null);
  }

  /** Drops it. */
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

/** One for each table, shared by board and hand. */
export const playOf = oneForEach((table) => new Play(table));
