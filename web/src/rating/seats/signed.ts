/** “+12”, “−7”. */
export const signed = (change: number): string =>
  change < 0 ? `−${-change}` : change > 0 ? `+${change}` : '±0';
