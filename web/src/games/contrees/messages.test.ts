import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Happening, TableInfo } from '../../protocol';
import { type Language, Words } from '../../words';
import { fullGame } from './testing/golden';
import { describe as name, describeContree } from './announcements';
import { captions, ending, facts, prompt, proposalHeading, sentences, verb } from './messages';
import { spots } from './interaction/spots';
import { territory } from './board/territory';

const GAMES = new URL('../../../../games/src/main/resources/tianxia/games/', import.meta.url);
const LANGUAGES: Language[] = ['en', 'fr'];

function wordsOf(language: Language): Words {
  const texts = [
    new URL(`common.${language}.txt`, GAMES),
    new URL(`contrees/words.${language}.txt`, GAMES),
    new URL(`words.${language}.txt`, import.meta.url),
  ];
  return new Words(
    language,
    texts.map((text) => readFileSync(text, 'utf8')),
  );
}
const en = wordsOf('en');
const fr = wordsOf('fr');
const info = { options: { tiles: '16', territory: 'laid', forbid: 'off' } } as unknown as TableInfo;
const game = fullGame();

describe('the words of the board', () => {
  it('have the same keys in both languages', () => {
    const own = (words: Words) =>
      words
        .keys()
        .filter((key) => key.startsWith('contrees.'))
        .sort();
    expect(own(en).length).toBeGreaterThan(40);
    expect(own(en)).toEqual(own(fr));
  });

  it('leave no key and no brace unfilled, in any position, to anyone', () => {
    for (const words of [en, fr]) {
      for (const { view, legal } of game) {
        const land = territory(view.tiles);
        const said = [
          ...[0, 1, 2].map((viewer) => prompt(view, viewer, info, words)),
          ...[1, 2].map((seat) => facts(view, seat, info, words).note),
          ...captions(view, info, words),
          verb(view, words, legal),
          proposalHeading(legal.slice(0, 1), words),
          ...spots(view, land, legal).map((spot) => name(spot, view, land, words)),
          ...land.contrees.map((each) => describeContree(each, view, words)),
        ];
        for (const sentence of said) expect(sentence).not.toMatch(/[{}]|contrees\.|^$/);
      }
    }
  });

  it('names pass on the button where pass is tried out', () => {
    const { view } = game.at(-2)!;
    expect(verb(view, en, ['pass'])).toBe('Pass');
    expect(verb(view, en, [])).toBe('Build');
    expect(verb(game[0]!.view, fr, [])).toBe('Poser');
  });
});

describe('what a turn is worth saying', () => {
  const raised: Happening = { code: 'tower-raised', by: 1, corner: 'E4' };
  const conquered: Happening = {
    code: 'contree-conquered',
    by: 1,
    contrees: ['J'],
    held: 7,
    corner: 'E4',
  };
  const cleaned: Happening = {
    code: 'towers-cleaned',
    by: 1,
    from: 2,
    count: 2,
    corners: ['I3', 'J4'],
  };
  const lost: Happening = { code: 'control-lost', by: 2, contrees: ['N'], held: 5 };
  const closed: Happening = { code: 'corners-closed', to: 2, corners: ['I3', 'J4'] };

  const texts = (some: Happening[], words: Words) => sentences(some, words).map(({ text }) => text);

  it('a conquest, what it takes from the other, then what falls', () => {
    expect(sentences([raised, conquered, cleaned, lost, closed], en)).toEqual([
      { text: 'Jade conquers J from E4 and now holds 7 of nine.', places: ['E4', 'J'] },
      { text: 'Plum loses N.', places: ['N'] },
      { text: 'Two Plum towers fall, on I3 and J4.', places: ['I3', 'J4'] },
    ]);
    expect(texts([raised, conquered, cleaned, lost, closed], fr)).toEqual([
      'Jade conquiert J depuis E4 et en tient désormais 7 sur neuf.',
      'Prune perd N.',
      'Deux tours Prune tombent, sur I3 et J4.',
    ]);
  });

  it('towers that fall before the one that was built', () => {
    const encircled = { ...cleaned, code: 'group-encircled', count: 1, corners: ['M3'] };
    expect(texts([raised, encircled, closed], en)).toEqual([
      'Jade encircles one Plum tower on M3, which falls.',
      'Jade builds a tower on E4.',
    ]);
  });

  it('a tower alone', () => {
    expect(texts([raised], en)).toEqual(['Jade builds a tower on E4.']);
    expect(texts([], en)).toEqual([]);
  });

  it('where a contrée is laid, seen from the first', () => {
    const laid = (place: string, count: number): Happening => ({
      code: 'tile-laid',
      by: 1,
      place,
      laid: count,
      of: 16,
    });
    expect(sentences([laid('2,-1', 5)], en)).toEqual([
      {
        text: 'Jade lays contrée 5 of 16.',
        spoken: 'Jade lays contrée 5 of 16, 1 up and 1.5 to the right from the first.',
        places: ['2,-1'],
      },
    ]);
    expect(sentences([laid('2,-1', 5)], fr).map(({ spoken }) => spoken)).toEqual([
      'Jade pose la contrée 5 sur 16, 1 au-dessus et 1,5 à droite de la première.',
    ]);
    expect(texts([laid('0,0', 1)], en)).toEqual(['Jade lays the first of 16 contrées.']);
  });

  it('the end comes first, and is the reason', () => {
    const won: Happening = { code: 'won-by-nine', by: 1, held: 9 };
    expect(texts([raised, conquered, won], en)[0]).toBe(
      'Jade holds nine contrées and wins at once.',
    );
    const event = { ply: 60, actor: 1, action: 'E4', happenings: [raised, conquered, won] };
    expect(ending(game.at(-1)!.view, info, [event], fr)).toBe(
      'Jade tient neuf contrées et gagne aussitôt.',
    );
    expect(ending(game.at(-1)!.view, info, [], en)).toBe('');
  });

  it.each(LANGUAGES)('counts laid contrées in the setup (%s)', (language) => {
    const { view } = game[7]!;
    const mine = facts(view, 1, info, wordsOf(language));
    const theirs = facts(view, 2, info, wordsOf(language));
    expect([mine.count, theirs.count]).toEqual([4, 3]);
    expect(theirs.note).toContain('5');
    expect(mine.marks).toEqual({ shape: 'hexagon', filled: 4, of: 8 });
  });
});
