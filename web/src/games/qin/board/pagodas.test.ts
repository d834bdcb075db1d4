import { describe, expect, it } from 'vitest';
import { effects } from './effects';
import { positions } from '../testing/golden';
import { seat, standing } from './pagodas';
import { parse, squaresOf } from '../action';
import { land, name, parseSquare } from '../view';

const squares = (names: string) => names.split(' ').map(parseSquare);
const seated = (names: string, newest = '', double = false) =>
  name(seat(squares(names), newest ? squares(newest) : [], double));

describe('a pagoda stands', () => {
  it('near the middle of its province', () => {
    expect(seated('c3 d3 e3')).toBe('d3');
    expect(seated('c3 c4 c5')).toBe('c4');
  });

  it('a double one rather below a square of its own', () => {
    expect(seated('b3 c3 d3 e3 f3 e2', '', true)).toBe('e3');
  });

  it('a double one not on the first row if there is another', () => {
    expect(seated('b1 c1 d1 e1 f1 a1 a2', '', true)).toBe('a2');
  });

  it('not on the newest tile if there is another square', () => {
    expect(seated('c3 d3 e3', 'd3 e3')).toBe('c3');
    expect(seated('d3 e3', 'd3 e3')).toBe('d3');
  });

  it('inside what it belongs to, one for each province and each owned village', () => {
    for (const { view } of positions()) {
      const ground = land(view);
      const all = standing(ground);
      expect(all).toHaveLength(view.provinces.length + view.villages.length);
      for (const pagoda of all) {
        const home = pagoda.village
          ? ground.villages.find((v) => v.squares.includes(pagoda.square))
          : ground.fields.find((f) => f.squares.includes(pagoda.square));
        expect(home?.owner).toBe(pagoda.seat);
      }
    }
  });

  it('and keeps its place while its province grows', () => {
    const game = positions();
    let before = standing(land(game[0]!.view));
    for (const { view } of game) {
      const next = standing(land(view), [], before);
      const owners = new Map(next.map((p) => [p.square, p]));
      const fields = land(view).fields;
      for (const old of before.filter((p) => !p.village)) {
        const field = fields.find((f) => f.squares.includes(old.square))!;
        const others = before.filter((p) => !p.village && field.squares.includes(p.square));
        const climbs = field.squares.length >= 5 && !old.double && old.square < 13;
        if (field.owner === old.seat && others.length === 1 && !climbs) {
          expect(owners.get(old.square)?.seat).toBe(old.seat);
        }
      }
      before = next;
    }
  });
});

describe('what a tile would do', () => {
  it('the tags add up to what the supplies lose and gain, for every placement of a game', () => {
    const game = positions();
    let placements = 0;
    let stood = standing(land(game[0]!.view));
    for (let ply = 1; ply < game.length; ply++) {
      const before = game[ply - 1]!.view;
      const after = game[ply]!.view;
      if (before.board.join() === after.board.join()) continue;
      const changed = before.board
        .join('')
        .split('')
        .flatMap((old, square) => (old !== after.board.join('')[square] ? [square] : []));
      const done = effects(land(before), stood, after, changed);
      for (const [index, supply] of after.supply.entries()) {
        const gained = done.tags
          .filter((tag) => tag.seat === index + 1)
          .reduce((sum, tag) => sum + tag.delta, 0);
        const spent = before.supply[index]! - supply;
        // QIN-19: a supply that would fall below 0 is shown as 0.
        if (supply === 0) expect(gained).toBeGreaterThanOrEqual(spent);
        else expect(gained, `ply ${ply}, seat ${index + 1}`).toBe(spent);
      }
      for (const tag of done.tags) {
        expect(tag.x).toBeGreaterThanOrEqual(20);
        expect(tag.x).toBeLessThanOrEqual(630);
      }
      stood = standing(land(after), changed, stood);
      placements++;
    }
    expect(placements).toBeGreaterThan(50);
  });

  it('names the squares of a placement', () => {
    expect(squaresOf(parse('Yf7Rf8')!).map(name)).toEqual(['f7', 'f8']);
  });
});
