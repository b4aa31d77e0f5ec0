// Runs in the picture process only: nothing but that process unpacks what a stranger sent.
import sharp, { type Sharp } from 'sharp';

/** What a camera or an editor makes. SVG is a program, not a picture, and is refused. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);
/** What phones call 50 megapixels, and far less than a decompression bomb unpacks to. */
export const MAX_PIXELS = 8192 * 6144;
const WIDTHS = [400, 800] as const;
const FALLBACK_WIDTH = 1200;
const PREVIEW_WIDTH = 16;
/** A picture is shown at most this many times as high as wide; formats end at 16,383 and 65,535 rows. */
const TALLEST = 4;

export interface PreparedPicture {
  width: number;
  height: number;
  preview: string;
  /** Name endings → bytes: '.jpg', '-400.avif', '-800.avif' */
  files: Map<string, Uint8Array>;
}

/** 'all' that pages use, or only the largest, as a JPEG. */
export type PictureSizes = 'all' | 'largest';

export type PictureFault = 'unreadable' | 'too many pixels';

// One thread keeps the other cores free for shoppers.
sharp.concurrency(1);
sharp.cache(false);

/** Judges a picture by its content, turns it upright, drops everything that is not picture, and makes the sizes pages use. */
export async function resizePicture(
  bytes: Uint8Array,
  sizes: PictureSizes,
): Promise<PreparedPicture | PictureFault> {
  const largest = await decode(bytes);
  if (typeof largest === 'string') return largest;
  const { width, height } = largest.info;
  const from = () => sharp(largest.data, { raw: largest.info });
  const files = new Map<string, Uint8Array>();
  files.set('.jpg', await from().jpeg({ quality: 78, mozjpeg: true }).toBuffer());
  for (const size of sizes === 'all' ? WIDTHS : []) {
    files.set(`-${size}.avif`, await fit(from(), size).avif({ quality: 50, effort: 3 }).toBuffer());
  }
  const tiny = await fit(from(), PREVIEW_WIDTH).webp({ quality: 30 }).toBuffer();
  return { width, height, preview: `data:image/webp;base64,${tiny.toString('base64')}`, files };
}

function fit(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true });
}

/**
 * At the largest width that is shown. Read from top to bottom and shrunk on the way: of most formats a few rows are in
 * memory at a time, of a JPEG or WebP not even every pixel is decoded.
 */
async function decode(bytes: Uint8Array) {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format === undefined || !FORMATS.has(format)) return 'unreadable';
    if (width * height > MAX_PIXELS) return 'too many pixels';
    const picture = sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      sequentialRead: true,
    }).autoOrient();
    return await fit(picture, FALLBACK_WIDTH)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    return 'unreadable';
  }
}
