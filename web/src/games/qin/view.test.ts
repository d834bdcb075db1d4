import { describe, expect, it } from 'vitest';
import { positions } from './testing/golden';
import { bagSize, handOf, land, neighbours, parseSquare, unchanged } from './view';
import type { Land } from './view';

describe('the land of a view', () => {
  it('has every province and village that the view tells of, with its owner and size', () => {
    for (const { view } of positions()) {
      const { fields, villages } = land(view);
      const provinces = fields
        .filter((field) => field.owner > 0)
        .map((f) => ({ at: f.at, colour: f.colour, owner: f.owner, squares: f.squares.length }));
      expect(provinces).toEqual(view.provinces);
      const owned = villages.filter((village) => village.owner > 0);
      expect(owned.map(({ at, owner }) => ({ at, owner }))).toEqual(view.villages);
      expect(villages).toHaveLength(11);
      for (const field of fields) {
        if (field.owner === 0) expect(field.squares).toHaveLength(1);
      }
    }
  });

  it('keeps what did not change', () => {
    let before: Land | null = null;
    for (const { view } of positions()) {
      const fresh = land(view);
      const now: Land = unchanged(fresh, before);
      expect(now).toEqual(fresh);
      if (before !== null) {
        const old = before.fields.filter((field) => now.fields.includes(field));
        expect(old.length).toBeGreaterThanOrEqual(before.fields.length - 8);
      }
      before = now;
    }
  });

  it('a spectator holds nothing, a seat its own tiles', () => {
    const spectator = positions(0)[40]!.view;
    const seat = positions(2)[40]!.view;
    expect([handOf(spectator, 0), handOf(spectator, 1)]).toEqual([[], []]);
    expect(handOf(seat, 2)).toHaveLength(3);
    expect(handOf(seat, 1)).toEqual([]);
    expect(bagSize(seat)).toBe(49);
  });

  it('neighbours end at the edge', () => {
    expect(neighbours(parseSquare('a1'))).toEqual([-1, 1, 13, -1]);
    expect(neighbours(parseSquare('m13'))).toEqual([155, -1, -1, 167]);
  });
});
