// The turn, the tiles left, the points and the end in words.

import type { Table } from '../../../table/contract';
import type { Words } from '../../../words';
import { composerOf } from '../interaction/play.svelte';
import { backgroundOf, COMPLETE_TO_END, sitesOf } from '../view';
import type { Tile } from '../view';
import { tilesLeft, viewOf, withAbilities } from './sites';

/** The game ends after this seat's turn. */
const LAST_SEAT = 2;

/** A tile of the table of tiles: still there, or where it has gone. */
export function tileNow(tile: Tile, table: Table, words: Words): string[] {
  const view = viewOf(table);
  const colour = backgroundOf(tile);
  const left = words.text('explain.background.now', { colour, count: tilesLeft(colour, table) });
  const at = sitesOf(view).find(({ floors }) => floors.some(({ cover }) => cover?.tile === tile));
  if (at) return [words.text('explain.tile.gone', { site: at.number }), left];
  const gain = withAbilities(table) ? [words.text('explain.next.gain', { colour })] : [];
  return [words.text('explain.tile.here'), left, ...gain];
}

export function endNow(_: string, table: Table, words: Words): string[] {
  const { complete, ending, phase } = viewOf(table);
  if (phase === 'over') return [];
  if (ending) return [words.text('explain.end.last', { seat: LAST_SEAT })];
  const count = complete.length;
  const missing = Math.max(COMPLETE_TO_END - count, 0);
  return [words.text('explain.end.missing', { count, missing })];
}

export function countNow(seat: string, table: Table, words: Words): string[] {
  const { score } = viewOf(table);
  const own = score[Number(seat) - 1] ?? 0;
  const other = score[2 - Number(seat)] ?? 0;
  const order = own === other ? 'level' : own > other ? 'ahead' : 'behind';
  return [
    words.text('explain.count.now', { seat, count: own }),
    words.text(`explain.count.${order}`, { count: Math.abs(own - other) }),
  ];
}

export function columnsNow(_: string, table: Table, words: Words): string[] {
  const composer = composerOf(table);
  return [
    words.text('explain.columns.now', { built: composer.view.columns, left: composer.left }),
    ...(composer.usable('R') ? [words.text('explain.columns.lantern')] : []),
  ];
}

/** The words of a button: the `main` one, or the one `aside`. */
export function actKey(which: string, table: Table): string {
  const composer = composerOf(table);
  const { mode, trail } = composer;
  const main = which === 'main';
  if (composer.view.phase === 'fan') return main ? 'act.fan' : 'act.keep';
  if (mode !== 'build' && main) return `act.${mode}`;
  if (main) return 'act.end';
  if (mode !== 'build' && trail.length === 0) return 'act.leave';
  return trail.length === 0 && composer.offers('discard') ? 'act.discard' : 'act.back';
}

export function actNow(which: string, table: Table, words: Words): string[] {
  const key = actKey(which, table);
  const composer = composerOf(table);
  if (!table.acting) return [words.text('act.wait')];
  if (key === 'act.end' && !composer.whole) return [words.text('pagoda.why.build')];
  if (key === 'act.end') return [words.text('explain.act.points', { points: composer.trail.sum })];
  return [];
}

/** The words of a question of the build menu: `what-tile`, `pay-column`. */
export function askKey(which: string): string {
  const [question = 'pay', kind = 'column'] = which.split('-');
  return question === 'what' ? `ask.${kind}` : `ask.${question}`;
}
