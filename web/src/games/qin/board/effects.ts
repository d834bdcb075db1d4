// The effects of a proposed tile, read from the previewed position: which fields change, which pagodas go and
// come, and what each seat gains and loses there.

import type { Seat } from '../../../protocol';
import { standing } from './pagodas';
import type { Standing } from './pagodas';
import { MAJOR, SIDE, column, land, row } from '../view';
import type { Field, Land, QinView, Square } from '../view';

export interface Tag {
  seat: Seat;
  delta: number;
  x: number;
  y: number;
}

export interface Effects {
  /** The provinces of the tile's squares afterwards. */
  provinces: Field[];
  /** Pagodas that are removed; a replaced one is not among them. */
  gone: Standing[];
  come: Standing[];
  /** The villages (their first squares) that change owner. */
  villages: string[];
  tags: Tag[];
}

/** `size`: scale of the tags, 1 for the usual size. */
export function effects(
  before: Land,
  stood: readonly Standing[],
  view: QinView,
  tile: readonly Square[],
  size = 1,
): Effects {
  const after = land(view);
  const stands = standing(after, tile, stood);
  const kept = new Set(stands.map((p) => p.key));
  const known = new Set(stood.map((p) => p.key));
  const come = stands.filter((p) => !known.has(p.key));
  const left = stood.filter((p) => !kept.has(p.key));
  const provinces = after.fields.filter(
    (field) => field.owner > 0 && tile.some((square) => field.squares.includes(square)),
  );
  const villages = after.villages.filter((village) => owner(before, village.at) !== village.owner);
  const tags = [
    ...provinces.flatMap((field) => inProvince(before, field, left, come)),
    ...villages.flatMap((village) =>
      inVillage(village.squares, owner(before, village.at), village.owner, size),
    ),
  ];
  return {
    provinces,
    gone: left.filter((p) => !come.some((c) => c.square === p.square)),
    come,
    villages: villages.map((village) => village.at),
    tags: apart(tags, size),
  };
}

const owner = (before: Land, at: string): Seat =>
  before.villages.find((village) => village.at === at)?.owner ?? 0;

const height = (field: Field): number =>
  field.owner === 0 ? 0 : field.squares.length < MAJOR ? 1 : 2;

/** Each seat's gain and loss by one province that grows, is united or founded. */
function inProvince(before: Land, field: Field, left: Standing[], come: Standing[]): Tag[] {
  const parts = before.fields.filter(
    (part) => part.colour === field.colour && field.squares.includes(part.squares[0]!),
  );
  const sums = new Map<Seat, number>([[field.owner, height(field)]]);
  for (const part of parts) {
    if (part.owner > 0) sums.set(part.owner, (sums.get(part.owner) ?? 0) - height(part));
  }
  const here = (p: Standing) => !p.village && field.squares.includes(p.square);
  return [...sums].flatMap(([seat, delta]): Tag[] => {
    if (delta === 0) return [];
    const places = (delta > 0 ? come : left).filter((p) => here(p) && p.seat === seat);
    if (delta > 0) return places.slice(0, 1).map((p) => tag(seat, delta, p.x - 30, p.y - 44));
    const each = places.filter((p) => delta === -1 || p.double || places.length > 1);
    return each.length === 1
      ? [tag(seat, delta, each[0]!.x + 27, each[0]!.y - 40)]
      : each.slice(0, -delta).map((p) => tag(seat, p.double ? -2 : -1, p.x + 27, p.y - 40));
  });
}

function inVillage(squares: readonly Square[], from: Seat, to: Seat, size: number): Tag[] {
  const x = ((column(squares[0]!) + column(squares[squares.length - 1]!) + 1) * SIDE) / 2;
  const y = row(squares[0]!) * SIDE + 5 - (size - 1) * 24;
  const beside = from > 0 ? 29 : 26;
  const gain = tag(to, 1, x + (from > 0 ? -beside : beside) * size, y);
  return from > 0 ? [gain, tag(from, -1, x + beside * size, y)] : [gain];
}

const tag = (seat: Seat, delta: number, x: number, y: number): Tag => ({ seat, delta, x, y });

/** The size of a tag including its margin. */
const WIDE = 40;
const HIGH = 23;

/** Moves tags so that they are on the board and do not overlap. */
function apart(tags: Tag[], size: number): Tag[] {
  const placed: Tag[] = [];
  const [wide, high] = [WIDE * size, HIGH * size];
  for (const each of tags.sort((a, b) => a.y - b.y || a.x - b.x)) {
    const x = Math.min(Math.max(each.x, wide / 2), 650 - wide / 2);
    let y = Math.min(Math.max(each.y, 8), 640);
    const clash = () => placed.find((p) => Math.abs(p.x - x) < wide && Math.abs(p.y - y) < high);
    for (let tries = 0; tries < 8; tries++) {
      const other = clash();
      if (!other) break;
      y = other.y + high;
    }
    placed.push({ ...each, x, y });
  }
  return placed;
}

/** The squares that a refusal names, in any of its parameters. */
export function causes(reason: Record<string, unknown>): string[] {
  return Object.values(reason)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((value): value is string => typeof value === 'string' && SQUARE.test(value));
}

const SQUARE = /^[a-m]([1-9]|1[0-3])$/;
