// The socket that tells what waits for the account that is signed in, opened again when it is lost. One for the
// whole page, as long as somebody hears it.

import { socketAt, type Surroundings } from '../table/live/connection/socket';
import { wait } from '../table/live/connection/retry';
import type { News } from './ask';

const LONGEST_WAIT = 30_000;
const PING_EVERY = 25_000;

const hearers = new Set<(news: News) => void>();
let latest: News | null = null;
let end = (): void => {};

/** Tells the news now and whenever they change.
 * @returns what ends it */
export function hear(told: (news: News) => void): () => void {
  hearers.add(told);
  if (hearers.size === 1) {
    end = connect((news) => {
      latest = news;
      for (const each of hearers) each(news);
    }, socketAt('/api/me/socket'));
  } else if (latest) told(latest);
  return () => {
    if (!hearers.delete(told) || hearers.size > 0) return;
    end();
    latest = null;
  };
}

function connect(told: (news: News) => void, world: Surroundings): () => void {
  let failures = 0;
  let stop = (): void => {};
  let close = (): void => {};

  function open(): void {
    const wire = world.open();
    const ping = () => {
      wire.send('{"type":"ping"}');
      stop = world.after(PING_EVERY, ping);
    };
    wire.onopen = () => {
      wire.send('{"type":"hello","token":"session"}');
      stop = world.after(PING_EVERY, ping);
    };
    let signedOut = false;
    wire.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { type: string; code?: string } & News;
      signedOut = message.type === 'error' && message.code === 'unknown-token';
      if (message.type !== 'news') return;
      failures = 0;
      told(message);
    };
    wire.onclose = () => {
      stop();
      if (signedOut) return told({ requests: 0, received: [], sent: [] });
      stop = world.after(wait(failures++, world.random(), LONGEST_WAIT), open);
    };
    close = () => {
      stop();
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    };
  }

  open();
  return () => close();
}
