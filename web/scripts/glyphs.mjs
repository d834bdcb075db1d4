// Writes the outlines of the page's serif for the pictures that the server draws: one line a glyph, `a 500 M0 0…`
// (character, width, path data with y downwards), and `kern AV -80` for pairs; all in thousandths of the size.
// Needed only when the fonts change; the result is committed.
//   node scripts/glyphs.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fontverter from 'fontverter';
import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';

const TO = join(import.meta.dirname, '../../pictures/src/main/resources/tianxia/pictures/text');
for (const weight of ['regular', 'bold']) {
  const packed = readFileSync(
    join(import.meta.dirname, `../src/style/serif/serif-${weight}.woff2`),
  );
  const face = new Face(new Blob(await fontverter.convert(packed, 'truetype')));
  const font = new Font(face);
  const unit = 1000 / face.upem;
  const round = (value) => Math.round(value * unit);
  const glyphs = (text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, [new Feature('liga', 0)]);
    return buffer.getGlyphInfosAndPositions();
  };
  const width = (text) => glyphs(text).reduce((sum, each) => sum + each.xAdvance, 0);
  const characters = [...new Set(face.collectUnicodes())].sort((a, b) => a - b);
  const lines = [];
  for (const code of characters) {
    const [glyph] = glyphs(String.fromCodePoint(code));
    const path = font
      .glyphToPath(glyph.codepoint)
      .replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${round(x)} ${-round(y)}`);
    lines.push(`${code.toString(16)} ${round(glyph.xAdvance)} ${path}`.trim());
  }
  const letters = characters
    .map((code) => String.fromCodePoint(code))
    .filter((each) => /[\p{L}.,’'”“«»-]/u.test(each));
  const alone = new Map(letters.map((each) => [each, width(each)]));
  for (const a of letters) {
    for (const b of letters) {
      const kern = round(width(a + b) - alone.get(a) - alone.get(b));
      if (Math.abs(kern) > 4) lines.push(`kern ${a}${b} ${kern}`);
    }
  }
  writeFileSync(join(TO, `serif-${weight}.txt`), lines.join('\n') + '\n');
}
