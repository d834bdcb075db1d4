// The packages of others in the built page, as a CycloneDX bill of materials beside Vite's manifest. A package
// whose licence is not told with the program is an error.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Locked {
  version: string;
  license: string;
  integrity: string;
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The package that a module is from; '' for one of the page's own. */
const packageOf = (module: string): string =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? '';

const sha512 = (integrity: string): string =>
  Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');

function component(name: string, { version, license, integrity }: Locked): object {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    hashes: [{ alg: 'SHA-512', content: sha512(integrity) }],
    licenses: [{ license: { id: license } }],
    purl,
  };
}

/** src/style/serif/README.md tells what it was made from. */
const SERIF = {
  type: 'file',
  'bom-ref': 'serif',
  name: 'TeX Gyre Pagella',
  version: '2.501',
  description: 'A subset of it, under another name.',
  licenses: [{ license: { name: 'GUST Font License' } }],
};

export function billOf(names: readonly string[]): string {
  const { packages } = JSON.parse(read('../package-lock.json')) as {
    packages: Record<string, Locked>;
  };
  const components = names.map((name) => component(name, packages[`node_modules/${name}`]!));
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 };
  return `${JSON.stringify({ ...bill, components: [...components, SERIF] }, null, 2)}\n`;
}

export const components: Plugin = {
  name: 'components',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : [],
    );
    const names = [...new Set(modules.map(packageOf))].filter((name) => name !== '').toSorted();
    const told = read('../../scripts/dist/PAGE.txt').toLowerCase();
    for (const name of names)
      if (!told.includes(name)) this.error(`scripts/dist/PAGE.txt does not tell of ${name}`);
    this.emitFile({ type: 'asset', fileName: '.vite/sbom.cdx.json', source: billOf(names) });
  },
};
