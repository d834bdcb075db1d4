// What the board shows of the proposal's preview: its effects, or the squares that cause its refusal.

import type { Table } from '../../../table/contract';
import { squaresOf } from '../action';
import type { Play } from '../interaction/play.svelte';
import { asView, parseSquare } from '../view';
import { causes, effects } from './effects';
import type { Stage } from './stage.svelte';

export class Foreseen {
  readonly #table: Table;
  readonly #play: Play;
  readonly #stage: Stage;
  readonly #size: () => number;

  /** @param size scale of the tags, 1 for the usual size */
  constructor(table: Table, play: Play, stage: Stage, size: () => number) {
    this.#table = table;
    this.#play = play;
    this.#stage = stage;
    this.#size = size;
  }

  readonly #reply = $derived.by(() => this.#table.proposal?.reply);

  /** null without a legal placement. */
  readonly effects = $derived.by(() => {
    const { land, pagodas } = this.#stage;
    const { ghost } = this.#play;
    return this.#reply?.type === 'previewed' && ghost
      ? effects(land, pagodas, asView(this.#reply.view), squaresOf(ghost), this.#size())
      : null;
  });
  /** Those that would change their owner. */
  readonly villages = $derived.by(() =>
    this.#stage.land.villages.filter((village) => this.effects?.villages.includes(village.at)),
  );
  /** The squares that a refusal names, except those covered by the tile. */
  readonly blocked = $derived.by(() =>
    this.#reply?.type === 'refused' && this.#reply.refusal
      ? causes(this.#reply.refusal.reason).filter(
          (square) => !this.#play.covers(parseSquare(square)),
        )
      : [],
  );
}
