// The shape of the roof identifies a piece's owner even when small or without colour: jade has upturned
// ends, plum a scalloped dome, ink is straight, ivory stepped. Pagodas and towers share these shapes.

import type { Seat } from '../protocol';

/** A roof, drawn around x = 0 with y downwards. */
export interface Roof {
  /** Half the width of the eaves. */
  w: number;
  /** Half the width of the ridge. */
  t: number;
  /** y of the eaves and of the ridge above them. */
  base: number;
  ridge: number;
}

/** The outline of one roof as path data. */
export function roof(seat: Seat, { w, t, base, ridge }: Roof): string {
  const h = base - ridge;
  switch (seat) {
    case 1: {
      const tip = n(base - 3.4);
      const eave = n(base + 0.8);
      const waist = n(base - 0.42 * h);
      const a = n(0.42 * w);
      const b = n(0.62 * w);
      return (
        `M${-w} ${tip}Q${-b} ${eave} ${-a} ${n(base)}L${a} ${n(base)}Q${b} ${eave} ${w} ${tip}` +
        `Q${a} ${waist} ${t} ${n(ridge)}L${-t} ${n(ridge)}Q${-a} ${waist} ${-w} ${tip}Z`
      );
    }
    case 2: {
      const c = n(0.98 * w);
      const d = n(Math.max(0.55 * w, t));
      const top = n(ridge);
      const low = n(base);
      return (
        `M${-w} ${low}C${-c} ${n(ridge + 0.4)} ${-d} ${top} ${-t} ${top}L${t} ${top}` +
        `C${d} ${top} ${c} ${n(ridge + 0.4)} ${w} ${low}` +
        `Q${n(w / 2)} ${n(base - 2.6)} 0 ${low}Q${n(-w / 2)} ${n(base - 2.6)} ${-w} ${low}Z`
      );
    }
    case 3:
      return `M${-w} ${n(base)}L${-t} ${n(ridge)}H${t}L${w} ${n(base)}Z`;
    default: {
      const step = n(base - 0.45 * h);
      const inner = n(0.66 * w);
      return `M${-w} ${n(base)}V${step}H${-inner}V${n(ridge)}H${inner}V${step}H${w}V${n(base)}Z`;
    }
  }
}

/** The ornament on the ridge: ball, bud, spike, diamond. `k` scales it (towers: 0.86). */
export function finial(seat: Seat, ridge: number, k = 1): string {
  const y = (up: number) => n(ridge - up * k);
  const x = (out: number) => n(out * k);
  switch (seat) {
    case 1:
      return `M${x(-2.9)} ${y(3.8)}a${x(2.9)} ${x(2.9)} 0 1 0 ${x(5.8)} 0a${x(2.9)} ${x(2.9)} 0 1 0 ${x(-5.8)} 0Z`;
    case 2:
      return (
        `M0 ${y(-0.4)}C${x(-4.6)} ${y(1.6)} ${x(-3.6)} ${y(5.6)} 0 ${y(7.6)}` +
        `C${x(3.6)} ${y(5.6)} ${x(4.6)} ${y(1.6)} 0 ${y(-0.4)}Z`
      );
    case 3:
      return `M${x(-1.5)} ${y(-0.4)}L${x(-0.6)} ${y(8.6)}H${x(0.6)}L${x(1.5)} ${y(-0.4)}Z`;
    default:
      return `M0 ${y(-0.4)}L${x(-3.2)} ${y(3.4)}L0 ${y(7.2)}L${x(3.2)} ${y(3.4)}Z`;
  }
}

/** A part of a piece: its outline, and the seat's colour that fills it. */
export interface Part {
  d: string;
  fill: 'roof' | 'wall' | 'line' | 'none';
}

function storeys(seat: Seat, floors: Roof[], walls: number[], plinth: number): Part[] {
  const parts: Part[] = [];
  let foot = plinth;
  floors.forEach((floor, index) => {
    const w = walls[index]!;
    const eave = floor.base - 2;
    parts.push({ d: `M${-w} ${n(foot)}V${n(eave)}H${w}V${n(foot)}Z`, fill: 'wall' });
    const post = n(0.42 * w);
    parts.push(
      index === 0
        ? { d: `M-2.3 ${plinth}V${n(eave + 2.6)}H2.3V${plinth}Z`, fill: 'line' }
        : {
            d: `M${-post} ${n(foot)}V${n(eave + 2)}M${post} ${n(foot)}V${n(eave + 2)}`,
            fill: 'none',
          },
    );
    parts.push({ d: roof(seat, floor), fill: 'roof' });
    foot = floor.ridge + 1.2;
  });
  parts.push({ d: finial(seat, floors[floors.length - 1]!.ridge), fill: 'roof' });
  return parts;
}

/** A pagoda with its base at (0, 0): single 34 × 36, double 37 × 62. */
export function pagoda(seat: Seat, double: boolean): Part[] {
  if (!double) {
    return [
      { d: 'M-13.9 0H13.9V-3.4H-13.9Z', fill: 'wall' },
      ...storeys(
        seat,
        [
          { w: 17, t: 8.5, base: -8.6, ridge: -16.8 },
          { w: 14.6, t: 1.6, base: -20.8, ridge: -30.2 },
        ],
        [9.5, 8.2],
        -3.4,
      ),
    ];
  }
  return [
    { d: 'M-15.2 0H15.2V-3.4H-15.2Z', fill: 'wall' },
    { d: 'M-18.1 0H18.1V2.6H-18.1Z', fill: 'wall' },
    ...storeys(
      seat,
      [
        { w: 18.5, t: 9.2, base: -8.4, ridge: -16 },
        { w: 16.3, t: 8.1, base: -19.8, ridge: -27.4 },
        { w: 14.3, t: 7.2, base: -31.2, ridge: -38.8 },
        { w: 12.6, t: 1.6, base: -42.6, ridge: -51.3 },
      ],
      [10.4, 9.1, 8, 7.1],
      -3.4,
    ),
  ];
}

/** The common outline of all parts, for the reserve line around it. */
export function silhouette(parts: Part[]): string {
  return parts
    .filter((part) => part.fill === 'roof' || part.fill === 'wall')
    .map((part) => part.d)
    .join('');
}

function n(value: number): number {
  return Math.round(value * 10) / 10;
}
