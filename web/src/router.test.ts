import { describe, expect, it } from 'vitest';
import { pasted } from './home/pasted';
import { address, keyOf, parse } from './router';

describe('addresses', () => {
  it('are read', () => {
    expect(parse('/')).toEqual({ page: 'home' });
    expect(parse('/t/Ab_9-x')).toEqual({ page: 'table', table: 'Ab_9-x', key: null });
    expect(parse('/t/Ab/', '#join=c0-de')).toEqual({
      page: 'table',
      table: 'Ab',
      key: { kind: 'join', code: 'c0-de' },
    });
    expect(parse('/operator', '#key=secret')).toEqual({ page: 'operator' });
    expect(parse('/rules/some-game')).toEqual({ page: 'rules', game: 'some-game' });
  });
  it.each(['/t', '/t/a/b', '/t/a b', '/rules', '/else/x', '/t/%3Cb%3E'])(
    '%s leads nowhere',
    (path) => {
      expect(parse(path)).toEqual({ page: 'unknown' });
    },
  );
  it('are written as they are read', () => {
    for (const kind of ['seat', 'join', 'watch'] as const) {
      const route = { page: 'table', table: 'T1', key: { kind, code: 'abc' } } as const;
      const url = new URL(address(route), 'http://here');
      expect(parse(url.pathname, url.hash)).toEqual(route);
    }
  });
  it('may hold a seat’s share in the draws', () => {
    const route = {
      page: 'table',
      table: 'T1',
      key: { kind: 'seat', code: 'a-_b', nonce: '0f'.repeat(16) },
    } as const;
    const url = new URL(address(route), 'http://here');
    expect(parse(url.pathname, url.hash)).toEqual(route);
    expect(pasted(url.href)).toEqual(route);
  });
  it('of a club may hold an invitation', () => {
    for (const path of ['/clubs', '/clubs/C1', '/clubs/C1#c0-de']) {
      const url = new URL(path, 'http://here');
      expect(address(parse(url.pathname, url.hash))).toBe(path);
    }
    expect(parse('/clubs/C1', '#c0-de')).toEqual({ page: 'club', id: 'C1', code: 'c0-de' });
  });

  it('under a path begin with it, and what is beside it leads nowhere', () => {
    const root = '/club/games';
    for (const route of [
      { page: 'home' },
      { page: 'rules', game: 'some-game' },
      { page: 'account', at: 'u', name: 'Mei' },
      { page: 'table', table: 'T1', key: { kind: 'join', code: 'abc' } },
    ] as const) {
      const url = new URL(address(route, root), 'http://here');
      expect(url.pathname.startsWith(`${root}/`)).toBe(true);
      expect(parse(url.pathname, url.hash, root)).toEqual(route);
      expect(parse(url.pathname, url.hash)).toEqual({ page: 'unknown' });
    }
    expect(parse(root, '', root)).toEqual({ page: 'home' });
    for (const beside of ['/', '/rules/some-game', '/club', '/club/gamesters/rules/some-game'])
      expect(parse(beside, '', root)).toEqual({ page: 'unknown' });
    const join = { page: 'table', table: 'T1', key: { kind: 'join', code: 'abc' } } as const;
    expect(pasted(`https://club.example${address(join, root)}`)).toEqual(join);
  });
  it('keep secrets out of what a server is sent', () => {
    const url = new URL(
      address({ page: 'table', table: 'T1', key: { kind: 'seat', code: 'secret' } }),
      'http://here',
    );
    expect(url.pathname + url.search).not.toContain('secret');
  });
});

describe('keys', () => {
  it.each([
    '',
    '#',
    '#join=',
    '#other=abc',
    '#seat=a b',
    '#seat=abc.0f',
    `#seat=abc.${'0F'.repeat(16)}`,
    '#join=<script>',
  ])('%s is none', (hash) => {
    expect(keyOf(hash)).toBeNull();
  });
});
