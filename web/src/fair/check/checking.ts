// Collects what a check needs: the record, what this browser saved, and what this page showed.

import * as api from '../../api';
import { find } from '../../device/kept';
import type { Screen } from '../../table/live/screen.svelte';
import { check, type Known, type Verdict } from './check';
import { loadPile } from '../piles';

/** @throws if the record or a part of the page cannot be loaded */
export async function checked(screen: Screen, table: string): Promise<Verdict> {
  const [record, pile] = await Promise.all([
    api.recordOf(table, screen.current.token),
    loadPile(screen.info.game),
  ]);
  return check(record, known(screen, table), pile);
}

function known({ info, tables }: Screen, table: string): Known {
  const { nonces = {}, commitment, sight } = find(table) ?? {};
  const seated = tables.filter(({ viewer, token }) => viewer > 0 && nonces[token]);
  return {
    table,
    game: info.game,
    seats: info.seats.length,
    options: info.options,
    ...(commitment ? { commitment } : {}),
    ...(sight ? { sight } : {}),
    ...(info.from ? { from: info.from } : {}),
    own: new Map(seated.map(({ viewer, token }) => [viewer, nonces[token]!])),
    shown: tables.map(({ frame }) => frame.events),
  };
}
