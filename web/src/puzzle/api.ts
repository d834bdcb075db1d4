// What puzzles ask of the server.

import { json } from '../api';
import type {
  PositionPreviewed,
  PositionRefused,
  PuzzleJudged,
  PuzzleList,
  PuzzleShown,
} from '../protocol';

interface PuzzleKey {
  game: string;
  number: number;
}
const puzzlePath = ({ game, number }: PuzzleKey): string => `/puzzles/${game}/${number}`;

export const puzzles = (): Promise<PuzzleList> => json('/puzzles');

export const puzzle = (which: PuzzleKey): Promise<PuzzleShown> => json(puzzlePath(which));

export const previewPuzzle = (
  which: PuzzleKey,
  actions: string[],
): Promise<PositionPreviewed | PositionRefused> =>
  json(`${puzzlePath(which)}/preview`, '', { actions });

export const judgePuzzle = (which: PuzzleKey, actions: string[]): Promise<PuzzleJudged> =>
  json(`${puzzlePath(which)}/answer`, '', { actions });

/** The answer, for whoever gives up. */
export const solvePuzzle = (which: PuzzleKey): Promise<PuzzleJudged> =>
  json(`${puzzlePath(which)}/answer`);
