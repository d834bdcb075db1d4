import { describe, expect, it } from 'vitest';
import { event } from '../testing/fake-table';
import { type Undo, undoName, whyNot } from './undo';

describe('why nothing can be taken back', () => {
  it('nothing has been played yet', () => {
    expect(whyNot([], 1)).toBe('back.none');
    expect(whyNot([event(1, 0), event(2, 2)], 1)).toBe('back.none');
  });
  it('something has been drawn since', () => {
    expect(whyNot([event(1, 1), event(2, 0), event(3, 2)], 1)).toBe('back.drawn');
  });
  it('what was played has shown something, or what others played since', () => {
    expect(whyNot([event(1, 0), event(2, 1)], 1)).toBe('back.seen');
    expect(whyNot([event(1, 1), event(2, 2)], 1)).toBe('back.seen');
  });
});

describe('the name of the button', () => {
  const seats = [
    { seat: 1, kind: 'person' },
    { seat: 2, kind: 'computer' },
    { seat: 3, kind: 'person' },
  ] as never[];
  const at = (kind: 'back' | 'takeback', own: number[]) =>
    undoName({ undo: { kind } as Undo, info: { seats }, mine: (seat) => own.includes(seat) });

  it('says whether others are asked', () => {
    expect(at('back', [1])).toBe('back');
    expect(at('takeback', [1])).toBe('takeback');
    expect(at('takeback', [1, 3])).toBe('back');
  });
});
