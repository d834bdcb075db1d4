// Which of the page's modules import which, read from their sources: imports of types and imports at run
// time count, and the files that import.meta.glob finds.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** By path, what a module imports. */
export type Imports = Map<string, string[]>;

const MODULE = /(?<!\.d)\.(ts|svelte)$/;
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const GLOB = /import\.meta\.glob\b[^(]*\(\s*(\[[^\]]*\]|'[^']*')/g;

/** @param folders in which the modules lie; paths are relative to where the program runs */
export function importsIn(...folders: string[]): Imports {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => MODULE.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const known = new Map(files.map((file) => [resolve(file), file]));
  return new Map(
    files.map((file) => [file, importedBy(file, readFileSync(file, 'utf8'), known)] as const),
  );
}

function importedBy(file: string, text: string, known: Map<string, string>): string[] {
  const code = file.endsWith('.svelte')
    ? [...text.matchAll(SCRIPT)].map(([, script]) => script).join('\n')
    : text;
  const named = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
  const single = named
    .filter((name) => name.startsWith('.'))
    .flatMap((name) => known.get(located(file, name)) ?? []);
  const globbed = [...code.matchAll(GLOB)]
    .flatMap(([, patterns]) => [...patterns!.matchAll(/'([^']*)'/g)])
    .flatMap(([, pattern]) => found(resolve(dirname(file), pattern!), known));
  return [...new Set([...single, ...globbed])];
}

/** The file that a relative name means; one that is not there is a mistake. */
function located(from: string, name: string): string {
  const path = resolve(dirname(from), name.replace(/\?.*$/, ''));
  const there = [`${path}.ts`, path, `${path}/index.ts`].find((each) => existsSync(each));
  if (!there) throw new Error(`${from} imports ${name}, which is not there`);
  return there;
}

function found(pattern: string, known: Map<string, string>): string[] {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const matches = new RegExp(`^${parts.join('[^/]*')}$`);
  return [...known].filter(([path]) => matches.test(path)).map(([, file]) => file);
}

/** The modules that import each other in circles, each circle's together (Tarjan 1972). */
export function circles(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const all: string[][] = [];
  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const together = open.splice(open.indexOf(file));
    if (together.length > 1 || imports.get(file)?.includes(file)) all.push(together.sort());
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return all;
}
