import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '../../device/kept';
import { nextLink, seatLink, watchLink } from './links';
import type { Screen } from '../live/screen.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { origin: 'https://tianxia.example' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

/** A screen with these tokens and the seats that they open; the first is shown. */
function screen(...opened: [token: string, viewer: number][]): Screen {
  const tables = opened.map(([token, viewer]) => ({ token, viewer }));
  return { tables, current: tables[0], viewer: tables[0]!.viewer } as unknown as Screen;
}

describe('the link to the next table', () => {
  it('needs no key for those who sit there', () => {
    keep('T', { tokens: ['a'], watch: 'w' });
    expect(nextLink(screen(['a', 1]), 'T', 'N')).toBe('/t/N');
  });

  it('lets a spectator go on watching', () => {
    expect(nextLink(screen(['w', 0]), 'T', 'N')).toBe('/t/N#watch=w');
    // Also for somebody who failed to get a seat.
    keep('T', { joining: 'j' });
    expect(nextLink(screen(['w', 0]), 'T', 'N')).toBe('/t/N#watch=w');
  });

  it('is for watching where one has left, and knows how', () => {
    keep('T', { tokens: ['a'], watch: 'w' });
    expect(nextLink(screen(['a', 0]), 'T', 'N')).toBe('/t/N#watch=w');
  });

  it('is none where one has left: the token of the seat opens nothing there', () => {
    keep('T', { tokens: ['a'] });
    expect(nextLink(screen(['a', 0]), 'T', 'N')).toBe('');
    expect(watchLink(screen(['a', 0]), 'T')).toBe('');
  });

  it('leads those who share a screen on, though one of them has left', () => {
    keep('T', { tokens: ['a', 'b'] });
    expect(nextLink(screen(['a', 0], ['b', 2]), 'T', 'N')).toBe('/t/N');
  });
});

describe('the link to one’s own seat', () => {
  const seated = (phase: string) => Object.assign(screen(['a', 1]), { info: { phase } });

  it('holds its share in the draws until the game begins: another browser can show it then', () => {
    const nonce = '0f'.repeat(16);
    keep('T', { tokens: ['a'], nonces: { a: nonce } });
    expect(seatLink(seated('waiting'), 'T')).toBe(`https://tianxia.example/t/T#seat=a.${nonce}`);
    expect(seatLink(seated('playing'), 'T')).toBe('https://tianxia.example/t/T#seat=a');
  });
});
