// One action that is tried out and then played. Pointing at it tries it out as long as that lasts; a
// choice pins it; what is pinned can be played.

/** Where actions are tried out and played. */
export interface Trial {
  /** It is the viewer's decision. */
  readonly acting: boolean;
  /** A command is on its way. */
  readonly sending: boolean;
  /** What is being tried out, with the answer once it has come. */
  readonly proposal: { actions: string[]; reply?: { type: 'previewed' | 'refused' } } | null;
  /** Tries actions out; null: nothing any more. */
  propose(actions: string[] | null): void;
  /** Plays what is tried out. */
  commit(): void;
}

export class Choice {
  /** What pointing tries out now; anything else that is tried out is pinned. */
  #pointed = $state('');
  /** Chosen twice before the answer came: played when it comes. */
  #eager = '';
  readonly #trial: () => Trial;

  constructor(trial: () => Trial) {
    this.#trial = trial;
  }

  /** Something can be tried out. */
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

  /** Tries an action out as long as it is pointed at, whatever was pinned; '': none. */
  follow(action: string): void {
    this.#pointed = action;
    if (action !== (this.tried ?? '')) this.#trial().propose(action ? [action] : null);
  }

  /** The same where nothing is pinned. */
  hover(action: string): void {
    if (this.free && !this.pinned && action !== (this.tried ?? '')) this.follow(action);
  }

  pin(action: string): void {
    this.#pointed = '';
    this.#eager = '';
    if (this.tried !== action) this.#trial().propose([action]);
  }

  /** Plays what is tried out, as soon as the answer is that it can be. */
  play(): void {
    const reply = this.#trial().proposal?.reply;
    if (!reply) this.#eager = this.tried ?? '';
    else if (reply.type === 'previewed') this.#trial().commit();
  }

  /** To be called when an answer has come. */
  answered(): void {
    const { proposal } = this.#trial();
    if (!proposal?.reply || this.#eager !== proposal.actions[0]) return;
    this.#eager = '';
    if (proposal.reply.type === 'previewed') this.#trial().commit();
  }

  cancel(): void {
    this.#pointed = '';
    this.#eager = '';
    if (this.tried !== undefined) this.#trial().propose(null);
  }
}
