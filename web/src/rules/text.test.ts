import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRules } from './text';

describe.each(['qin', 'pagoda', 'contrees', 'sun-tzu'])('the rules of %s', (game) => {
  const [en, fr] = ['en', 'fr'].map((language) =>
    readRules(readFileSync(`src/rules/${game}.${language}.txt`, 'utf8')),
  );
  const shape = (rules: typeof en) =>
    rules!.sections.map(({ blocks }) =>
      blocks.map((block) =>
        block.kind === 'list' ? block.items.length : block.kind === 'figure' ? block.name : block.kind,
      ),
    );
  it('are the same in both languages', () => {
    expect(shape(fr)).toEqual(shape(en));
  });
  it('have a title, a lead and captions', () => {
    for (const rules of [en!, fr!]) {
      expect(rules.title).not.toBe('');
      expect(rules.lead).not.toBe('');
      const captions = rules.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'figure' ? [block.caption] : [])),
      );
      expect(captions.length).toBeGreaterThan(3);
      expect(captions).not.toContain('');
    }
  });
});
