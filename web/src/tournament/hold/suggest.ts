// What is usual for a tournament of some kind: how many may enter, and how many rounds.

import { type Kind, KINDS, type NewTournament, type TieBreak } from '../ask';
import type { GameInfo, NewTable } from '../../protocol';

/** How many may enter, to choose from; the usual one is the third. */
const FIELDS: Record<Kind, number[]> = {
  swiss: [4, 8, 16, 32, 64, 128],
  'round-robin': [4, 6, 8, 10, 12, 16, 24, 32],
  'double-round-robin': [3, 4, 6, 8, 10, 12, 16],
  'knock-out': [4, 8, 16, 32, 64, 128],
  groups: [8, 12, 16, 24, 32, 64, 128],
};
export const fields = (kind: Kind): readonly number[] => FIELDS[kind];
export const usualField = (kind: Kind): number => FIELDS[kind][2]!;

export const countsRounds = (kind: Kind): boolean => kind === 'swiss' || kind === 'groups';

/** As many as tell who is best among so many, and a little more: of two players as many as halve the field to
 * one, and one more. */
export function suggestedRounds(kind: Kind, most: number): number {
  if (kind === 'groups') return most <= 8 ? 3 : most <= 16 ? 4 : most <= 32 ? 5 : 6;
  return Math.max(1, Math.min(most - 1, Math.ceil(Math.log2(most)) + 1));
}

/** Those around the suggested number. Nobody meets twice, so there are fewer rounds than players. */
export function roundChoices(kind: Kind, most: number): number[] {
  const usual = suggestedRounds(kind, most);
  return [-2, -1, 0, 1, 2, 3]
    .map((more) => usual + more)
    .filter((rounds) => rounds >= 2 && (kind === 'groups' || rounds < most));
}

const HEADS: readonly TieBreak[] = ['buchholz', 'sonneborn-berger', 'direct-encounter', 'wins'];
/** Where everybody meets everybody, all have the same opponents. */
const ROBIN: readonly TieBreak[] = ['direct-encounter', 'sonneborn-berger', 'wins', 'buchholz'];

export const usualTieBreaks = (kind: Kind): TieBreak[] => [
  ...(kind.endsWith('round-robin') ? ROBIN : HEADS),
];

/** The kinds that a game can have: tables of three and four only where so many can play. */
export function kindsOf({ options }: GameInfo): Kind[] {
  const seats = options.find(({ name }) => name === 'players')?.values ?? ['2'];
  return KINDS.filter((kind) =>
    kind === 'groups' ? seats.includes('3') && seats.includes('4') : seats.includes('2'),
  );
}

/** What a choice of a table's clock is for tournaments; without one there is none. */
export const paceOf = (clock: NewTable['clock']): NewTournament['clock'] =>
  clock && 'days' in clock
    ? { days: clock.days }
    : { base: clock?.base ?? 0, increment: clock?.increment ?? 0 };

/** The options of a game with so many seats. */
export const seated = (
  { options }: GameInfo,
  chosen: Record<string, string>,
  seats: '2' | '4',
): Record<string, string> =>
  options.some(({ name }) => name === 'players') ? { ...chosen, players: seats } : chosen;

/** The next evening at eight, as a field for times writes it, by the time here. */
export function nextEvening(now: number): string {
  const at = new Date(now);
  if (at.getHours() >= 19) at.setDate(at.getDate() + 1);
  at.setHours(20, 0, 0, 0);
  return asField(at.getTime());
}

/** A time as a field for times writes it, by the time here. */
export function asField(time: number): string {
  const at = new Date(time);
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
