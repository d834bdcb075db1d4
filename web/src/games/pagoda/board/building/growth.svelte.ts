// Animates new parts of the sites: they rise in the order in which they were built.

import { untrack } from 'svelte';
import type { Play } from '../../interaction/play.svelte';
import { keyOf, partsNew } from './parts';
import type { Part } from './parts';
import { sheetOf } from '../../interaction/story';
import { sitesOf } from '../../view';
import type { Site } from '../../view';

export class Growth {
  readonly composer: Play;
  rise = $state.raw<readonly Part[]>([]);
  /** New parts shown without animation: they are marked with a double bracket. */
  come = $state.raw<readonly Part[]>([]);
  #shown: Site[];
  #beat: number;

  constructor(composer: Play) {
    this.composer = composer;
    this.#shown = sitesOf(composer.view);
    this.#beat = composer.table.beat;
  }

  /** To be called in an effect, with each position that is drawn. */
  follow(): void {
    const { composer } = this;
    const { table } = composer;
    const now = sitesOf(composer.view);
    const { beat, motion } = table;
    const own = composer.trail.length > 0;
    untrack(() => {
      const parts = partsNew(this.#shown, now);
      const less = partsNew(now, this.#shown).length > 0;
      const watched = beat !== this.#beat || own;
      this.#shown = now;
      this.#beat = beat;
      if (parts.length === 0 && !less) return;
      this.rise = watched && motion && !less ? this.#inOrder(parts) : [];
      this.come = watched && !motion && !own ? parts : [];
    });
  }

  #inOrder(parts: readonly Part[]): Part[] {
    const order = sheetOf(this.composer).lines.map(({ part }) => part && keyOf(part));
    const place = (part: Part) => order.indexOf(keyOf(part));
    return parts.toSorted((one, other) => place(one) - place(other));
  }
}
