import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawn, hasLessons, hasRules } from './registry';

// Cards say it, so that no page has to know all files of all games.
describe('the card of a game', () => {
  for (const game of drawn) {
    const has = (file: string) => existsSync(`src/games/${game}/${file}`);
    it(`tells of ${game} whether it has lessons and rules`, () => {
      expect(hasLessons(game)).toBe(has('lessons/course.txt'));
      for (const language of ['en', 'fr']) {
        expect(hasRules(game)).toBe(has(`rules/rules.${language}.txt`));
      }
    });
  }
});
