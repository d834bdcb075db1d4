// The territory as a map: contrées with letters, corners with names, and the roads between them.

import { type Point, distance } from '../../../board/plane';
import { HALF, centre, cornerKey, cornerPoint, n } from './geometry';
import type { Place } from '../view';

export interface Contree {
  letter: string;
  place: Place;
  middle: Point;
  /** The names of its corners, 1 to 6 clockwise from the top. */
  corners: string[];
}

export interface Corner {
  /** The smallest of its names by its contrées: by letter, then number. */
  name: string;
  point: Point;
  /** The letters of the contrées it touches, sorted. */
  contrees: string[];
}

export interface Territory {
  /** In reading order, which is the order of the letters. */
  contrees: Contree[];
  /** Sorted by name. */
  corners: Map<string, Corner>;
  /** Each edge once, as path data. */
  roads: string;
}

export function territory(tiles: readonly (readonly [number, number])[]): Territory {
  const places = tiles.map(([q, r]) => ({ q, r })).sort((a, b) => a.r - b.r || a.q - b.q);
  const names = new Map<string, string>();
  const corners = new Map<string, Corner>();
  const contrees = places.map((place, index) => {
    const letter = String.fromCharCode(65 + index);
    const own = [1, 2, 3, 4, 5, 6].map((number) => {
      const key = cornerKey(place, number);
      const name = names.get(key) ?? `${letter}${number}`;
      names.set(key, name);
      const corner = corners.get(name);
      if (corner) corner.contrees.push(letter);
      else corners.set(name, { name, point: cornerPoint(place, number), contrees: [letter] });
      return name;
    });
    return { letter, place, middle: centre(place), corners: own };
  });
  return { contrees, corners, roads: roads(contrees, corners) };
}

/** What is pointed at in the middle of a contrée: its letter and its place; [] outside. */
export function placesAt(point: Point, { contrees }: Territory): string[] {
  const around = contrees.find(({ middle }) => distance(middle, point) < HALF);
  return around ? [around.letter, `${around.place.q},${around.place.r}`] : [];
}

function roads(contrees: Contree[], corners: Map<string, Corner>): string {
  const drawn = new Set<string>();
  let path = '';
  for (const { corners: own } of contrees) {
    own.forEach((from, index) => {
      const to = own[(index + 1) % 6]!;
      const edge = from < to ? `${from} ${to}` : `${to} ${from}`;
      if (drawn.has(edge)) return;
      drawn.add(edge);
      const a = corners.get(from)!.point;
      const b = corners.get(to)!.point;
      path += `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
    });
  }
  return path;
}
