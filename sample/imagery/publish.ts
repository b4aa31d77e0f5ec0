/**
 * Turns renders and paintings into the compact files of `sample/pictures/` and writes their manifest.
 * Run `node sample/imagery/publish.ts`; what is up to date stays untouched.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/imagery');
const target = join(root, 'sample/pictures');
const SOURCE = /^([^.]+)\.(?:png|jpg)$/;
/** All product pictures together: what a checkout may weigh. */
const PRODUCTS_LIMIT = 48_000_000;

interface Size {
  width: number;
  /** The most bytes a file of this width may have; its quality falls until it fits. */
  limit: number;
}

interface Shape {
  /** Width over height. */
  aspect: number;
  /** Each in AVIF and, for the few browsers without it, in WebP. */
  sizes: Size[];
  /** Width of the JPEG: previews in other people's pages, mails, and browsers that know nothing newer. */
  jpeg: number;
}

const CARD: Size = { width: 400, limit: 24_000 };
const PAGE: Size = { width: 800, limit: 80_000 };
const ZOOM: Size = { width: 1600, limit: 120_000 };
const PRODUCT: Shape = { aspect: 1, sizes: [CARD, PAGE, ZOOM], jpeg: 800 };
const LANDSCAPE: Shape = { ...PRODUCT, aspect: 1.5 };
const HERO: Shape = {
  aspect: 2.5,
  sizes: [
    { width: 800, limit: 45_000 },
    { width: 1600, limit: 120_000 },
    { width: 2400, limit: 200_000 },
  ],
  jpeg: 1600,
};

interface Job extends Shape {
  source: string;
  /** Path below `pictures/`, without size or extension. */
  name: string;
}

async function sources(folder: string): Promise<[stem: string, path: string][]> {
  const files = await readdir(join(cache, folder)).catch(() => []);
  return files.flatMap((file) => {
    const stem = SOURCE.exec(file)?.[1];
    return stem === undefined ? [] : [[stem, join(cache, folder, file)] as [string, string]];
  });
}

async function jobs(): Promise<Job[]> {
  const found: Job[] = [];
  for (const [stem, source] of await sources('raw')) {
    if (stem === 'home-hero-1') found.push({ ...HERO, source, name: 'home/hero' });
    else if (stem.startsWith('category-'))
      found.push({
        ...LANDSCAPE,
        source,
        name: `categories/${stem.slice('category-'.length, -'-1'.length)}`,
      });
    else found.push({ ...PRODUCT, source, name: `products/${stem}` });
  }
  for (const [stem, source] of await sources('paintings'))
    found.push({ ...LANDSCAPE, source, name: `producers/${stem}` });
  return found;
}

async function fresh(path: string, source: string): Promise<boolean> {
  const [made, from] = [await stat(path).catch(() => undefined), await stat(source)];
  return made !== undefined && made.mtimeMs >= from.mtimeMs;
}

const QUALITIES = [64, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24];

/** One step down in quality takes off at least this share of the bytes. */
const STEP_SAVES = 0.12;

/**
 * A file that keeps to the limit, as fine as it can be: the first try tells how many steps down are needed. Below the last
 * quality it would be smeared, so that is an error.
 */
async function encode(picture: Sharp, limit: number): Promise<Buffer> {
  const pixels = await picture.raw().toBuffer({ resolveWithObject: true });
  for (let step = 0; step < QUALITIES.length;) {
    const image = sharp(pixels.data, { raw: pixels.info });
    const bytes = await image.avif({ quality: QUALITIES[step]!, effort: 3 }).toBuffer();
    if (bytes.length <= limit) return bytes;
    const steps = Math.ceil(Math.log(limit / bytes.length) / Math.log(1 - STEP_SAVES));
    step = Math.min(step + steps, Math.max(step + 1, QUALITIES.length - 1));
  }
  throw new Error(`no AVIF of quality ${QUALITIES.at(-1)} keeps to ${limit} bytes`);
}

/** The hero is the sample brand's. */
function placeOf({ name }: Job): string {
  return join(name === 'home/hero' ? join(root, 'brand/pictures') : target, name);
}

async function convert(job: Job): Promise<void> {
  const base = placeOf(job);
  await mkdir(dirname(base), { recursive: true });
  const scaled = (width: number) =>
    sharp(job.source).resize(width, Math.round(width / job.aspect), { kernel: 'lanczos3', fit: 'cover' });
  for (const { width, limit } of job.sizes)
    await writeFile(`${base}-${width}.avif`, await encode(scaled(width), limit));
  // Last, because its date tells whether a picture is up to date.
  await scaled(job.jpeg).jpeg({ quality: 72, mozjpeg: true }).toFile(`${base}.jpg`);
}

async function preview(path: string): Promise<string> {
  const bytes = await sharp(path).resize(16).webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

interface Entry {
  /** Of the largest file. */
  width: number;
  height: number;
  preview: string;
}

const manifestPath = join(target, 'manifest.json');
const manifest = JSON.parse(await readFile(manifestPath, 'utf8').catch(() => '{}')) as Record<string, Entry>;

/** Written after every picture: an interrupted run leaves a manifest that matches the files. */
async function remember(job: Job): Promise<void> {
  const width = Math.max(...job.sizes.map((size) => size.width));
  manifest[`/pictures/${job.name}.jpg`] = {
    width,
    height: Math.round(width / job.aspect),
    preview: await preview(`${placeOf(job)}.jpg`),
  };
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(manifestPath, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function weigh(folder: string): Promise<number> {
  const files = await readdir(join(target, folder)).catch(() => []);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(target, folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

let converted = 0;
for (const job of await jobs()) {
  const upToDate = await fresh(`${placeOf(job)}.jpg`, job.source);
  if (upToDate && manifest[`/pictures/${job.name}.jpg`]) continue;
  if (!upToDate) await convert(job);
  await remember(job);
  converted += 1;
}
const weight = await weigh('products');
console.log(
  `${converted} pictures converted, ${Object.keys(manifest).length} in the manifest, products ${(weight / 1e6).toFixed(1)} MB`,
);
if (weight > PRODUCTS_LIMIT) throw new Error(`The product pictures weigh more than ${PRODUCTS_LIMIT} bytes.`);
