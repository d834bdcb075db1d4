// The drawing of a card, in its own units: 58 wide, 84 high.

import { n1 } from '../board/projection';
import type { Colour } from '../view';

export const CARD = { width: 58, height: 84 };
/** The band at the top; the bottom one mirrors it. */
export const BAND = { x: 4.6, y: 4.6, width: 48.8, height: 6.4 };

/** The pattern of a colour's band: short dashes, upright strokes, slanted strokes, two lines, diamonds. */
export function pattern(colour: Colour, y: number): string {
  const { x, width, height: h } = BAND;
  if (colour === 'Y') return `M${x} ${n1(y + h / 3)}h${width}M${x} ${n1(y + (h * 2) / 3)}h${width}`;
  const count = 8;
  const step = width / count;
  return Array.from({ length: count }, (_, k) => {
    const from = n1(x + step * k);
    switch (colour) {
      case 'R':
        return k % 2 === 1 ? `M${from} ${n1(y + h / 2)}h${n1(step * 0.9)}` : '';
      case 'G':
        return `M${n1(from + step / 2)} ${y}v${h}`;
      case 'B':
        return `M${from} ${n1(y + h)}l${n1(step)} ${-h}`;
      default: {
        const [w, up] = [n1(step / 2), n1(h * 0.4)];
        return `M${from} ${n1(y + h / 2)}l${w} ${-up}l${w} ${up}l${-w} ${up}z`;
      }
    }
  }).join('');
}

/** The woven back, the same for every card. */
export function woven(): string {
  const [side, high] = [CARD.width / 6, (CARD.width / 6) * 1.09];
  let path = '';
  for (let i = 1; i < 6; i++) {
    for (let k = 1; k < 8; k++) {
      const [x, y, half] = [i * side, k * high, side * 0.45];
      path +=
        (i + k) % 2 === 1
          ? `M${n1(x - half)} ${n1(y)}h${n1(half * 2)}`
          : `M${n1(x)} ${n1(y - half)}v${n1(half * 2)}`;
    }
  }
  return path;
}
