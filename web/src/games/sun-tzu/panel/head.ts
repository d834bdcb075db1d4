// The heading of the right leaf, where it differs from the usual one.

import type { Table } from '../../../table/contract';
import { names } from '../player-name';
import { playOf } from '../interaction/play.svelte';

export function head(table: Table): { title: string; line: string } | null {
  const play = playOf(table);
  const { words } = table;
  if (play.shown?.kind === 'scoring') {
    const { dynasty } = play.view;
    return {
      title: words.text('suntzu.head.scoring', { dynasty }),
      line: words.text('suntzu.head.values'),
    };
  }
  if (play.shown || play.asked?.kind === 'pass') {
    return { title: words.text('suntzu.head.reveal'), line: byWhom(table) };
  }
  if (play.orders.can) {
    const name = table.info.seats[table.viewer - 1]?.name ?? '';
    const named = name !== '' && name !== words.word('name.guest');
    const title = named ? 'suntzu.head.orders.name' : 'suntzu.head.orders';
    return { title: words.text(title, { name }), line: words.text('suntzu.ask.orders') };
  }
  return null;
}

/** Who chose the order of reveal. */
function byWhom(table: Table): string {
  const { view } = playOf(table);
  const { words } = table;
  if (view.dynasty === 1 || view.chooser === 0) return words.text('suntzu.head.first');
  return words.text('suntzu.head.chosen', { name: names(table, view.chooser) });
}
