// The build menu of a site: the answers so far, and the questions left. The last answer builds.

import type { Build } from '../action';
import type { Play } from './play.svelte';
import type { SiteNumber } from '../view';
import { asked, at, open, rows } from './ways';
import type { Answers, Question, Row } from './ways';

export class BuildMenu {
  readonly composer: Play;
  readonly site: SiteNumber;
  answers = $state.raw<Answers>({});

  constructor(composer: Play, site: SiteNumber) {
    this.composer = composer;
    this.site = site;
  }

  readonly #ways = $derived.by((): Build[] => at(this.composer.ways, this.site));
  readonly rows = $derived.by((): Row[] => rows(this.#ways, this.answers));
  /** The current question and the previous answers: over the sky there is room for no more. */
  readonly upToAsked = $derived.by((): Row[] => {
    const asked = this.rows.findIndex(({ chosen }) => chosen === '');
    return asked < 0 ? this.rows : this.rows.slice(0, asked + 1);
  });
  /** What is being built, as far as known: the first of the remaining ways. */
  readonly like = $derived.by((): Build | undefined => this.#with({})[0] ?? this.#ways[0]);

  /** The way that an answer leads to, as far as known; null if there is none. */
  leadsTo(question: Question, option: string): Build | null {
    return this.#with({ [question]: option })[0] ?? null;
  }

  point(question: Question, option: string): void {
    if (this.composer.site === this.site) this.composer.pointed = this.leadsTo(question, option);
  }

  /** Ends hovering: the picture again shows only what was answered. */
  rest(): void {
    // A closed menu loses the focus too, and must not change the picture.
    if (this.composer.site !== this.site) return;
    const known = this.rows.find(({ question }) => question === 'what')?.chosen;
    this.composer.pointed = known ? (this.#with({})[0] ?? null) : null;
  }

  /** Takes an answer; if it is the last one, builds. */
  answer(question: Question, option: string): 'built' | 'asked' {
    const answers = { ...this.answers, [question]: option };
    const list = rows(this.#ways, answers);
    const [way] = open(this.#ways, held(list));
    if (asked(list) === null && way && this.composer.build(way)) return 'built';
    this.answers = answers;
    this.rest();
    return 'asked';
  }

  #with(more: Answers): Build[] {
    const wanted = { ...held(this.rows), ...more };
    const exact = open(this.#ways, wanted);
    return exact.length > 0 ? exact : open(this.#ways, more);
  }
}

/** The answers chosen in some rows. */
function held(list: readonly Row[]): Answers {
  return Object.fromEntries(
    list.filter(({ chosen }) => chosen !== '').map(({ question, chosen }) => [question, chosen]),
  );
}
