import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Words } from '../../words';
import { positions } from './testing/golden';
import { spoken } from './announcements';
import { PROVINCES } from './view';

const GAMES = '../games/src/main/resources/tianxia/games';
const words = (language: 'en' | 'fr') =>
  new Words(
    language,
    ['src/words', `${GAMES}/common`, `${GAMES}/sun-tzu/words`, 'src/games/sun-tzu/words'].map(
      (stem) => readFileSync(`${stem}.${language}.txt`, 'utf8'),
    ),
  );

describe('a province as it is told', () => {
  const at = (ply: number) => positions(1)[ply]!.view;

  it('has its values, its armies, its marks and both orders', () => {
    const view = at(107);
    const scene = { view, viewer: 1, words: words('en') };
    expect(spoken(scene, 'Xi')).toBe(
      'Xinjiang, worth 1 3 4, now 3, seven armies of King Shao, a marker of King Shao, ' +
        'Sun Tzu played 2 here, King Shao played 9 here',
    );
    expect(spoken(scene, 'Ma')).toBe(
      'Mandarin, worth 3 4 5, now 4, nobody there, your sealed order is 4, ' +
        'King Shao has a sealed order here, 4th to be revealed',
    );
  });

  it('is told in French', () => {
    expect(spoken({ view: at(107), viewer: 1, words: words('fr') }, 'Qi')).toBe(
      'Qinghai, vaut 1 2 4, maintenant 2, cinq armées du roi Shao, un marqueur de Sun Tzu, ' +
        'Sun Tzu y a joué +1, le roi Shao y a joué 2',
    );
  });

  it('knows what lies there on this screen only, and the order that is being chosen', () => {
    const scene = { view: at(14), viewer: 1, words: words('en'), laid: { Ti: '7' as const } };
    expect(spoken(scene, 'Ti')).toContain('you laid 7 here');
    expect(spoken({ ...scene, order: ['Ma', 'Ti'] }, 'Ti')).toMatch(/to be revealed$/);
  });

  it('leaves no gap in any position', () => {
    for (const viewer of [0, 1, 2]) {
      for (const { view } of positions(viewer)) {
        for (const province of PROVINCES) {
          const told = spoken({ view, viewer, words: words('en') }, province);
          expect(told).not.toMatch(/, ,|undefined|suntzu\./);
        }
      }
    }
  });
});
