// What whoever runs the server says to all: asked for once a minute while the page is in sight, and shown until
// it is closed.

import * as api from '../api';
import { read, write } from '../device/stored';

export interface Announcement {
  en: string;
  fr: string;
  /** Milliseconds since 1970. */
  at: number;
}

const PERIOD = 60_000;
/** When the one was said that this browser has closed last. */
const CLOSED = 'announced';

export class Announced {
  said = $state.raw<Announcement | null>(null);

  /** Asks now and from now on. Returns what ends that. */
  listen(): () => void {
    const ask = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void this.#ask();
    };
    const timer = setInterval(ask, PERIOD);
    document.addEventListener('visibilitychange', ask);
    ask();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }

  async #ask(): Promise<void> {
    try {
      const said = await api.json<Announcement | null>('/announcement');
      this.said = said && String(said.at) !== read(CLOSED) ? said : null;
    } catch {
      // What is said stays until it can be asked for again.
    }
  }

  close(): void {
    if (this.said) write(CLOSED, String(this.said.at));
    this.said = null;
  }
}
