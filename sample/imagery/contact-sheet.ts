/** Lays every published picture on one sheet, to look at them side by side. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../..');
const manifest = JSON.parse(await readFile(join(root, 'sample/pictures/manifest.json'), 'utf8')) as Record<
  string,
  unknown
>;
const paths = Object.keys(manifest);
/** The hero is the sample brand's. */
const fileOf = (path: string) => join(root, path.startsWith('/pictures/home/') ? 'brand' : 'sample', path);
const [cell, columns] = [240, 8];
const tiles = await Promise.all(
  paths.map(async (path, i) => ({
    input: await sharp(fileOf(path)).resize(cell, cell, { fit: 'contain', background: '#ffffff' }).toBuffer(),
    left: (i % columns) * cell,
    top: Math.floor(i / columns) * cell,
  })),
);
await sharp({
  create: {
    width: columns * cell,
    height: Math.ceil(paths.length / columns) * cell,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .jpeg({ quality: 80 })
  .toFile(join(root, '.cache/imagery/contact-sheet.jpg'));
