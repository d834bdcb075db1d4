import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Happening } from '../../protocol';
import { Words } from '../../words';
import type { Language } from '../../words';
import { positions } from './testing/golden';
import { named } from './announcements';
import { captions, prompt, proposalHeading, sentences, verb } from './messages';
import { land } from './view';

const engine = '../../../../games/src/main/resources/tianxia/games';
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const own = (language: Language) => new Words(language, [read(`words.${language}.txt`)]);
const all = (language: Language) =>
  new Words(language, [
    read(`${engine}/common.${language}.txt`),
    read(`${engine}/qin/words.${language}.txt`),
    read(`words.${language}.txt`),
  ]);
const texts = (some: Happening[], words: Words) => sentences(some, words).map(({ text }) => text);
/** Keys that only one language needs for its grammar. */
const grammar = (key: string) => /\.(f|plural)$/.test(key);

describe('the words of the board', () => {
  it('stand in both languages', () => {
    const keys = (language: Language) =>
      own(language)
        .keys()
        .filter((key) => !grammar(key))
        .sort();
    expect(keys('fr')).toEqual(keys('en'));
    expect(keys('en').length).toBeGreaterThan(30);
  });

  it('name every square of a whole game, with nothing left unfilled', () => {
    for (const language of ['en', 'fr'] as const) {
      const words = all(language);
      for (const { view } of positions().filter((_, ply) => ply % 11 === 0)) {
        const names = named(view, land(view), words);
        expect(new Set(names).size).toBe(169);
        for (const text of names) expect(text).not.toMatch(/[{}]|qin\.|undefined/);
      }
    }
  });

  it('say a square as people would', () => {
    const { view } = positions()[40]!;
    const at = (square: number, language: Language) =>
      named(view, land(view), all(language))[square];
    expect(at(0, 'en')).toBe('a1, free village');
    expect(at(28, 'en')).toBe('c3, a single yellow square');
    expect(at(2, 'en')).toBe('c1, steppe, next to a single red square');
    expect(at(40, 'en')).toBe('b4, Plum’s major blue province of 7');
    expect(at(40, 'fr')).toBe('b4, la province majeure bleue de Prune, 7 cases');
    expect(at(45, 'en')).toBe('g4, steppe, next to Jade’s yellow province of 2');
  });

  it('tell what is to be done', () => {
    const { view } = positions(2)[40]!;
    const info = {} as never;
    const en = all('en');
    expect(prompt(view, 2, info, en)).toBe('Lay one tile next to a province. 49 left in the bag.');
    expect(prompt(view, 1, info, en)).toBe('49 left in the bag.');
    expect(captions(view, info, en)[0]).toBe('Twenty-four pagodas each');
    expect(captions(view, info, all('fr'))[0]).toBe('Vingt-quatre pagodes chacun');
    expect(proposalHeading(['Ra1Rb1'], en)).toBe('If you lay it here');
    expect([verb(view, en, ['pass']), verb(view, en, [])]).toEqual(['Pass', 'Lay']);
  });

  it('a province that grows and joins is told of once', () => {
    const words = new Words('en', [
      'happening.province-grown = grows {colour}',
      'happening.province-major = major {colour}',
      'happening.village-taken = village {at}',
      'happening.tile-laid = laid',
    ]);
    const lines = texts(
      [
        { code: 'tile-laid' },
        { code: 'province-grown', colour: 'R' },
        { code: 'province-major', colour: 'R' },
        { code: 'province-grown', colour: 'B' },
        { code: 'village-taken', at: 'a1' },
      ],
      words,
    );
    expect(lines).toEqual(['Major R', 'Village a1', 'Grows B']);
  });

  it('a turn begins with what changes the game, and each sentence knows its squares', () => {
    const told: Happening[] = [
      { code: 'square-alone', colour: 'R', at: 'd6' },
      { code: 'province-grown', owner: 2, colour: 'B', at: 'c4', count: 5, squares: ['c5'] },
      { code: 'province-major', owner: 2, colour: 'B', at: 'c4', count: 5, squares: ['c4', 'c5'] },
      { code: 'village-taken-from', by: 2, from: 1, at: 'e3', squares: ['e3', 'e4'] },
    ];
    expect(sentences(told, all('en'))).toEqual([
      { text: 'Plum takes village e3 from Jade.', places: ['e3', 'e3', 'e4'] },
      {
        text: 'Plum’s blue province at c4 becomes a major province and carries a double pagoda.',
        places: ['c4', 'c4', 'c5'],
      },
      { text: 'Square d6 stays alone.', places: ['d6'] },
    ]);
    expect(texts(told, all('fr'))[1]).toBe(
      'La province bleue de Prune en c4 devient majeure et reçoit une pagode double.',
    );
  });

  it('two lone squares are one line', () => {
    const alone = (at: string): Happening => ({ code: 'square-alone', colour: 'R', at });
    expect(texts([alone('a2'), alone('b2')], all('en'))).toEqual(['Squares a2 and b2 stay alone.']);
  });
});
