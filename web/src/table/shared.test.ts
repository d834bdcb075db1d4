import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compileModule } from 'svelte/compiler';
import { ModuleKind, ScriptTarget, transpile } from 'typescript';
import { expect, it } from 'vitest';

const SHARED = readFileSync(new URL('shared.svelte.ts', import.meta.url), 'utf8');
const USERS = `
export class Counter { n = $state(1); }
export class Doubled {
  constructor(counter) { this.counter = counter; }
  twice = $derived.by(() => this.counter.n * 2);
}
export const within = (part) => $effect.root(part);
`;

interface Compiled {
  oneForEach: <T>(make: () => T) => (table: object) => T;
  Counter: new () => { n: number };
  Doubled: new (counter: object) => { twice: number };
  /** Runs a part of the page; returns what destroys it. */
  within: (part: () => void) => () => void;
}

/** Compiled for the browser: tests compile modules for the server, where effects are never destroyed. */
async function inBrowser(source: string): Promise<Compiled> {
  const plain = transpile(source, { target: ScriptTarget.ES2022, module: ModuleKind.ESNext });
  const { js } = compileModule(plain, { generate: 'client', filename: 'shared.svelte.js' });
  const { resolve } = createRequire(import.meta.url);
  const code = js.code.replace(
    /'(svelte[^']*)'/g,
    (_, name: string) => `'${pathToFileURL(resolve(name)).href}'`,
  );
  return (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Compiled;
}

it('outlives the part of the page that asked for it first', async () => {
  const { oneForEach, Counter, Doubled, within } = await inBrowser(SHARED + USERS);
  const counter = new Counter();
  const table = {};
  const doubled = oneForEach(() => new Doubled(counter));
  const away = within(() => expect(doubled(table).twice).toBe(2));
  away();
  counter.n = 5;
  expect(doubled(table).twice).toBe(10);
  expect(doubled(table)).toBe(doubled(table));
});
