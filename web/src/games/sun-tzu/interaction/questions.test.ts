import { describe, expect, it } from 'vitest';
import type { Questions } from '../../../protocol';
import { positions } from '../testing/golden';
import { NOTHING, answer, keptAfter, often, question, selectable, tapped } from './questions';
import type { Picked, Question } from './questions';
import type { Province, SunTzuView } from '../view';

const ROUTINE = 2_147_483_646;
const off = (until: number): Questions => ({
  until,
  ahead: [
    { at: 24, name: { code: 'until-dynasty', dynasty: 2 } },
    { at: ROUTINE, name: { code: 'until-high-card' } },
  ],
});
const view = (phase: SunTzuView['phase']): SunTzuView => ({ ...positions(1)[40]!.view, phase });
const pick = (...provinces: Province[]): Picked => ({ ...NOTHING, provinces });
const tap = (asked: Question, ...provinces: Province[]) =>
  provinces.reduce<Picked>(
    (picked, each) => ({ ...NOTHING, provinces: tapped(asked, picked, each) }),
    NOTHING,
  );

describe('a question', () => {
  it('is found for every decision of a recorded game, and its answers are legal', () => {
    let found = 0;
    for (const seat of [1, 2]) {
      for (const { view, legal } of positions(seat)) {
        const own = legal[seat];
        if (!own || own.length === 0) continue;
        const asked = question(view, own)!;
        expect(asked.kind).toBe(view.phase === 'source' ? 'from' : view.phase);
        found++;
      }
    }
    expect(found).toBeGreaterThan(100);
  });

  it('is asked of a seat whatever it holds', () => {
    for (const phase of ['window', 'feint', 'scourge'] as const) {
      expect(question(view(phase), ['pass'])).toEqual({ kind: 'idle' });
      expect(question(view(phase), ['pass'], off(0))).toEqual({ kind: 'idle' });
      expect(often(question(view(phase), ['pass']))).toBe(true);
    }
    expect(question(view('window'), [])).toBeNull();
  });

  it('is none where it is put off, whatever the seat holds', () => {
    for (const legal of [['pass'], ['pass', 'reinforce Xi']]) {
      expect(question(view('window'), legal, off(24))).toEqual({ kind: 'pass' });
      expect(question(view('window'), legal, off(ROUTINE))).toEqual({ kind: 'pass' });
    }
    for (const legal of [['pass'], ['feint', 'pass']]) {
      expect(question(view('feint'), legal, off(24))).toEqual({ kind: 'pass' });
      expect(question(view('feint'), legal, off(ROUTINE))).not.toEqual({ kind: 'pass' });
    }
    expect(question(view('keep'), ['keep 9'], off(24))).toMatchObject({ kind: 'keep' });
  });

  it('of a window is that of the warlord', () => {
    expect(question(view('window'), ['pass', 'reinforce Ti', 'reinforce Xi'])).toEqual({
      kind: 'reinforce',
      provinces: ['Ti', 'Xi'],
    });
    expect(question(view('window'), ['march Ti Qi', 'pass'])).toEqual({
      kind: 'march',
      marches: [{ from: 'Ti', to: 'Qi' }],
    });
    expect(question(view('feint'), ['feint', 'pass'])).toEqual({ kind: 'feint' });
  });
});

describe('an answer', () => {
  it('gives the order of reveal once all five are picked, in the order of the taps', () => {
    const asked: Question = { kind: 'order' };
    expect(answer(asked, tap(asked, 'Ma', 'Ti', 'Xi', 'Qi'))).toBe('');
    expect(answer(asked, tap(asked, 'Ma', 'Ti', 'Xi', 'Qi', 'Mo'))).toBe('order Ma Ti Xi Qi Mo');
    expect(tap(asked, 'Ma', 'Ti', 'Ma').provinces).toEqual(['Ti']);
  });

  it('takes an army from the province that is tapped last', () => {
    const asked: Question = { kind: 'from', provinces: ['Ti', 'Qi'] };
    expect(answer(asked, tap(asked, 'Ti', 'Qi'))).toBe('from Qi');
    expect(answer(asked, tap(asked, 'Ti', 'Ti'))).toBe('');
    expect(selectable(asked, NOTHING)).toEqual(['Ti', 'Qi']);
  });

  it('marches where the legal list lets it', () => {
    const asked: Question = {
      kind: 'march',
      marches: [
        { from: 'Ti', to: 'Qi' },
        { from: 'Ti', to: 'Ma' },
        { from: 'Qi', to: 'Ti' },
      ],
    };
    expect(selectable(asked, NOTHING)).toEqual(['Ti', 'Qi']);
    expect(selectable(asked, pick('Ti'))).toEqual(['Ti', 'Qi', 'Ma']);
    expect(answer(asked, tap(asked, 'Ti', 'Ma'))).toBe('march Ti Ma');
    expect(answer(asked, tap(asked, 'Ti', 'Qi'))).toBe('march Ti Qi');
    expect(tap(asked, 'Ma').provinces).toEqual([]);
    expect(tap(asked, 'Ti', 'Ti').provinces).toEqual([]);
  });

  it('keeps as many cards as are kept, in card order', () => {
    const asked: Question = { kind: 'keep', count: 2, drawn: ['9', '+1', '+1'] };
    const keep = (...at: number[]) =>
      at.reduce<Picked>(
        (picked, each) => ({ ...NOTHING, kept: keptAfter(asked, picked, each) }),
        NOTHING,
      );
    expect(answer(asked, keep(2))).toBe('');
    expect(answer(asked, keep(2, 0))).toBe('keep 9 +1');
    expect(answer(asked, keep(0, 1, 2))).toBe('keep +1 +1');
    expect(keep(0, 0).kept).toEqual([]);
  });

  it('chooses a warlord, and uses one that needs no place', () => {
    const choose: Question = { kind: 'choose', warlords: ['remove', 'scourge'] };
    expect(answer(choose, NOTHING)).toBe('');
    expect(answer(choose, { ...NOTHING, warlord: 'scourge' })).toBe('choose scourge');
    expect(answer({ kind: 'scourge' }, NOTHING)).toBe('scourge');
  });
});
