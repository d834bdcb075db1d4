import { describe, expect, it } from 'vitest';
import { NOTHING, changes, isNothing, same } from './changes';
import { fullGame } from '../testing/golden';
import { type Position, laidBy, lastTiles } from '../view';

const game = fullGame().map(({ view }) => view);

function at(towers: Position['towers'], control: Position['control']): Position {
  return { ...game.at(-1)!, towers, control };
}

describe('changes', () => {
  it('a conquest that cleans: what rises, falls, is won and lost', () => {
    const before = at({ A1: 1, A2: 1, A3: 1, A4: 2, B5: 2 }, { B: 2 });
    const after = at({ A1: 1, A2: 1, A3: 1, A6: 1, B5: 2 }, { A: 1 });
    expect(changes(before, after)).toEqual({
      laid: [],
      raised: [{ what: 'A6', seat: 1 }],
      fallen: [{ what: 'A4', seat: 2 }],
      won: [{ what: 'A', seat: 1 }],
      lost: [{ what: 'B', seat: 2 }],
    });
  });

  it('a contrée that changes hands is lost by one and won by the other', () => {
    const change = changes(at({}, { B: 2 }), at({}, { B: 1 }));
    expect(change.won).toEqual([{ what: 'B', seat: 1 }]);
    expect(change.lost).toEqual([{ what: 'B', seat: 2 }]);
  });

  it('put together again they give the next position, all through the recorded game', () => {
    game.slice(1).forEach((after, index) => {
      const before = game[index]!;
      const change = changes(before, after);
      const towers = { ...before.towers };
      for (const { what } of change.fallen) delete towers[what];
      for (const { what, seat } of change.raised) towers[what] = seat;
      expect(towers).toEqual(after.towers);
      expect([...before.tiles.map(String), ...change.laid]).toEqual(after.tiles.map(String));
      expect(same(before, after)).toBe(false);
    });
  });

  it('tell when there are none', () => {
    for (const position of game) {
      expect(isNothing(changes(position, { ...position }))).toBe(true);
      expect(same(position, { ...position })).toBe(true);
    }
    expect(isNothing(NOTHING)).toBe(true);
    expect(same(game[3]!, game[2]!)).toBe(false);
  });
});

describe('the setup', () => {
  it('marks the pair of the last turn, or the one contrée of the turn that is on', () => {
    const actions = (ply: number) => lastTiles(game[ply]!);
    expect(actions(0)).toEqual([]);
    expect(actions(1)).toEqual(['tile 0,0']);
    expect(actions(2)).toEqual(['tile 0,0', 'tile 0,1']);
    expect(actions(3)).toEqual(['tile 1,1']);
  });

  it('counts what each seat has laid', () => {
    const counts = [0, 1, 2, 3, 4, 16].map((ply) => [laidBy(game[ply]!, 1), laidBy(game[ply]!, 2)]);
    expect(counts).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [8, 8],
    ]);
  });
});
