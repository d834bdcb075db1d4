// Orders laid but not yet sealed, in the window's session storage: they survive a reload or a crash of the
// page, and are never sent anywhere.

import { isCard, isProvince } from '../view';
import type { Card, Province } from '../view';

export type Laid = Partial<Record<Province, Card>>;

/** `of`: the seat and the dynasty that they were laid for. */
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
    return NONE; // Storage is unavailable, or its content is invalid.
  }
}

export function keepOrders(table: string, kept: KeptOrders): void {
  if (table === '') return; // Lessons and puzzles have none: each try begins anew.
  try {
    sessionStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    return; // Storage is unavailable or full: the orders will not survive a reload.
  }
}

function checked({ of = '', laid = {} }: Partial<KeptOrders>): KeptOrders {
  const known = Object.entries(laid).filter(
    ([province, card]) => isProvince(province) && isCard(card),
  );
  return { of, laid: Object.fromEntries(known) };
}
