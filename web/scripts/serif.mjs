// Makes the page's serif: TeX Gyre Pagella with the characters below, under a name of its own. Needed only
// when the characters change; the result is committed, and the same sources give the same bytes.
//   node scripts/serif.mjs FOLDER      FOLDER has the sources (Debian: package fonts-texgyre)
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';

const SOURCES = {
  regular: '44e64260716d8f2bbe412baa1ee99b7c995190ac4573177c24def0b9200438c7',
  bold: 'dd4f9b69f0b24f1fb9be8634abf1fce2009e5c68a30842a3e9f5d6e535900abd',
};
/** What both languages need, and the letters of the names of western Europe. */
const CHARACTERS =
  ascii() +
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŸßŒàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœ' +
  '«»“”‘’‚„–—…·•●°×−±½→\u00a0\u202f\u2009';
/** Height above and below the baseline, in thousandths of the size: capitals stand in the middle of a line,
 * in every browser alike. The source's own differ between its tables, and stand high. */
const ASCENT = 950;
const DESCENT = 270;

const folder = process.argv[2];
if (!folder) throw new Error('which folder has the sources?');
for (const [weight, hash] of Object.entries(SOURCES)) {
  const source = readFileSync(join(folder, `texgyrepagella-${weight}.otf`));
  const found = createHash('sha256').update(source).digest('hex');
  if (found !== hash) throw new Error(`${weight}: another version of the source (${found})`);
  const font = await subsetFont(source, CHARACTERS, {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'liga'],
    noHinting: true,
  });
  setHeights(font);
  const packed = await fontverter.convert(font, 'woff2');
  writeFileSync(join(import.meta.dirname, `../src/style/serif/serif-${weight}.woff2`), packed);
  console.log(`${weight}: ${packed.length} bytes`);
}

function ascii() {
  return String.fromCodePoint(...Array.from({ length: 95 }, (_, k) => 0x20 + k));
}

/** Writes ASCENT and DESCENT into the three places where systems look for them. */
function setHeights(font) {
  const hhea = table(font, 'hhea');
  const os2 = table(font, 'OS/2');
  for (const at of [hhea + 4, os2 + 68]) {
    font.writeInt16BE(ASCENT, at);
    font.writeInt16BE(-DESCENT, at + 2);
    font.writeInt16BE(0, at + 4);
  }
  font.writeUInt16BE(ASCENT, os2 + 74);
  font.writeUInt16BE(DESCENT, os2 + 76);
}

/** Where a table of an OpenType font begins. */
function table(font, tag) {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`no table ${tag}`);
}
