// Lays orders that were advised on the map, face up for their owner; picks the answer to a question.

import type { Table } from '../../../table/contract';
import { parse } from '../action';
import { isCard, type Province } from '../view';
import { playOf } from './play.svelte';

/** Returns how many of the actions are done with. What has a button of its own is only left to be pressed. */
export function compose(table: Table, actions: readonly string[]): number {
  const play = playOf(table);
  const { orders } = play;
  for (const text of actions) {
    const action = parse(text);
    if (action?.kind === 'recruit') {
      // The hand is another one after it: what follows is advised again.
      orders.take([action.card]);
      break;
    }
    if (action?.kind === 'lay' && isCard(action.card)) put(action.province, action.card);
    else if (action) play.answer(action);
  }
  return actions.length;

  function put(province: Province, card: string): void {
    const at = orders.cards.findIndex((each) => each === card);
    const there = Object.entries(orders.laid).find(([, each]) => each === card);
    if (orders.laid[province] === card) return;
    if (at >= 0) orders.choose(at);
    else if (there) orders.lift(there[0] as Province);
    if (orders.card === card) orders.put(province);
  }
}
