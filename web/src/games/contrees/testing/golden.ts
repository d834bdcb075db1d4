// For tests: the recorded games, as territories and legal corners.

import { readFileSync, readdirSync } from 'node:fs';
import { fullTrace, recordsOf } from '../../../testing/trace';
import { type Position, position } from '../view';

const FOLDER = recordsOf('contrees');

export interface GoldenStep {
  view: Position;
  actor: number;
  legal: string[];
}

/** Every step of the one game recorded with its views. */
export function fullGame(): GoldenStep[] {
  return fullTrace('contrees').map(({ views, actor, legalActions }) => {
    const seat = Number(actor[0] ?? 0);
    return { view: position(views[seat]), actor: seat, legal: legalActions[seat] ?? [] };
  });
}

/** The territories of all records, and every corner named on them. */
export function territories(): { file: string; tiles: [number, number][]; named: string[] }[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.tx') && file.includes('laid'))
    .map((file) => {
      const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n');
      const tiles = lines.flatMap((line): [number, number][] => {
        const tile = /^\d tile (-?\d+),(-?\d+)$/.exec(line);
        return tile ? [[Number(tile[1]), Number(tile[2])]] : [];
      });
      const named = lines.flatMap((line) => {
        const corner = /^\d (?:forbid )?([A-X][1-6])$/.exec(line);
        return corner ? [corner[1]!] : [];
      });
      return { file, tiles, named };
    });
}

export function snake(length: number): [number, number][] {
  return Array.from({ length }, (_, k) => [k, 0]);
}
