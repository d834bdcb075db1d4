// A lesson that is being taken: which step, its table, and what is said of what was played.

import type { Screen } from '../table/live/screen.svelte';
import { turnSentence } from '../table/log';
import { screenOf } from '../table/rehearsal/alone';
import type { Host } from '../table/rehearsal/host.svelte';
import type { Lesson, Step } from './course';
import { Exercise, type Verdict } from './exercise';
import { lessonFrame, LessonSocket } from './lesson-socket';
import type { Opened } from './load';
import { positions } from '../table/rehearsal/positions';

/** `reading`: nothing is to be done. `shown`: the answer was shown. */
export type State = 'reading' | Verdict | 'shown';

export class Learning {
  readonly game: string;
  readonly opened: Opened;
  readonly lesson: Lesson;
  readonly #host: Host;
  readonly #say: (sentence: string) => void;
  index = $state(0);
  screen = $state.raw<Screen | null>(null);
  state = $state<State>('reading');
  /** What came of what was played, as sentences. */
  told = $state('');
  offline = $state(false);
  #exercise: Exercise | null = null;
  #socket: LessonSocket | null = null;
  #showing = false;
  #round = 0;

  constructor(
    game: string,
    opened: Opened,
    lesson: Lesson,
    host: Host,
    say: (sentence: string) => void,
  ) {
    this.game = game;
    this.opened = opened;
    this.lesson = lesson;
    this.#host = host;
    this.#say = say;
  }

  get step(): Step {
    return this.lesson.steps[this.index]!;
  }
  get last(): boolean {
    return this.index === this.lesson.steps.length - 1;
  }

  /** A text of this step; '' if it has none. */
  text(part: string): string {
    const key = `lesson.${this.lesson.name}.${this.step.name}.${part}`;
    return this.opened.words.has(key) ? this.opened.words.text(key) : '';
  }

  /** What is said of the answer. */
  get answer(): string {
    const { mistake } = this.#exercise ?? { mistake: '' };
    switch (this.state) {
      case 'right':
      case 'shown':
        return this.text('right');
      case 'wrong':
        return [this.told, this.text(mistake ? `wrong.${mistake}` : 'wrong')].join(' ').trim();
      default:
        return '';
    }
  }

  /** Lays the step's position on the board. */
  async begin(index = this.index): Promise<void> {
    const round = ++this.#round;
    const step = this.lesson.steps[index]!;
    const exercise = new Exercise(this.game, step, positions);
    try {
      const first = lessonFrame(await exercise.shown(), exercise, this.game);
      if (round !== this.#round) return;
      this.close();
      this.#socket = new LessonSocket(
        first,
        exercise,
        (verdict) => this.#judged(verdict),
        () => (this.offline = true),
      );
      const table = screenOf(this.#socket, this.#host, this.#say);
      this.#exercise = exercise;
      this.#showing = false;
      this.index = index;
      this.state = step.goals.length > 0 ? 'open' : 'reading';
      this.told = '';
      this.offline = false;
      this.screen = table;
    } catch {
      this.offline = true;
    }
  }

  /** The answer, on the board. */
  async show(): Promise<void> {
    const round = this.#round + 1;
    await this.begin();
    if (round !== this.#round || this.offline) return;
    this.#showing = true;
    for (const action of this.step.show) {
      await this.#socket?.show([action]).catch(() => (this.offline = true));
      if (round !== this.#round) return;
    }
  }

  close(): void {
    this.screen?.close();
    this.screen = null;
  }

  #judged(verdict: Verdict): void {
    if (verdict === 'open') return;
    const { events } = this.screen!.current.frame;
    const { seat } = this.step.start;
    const own = events.slice(this.step.start.events.length).filter(({ actor }) => actor === seat);
    this.told = turnSentence(own, this.opened.ui, this.opened.words);
    this.state = verdict === 'right' && this.#showing ? 'shown' : verdict;
  }
}
