import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRules } from './text';

const GAMES = 'src/games';
const games = readdirSync(GAMES).filter((game) => existsSync(`${GAMES}/${game}/rules`));

describe.each(games)('the rules of %s', (game) => {
  const [en, fr] = ['en', 'fr'].map((language) =>
    readRules(readFileSync(`${GAMES}/${game}/rules/rules.${language}.txt`, 'utf8')),
  );
  const shape = (rules: typeof en) =>
    rules!.sections.map(({ blocks }) =>
      blocks.map((block) => {
        if (block.kind === 'list') return block.items.length;
        if (block.kind === 'table') return block.rows.map((cells) => cells.length);
        return block.kind === 'figure' ? block.name : block.kind;
      }),
    );
  it('are the same in both languages', () => {
    expect(shape(fr)).toEqual(shape(en));
  });
  it('name their sections by ids, the same in both languages', () => {
    const ids = en!.sections.map(({ id }) => id);
    expect(fr!.sections.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    for (const rules of [en!, fr!])
      for (const { id, title } of rules.sections) {
        expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(title).not.toBe('');
      }
  });
  it('have a title, a lead and a caption under each figure', () => {
    for (const rules of [en!, fr!]) {
      expect(rules.title).not.toBe('');
      expect(rules.lead).not.toBe('');
      const captions = rules.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'figure' ? [block.caption] : [])),
      );
      expect(captions.length > 0).toBe(existsSync(`${GAMES}/${game}/rules/Figure.svelte`));
      expect(captions).not.toContain('');
    }
  });
});

describe('a table', () => {
  it('is made of the lines of cells that follow each other', () => {
    const { sections } = readRules(
      '# points | Points\n| Built | Points\n| a tile | 1\nThat is all.',
    );
    expect(sections[0]?.blocks).toEqual([
      {
        kind: 'table',
        rows: [
          ['Built', 'Points'],
          ['a tile', '1'],
        ],
      },
      { kind: 'paragraph', text: 'That is all.' },
    ]);
  });
});
