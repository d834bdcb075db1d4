// The costliest decisions of one's own games, as their reviews found them, in the browser's storage: each goes
// once it is answered well. With them what it takes to show the position without its table, which may be gone.

import type { Judgement, Seat, SeatInfo } from '../protocol';

export interface Mistake {
  /** The number of its turn. */
  turn: number;
  decision: Judgement;
}

/** A game whose review was looked at. */
export interface Reviewed {
  table: string;
  /** One's own. */
  seat: Seat;
  game: string;
  options: Record<string, string>;
  /** When it was over, in milliseconds since 1970. */
  date: number;
  /** The performance rating, in hundredths: the lower the better. Absent if no decision counted. */
  rating?: number;
  seats: SeatInfo[];
  /** Of the record, up to the last decision that is to be tried again; [] if there is none. */
  events: string[];
  /** What is to be tried again, the costliest first. */
  open: Mistake[];
  /** How many were answered well. */
  found: number;
}

const KEY = 'tianxia.mistakes';
const MISTAKES = 100;
const GAMES = 100;

/** The games, the newest first. */
export function all(): Reviewed[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isReviewed) : [];
  } catch {
    return [];
  }
}

export const isKnown = (table: string, seat: Seat): boolean =>
  all().some((each) => same(each, table, seat));

/** Adds a game. */
export function keep(game: Reviewed): void {
  const others = all().filter((each) => !same(each, game.table, game.seat));
  save([game, ...others].toSorted((a, b) => b.date - a.date));
}

/** A decision was answered well: it goes. */
export function answered(table: string, seat: Seat, ply: number): void {
  save(
    all().map((game) => {
      const open = game.open.filter(({ decision }) => decision.ply !== ply);
      if (!same(game, table, seat) || open.length === game.open.length) return game;
      return { ...game, open, found: game.found + 1 };
    }),
  );
}

const same = (game: Reviewed, table: string, seat: Seat) =>
  game.table === table && game.seat === seat;

/** As much as is kept, the newest first. */
function fitting(list: readonly Reviewed[]): Reviewed[] {
  let left = MISTAKES;
  return list.slice(0, GAMES).map((game) => {
    const open = game.open.slice(0, left);
    left -= open.length;
    return open.length > 0 ? { ...game, open } : { ...game, open, events: [], seats: [] };
  });
}

/** If the storage is full, the oldest go. */
function save(list: readonly Reviewed[]): void {
  for (let kept = fitting(list); ; kept = kept.slice(0, kept.length >> 1)) {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
      return;
    } catch {
      if (kept.length === 0) return;
    }
  }
}

function isReviewed(value: unknown): value is Reviewed {
  const game = value as Partial<Record<keyof Reviewed, unknown>> | null;
  return (
    typeof game?.table === 'string' &&
    typeof game.game === 'string' &&
    typeof game.date === 'number' &&
    typeof game.found === 'number' &&
    [game.events, game.open, game.seats].every((each) => Array.isArray(each))
  );
}
