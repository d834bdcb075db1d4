import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Of the limits per address, as the server counts them. */
const LIMITS = '../server/src/main/java/tianxia/server/http/limit/RateLimits.java';

test.each(['en', 'fr'])('every kind of refusal has a name (%s)', (language) => {
  const kinds = /enum Kind \{([^}]*)\}/.exec(readFileSync(LIMITS, 'utf8'))![1]!.match(/[A-Z]+/g)!;
  const named = readFileSync(`src/operator/words.${language}.txt`, 'utf8')
    .match(/^operator\.limited\.[a-z]+/gm)!
    .map((key) => key.split('.').at(-1)!.toUpperCase());
  expect(named).toEqual(kinds);
});
