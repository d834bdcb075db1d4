// The motifs of the provinces: one kind each, sparse, at positions in the 1000 × 600 map.

import type { Province } from '../view';

const PEAK = 'M-26 14L-8-16 0-6 8-18 30 14M-8-16l4 12M8-18l-3 13 6 9M-14-4l6 8';
const DUNE = 'M-30 6Q-14-12 2 4Q14-8 32 6M-18 14Q-4 2 12 13';
const TUFT = 'M0 6L-4-4M0 6V-6M0 6L4-4';
const TENT = 'M-14 10V0Q0-14 14 0V10ZM-14 0H14M-3 10V3H3V10';
const WAVE = 'M-24 0q6-6 12 0t12 0 12 0 12 0M-14 8q6-6 12 0t12 0 12 0';
const HOUSE = 'M-14 0Q-6-2 0-9Q6-2 14 0M-9 0V10H9V0M-2 10V4H2V10';
const FIELD = 'M-20-6H20M-22 0H22M-24 6H24';

export interface Motif {
  province: Province;
  x: number;
  y: number;
  scale: number;
  d: string;
}
const motif = (province: Province, x: number, y: number, scale: number, d: string): Motif => ({
  province,
  x,
  y,
  scale,
  d,
});

export const WIDE: readonly Motif[] = [
  motif('Xi', 100, 105, 1, DUNE),
  motif('Xi', 330, 290, 1, DUNE),
  motif('Xi', 90, 330, 0.9, DUNE),
  motif('Xi', 300, 80, 0.9, DUNE),
  motif('Ti', 88, 452, 1, PEAK),
  motif('Ti', 75, 500, 0.8, PEAK),
  motif('Ti', 525, 540, 0.9, PEAK),
  motif('Ti', 575, 465, 0.75, PEAK),
  motif('Ti', 150, 552, 0.8, PEAK),
  motif('Mo', 500, 80, 1, TUFT),
  motif('Mo', 535, 160, 1, TUFT),
  motif('Mo', 900, 60, 1, TENT),
  motif('Mo', 880, 165, 1, TUFT),
  motif('Mo', 945, 175, 1, TUFT),
  motif('Mo', 480, 140, 1, TENT),
  motif('Ma', 930, 330, 1, HOUSE),
  motif('Ma', 880, 500, 1, HOUSE),
  motif('Ma', 915, 520, 0.8, HOUSE),
  motif('Ma', 650, 545, 1, FIELD),
  motif('Ma', 715, 270, 1, FIELD),
  motif('Qi', 430, 385, 1, WAVE),
  motif('Qi', 600, 390, 0.9, WAVE),
  motif('Qi', 620, 235, 0.8, WAVE),
];
export const NARROW: readonly Motif[] = [
  motif('Xi', 110, 110, 0.62, DUNE),
  motif('Xi', 110, 340, 0.62, DUNE),
  motif('Ti', 300, 558, 0.5, PEAK),
  motif('Mo', 930, 175, 0.62, TUFT),
  motif('Mo', 920, 70, 0.62, TENT),
  motif('Ma', 920, 300, 0.62, HOUSE),
  motif('Ma', 880, 520, 0.62, HOUSE),
  motif('Ma', 640, 540, 0.62, FIELD),
  motif('Qi', 590, 395, 0.5, WAVE),
];
