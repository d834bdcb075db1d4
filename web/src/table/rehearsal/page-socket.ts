// The connection of a table that is no server's: the page itself answers.

import type { ClientMessage, Frame } from '../../protocol';
import type { Socket, Surroundings } from '../live/connection/socket';

export abstract class PageSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #first: Frame;

  /** @param first the position, with the events that led to it */
  constructor(first: Frame) {
    this.#first = first;
  }

  get surroundings(): Surroundings {
    return { open: () => this, after: () => () => {}, random: () => 0 };
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    switch (message.type) {
      case 'hello':
        return this.give(this.#first);
      case 'ping':
        return this.give({ type: 'pong' });
      case 'preview':
        return this.preview(message.id, message.actions);
      case 'play':
        return this.play(message.id, message.actions);
      case 'back':
        return this.back(message.id);
    }
  }
  close(): void {
    this.onmessage = null;
  }

  protected abstract preview(id: string, actions: string[]): void;
  protected abstract play(id: string, actions: string[]): void;
  /** Takes the last action back; asked only where `can.back`. */
  protected back(_id: string): void {}

  protected give(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
