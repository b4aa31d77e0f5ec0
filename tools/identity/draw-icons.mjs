// Draws the icons in public/, for every platform, from the mark. Run: npm run identity
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const GREEN = '#203818';
const CHALK = '#f4f7ec';
const ZEST = '#d2df55';
const VIEW = 64;

/** The mark on its green ground; scale 1 suits a tab, maskable icons need room for the platform's cut. */
function icon({ corner, scale }) {
  const width = 40 * scale;
  const height = 36 * scale;
  const place = `translate(${(VIEW - width) / 2} ${(VIEW - height) / 2}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW} ${VIEW}"><rect width="${VIEW}" height="${VIEW}" rx="${corner}" fill="${GREEN}"/><g transform="${place}"><path fill="${CHALK}" d="M0 36V10a10 10 0 0 1 20 0v26z"/><path fill="${ZEST}" d="M20 36V10a10 10 0 0 1 20 0v26z"/></g></svg>\n`;
}

const target = new URL('../../public/', import.meta.url);
const rounded = icon({ corner: 15, scale: 1 });
const square = icon({ corner: 0, scale: 0.85 });

function png(svg, size, palette = true) {
  const density = (72 * size) / VIEW;
  const image = sharp(Buffer.from(svg), { density }).resize(size).png({ compressionLevel: 9, palette });
  return image.toBuffer();
}

/** For whoever asks for /favicon.ico without reading the page: a table of contents, then the pictures as they are. */
async function ico(svg, sizes) {
  const pictures = await Promise.all(sizes.map((size) => png(svg, size, false)));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let start = header.length;
  for (const [at, size] of sizes.entries()) {
    const entry = 6 + 16 * at;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(pictures[at].length, entry + 8);
    header.writeUInt32LE(start, entry + 12);
    start += pictures[at].length;
  }
  return Buffer.concat([header, ...pictures]);
}

const write = (name, content) => writeFile(new URL(name, target), content);

/** One colour: platforms take its shape and paint it in theirs. */
const monochrome = square.replace(/<rect[^>]*>/, '').replaceAll(/fill="[^"]*"/g, 'fill="#000"');

await mkdir(target, { recursive: true });
await write('favicon.svg', rounded);
await write('favicon.ico', await ico(rounded, [16, 32, 48]));
await write('favicon-32.png', await png(rounded, 32));
await write('apple-touch-icon.png', await png(square, 180));
await write('icon-192.png', await png(rounded, 192));
await write('icon-512.png', await png(rounded, 512));
await write('icon-192-maskable.png', await png(square, 192));
await write('icon-512-maskable.png', await png(square, 512));
await write('icon-monochrome.svg', monochrome);
