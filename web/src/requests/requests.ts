// What only some pages ask of the server's HTTP API: with other methods, and again and again.

import { ApiError } from '../api';
import { ROOT } from '../root';

function offline(): never {
  throw new ApiError('offline', 'no connection');
}

async function fine(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const { code } = (await answer.json().catch(() => ({ code: 'unknown' }))) as { code: string };
  throw new ApiError(code, '');
}

/** Sends something.
 * @param path without `/api`
 * @param body only for POST
 * @throws ApiError `offline`, or with the server's code */
export async function send<T>(
  method: 'POST' | 'DELETE',
  path: string,
  body = {},
  token = '',
): Promise<T> {
  const key: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const headers = { 'Content-Type': 'application/json', ...key };
  const post = { headers, body: JSON.stringify(body) };
  const answer = await fetch(`${ROOT}/api${path}`, {
    method,
    cache: 'no-store',
    ...(method === 'POST' ? post : { headers: key }),
  }).catch(offline);
  return (await fine(answer)).json() as Promise<T>;
}

export interface Following {
  /** Asks at once. */
  readonly ask: () => void;
  readonly end: () => void;
}

/** Asks again and again while the page is seen; tells what has changed.
 * @param path without `/api`
 * @param failed called if there is no answer; what was told stays
 * @param every in milliseconds
 */
export function follow(
  path: string,
  told: (news: unknown) => void,
  failed: (code: string) => void,
  every: number,
): Following {
  let tag = '';
  let ended = false;
  async function ask() {
    try {
      const headers: Record<string, string> = tag ? { 'If-None-Match': tag } : {};
      const answer = await fetch(`${ROOT}/api${path}`, { headers, cache: 'no-store' }).catch(
        offline,
      );
      if (answer.status === 304) return;
      const news = (await (await fine(answer)).json()) as unknown;
      if (ended) return;
      tag = answer.headers.get('ETag') ?? '';
      told(news);
    } catch (error) {
      if (!ended) failed(error instanceof ApiError ? error.code : 'unknown');
    }
  }
  const again = () => {
    if (!document.hidden) void ask();
  };
  void ask();
  const timer = setInterval(again, every);
  document.addEventListener('visibilitychange', again);
  return {
    ask: () => void ask(),
    end: () => {
      ended = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    },
  };
}
