// A viewer's WebSocket to a table: says hello, reconnects with backoff, resends unanswered commands. Knows
// the messages, but not what they mean to the page.

import type {
  ClientMessage,
  Command,
  Heard,
  PreviewRequest,
  ServerMessage,
} from '../../../protocol';
import { wait } from './retry';
import type { Socket, Surroundings } from './socket';

/** `lost`: retrying. `closed`: the server has said that retrying is useless. */
export type Status = 'opening' | 'open' | 'lost' | 'closed';

const PING_EVERY = 20_000;
const PONG_WITHIN = 5_000;
/** How long an answer may take before it is asked whether anybody is there: a server that has lost its power
 * says nothing, and somebody is waiting. */
const ANSWER_WITHIN = 3_000;
/** How long opening may take; after each failure twice as long, for slow lines. */
const OPEN_WITHIN = 5_000;
const LONGEST_OPENING = 40_000;
/** Errors after which a retry cannot succeed. */
const FINAL = ['unknown-table', 'unknown-token', 'other-rules'];

export class Connection {
  /** The seq of the newest frame, sent when reconnecting. */
  since: number | undefined;
  /** What is known of what is said; nothing: nothing is to be told of it. */
  heard: () => Heard | undefined = () => undefined;
  onmessage: (message: ServerMessage) => void = () => {};
  onstatus: (status: Status, code: string) => void = () => {};

  #here = true;
  #wire: Socket | null = null;
  #greeted = false;
  #failures = 0;
  #stopWaiting = (): void => {};
  #stopPinging = (): void => {};
  #closed = false;
  readonly #unanswered = new Map<string, Command>();
  #preview: PreviewRequest | null = null;

  constructor(
    readonly token: string,
    readonly world: Surroundings,
  ) {}

  open(): void {
    if (this.#closed || this.#wire) return;
    this.#stopWaiting();
    const wire = this.world.open();
    this.#wire = wire;
    wire.onopen = () => this.#hello();
    wire.onmessage = (event) => this.#receive(wire, String(event.data));
    wire.onclose = () => this.#lost(wire);
    const within = Math.min(OPEN_WITHIN * 2 ** this.#failures, LONGEST_OPENING);
    this.#stopPinging = this.world.after(within, () => this.#lost(wire));
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  /** Retries at once: the network is back, or the page is visible again.
   * @param here whether it is; the server is told */
  hurry(here: boolean): void {
    this.#here = here;
    this.#look();
    if (this.#closed || !here) return;
    this.#failures = 0;
    if (this.#wire === null) this.open();
    else if (this.#greeted) this.#ping();
  }

  /** What is known is inconsistent: asks for a whole frame. */
  resync(): void {
    this.since = undefined;
    this.#drop();
    this.open();
  }

  /** Sends a command, and again after each reconnect until it is answered. Reconnects without delay, since a
   * person is waiting. */
  command(command: Command): void {
    this.#unanswered.set(command.id, command);
    this.open();
    this.#send(command);
    if (this.#greeted) this.#listen(ANSWER_WITHIN);
  }

  /** Sends a preview request. It replaces the previous one. */
  preview(request: PreviewRequest | null): void {
    this.#preview = request;
    if (!request) return;
    this.open();
    this.#send(request);
  }

  #send(message: ClientMessage): void {
    if (this.#greeted) this.#wire?.send(JSON.stringify(message));
  }

  #look(): void {
    this.#send({ type: 'look', here: this.#here });
  }

  #hello(): void {
    const { token, since } = this;
    this.#wire?.send(JSON.stringify({ type: 'hello', token, since, talk: this.heard() }));
    this.#greeted = true;
    if (!this.#here) this.#look();
    for (const command of this.#unanswered.values()) this.#send(command);
    if (this.#preview) this.#send(this.#preview);
    this.#listen(this.#unanswered.size > 0 ? ANSWER_WITHIN : PING_EVERY);
  }

  #receive(wire: Socket, text: string): void {
    if (wire !== this.#wire) return;
    const message = JSON.parse(text) as ServerMessage;
    if (this.#works(message)) this.#failures = 0;
    this.#listen(PING_EVERY);
    switch (message.type) {
      case 'pong':
        return;
      case 'frame':
        this.since = message.seq;
        this.onstatus('open', '');
        break;
      case 'done':
      case 'refused':
        this.#unanswered.delete(message.id);
        break;
      case 'error':
        if (FINAL.includes(message.code)) {
          this.close();
          this.onstatus('closed', message.code);
        }
        break;
    }
    if ('id' in message && this.#preview?.id === message.id) this.#preview = null;
    this.onmessage(message);
  }

  /** Whether a message proves that the server works, which resets the backoff. Messages before an answer do
   * not: a server that fails on a command still sends a frame after each reconnect. */
  #works(message: ServerMessage): boolean {
    if (message.type === 'error') return false;
    const answer = 'id' in message || message.type === 'pong';
    return answer || (this.#unanswered.size === 0 && this.#preview === null);
  }

  #lost(wire: Socket): void {
    if (wire !== this.#wire) return;
    this.#drop();
    if (this.#closed) return;
    this.onstatus('lost', '');
    const ms = wait(this.#failures++, this.world.random());
    this.#stopWaiting = this.world.after(ms, () => this.open());
  }

  #drop(): void {
    this.#stopWaiting();
    this.#stopPinging();
    const wire = this.#wire;
    this.#wire = null;
    this.#greeted = false;
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
  }

  /** Asks whether anybody is there if nothing comes for so long. */
  #listen(ms: number): void {
    this.#stopPinging();
    this.#stopPinging = this.world.after(ms, () => this.#ping());
  }

  #ping(): void {
    const wire = this.#wire;
    this.#send({ type: 'ping' });
    this.#stopPinging();
    this.#stopPinging = this.world.after(PONG_WITHIN, () => {
      if (wire) this.#lost(wire);
    });
  }
}
