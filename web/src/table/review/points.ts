// Chances as whole points, a hundredth each.

/** The nearest point. Never −0. */
export const points = (chance: number): number => Math.round(chance / 100) + 0;

/** With its sign: “+6”, “−14”, “0”. */
export function signed(number: number): string {
  if (number === 0) return '0';
  return number > 0 ? `+${number}` : `−${-number}`;
}

/** What is left over of a sum, so that the parts as they are shown add up. */
export interface Sum {
  start: number;
  result: number;
  errors: number;
  others: number;
  /** Of draws, and of what became known. */
  luck: number;
  /** The result without it. */
  adjusted: number;
  rest: number;
}

export function sum(seat: {
  start: number;
  result: number;
  errors: number;
  others: number;
  luck: number;
  reveals: number;
}): Sum {
  const [start, result] = [points(seat.start), points(seat.result)];
  const errors = -points(seat.errors) + 0;
  const others = points(seat.others);
  const luck = points(seat.luck + seat.reveals);
  const adjusted = result - luck;
  const rest = adjusted - start - errors - others;
  return { start, result, errors, others, luck, adjusted, rest };
}
