// The operator's key in this window, and the state of the server, asked for every few seconds.

import { ApiError } from '../api';
import * as api from './api';

const PERIOD = 5_000;
/** For this window alone: the key is not left behind in the browser. */
const KEPT = 'tianxia.operator';

export class Operating {
  key = $state(sessionStorage.getItem(KEPT) ?? '');
  status = $state.raw<api.Status | null>(null);
  /** A problem's code: `unknown-token`, `offline`, or another; '' if there is none. */
  trouble = $state('');

  constructor() {
    const given = /^#key=([\w-]{20,100})$/.exec(location.hash)?.[1];
    // The address would stay in the history, and in a picture of the screen.
    if (given) history.replaceState(null, '', location.pathname);
    if (given) this.open(given);
  }

  /** Takes a key; whoever watches asks with it. */
  open(key: string): void {
    this.key = key;
    sessionStorage.setItem(KEPT, key);
  }

  forget(): void {
    sessionStorage.removeItem(KEPT);
    this.key = '';
    this.status = null;
  }

  /** Asks from now on, in an effect: which runs again, and so asks at once, with another key. Returns what ends
   * that. */
  watch(): () => void {
    const ask = () => {
      if (this.key && document.visibilityState === 'visible')
        void this.do(() => api.status(this.key));
    };
    ask();
    const timer = setInterval(ask, PERIOD);
    return () => clearInterval(timer);
  }

  /** Does something whose answer is the new state. Returns whether it was done. */
  async do(act: () => Promise<api.Status>): Promise<boolean> {
    try {
      this.status = await act();
      this.trouble = '';
      return true;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.code : 'offline';
      if (this.trouble === 'unknown-token') this.forget();
      return false;
    }
  }
}
