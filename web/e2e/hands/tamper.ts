// A record whose first draw is another one that could have been.

import { loadPile } from '../../src/fair/piles';
import { DRAWING } from './play';

/** @param record of a game of DRAWING */
export async function tampered(record: string): Promise<string> {
  const options = [...record.matchAll(/^option (\S+) (\S+)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const pile = (await loadPile(DRAWING))(Object.fromEntries(options) as Record<string, string>);
  return record.replace(/^\* (.*)$/m, (_, drawn: string) => {
    const other = [...pile.next().keys()].find((action) => action !== drawn);
    return `* ${other}`;
  });
}
