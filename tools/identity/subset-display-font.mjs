// Cuts the display face out of Newsreader: its large optical size only, the weights we use, Latin letters.
// Of 132 KB some 39 remain, and headings keep the finest drawing. Run: npm run identity
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const OPTICAL_SIZE = 60;
const WEIGHTS = { min: 400, max: 600 };
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026],
  [0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044],
  [0x20ac],
  [0x2122],
  [0x2212],
];
const LATIN_EXT = [[0x100, 0x17f], [0x218, 0x21b], [0x1e9e]];

const packageJson = fileURLToPath(import.meta.resolve('@fontsource-variable/newsreader/package.json'));
const source = dirname(packageJson);
const target = new URL('../../src/engine/web/styles/fonts/', import.meta.url);

function text(ranges) {
  return ranges
    .flatMap(([first, last = first]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

await mkdir(target, { recursive: true });
for (const [subset, ranges, style] of [
  ['latin', LATIN, 'normal'],
  ['latin', LATIN, 'italic'],
  ['latin-ext', LATIN_EXT, 'normal'],
]) {
  const font = await readFile(`${source}/files/newsreader-${subset}-opsz-${style}.woff2`);
  const cut = await subsetFont(font, text(ranges), {
    targetFormat: 'woff2',
    variationAxes: { opsz: OPTICAL_SIZE, wght: WEIGHTS },
  });
  await writeFile(new URL(`newsreader-display-${subset}-${style}.woff2`, target), cut);
  console.log(subset, style, cut.length, 'bytes');
}
await copyFile(`${source}/LICENSE`, new URL('newsreader-LICENSE.txt', target));
