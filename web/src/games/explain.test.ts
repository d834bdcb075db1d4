// What the tables explain: the elements marked for it, the words, and the sections of the rules.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRules } from '../rules/text';
import { common } from '../table/explain/common';
import type { Explain, Table } from '../table/contract';
import { Words } from '../words';

const read = (path: string) => readFileSync(path, 'utf8');
const sources = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((path) => path.endsWith('.svelte'))
    .map((path) => read(`${folder}/${path}`))
    .join('\n');

/** The kinds of `data-explain` in templates. */
const marked = (text: string) =>
  [...text.matchAll(/data-explain="([a-z][a-z-]*)/g)].map((match) => match[1]!);

/** The kinds for which there are words, by the first part of their keys. */
const told = (words: Words) =>
  words.keys().filter((key) => key.startsWith('explain.') && key.endsWith('.what'));

const games = readdirSync('src/games').filter((id) => existsSync(`src/games/${id}/explain`));
const explains = import.meta.glob<Explain>('./*/explain/index.ts', {
  eager: true,
  import: 'default',
});

describe.each(games)('the table of %s', (game) => {
  const folder = `src/games/${game}`;
  const words = new Words('en', [read(`${folder}/explain/words.en.txt`)]);
  const code = readdirSync(`${folder}/explain`)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => read(`${folder}/explain/${name}`))
    .join('\n');

  it('explains by its own module', () => {
    expect(explains[`./${game}/explain/index.ts`]).toBeTypeOf('function');
  });
  it('knows every kind of thing that is marked', () => {
    const kinds = new Set(marked(sources(folder)));
    expect(kinds.size).toBeGreaterThan(0);
    const unknown = [...kinds].filter(
      (kind) =>
        !new RegExp(`['"]?\\b${kind}\\b['"]?(?:: |\\()|'${kind}'`).test(code) &&
        common(kind, '1', {} as Table, words) === null,
    );
    expect(unknown).toEqual([]);
  });
  it('has a name for everything that it describes', () => {
    expect(told(words).length).toBeGreaterThan(0);
    expect(told(words).filter((key) => !words.has(key.replace(/\.what$/, '')))).toEqual([]);
  });
  it('points to sections of the rules that there are', () => {
    const sections = readRules(read(`${folder}/rules/rules.en.txt`)).sections.map(({ id }) => id);
    const meant = [...code.matchAll(/\brules: '([^']*)'/g)].map((match) => match[1]!);
    expect(meant.length).toBeGreaterThan(0);
    expect(meant.filter((id) => id !== '' && !sections.includes(id))).toEqual([]);
  });
  it.each(['en', 'fr'] as const)('calls taking back as the button does, in %s', (language) => {
    const own = new Words(language, [read(`${folder}/explain/words.${language}.txt`)]);
    const button = new Words(language, [read(`src/table/words.${language}.txt`)]).word('back');
    const titles = own.keys().filter((key) => /^explain\..*\bback$/.test(key));
    expect(titles.map((key) => own.word(key)).filter((title) => title !== button)).toEqual([]);
  });
  it('says what each of its keys does', () => {
    const keys = [...read(`${folder}/index.ts`).matchAll(/does: '([^']+)'/g)].map((m) => m[1]!);
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
  });
});
