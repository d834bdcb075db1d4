import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../protocol';
import { Words } from '../../words';
import { seatName } from './names';

const words = new Words('en', ['seat.1 = Jade']);
const named = (name: string, program?: true) =>
  seatName(
    { seats: [{ seat: 1, kind: 'person', name, present: true, program }] } as unknown as TableInfo,
    1,
    words,
  );

describe('the name of a seat', () => {
  it('is the person’s own, as it is', () => {
    for (const name of ['Ada', 'Ada (2)', 'Аda', '李娜', '👩‍👩‍👧', '<b>x</b>'])
      expect(named(name)).toBe(name);
    expect(named('')).toBe('Jade');
  });

  it('tells that a program plays', () => {
    expect(named('Piet', true)).toBe('Piet (bot)');
    expect(named('', true)).toBe('Jade');
  });

  it('stands by itself where it is written from the right', () => {
    for (const name of ['דנה', 'محمد (2)', 'Ada دانا', '𞤀𞤣'])
      expect(named(name)).toBe(`\u2068${name}\u2069`);
  });
});
