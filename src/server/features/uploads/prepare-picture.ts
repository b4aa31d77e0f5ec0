import sharp, { type Sharp } from 'sharp';
import { AppError } from '#server/http/app-error.ts';

/** What a camera or an editor makes. SVG is a program, not a picture, and is refused. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);
/** 50 megapixels: more than any phone takes, and far less than a decompression bomb unpacks to. */
const MAX_PIXELS = 50_000_000;
const WIDTHS = [400, 800] as const;
const FALLBACK_WIDTH = 1200;
const PREVIEW_WIDTH = 16;

export interface PreparedPicture {
  width: number;
  height: number;
  preview: string;
  /** Name endings → bytes: '.jpg', '-400.avif', '-400.webp' … */
  files: Map<string, Buffer>;
}

// One picture at a time keeps the second core free for shoppers.
sharp.concurrency(1);

/** Judges a picture by its content, turns it upright, drops everything that is not picture, and makes the sizes pages use. */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  const upright = await decode(bytes);
  const { width, height } = upright.info;
  const from = () => sharp(upright.data, { raw: upright.info });
  const files = new Map<string, Buffer>();
  files.set('.jpg', await fit(from(), FALLBACK_WIDTH).jpeg({ quality: 78, mozjpeg: true }).toBuffer());
  for (const size of WIDTHS) {
    files.set(`-${size}.avif`, await fit(from(), size).avif({ quality: 50, effort: 3 }).toBuffer());
    files.set(`-${size}.webp`, await fit(from(), size).webp({ quality: 74 }).toBuffer());
  }
  const tiny = await fit(from(), PREVIEW_WIDTH).webp({ quality: 30 }).toBuffer();
  const shown = Math.min(1, FALLBACK_WIDTH / width);
  return {
    width: Math.round(width * shown),
    height: Math.round(height * shown),
    preview: `data:image/webp;base64,${tiny.toString('base64')}`,
    files,
  };
}

function fit(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, withoutEnlargement: true });
}

async function decode(bytes: Buffer) {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format === undefined || !FORMATS.has(format)) throw new Error('not a picture');
    return await picture
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new AppError('invalid', 'errors:notAPicture', { fields: { image: 'errors:notAPicture' } });
  }
}
