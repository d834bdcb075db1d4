// Who may know whom on the page, as docs/ARCHITECTURE.md says.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { circles, importsIn } from '../scripts/imports';

const imports = importsIn('src', 'e2e');
const edges = [...imports].flatMap(([from, all]) => all.map((to) => [from, to] as const));
/** The game in whose folder a file lies; '' for none. */
const gameOf = (file: string) => /^src\/games\/([^/]+)\//.exec(file)?.[1] ?? '';
const games = [...new Set([...imports.keys()].map(gameOf))].filter((game) => game !== '');

/** The room of the browser tests in which a file lies; '' for none. */
const roomOf = (file: string) => /^e2e\/([^/]+)\//.exec(file)?.[1] ?? '';

/** The imports that are not allowed, to be read. */
const against = (allowed: (from: string, to: string) => boolean) =>
  edges.filter(([from, to]) => !allowed(from, to)).map(([from, to]) => `${from} imports ${to}`);

describe('the modules of the page', () => {
  it('are all read, with what they import as type, at run time, by pattern, and from components', () => {
    expect(imports.size).toBeGreaterThan(400);
    expect(games.length).toBeGreaterThan(3);
    expect(imports.get('src/table/live/screen.svelte.ts')).toContain('src/table/contract.ts');
    expect(imports.get('src/protocol.ts')).toContain('src/protocol/table.ts');
    expect(imports.get('src/games/registry.ts')).toContain('src/games/qin/index.ts');
    expect(imports.get('src/games/qin/board/Board.svelte')).toContain('src/board/camera.svelte.ts');
  });

  it('form no circles', () => {
    expect(circles(imports)).toEqual([]);
  });

  it('of the browser tests lie in rooms that form no circles', () => {
    const rooms = new Map<string, string[]>();
    for (const [from, to] of edges.map(([from, to]) => [roomOf(from), roomOf(to)] as const))
      if (from && to && from !== to) rooms.set(from, [...(rooms.get(from) ?? []), to]);
    expect(rooms.get('hands')).toContain('person');
    expect(circles(rooms)).toEqual([]);
  });

  it('of a game know no other game', () => {
    const same = (from: string, to: string) => !gameOf(to) || gameOf(from) === gameOf(to);
    expect(against((from, to) => !gameOf(from) || same(from, to))).toEqual([]);
  });

  it('of the table name no game', () => {
    const ofTable = (file: string) => file.startsWith('src/table/');
    expect(against((from, to) => !ofTable(from) || !gameOf(to))).toEqual([]);
    const named = new RegExp(`['"\`](${games.join('|')})['"\`.]`);
    const naming = [...imports.keys()].filter(
      (file) => ofTable(file) && !file.includes('.test.') && named.test(readFileSync(file, 'utf8')),
    );
    expect(naming).toEqual([]);
  });

  it('of the board know neither tables nor games, nor anything else of the page', () => {
    const ofBoard = (file: string) => file.startsWith('src/board/');
    expect(against((from, to) => !ofBoard(from) || ofBoard(to))).toEqual([]);
  });
});

describe('circles', () => {
  it('are found, longer ones and of a module with itself', () => {
    const some = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['d'], e: ['a'] };
    expect(circles(new Map(Object.entries(some)))).toEqual([['d'], ['a', 'b', 'c']]);
  });
});
