// A viewer's table on the page: turns the socket's messages into what is drawn, and wishes into commands.

import * as api from '../../api';
import type {
  Done,
  Frame,
  Heard,
  Hint,
  Previewed,
  Refused,
  ServerMessage,
  Silenced,
  TalkMessage,
  Thinking,
} from '../../protocol';
import { read } from '../../device/stored';
import type { Words } from '../../words';
import { Connection, type Status } from './connection/connection';
import type { Surroundings } from './connection/socket';
import type { Proposal, Staged } from '../contract';
import type { TableHost } from './table-host';
import { OwnCommands } from './command/own-commands';
import { Pace } from './position/pace';
import { PendingCommand, type Wish } from './command/pending-command.svelte';
import { Position } from './position/position.svelte';
import { HintState } from './command/hint-state.svelte';
import { PreviewState } from './command/preview-state.svelte';

export class LiveTable extends Position {
  readonly token: string;
  readonly id: string;
  readonly #connection: Connection;
  readonly #pace: Pace;
  readonly #around: TableHost<LiveTable>;
  readonly #trial = new PreviewState();
  readonly #sending = new PendingCommand();
  readonly #given = new OwnCommands();
  readonly #hints = new HintState();
  status = $state<Status>('opening');
  /** The server can save nothing: what was sent goes again until it can. */
  unsaved = $state(false);
  /** The server's code for why the table is unavailable. */
  failure = $state('');
  /** The key of a sentence about a command that failed. */
  notice = $state('');
  thinking = $state<Thinking | null>(null);
  /** What was told of what is said, as it came. */
  told = $state.raw<(TalkMessage | Silenced)[]>([]);
  heard: () => Heard | undefined = () => (read('talk') ? undefined : { players: 0, watchers: 0 });

  constructor(id: string, token: string, world: Surroundings, around: TableHost<LiveTable>) {
    super((ply) => api.position(id, token, ply));
    this.id = id;
    this.token = token;
    this.#around = around;
    this.#pace = new Pace(around.clock, around, (frame, beat, stage) =>
      this.#show(frame, beat, stage),
    );
    this.#connection = new Connection(token, world);
    this.#connection.onmessage = (message) => this.#receive(message);
    this.#connection.onstatus = (status, code) => {
      this.status = status;
      this.unsaved &&= status !== 'open';
      this.failure = code;
    };
    this.#connection.heard = () => this.heard();
    this.#connection.open();
  }

  get sending(): boolean {
    return this.#sending.command !== null;
  }
  get words(): Words {
    return this.#around.words();
  }
  get motion(): boolean {
    return this.#around.motion();
  }
  get named(): boolean {
    return this.#around.named();
  }
  get touch(): boolean {
    return this.#around.touch();
  }

  get proposal(): Proposal | null {
    return this.#trial.proposal;
  }

  propose(actions: string[] | null): void {
    this.notice = '';
    this.#try(actions);
  }

  #try(actions: string[] | null): void {
    this.#connection.preview(this.#trial.ask(actions, api.nonce(), this.frame.seq));
  }

  commit(): void {
    const { proposal } = this;
    if (proposal?.reply?.type === 'previewed') this.play(proposal.actions);
  }

  play(actions: string[]): void {
    if (this.acting) this.send({ type: 'play', actions });
  }

  back(): void {
    if (this.can.back) this.send({ type: 'back' });
  }

  putOff(until: number): void {
    this.send({ type: 'put-off', until });
  }

  /** The hint for the decision that is shown; `asked`: it is being made. */
  get hint(): Hint | 'asked' | null {
    return this.#hints.at(this.frame);
  }

  takeHint(): void {
    if (!this.acting || this.hint) return;
    this.notice = '';
    this.#hints.ask(this.newestPly);
    void this.give({ type: 'hint' }).then((answer) => {
      if (answer.type === 'done') return;
      this.#hints.drop();
      this.notice = `refused.${answer.code}`;
    });
  }

  /** Sends a command based on the position shown. One at a time. */
  send(wish: Wish): void {
    if (this.sending) return;
    this.notice = '';
    this.#connection.command(this.#sending.begin(wish, api.nonce(), this.frame.seq));
  }

  /** Sends a command of the page's own, independently of the person's. */
  give(wish: Wish): Promise<Done | Refused> {
    const command = { ...wish, id: api.nonce(), seq: this.newestSeq };
    const answer = this.#given.answerTo(command.id);
    this.#connection.command(command);
    return answer;
  }

  /** Asks what actions would do at a ply of the finished game. Only the newest question is answered. */
  consult(ply: number, actions: string[]): Promise<Previewed | Refused> {
    const id = api.nonce();
    const answer = this.#given.previewOf(id);
    this.#connection.preview({ type: 'preview', id, seq: this.newestSeq, actions, ply });
    return answer;
  }

  /** The same seat's table on another connection. */
  twin(world: Surroundings): LiveTable {
    return new LiveTable(this.id, this.token, world, this.#around);
  }

  /** Shows the position after an event; null: the live one. `step`: animates. */
  async look(ply: number | null, step = false): Promise<void> {
    this.propose(null);
    const shown = await this.drawPast(ply).catch(() => {
      this.notice = 'problem.offline';
      return false;
    });
    if (!shown || !step) return;
    this.#around.stepped(this);
  }

  /** Skips to the next stage or the newest position, without animation. */
  skip(): void {
    this.#pace.skip();
  }

  /** Shows the newest position, without animation. */
  showAll(): void {
    this.#pace.showAll();
  }

  /** Shows the next queued position or stage. */
  nextStage(): void {
    this.#pace.next();
  }

  /** Asks for what is said, after it was not wanted. */
  listen(): void {
    this.#connection.resync();
  }

  hurry(here: boolean): void {
    this.#connection.hurry(here);
  }

  close(): void {
    this.#pace.stop();
    this.#connection.close();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'frame':
        return this.#frame(message);
      case 'table':
        return this.beside(message);
      case 'thinking':
        this.thinking = message;
        return;
      case 'talk':
      case 'silenced':
        this.told = [...this.told, message];
        return;
      case 'hint':
        return this.#hints.came(message, this.newestPly);
      case 'previewed':
        if (!this.#given.answered(message)) this.#trial.answered(message);
        return;
      case 'done':
        if (!this.#given.answered(message)) this.#sending.done(message, this.newestSeq);
        return;
      case 'refused':
        if (!this.#given.answered(message)) this.#refused(message);
        return;
      case 'error':
        this.unsaved = message.code === 'unavailable';
        return;
    }
  }

  #frame(frame: Frame): void {
    const came = this.came(frame);
    if (came === null) return this.#connection.resync();
    this.thinking = null;
    this.#sending.came(frame.seq);
    this.#pace.push(came.whole, came.anew || document.hidden);
  }

  /** Does not clear the notice, which may be about the change that is shown. */
  #show(frame: Frame, beat: boolean, stage: Staged | null): void {
    if (this.draw(frame, stage) && this.proposal) this.#try(null);
    this.#around.shown(this, beat);
  }

  #refused(refused: Refused): void {
    const command = this.#sending.refused(refused);
    if (!command) return this.#trial.answered(refused);
    const illegal = refused.code === 'illegal' && command.type === 'play';
    if (illegal) this.#trial.refused(command.actions, refused);
    else this.notice = `refused.${refused.code}`;
  }
}
