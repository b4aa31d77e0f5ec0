// npm run brand -- FOLDER: draws the icons of a brand from its mark, and the sizes of its hero from pictures/home/hero.jpg.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { BrandFile } from '#engine/server/brand/brand-file.ts';
import { HERO_WIDTHS, readBrandFile } from '#engine/server/brand/read-brand.ts';
import { StartupError } from '#engine/server/startup-error.ts';

const VIEW = 64;

interface Look {
  corner: number;
  /** Of the room that the mark takes up. */
  share: number;
}

/** For a tab; and for platforms that cut a shape of their own, where the mark needs more room around it. */
const ROUNDED: Look = { corner: 15, share: 0.625 };
const SQUARE: Look = { corner: 0, share: 0.53125 };

/** The mark on its ground. */
function icon({ mark, icon: colours }: BrandFile, { corner, share }: Look): string {
  const [width, height] = mark.viewBox.split(' ').slice(2).map(Number) as [number, number];
  const scale = (VIEW * share) / Math.max(width, height);
  const place = `translate(${(VIEW - width * scale) / 2} ${(VIEW - height * scale) / 2}) scale(${scale})`;
  const shapes = mark.shapes.map(({ d, fill }) => `<path fill="${colours[fill]}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW} ${VIEW}"><rect width="${VIEW}" height="${VIEW}" rx="${corner}" fill="${colours.ground}"/><g transform="${place}">${shapes}</g></svg>\n`;
}

/** One colour: platforms take its shape and paint it in theirs. */
function monochrome(svg: string): string {
  return svg.replace(/<rect[^>]*>/, '').replaceAll(/fill="[^"]*"/g, 'fill="#000"');
}

function png(svg: string, size: number, palette = true): Promise<Buffer> {
  const density = (72 * size) / VIEW;
  return sharp(Buffer.from(svg), { density }).resize(size).png({ compressionLevel: 9, palette }).toBuffer();
}

/** For somebody who asks for /favicon.ico without reading the page: a table of contents, then the pictures as they are. */
async function ico(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => png(svg, size, false)));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let start = header.length;
  for (const [at, size] of sizes.entries()) {
    const entry = 6 + 16 * at;
    const bytes = pictures[at]!.length;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes, entry + 8);
    header.writeUInt32LE(start, entry + 12);
    start += bytes;
  }
  return Buffer.concat([header, ...pictures]);
}

async function drawIcons(brand: BrandFile, folder: string): Promise<void> {
  const rounded = icon(brand, ROUNDED);
  const square = icon(brand, SQUARE);
  const files: Record<string, string | Buffer> = {
    'favicon.svg': rounded,
    'favicon.ico': await ico(rounded, [16, 32, 48]),
    'favicon-32.png': await png(rounded, 32),
    'apple-touch-icon.png': await png(square, 180),
    'icon-192.png': await png(rounded, 192),
    'icon-512.png': await png(rounded, 512),
    'icon-192-maskable.png': await png(square, 192),
    'icon-512-maskable.png': await png(square, 512),
    'icon-monochrome.svg': monochrome(square),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}

async function resizeHero(folder: string): Promise<void> {
  const source = path.join(folder, 'hero.jpg');
  if (!existsSync(source))
    throw new StartupError(`${source} is missing: a picture at least 2400 pixels wide.`);
  for (const width of HERO_WIDTHS) {
    await sharp(source)
      .resize({ width })
      .avif({ quality: 50, effort: 3 })
      .toFile(path.join(folder, `hero-${width}.avif`));
  }
}

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const folder = positionals[0];
  if (folder === undefined) throw new StartupError('Say which brand: npm run brand -- FOLDER');
  await drawIcons(readBrandFile(folder), path.join(folder, 'public'));
  await resizeHero(path.join(folder, 'pictures/home'));
  process.stdout.write(`The icons and the sizes of the hero are in ${folder}.\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
