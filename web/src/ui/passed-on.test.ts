import { describe, expect, it, vi } from 'vitest';
import { pasted } from '../home/pasted';
import { passedOn } from './passed-on';

const WATCH = 'https://tianxia.example/t/T1#watch=q8tS3vXcT0uDkz5r1yQm2A';

describe('a link that is passed on', () => {
  it('names the language of whoever shares it', async () => {
    const link = 'https://tianxia.example/t/T1#join=abc';
    expect(await passedOn(link, 'en')).toBe(link);
    expect(await passedOn(link, 'fr')).toBe('https://tianxia.example/t/T1?lang=fr#join=abc');
  });

  it('lets the picture of a table that may be watched be seen', async () => {
    // As server/…/LinksTest has it.
    expect(await passedOn(WATCH, 'en')).toBe(
      'https://tianxia.example/t/T1?look=f4229993ff7d9e417a83b9f2#watch=q8tS3vXcT0uDkz5r1yQm2A',
    );
  });

  it('does so on a page over plain HTTP too, which has no Web Crypto', async () => {
    vi.stubGlobal('crypto', {});
    expect(await passedOn(WATCH, 'en')).toContain('?look=f4229993ff7d9e417a83b9f2#');
    vi.unstubAllGlobals();
  });

  it('never tells the server the code', async () => {
    const { pathname, search } = new URL(await passedOn(WATCH, 'fr'));
    expect(pathname + search).not.toContain('q8tS3vXcT0uDkz5r1yQm2A');
  });

  it('can be pasted as before', async () => {
    expect(pasted(await passedOn(WATCH, 'fr'))).toEqual(pasted(WATCH));
  });
});
