// What was laid on this screen and not yet sealed, kept with the window: a page that is loaded again, or
// falls over, loses nothing. It never leaves this window, and goes with it.

import { isCard, isProvince } from '../view';
import type { Card, Province } from '../view';

export type Laid = Partial<Record<Province, Card>>;

/** `of`: the seat and the dynasty that it was laid for. */
export interface KeptOrders {
  of: string;
  laid: Laid;
}

const NONE: KeptOrders = { of: '', laid: {} };
const key = (table: string) => `tianxia.orders.${table}`;

export function keptOrders(table: string): KeptOrders {
  try {
    const text = sessionStorage.getItem(key(table));
    return text ? checked(JSON.parse(text) as Partial<KeptOrders>) : NONE;
  } catch {
    return NONE; // Nothing is kept where storage is off, or what is there is not ours.
  }
}

export function keepOrders(table: string, kept: KeptOrders): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    return; // Storage is off or full: the orders lie on this page alone.
  }
}

function checked({ of = '', laid = {} }: Partial<KeptOrders>): KeptOrders {
  const known = Object.entries(laid).filter(
    ([province, card]) => isProvince(province) && isCard(card),
  );
  return { of, laid: Object.fromEntries(known) };
}
