// What the parts of a game share at a table: made once, for whichever part asks first.

import type { Table } from './contract';

/** The one of a table, made when it is first asked for. In a root of its own: a derived value belongs
 * to the effect in which it is made, and is never worked out again once that effect is destroyed. */
export function oneForEach<T>(make: (table: Table) => T): (table: Table) => T {
  const made = new WeakMap<Table, { one: T }>();
  return (table) => {
    let known = made.get(table);
    if (known) return known.one;
    $effect.root(() => {
      known = { one: make(table) };
    });
    // Without a document, as in tests, there are no effects to belong to.
    known ??= { one: make(table) };
    made.set(table, known);
    return known.one;
  };
}
