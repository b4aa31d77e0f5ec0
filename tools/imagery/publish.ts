/**
 * Turns raw renders and paintings into the compact files of `pictures/` and writes their manifest.
 * Run `node tools/imagery/publish.ts`; what is up to date stays untouched.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/imagery');
const target = join(root, 'pictures');

interface Job {
  source: string;
  /** Path below `pictures/`, without size or extension. */
  name: string;
  width: number;
  height: number;
  /** Widths of the AVIF files. */
  widths: number[];
}

const files = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((file) => /^[^.]+\.png$/.test(file));

async function jobs(): Promise<Job[]> {
  const found: Job[] = [];
  for (const file of await files(join(cache, 'raw'))) {
    const stem = file.replace('.png', '');
    const source = join(cache, 'raw', file);
    const shared = { source, widths: [400, 800] };
    if (stem.startsWith('home-hero'))
      found.push({ source, name: 'home/hero', width: 1600, height: 640, widths: [800, 1600] });
    else if (stem.startsWith('category-'))
      found.push({
        ...shared,
        name: `categories/${stem.replace(/^category-(.*)-1$/, '$1')}`,
        width: 800,
        height: 533,
      });
    else found.push({ ...shared, name: `products/${stem}`, width: 800, height: 800 });
  }
  for (const file of await files(join(cache, 'paintings')))
    found.push({
      source: join(cache, 'paintings', file),
      name: `producers/${file.replace('.png', '')}`,
      width: 800,
      height: 533,
      widths: [400, 800],
    });
  return found;
}

async function fresh(path: string, source: string): Promise<boolean> {
  const [made, from] = [await stat(path).catch(() => undefined), await stat(source)];
  return made !== undefined && made.mtimeMs >= from.mtimeMs;
}

async function convert(job: Job): Promise<void> {
  const base = join(target, job.name);
  await mkdir(dirname(base), { recursive: true });
  // Renders are smaller than the published size: a little sharpening gives back what the enlargement softens.
  const scaled = (width: number) =>
    sharp(job.source)
      .resize(width, Math.round((width * job.height) / job.width), { kernel: 'lanczos3', fit: 'cover' })
      .sharpen({ sigma: 0.7, m1: 0.4, m2: 1.6 });
  await scaled(job.width).jpeg({ quality: 76, mozjpeg: true }).toFile(`${base}.jpg`);
  for (const width of job.widths)
    await scaled(width).avif({ quality: 58, effort: 2 }).toFile(`${base}-${width}.avif`);
}

async function preview(path: string): Promise<string> {
  const bytes = await sharp(path).resize(16).webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

interface Entry {
  width: number;
  height: number;
  preview: string;
}

const manifestPath = join(target, 'manifest.json');
const manifest = JSON.parse(await readFile(manifestPath, 'utf8').catch(() => '{}')) as Record<string, Entry>;

/** Written after every picture: an interrupted run leaves a manifest that matches the files. */
async function remember(job: Job): Promise<void> {
  manifest[`/pictures/${job.name}.jpg`] = {
    width: job.width,
    height: job.height,
    preview: await preview(`${join(target, job.name)}.jpg`),
  };
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(manifestPath, `${JSON.stringify(sorted, null, 2)}\n`);
}

let converted = 0;
for (const job of await jobs()) {
  const upToDate = await fresh(join(target, `${job.name}.jpg`), job.source);
  if (upToDate && manifest[`/pictures/${job.name}.jpg`]) continue;
  if (!upToDate) await convert(job);
  await remember(job);
  converted += 1;
}
console.log(`${converted} pictures converted, ${Object.keys(manifest).length} in the manifest`);
