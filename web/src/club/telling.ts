// Clubs in words.

import { DOT } from '../tournament/telling';
import type { Words } from '../words';
import type { ClubRow } from './ask';

/** How many belong to it, and who may come in: “12 members · anybody may join”. */
export const factsOf = (
  { joining, listed, members }: Pick<ClubRow, 'joining' | 'listed' | 'members'>,
  words: Words,
): string =>
  [
    words.phrase('club.members', { count: members }),
    words.phrase(`club.joining.${listed ? joining : 'hidden'}`),
  ].join(DOT);

/** How the reader stands to it; '' if they don't. */
export const standing = ({ mine }: Pick<ClubRow, 'mine'>, words: Words): string =>
  mine === 'none' ? '' : words.word(`club.mine.${mine}`);
