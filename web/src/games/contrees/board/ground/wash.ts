// Distant mountains behind the board, for a leaf of 720 × 720; deterministic.

interface Peak {
  x: number;
  height: number;
  /** The extent of its sides. */
  wide: number;
}

const FAR: Peak[] = [
  { x: 52, height: 118, wide: 62 },
  { x: 4, height: 30, wide: 60 },
  { x: 170, height: 26, wide: 60 },
  { x: 612, height: 96, wide: 80 },
  { x: 692, height: 116, wide: 60 },
  { x: 520, height: 40, wide: 70 },
];
const NEAR: Peak[] = [
  { x: 74, height: 104, wide: 54 },
  { x: 0, height: 44, wide: 60 },
  { x: 190, height: 30, wide: 70 },
  { x: 650, height: 132, wide: 78 },
  { x: 560, height: 40, wide: 50 },
  { x: 716, height: 60, wide: 44 },
];

export interface Range {
  /** The silhouette, closed at the bottom. */
  mass: string;
  /** Brush strokes down its slopes. */
  strokes: string;
}

export const ranges: Range[] = [range(FAR, 150, 360, 7), range(NEAR, 700, 760, 23)];

function range(peaks: Peak[], base: number, foot: number, seed: number): Range {
  const random = sequence(seed);
  const crest = (x: number) =>
    base -
    Math.max(
      ...peaks.map((peak) => peak.height * Math.exp(-((Math.abs(x - peak.x) / peak.wide) ** 1.5))),
    );
  const points: [number, number][] = [];
  for (let x = -16; x <= 736; x += 9) {
    const y = crest(x);
    points.push([x, y + (random() - 0.5) * (1.5 + (base - y) * 0.08)]);
  }
  let mass = `M-16 ${foot}V${round(points[0]![1])}`;
  points.slice(0, -1).forEach(([x, y], k) => {
    const [nextX, nextY] = points[k + 1]!;
    mass += `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return { mass: `${mass}H736V${foot}Z`, strokes: slopes(peaks, crest, random) };
}

function slopes(peaks: Peak[], crest: (x: number) => number, random: () => number): string {
  let strokes = '';
  for (const { x: at, height, wide } of peaks.filter((peak) => peak.height > 90)) {
    for (let k = 0; k < 9; k++) {
      const x = at + (random() - 0.5) * wide * 1.7;
      const y = crest(x) + 6 + random() * height * 0.22;
      const long = 14 + random() * height * 0.3;
      const lean = x < at ? -1 : 1;
      strokes += `M${round(x)} ${round(y)}q${round(lean * long * 0.12)} ${round(long * 0.5)} ${round(lean * long * 0.45)} ${round(long)}`;
    }
  }
  return strokes;
}

function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) / 0x7fffff;
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
