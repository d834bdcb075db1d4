import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, Words } from '../../words';
import { positions } from './testing/golden';
import { chipOf, siteNamed } from './announcements';
import { FULL, QUICK } from './interaction/next';
import { siteOf, sitesOf } from './view';

const engine = '../../../../games/src/main/resources/tianxia/games';
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const all = (language: Language) =>
  new Words(language, [
    read(`${engine}/common.${language}.txt`),
    read(`${engine}/pagoda/words.${language}.txt`),
    read(`words.${language}.txt`),
  ]);

describe('a site in words', () => {
  it('is told whole, with nothing left unfilled, in every position of a game', () => {
    for (const language of ['en', 'fr'] as const) {
      const words = all(language);
      for (const { view } of positions().filter((_, ply) => ply % 7 === 0)) {
        for (const site of sitesOf(view)) {
          const said = siteNamed(site, FULL, true, words) + chipOf(site, FULL, words);
          expect(said).not.toMatch(/[{}]|pagoda\.|undefined/);
        }
      }
    }
  });

  it('says what it takes and what stands there', () => {
    const [en, fr] = [all('en'), all('fr')];
    const built = siteOf(['V4', '=VR', 'R1'], 3, false);
    expect(siteNamed(built, FULL, true, en)).toBe(
      'Site 3, column +2: takes a red column, you can pay for it. Floor 1: four violet columns, violet tile with red slots, floor 2: one red column.',
    );
    expect(siteNamed(built, FULL, false, fr).replaceAll('\u202f', ' ')).toBe(
      'Terrain 3, colonne +2 : attend une colonne rouge. Étage 1 : quatre colonnes violettes, tuile violette à emplacements rouges, étage 2 : une colonne rouge.',
    );
    expect(siteNamed(siteOf([], 1, false), FULL, false, en)).toBe(
      'Site 1, any +1: takes a column of any colour. Empty.',
    );
    const three = siteOf(['V4', '=VR', 'R4', '=RB', 'B4'], 2, false);
    expect(siteNamed(three, QUICK, false, en)).toMatch(
      /roof \+5: takes a blue roof with its spire/,
    );
    expect([chipOf(three, QUICK, fr), chipOf(three, FULL, fr)]).toEqual(['toit', 'tuile']);
    const roofed = siteOf(['V4', '=VR', 'R4', '=RB', 'B4', '^BG'], 2, true);
    expect(siteNamed(roofed, QUICK, false, en)).toMatch(
      /^Site 2, complete\. .*blue roof with a green spire\.$/,
    );
  });
});
