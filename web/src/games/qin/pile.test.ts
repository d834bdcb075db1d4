import { expect, it } from 'vitest';
import { pile } from './pile';

it('is empty once all is drawn', () => {
  const bag = pile({});
  for (const kind of ['BB', 'RB', 'RR', 'RY', 'YB', 'YY']) {
    for (let k = 0; k < 12; k++) bag.after({ actor: 0, action: `draw ${kind}` });
  }
  expect(bag.next().size).toBe(0);
});
