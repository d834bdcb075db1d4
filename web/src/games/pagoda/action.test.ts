import { describe, expect, it } from 'vitest';
import { format, isBuild, parse } from './action';
import { positions, recorded } from './testing/golden';

describe('the notation', () => {
  it('is read and written back: every action that was legal or played in the recorded games', () => {
    const texts = new Set([...positions().flatMap(({ legal }) => legal), ...recorded()]);
    expect(texts.size).toBeGreaterThan(800);
    const kinds = new Set<string>();
    for (const text of texts) {
      const action = parse(text);
      kinds.add(action.kind);
      expect(format(action)).toBe(text);
    }
    const all = 'column discard dragon draw end fan keep lantern roof tile';
    expect([...kinds].sort().join(' ')).toBe(all);
  });

  it('tells the parts', () => {
    expect(parse('3+R:Bb')).toEqual({ kind: 'column', site: 3, colour: 'R', pay: 'Bb' });
    expect(parse('3+V')).toEqual({ kind: 'column', site: 3, colour: 'V', pay: '' });
    expect(parse('3=RV:gg')).toEqual({ kind: 'tile', site: 3, tile: 'RV', pay: 'gg' });
    expect(parse('6^RV:R/Vbb')).toEqual({
      kind: 'roof',
      site: 6,
      tile: 'RV',
      pay: 'R',
      spire: 'Vbb',
    });
    expect(parse('draw ?')).toEqual({ kind: 'draw', card: '?' });
    expect(isBuild(parse('3+V'))).toBe(true);
    expect(isBuild(parse('lantern'))).toBe(false);
  });

  it('puts the cards of a payment in their order', () => {
    expect(format({ kind: 'discard', cards: 'vgRB' })).toBe('discard BRgv');
    expect(format({ kind: 'roof', site: 1, tile: 'BG', pay: 'rR', spire: 'gG' })).toBe(
      '1^BG:Rr/Gg',
    );
  });

  it('refuses what is no action', () => {
    for (const text of ['', '7+R:R', '3+R:', '3=R:R', '3^RV:R', 'dragon ', 'pass', 'draw r']) {
      expect(() => parse(text)).toThrow('no action of Pagoda');
    }
  });
});
