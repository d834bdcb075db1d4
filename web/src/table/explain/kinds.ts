// Explanations from a list of kinds of things and the words for each: `explain.KIND` is its name,
// `explain.KIND.what` says what it does. Both may have parameters.

import type { Parameters, Words } from '../../words';
import type { Explain, Table } from '../contract';

/** What a kind of things has of its own. `which` is what follows the colon in `data-explain`. */
export interface Kind {
  /** The id of the section of the rules. */
  rules: string;
  /** The words for this thing are under `explain.KEY`, where they differ within the kind. Default: the kind. */
  key?(which: string, table: Table): string;
  /** Fills the name and the text. */
  parameters?(which: string, table: Table, words: Words): Parameters;
  /** What holds at this moment, as sentences. */
  now?(which: string, table: Table, words: Words): string[];
}

export function explainBy(kinds: Readonly<Record<string, Kind>>): Explain {
  return (name, which, table, words) => {
    const kind = kinds[name];
    if (!kind) return null;
    const key = `explain.${kind.key?.(which, table) ?? name}`;
    const parameters = kind.parameters?.(which, table, words) ?? {};
    return {
      title: words.text(key, parameters),
      now: kind.now?.(which, table, words) ?? [],
      what: words.text(`${key}.what`, parameters),
      rules: kind.rules,
    };
  };
}
