// The lines of the map: eight junctions and eight borders, each shared by both neighbours, so that there are
// no gaps between provinces. Points are in 1000 × 600.

import type { Province } from '../view';

/** Where borders meet each other or the coast. */
export const JUNCTIONS: Record<string, [number, number]> = {
  E: [425, 14],
  A: [378, 192],
  B: [668, 196],
  F: [988, 222],
  C: [640, 420],
  D: [345, 412],
  G: [520, 590],
  H: [12, 372],
};
/** Intermediate points of each line between two junctions. The first eight are borders, the rest coast. */
export const LINES: Record<string, [number, number][]> = {
  EA: [
    [440, 75],
    [395, 130],
  ],
  AB: [
    [450, 176],
    [530, 205],
    [600, 186],
  ],
  BC: [
    [690, 265],
    [655, 345],
  ],
  CD: [
    [570, 436],
    [490, 412],
    [420, 432],
  ],
  DA: [
    [330, 335],
    [372, 265],
  ],
  BF: [
    [760, 222],
    [850, 196],
    [930, 228],
  ],
  CG: [
    [615, 475],
    [545, 530],
  ],
  DH: [
    [260, 390],
    [170, 425],
    [80, 392],
  ],
  HE: [
    [6, 300],
    [20, 170],
    [60, 90],
    [150, 50],
    [240, 22],
    [330, 34],
  ],
  EF: [
    [520, 34],
    [620, 10],
    [740, 20],
    [850, 8],
    [940, 50],
    [985, 130],
  ],
  FG: [
    [996, 320],
    [962, 400],
    [975, 480],
    [900, 540],
    [800, 560],
    [690, 588],
    [600, 574],
  ],
  GH: [
    [430, 596],
    [330, 574],
    [220, 588],
    [120, 556],
    [50, 520],
    [28, 440],
  ],
};
export const BORDERS = ['EA', 'AB', 'BC', 'CD', 'DA', 'CG', 'DH', 'BF'] as const;
export const COAST = ['HE', 'EF', 'FG', 'GH'];
/** The line of the wall, between Mongolia and Mandarin. */
export const WALL = 'BF';
/** The lines around each province; `-` before a line traversed in reverse. */
export const RINGS: Record<Province, string[]> = {
  Xi: ['HE', 'EA', '-DA', 'DH'],
  Ti: ['GH', '-DH', '-CD', 'CG'],
  Qi: ['AB', 'BC', 'CD', 'DA'],
  Mo: ['EF', '-BF', '-AB', '-EA'],
  Ma: ['FG', '-CG', '-BC', 'BF'],
};
/** The border between two provinces. */
export const SHARED: Record<string, string> = {
  'Xi-Mo': 'EA',
  'Qi-Mo': 'AB',
  'Qi-Ma': 'BC',
  'Ti-Qi': 'CD',
  'Xi-Qi': 'DA',
  'Mo-Ma': 'BF',
  'Ti-Ma': 'CG',
  'Xi-Ti': 'DH',
};
