// A special ability at this moment: how many uses are left, and why it cannot be used.

import type { Seat } from '../../../protocol';
import type { Table } from '../../../table/contract';
import type { Words } from '../../../words';
import { composerOf } from '../interaction/play.svelte';
import { viewOf } from './sites';
import type { Colour } from '../view';

/** Whose ability `2:R` is. */
export const seatOf = (which: string): Seat => Number(which.split(':')[0]);
export const abilityOf = (which: string): Colour => (which.split(':')[1] ?? 'R') as Colour;

export function abilityNow(which: string, table: Table, words: Words): string[] {
  const [seat, ability] = [seatOf(which), abilityOf(which)];
  const view = viewOf(table);
  const left = view.abilities[seat - 1]?.[ability] ?? 0;
  const uses = words.text(left === 0 ? 'explain.ability.none' : 'explain.ability.left', { left });
  if (view.turn === seat && view.used.includes(ability))
    return [uses, words.text('explain.ability.used')];
  if (seat !== table.viewer || view.phase === 'over' || !table.live) return [uses];
  if (left === 0) return [uses, words.text('explain.ability.win', { colour: ability })];
  return [uses, words.text(chance(ability, table))];
}

/** The key of the sentence that says how an ability is used now, or why it cannot be. */
function chance(ability: Colour, table: Table): string {
  const composer = composerOf(table);
  const { phase } = composer.view;
  if (composer.usable(ability)) return `explain.ability.${ability}.now`;
  if (ability === 'V') return 'explain.ability.V.not';
  if (!table.acting) return 'explain.ability.later';
  if (phase !== 'act') return 'explain.ability.built';
  if (ability === 'G' && composer.left === 0) return 'explain.ability.limit';
  return `explain.ability.${ability}.not`;
}
