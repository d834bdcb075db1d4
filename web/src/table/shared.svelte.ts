// State that the parts of a game share at a table, created when the first of them asks.

import type { Table } from './contract';

/** One instance for each table, created on first use, in an effect root of its own: a derived value belongs
 * to the effect that creates it, and stops updating when that effect is destroyed. */
export function oneForEach<T>(make: (table: Table) => T): (table: Table) => T {
  const made = new WeakMap<Table, { one: T }>();
  return (table) => {
    let known = made.get(table);
    if (known) return known.one;
    $effect.root(() => {
      known = { one: make(table) };
    });
    // Without a document, as in tests, there are no effects.
    known ??= { one: make(table) };
    made.set(table, known);
    return known.one;
  };
}
