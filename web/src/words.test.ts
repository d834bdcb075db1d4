import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, type Parameters, Words } from './words';

const CASES = '../kernel/src/test/resources/tianxia/kernel/words-cases.txt';

function parameters(parts: string[]): Parameters {
  return Object.fromEntries(
    parts.map((part): [string, Parameters[string]] => {
      const [name, value] = [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)];
      if (value.startsWith('[')) return [name, value.slice(1, -1).split(',')];
      return [name, /^-?\d+$/.test(value) ? Number(value) : value];
    }),
  );
}

describe('the table of cases that the Java reader passes too', () => {
  let language: Language = 'en';
  let catalogue = '';
  for (const line of readFileSync(CASES, 'utf8').split('\n')) {
    if (line.startsWith('language ')) {
      language = line.slice(9) as Language;
      catalogue = '';
    } else if (line.startsWith('? ')) {
      const [question, sentence] = line.slice(2).split(' => ');
      const [key, ...rest] = question!.split(' ');
      const words = new Words(language, [catalogue]);
      it(`${language}: ${line}`, () => expect(words.text(key!, parameters(rest))).toBe(sentence));
    } else catalogue += `${line}\n`;
  }
});

const read = (path: string) => readFileSync(path, 'utf8');
const GAMES = '../games/src/main/resources/tianxia/games';

/** Each pair of word files in two languages: the page's, its boards', and those of the games. */
const pairs = (): string[] =>
  ['src', GAMES].flatMap((folder) =>
    files(folder, /\.en\.txt$/).map((path) => path.slice(0, -'.en.txt'.length)),
  );

describe('both languages', () => {
  const fields = (template: string) =>
    new Set(template.match(/\{[^{}|]*/g)?.map((f) => f.replace(/^\{(.*:)?/, '')));
  for (const stem of pairs()) {
    const en = new Words('en', [read(`${stem}.en.txt`)]);
    const fr = new Words('fr', [read(`${stem}.fr.txt`)]);
    // French has forms (`number.1.f`) that English does not need.
    const form = (key: string) => /^(number|hue|colour|seat|province)\..*\.[a-z]+$/.test(key);
    it(`${stem}: have the same keys`, () => {
      const plain = (words: Words) =>
        words
          .keys()
          .filter((key) => !form(key))
          .sort();
      expect(plain(fr)).toEqual(plain(en));
    });
    it(`${stem}: ask for the same parameters`, () => {
      for (const key of en.keys()) {
        expect([key, fields(fr.word(key))]).toEqual([key, fields(en.word(key))]);
      }
    });
  }

  it('break no line before a French colon, question mark or the like', () => {
    const texts = ['src', GAMES].flatMap((folder) => files(folder, /\.fr\.txt$/));
    expect(texts.length).toBeGreaterThan(8);
    const breaking = texts.flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => !line.startsWith('#') && / [:;!?»]|« /.test(line))
        .map((line) => `${path}: ${line}`),
    );
    expect(breaking).toEqual([]);
  });

  it('have no word for a turn at all tables that at one means a tower', () => {
    const texts = ['src/table', 'src/home', 'src/lobby'].flatMap((f) => files(f, /\.fr\.txt$/));
    expect(texts.length).toBeGreaterThan(8);
    const towers = texts.flatMap(
      (path) => read(path).match(/^.*(?<!\p{L})tours?(?!\p{L}).*$/gmu) ?? [],
    );
    expect(towers).toEqual([]);
  });

  it('say everything that the page asks for by a fixed key', () => {
    const words = new Words('en', [
      ...files('src', /\/words\.en\.txt$/)
        .filter((path) => !path.startsWith('src/games/'))
        .map(read),
      read(join(GAMES, 'common.en.txt')),
    ]);
    const missing = files('src', /\.(ts|svelte)$/)
      .filter((path) => !/src\/(games|dev|rules)\/|test\.ts$/.test(path))
      .flatMap((path) =>
        [
          ...read(path).matchAll(
            /(?:\bt|(?:words|spoken|told)\.(?:text|word|phrase))\('([a-z][\w.-]*)'/g,
          ),
        ]
          .map((match) => match[1]!)
          .filter((key) => !words.has(key)),
      );
    expect(missing).toEqual([]);
  });
});

function files(folder: string, named: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path, named);
    return named.test(path) ? [path] : [];
  });
}
