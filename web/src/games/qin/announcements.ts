// The squares in words, for screen readers: “g7, steppe, next to Jade’s red province”.

import type { Words } from '../../words';
import { MAJOR, SIZE, ground, name, neighbours } from './view';
import type { Field, Land, QinView, Square } from './view';

/** The name of every square, row by row. */
export function named(view: QinView, land: Land, words: Words): string[] {
  // A square's name stays lower case, even at the beginning of its sentence.
  return sentences(view, land, words).map(small);
}

export const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

function sentences(view: QinView, land: Land, words: Words): string[] {
  const fields = new Map(land.fields.flatMap((f) => f.squares.map((s) => [s, f] as const)));
  const villages = new Map(land.villages.flatMap((v) => v.squares.map((s) => [s, v] as const)));
  return Array.from({ length: SIZE * SIZE }, (_, square) => {
    const at = name(square);
    const field = fields.get(square);
    if (field) return `${at}, ${inWords(field, words)}`;
    const village = villages.get(square);
    if (village) {
      return village.owner > 0
        ? words.text('qin.square.village', { at, owner: village.owner })
        : words.text('qin.square.village.free', { at });
    }
    if (ground(view, square) === '~') return words.text('qin.square.water', { at });
    const beside = besides(square, fields, words);
    return beside.length > 0
      ? words.text('qin.square.steppe.beside', { at, beside })
      : words.text('qin.square.steppe', { at });
  });
}

function besides(square: Square, fields: Map<Square, Field>, words: Words): string[] {
  const around = new Set(
    neighbours(square).flatMap((s) => (s >= 0 && fields.has(s) ? [fields.get(s)!] : [])),
  );
  return [...around].map((field) => inWords(field, words));
}

/** “Jade’s red province of 3 squares”, “a single red square”. */
export function inWords(field: Field, words: Words): string {
  const key =
    field.owner === 0 ? 'qin.lone' : field.squares.length >= MAJOR ? 'qin.major' : 'qin.province';
  const text = words.text(key, {
    hue: field.colour,
    owner: field.owner,
    squares: field.squares.length,
  });
  // Used inside a sentence: a seat's name keeps its capital, an article is put in lower case.
  return field.owner === 0 || words.language === 'fr' ? small(text) : text;
}

/** All squares, as rows of a grid. */
export const rows: Square[][] = Array.from({ length: SIZE }, (_, y) =>
  Array.from({ length: SIZE }, (_, x) => y * SIZE + x),
);
