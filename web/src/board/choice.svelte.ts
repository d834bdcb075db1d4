// A decision of one action, which is tried out and then played. Hovering tries it out temporarily, choosing
// pins it. What is pinned is played by the table's button, or by Enter once its preview is shown; never by a
// second click or tap, which may be a double click.

/** Where actions are tried out and played; the table implements it. */
export interface Trial {
  /** Whether it is the viewer's decision. */
  readonly acting: boolean;
  /** Whether a command is waiting for its answer. */
  readonly sending: boolean;
  /** The proposal, with the reply once it has arrived. */
  readonly proposal: { actions: string[]; reply?: { type: 'previewed' | 'refused' } } | null;
  /** Proposes actions; null clears the proposal. */
  propose(actions: string[] | null): void;
  /** Plays the proposal. */
  commit(): void;
}

export class Choice {
  /** The action proposed by hovering; any other proposal is pinned. */
  #pointed = $state('');
  readonly #trial: () => Trial;

  constructor(trial: () => Trial) {
    this.#trial = trial;
  }

  /** Whether something can be tried out. */
  get free(): boolean {
    const { acting, sending } = this.#trial();
    return acting && !sending;
  }

  get tried(): string | undefined {
    return this.#trial().proposal?.actions[0];
  }

  get pinned(): boolean {
    return this.tried !== undefined && this.tried !== this.#pointed;
  }

  /** Tries an action out while it is pointed at, even if another was pinned; '': none. */
  follow(action: string): void {
    this.#pointed = action;
    if (action !== (this.tried ?? '')) this.#trial().propose(action ? [action] : null);
  }

  /** The same, but only if nothing is pinned. */
  hover(action: string): void {
    if (this.free && !this.pinned && action !== (this.tried ?? '')) this.follow(action);
  }

  pin(action: string): void {
    this.#pointed = '';
    if (this.tried !== action) this.#trial().propose([action]);
  }

  /** Plays the proposal if its preview is shown; before that, nothing. */
  play(): void {
    if (this.free && this.#trial().proposal?.reply?.type === 'previewed') this.#trial().commit();
  }

  cancel(): void {
    this.#pointed = '';
    if (this.tried !== undefined) this.#trial().propose(null);
  }
}
