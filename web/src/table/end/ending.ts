// Why a game ended.

import type { EventShown, TableInfo } from '../../protocol';
import type { Words } from '../../words';

/** The sentences of the happenings in the last turn that have these codes; '' if there are none. */
export function endingBy(...codes: readonly string[]) {
  return (_view: unknown, _info: TableInfo, last: readonly EventShown[], words: Words): string =>
    last
      .flatMap(({ happenings }) => happenings)
      .filter(({ code }) => codes.includes(code))
      .map((happening) => words.happening(happening))
      .join(' ');
}
