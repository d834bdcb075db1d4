// A WebSocket and the time around it, as far as connections need them. Apart from the connection to a table, since
// other connections need no more than this.

import { ROOT } from '../../../root';

/** The part of WebSocket that is used, so that tests can replace it. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open(): Socket;
  after(ms: number, then: () => void): () => void;
  random(): number;
}

/** The browser's implementation. */
export const surroundings = (table: string): Surroundings =>
  socketAt(`/api/tables/${table}/socket`);

/** @param path of the socket, on the page's own server */
export function socketAt(path: string): Surroundings {
  return {
    open: () => new WebSocket(location.origin.replace('http', 'ws') + ROOT + path) as Socket,
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}
