// Somebody before a board that has no table: what is previewed there is asked by requests.

import type { Request } from 'playwright-core';
import type { Frame, PreviewRequest, PuzzleShown, PuzzleTry } from '../../src/protocol';
import type { Person } from './person';

interface Heard {
  asked: PreviewRequest | null;
  received: string[];
}

/** What is previewed by requests, as tables preview it by messages. */
function listen({ page }: Person): Heard {
  const heard: Heard = { asked: null, received: [] };
  const ids = new Map<Request, string>();
  page.on('request', (request) => {
    if (!/\/(preview|positions)$/.test(request.url())) return;
    const { actions } = request.postDataJSON() as Partial<PuzzleTry>;
    if (!actions) return;
    const id = `alone-${ids.size}`;
    ids.set(request, id);
    heard.asked = { type: 'preview', id, seq: 0, actions };
  });
  page.on('response', (response) => {
    const id = ids.get(response.request());
    if (!id) return;
    void response
      .json()
      .then((reply: object) => heard.received.push(JSON.stringify({ ...reply, id })));
  });
  return heard;
}

/** The person at a board without a table, whose only choice is this one. */
export function facing(
  person: Person,
  { position, options }: Pick<PuzzleShown, 'position' | 'options'>,
  game: string,
  action: string,
): Person {
  const info = { game, options } as unknown as Frame['info'];
  const frame = { ...position, viewer: position.seat, info, legal: [action, action] };
  const heard = listen(person);
  return new Proxy(person, {
    get(target, key) {
      if (key === 'asked') return heard.asked;
      if (key === 'tried') return heard.asked?.actions ?? [];
      if (key === 'received') return heard.received;
      if (key === 'frame') return frame;
      if (key === 'done') return () => Promise.resolve();
      if (key === 'until') return () => Promise.resolve(frame);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
