import { describe, expect, it } from 'vitest';
import { positions } from './testing/golden';
import { asItStands, nextScoring, scoringAfter, trackOf } from './board/score';
import {
  CARDS,
  armiesIn,
  deckSize,
  drawnBy,
  face,
  handOf,
  handSize,
  inTurn,
  isRevealed,
  orderAt,
  permanent,
  unseenOf,
  valuesOf,
} from './view';

describe('a view of Sun Tzu', () => {
  it('shows a seat its own cards and counts the other’s', () => {
    for (const [k, { view }] of positions(1).entries()) {
      const theirs = positions(2)[k]!.view;
      expect(handSize(view, 2)).toBe(handOf(theirs, 2).length);
      expect(deckSize(view, 2)).toBe(deckSize(theirs, 2));
      expect(handOf(view, 2)).toEqual([]);
      if (k > 30) break;
    }
    expect(drawnBy(positions(1)[25]!.view, 1)).toEqual(['-1', 'P']);
  });

  it('tells the cards apart', () => {
    expect(CARDS.filter(permanent)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(face('-1')).toBe('−1');
  });

  it('knows whose a province is and what it is worth', () => {
    const { view } = positions(1)[90]!;
    expect(armiesIn(view, 'Xi').count).toBe(Math.abs(view.armies[0]!));
    expect(valuesOf(view, 'Xi')).toEqual([1, 3, 4]);
    expect(valuesOf(positions(1)[0]!.view, 'Xi')).toEqual([]);
    expect(unseenOf(positions(0)[13]!.view, 2)['7']).toBe(1);
  });

  it('names the province in turn', () => {
    const source = positions(1)[103]!.view;
    expect(inTurn(source)).toBe(source.reveal[2]);
    expect(isRevealed(source, source.reveal[2]!)).toBe(true);
    expect(isRevealed(source, source.reveal[3]!)).toBe(false);
    expect(orderAt(source, 2, source.reveal[4]!)).toBe('?');
    expect(inTurn(positions(1)[14]!.view)).toBeNull();
  });
});

describe('the next scoring', () => {
  it('comes after the third, sixth and ninth dynasty', () => {
    const all = positions(0).map(({ view }) => [view.dynasty, view.phase, scoringAfter(view)]);
    expect(all[0]).toEqual([1, 'tiles', 3]);
    expect(all[61]).toEqual([3, 'draw', 6]);
    expect(all[90]).toEqual([5, 'orders', 6]);
    expect(all[131]).toEqual([8, 'orders', 9]);
    expect(all.at(-1)).toEqual([9, 'over', 0]);
  });

  it('foretells what the server then counts', () => {
    // A reveal may change the armies between the recorded position and the scoring; so the pawn's move is
    // compared with the position after the scoring, which has the armies that were scored.
    const views = positions(0).map(({ view }) => view);
    for (const [k, view] of views.entries()) {
      const before = views[k - 1];
      if (!before || view.pawn === before.pawn || view.phase === 'over') continue;
      const scoring = {
        ...view,
        pawn: before.pawn,
        phase: 'orders' as const,
        dynasty: before.dynasty,
      };
      expect(asItStands(scoring)?.pawn).toBe(view.pawn);
    }
    expect(nextScoring(views.at(-1)!)).toBe(3);
    expect(asItStands(views.at(-1)!)).toBeNull();
  });

  it('stops the pawn at the red ends of the track', () => {
    const first = positions(0)
      .map(({ view }) => view)
      .find(({ phase }) => phase === 'orders')!;
    const far = { ...first, pawn: 8, dynasty: 3, armies: [1, 1, 1, 1, 1] };
    expect(asItStands(far)?.pawn).toBe(10);
    expect(asItStands(far, trackOf({ track: '9' }))?.pawn).toBe(9);
    expect(asItStands({ ...far, pawn: -8, armies: [-1, -1, -1, -1, -1] }, 9)?.pawn).toBe(-9);
    expect(trackOf({ rules: 'standard' })).toBe(10);
  });
});
