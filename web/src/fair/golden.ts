// For tests: the golden records, and the possible outcomes of each of their draws.

import { readFileSync } from 'node:fs';
import type { Told } from './pile';

const golden = (name: string) =>
  readFileSync(new URL(`../../../golden/${name}`, import.meta.url), 'utf8');

export interface GoldenRecord {
  options: Record<string, string>;
  events: Told[];
}

/** @param name such as `qin/full.tx` */
export function goldenRecord(name: string): GoldenRecord {
  return parsed(golden(name));
}

/** A record without a table's headers. */
export function parsed(text: string): GoldenRecord {
  const [head = '', body = ''] = text.split(/\n\n/);
  const options = Object.fromEntries(
    [...head.matchAll(/^option (\S+) (\S+)$/gm)].map(([, name, value]) => [name!, value!]),
  );
  const events = [...body.matchAll(/^(\*|\d) (.+)$/gm)].map(([, actor, action]) => ({
    actor: actor === '*' ? 0 : Number(actor),
    action: action!,
  }));
  return { options, events };
}

/** The records in outcomes.txt, which OutcomesTest.java checks against the program. */
export function outcomes(): { name: string; draws: number; hash: string }[] {
  const text = readFileSync(new URL('outcomes.txt', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', draws, hash = ''] = line.split(' ');
      return { name, draws: Number(draws), hash };
    });
}
