// A watchtower with a roof in the seat's style, standing on (0, 0): 26 wide, 44 high.

import { type Part, finial, roof } from '../../../../draw/roofs';
import type { Seat } from '../../../../protocol';

/** From the base to the middle of the drawing: how far below a corner its tower is based. */
export const FOOT = 13;

const WALL = 'M-12 0L-9.5-17H9.5L12 0Z';
const STONES =
  'M-11.2-5.6H11.2M-10.5-11H10.5M-4-5.6V0M5-5.6V0M0-11V-5.6M-6.5-11V-5.6M6.5-11V-5.6M-4-16.4V-11M4-16.4V-11';
const BATTLEMENT = 'M-12.5-16.4V-23H-8.4V-20.4H-4.2V-23H4.2V-20.4H8.4V-23H12.5V-16.4Z';
const CHAMBER = 'M-7-23V-29H7V-23Z';

export function tower(seat: Seat): Part[] {
  return [
    { d: WALL, fill: 'wall' },
    { d: STONES, fill: 'none' },
    { d: BATTLEMENT, fill: 'roof' },
    { d: CHAMBER, fill: 'wall' },
    { d: roof(seat, { w: 13.2, t: 1.6, base: -29, ridge: -38 }), fill: 'roof' },
    { d: finial(seat, -38, 0.86), fill: 'roof' },
  ];
}
