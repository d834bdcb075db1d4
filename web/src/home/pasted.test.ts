import { describe, expect, it } from 'vitest';
import { pasted } from './pasted';

describe('what a person pastes', () => {
  it.each([
    ['https://example.org/t/T1#join=abc', 'join'],
    ['  http://localhost:8080/t/T1#watch=abc\n', 'watch'],
    ['T1#seat=abc', 'seat'],
    ['T1 abc', 'join'],
    ['T1:abc', 'join'],
  ])('%s opens the table', (text, kind) => {
    expect(pasted(text)).toEqual({ page: 'table', table: 'T1', key: { kind, code: 'abc' } });
  });
  it.each(['', 'hello', 'https://example.org/', 'https://example.org/t/T1'])(
    '%s does not',
    (text) => {
      expect(pasted(text)).toBeNull();
    },
  );
  it('may be an invitation to a club', () => {
    expect(pasted('https://example.org/clubs/C1?lang=fr#c0-de')).toEqual({
      page: 'club',
      id: 'C1',
      code: 'c0-de',
    });
  });
});
