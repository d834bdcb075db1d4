// Why a game ended.

import type { EventShown, TableInfo } from '../protocol';
import type { Words } from '../words';

/** Tells it by the happenings of the last turn with these codes; '' if there are none. */
export function endingBy(...codes: readonly string[]) {
  return (_view: unknown, _info: TableInfo, last: readonly EventShown[], words: Words): string =>
    last
      .flatMap(({ happenings }) => happenings)
      .filter(({ code }) => codes.includes(code))
      .map((happening) => words.happening(happening))
      .join(' ');
}
