// The board in sentences: the spot under the cursor, the state of each contrée.

import type { Words } from '../../words';
import { cornerKey, neighbours } from './board/geometry';
import { type Place, type Position, closed, parseAction } from './view';
import type { Spot } from '../../board/spots';
import type { Contree, Territory } from './board/territory';

/** A corner or place: its name, what is on it, what it touches. */
export function describe(spot: Spot, at: Position, land: Territory, words: Words): string {
  if (at.phase === 'tiles') return describePlace(spot, at, words);
  const { name, contrees } = land.corners.get(spot.key)!;
  const there = at.towers[name];
  const kind = closed(at).includes(name) ? 'closed' : 'free';
  const corner = there
    ? words.text('contrees.corner.tower', { corner: name, seat: there })
    : words.text(`contrees.corner.${kind}`, { corner: name });
  const touched = land.contrees.filter(({ letter }) => contrees.includes(letter));
  return [corner, ...touched.map((each) => describeContree(each, at, words))].join(' ');
}

/** A contrée: who holds it, and whose towers are around it. */
export function describeContree({ letter, corners }: Contree, at: Position, words: Words): string {
  const holder = at.control[letter];
  const count = (seat: number) => corners.filter((corner) => at.towers[corner] === seat).length;
  const counts = [1, 2]
    .filter((seat) => count(seat) > 0)
    .map((seat) =>
      words
        .word('contrees.counted')
        .replace('{n}', String(count(seat)))
        .replace('{seat}', words.word(`seat.${seat}`)),
    );
  const key = holder ? 'held' : counts.length > 0 ? 'open' : 'empty';
  return words.text(`contrees.land.${key}`, { letter, seat: holder ?? 0, counts });
}

function describePlace(spot: Spot, at: Position, words: Words): string {
  const [q, r] = spot.key.split(',').map(Number) as [number, number];
  const laid = new Set(at.tiles.map(String));
  const beside = neighbours({ q, r }).filter((each) => laid.has(`${each.q},${each.r}`)).length;
  const free = parseAction(spot.action).kind === 'tile';
  if (at.tiles.length === 0) return words.text('contrees.place.first');
  const where = steps({ q, r }, words);
  const kind = free ? 'free' : where.length > 0 ? 'laid' : 'origin';
  return words.text(`contrees.place.${kind}`, { where, n: beside });
}

/** How far a place is from the first contrée: “2 up”, “1.5 to the left”; [] for the first itself. */
export function steps(place: Place, words: Words): string[] {
  const { r } = place;
  const halves = Number(cornerKey(place, 1).split(',')[0]);
  const up = r === 0 ? [] : [{ key: r < 0 ? 'above' : 'below', n: String(Math.abs(r)) }];
  const side = halves < 0 ? 'left' : 'right';
  const across = halves === 0 ? [] : [{ key: side, n: half(Math.abs(halves), words) }];
  return [...up, ...across].map(({ key, n }) => words.phrase(`contrees.place.${key}`, { n }));
}

/** Half steps as a number with at most one decimal. */
function half(halves: number, words: Words): string {
  const whole = String(halves / 2);
  return words.language === 'fr' ? whole.replace('.', ',') : whole;
}
