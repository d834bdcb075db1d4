// Puzzles.
//
// GET  /api/puzzles                         → PuzzleList
// GET  /api/puzzles/{game}/{number}         → PuzzleShown
// POST /api/puzzles/{game}/{number}/preview PuzzleTry → PositionPreviewed | PositionRefused
// POST /api/puzzles/{game}/{number}/answer  PuzzleTry → PuzzleJudged
// GET  /api/puzzles/{game}/{number}/answer  → PuzzleJudged, for whoever gives up

import type { PositionShown } from './position';
import type { Happening } from './table';

export interface PuzzleTry {
  actions: string[];
}

export interface PuzzleList {
  games: {
    game: string;
    /** By number, from 1 on: 1 is the easiest, 5 the hardest. */
    difficulties: number[];
  }[];
}

export interface PuzzleShown {
  number: number;
  difficulty: number;
  options: Record<string, string>;
  position: PositionShown;
}

export interface PuzzleChoice {
  actions: string[];
  /** Of the seat after it, in ten-thousandths. */
  chance: number;
  /** What it and the rest of the seat's turn do, as far as the seat can foresee it. */
  turn: { action: string; happenings: Happening[] }[];
}

export interface PuzzleJudged {
  kind: 'quiet' | 'last-chance' | 'swing';
  solved: boolean;
  best: PuzzleChoice;
  /** What was tried, if it is known; otherwise it is worse than what is. */
  tried?: PuzzleChoice;
}
