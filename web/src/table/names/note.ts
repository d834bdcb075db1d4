// The variant in a line beside the title: board, players, game of a series.

import type { TableInfo } from '../../protocol';
import type { Words } from '../../words';
import { seatName } from './names';

/** “bird board · four players · game 2 of 3”. Options that are not numbers are told by their words; those
 * without a word are left out. */
export function tableNote(info: TableInfo, words: Words): string {
  const parts = Object.entries(info.options)
    .map(([name, value]) => `note.${info.game}.${name}.${value}`)
    .filter((key) => words.has(key))
    .map((key) => words.word(key));
  const [, second] = info.seats;
  if (info.seats.length === 2 && second) {
    const machine = info.seats.find(({ kind }) => kind === 'computer');
    if (machine) {
      const name = seatName(info, machine.seat, words);
      parts.push(words.phrase('note.against', { name, level: machine.level ?? 'medium' }));
    }
  }
  const people = info.seats.filter(({ kind }) => kind !== 'computer').length;
  if (info.allowed?.hints && people > 1) parts.push(words.word('note.hints'));
  if (info.rated) parts.push(words.word('note.rated'));
  else if (info.allowed?.takebacks === false) parts.push(words.word('note.no-takebacks'));
  if (info.from) parts.push(words.word('note.from'));
  if (info.series) {
    const { game, of, gameOptions = [] } = info.series;
    parts.push(words.phrase('note.series', { game, of }));
    const boards = new Set(gameOptions.map((options) => options['board']));
    if (boards.size > 1) parts.push(words.word('note.boards'));
  }
  return parts.join(' · ');
}
