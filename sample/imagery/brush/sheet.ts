/** The finished sheet, and the raster it becomes. */
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { clamp, height, patches, random, width } from './paint.ts';

/** Pixels per unit: twice the canvas, so that the largest published picture is a reduction. */
const SCALE = 2;
/** An SVG of 72 dots per inch has one pixel per unit. */
const DENSITY = 72 * SCALE;
/** Units drawn beyond each edge and cut off again: a blur at the border would fade it. */
const BLEED = 16;
const SIZE = { width: width * SCALE, height: height * SCALE };

const FILTERS = `<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter><filter id="feather" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="2.4"/></filter>`;

function drawing(parts: string[]): string {
  const [w, h] = [width + BLEED * 2, height + BLEED * 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-BLEED} ${-BLEED} ${w} ${h}"><defs>${FILTERS}</defs>${parts.join('')}</svg>`;
}

/** How far the hand trembles, in pixels: takes the ruler out of walls and hulls without bending them. */
const TREMBLE = 3;
/** Pixels between the points where the tremble is worked out; between them it runs straight. */
const STEP = 8;

/** How far a pixel is moved along one axis. */
function wandering(seed: number): (x: number, y: number) => number {
  const noise = patches(seed, 54, 1);
  const columns = SIZE.width / STEP + 1;
  const grid = Float32Array.from({ length: columns * (SIZE.height / STEP + 1) }, (_, i) =>
    noise((i % columns) * STEP, Math.floor(i / columns) * STEP),
  );
  return (x, y) => {
    const at = Math.floor(y / STEP) * columns + Math.floor(x / STEP);
    const [s, t] = [(x % STEP) / STEP, (y % STEP) / STEP];
    const above = grid[at]! * (1 - s) + grid[at + 1]! * s;
    const below = grid[at + columns]! * (1 - s) + grid[at + columns + 1]! * s;
    return (above * (1 - t) + below * t) * TREMBLE;
  };
}

/** Moves every pixel a little, neighbours together, as a hand does that holds a brush. */
function trembled(pixels: Uint32Array): Uint32Array {
  const [aside, down] = [wandering(11), wandering(12)];
  return pixels.map((_, i) => {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const fromX = clamp(Math.round(x + aside(x, y)), 0, SIZE.width - 1);
    const fromY = clamp(Math.round(y + down(x, y)), 0, SIZE.height - 1);
    return pixels[fromY * SIZE.width + fromX]!;
  });
}

/** How much the paper shows, in steps of grey. Finer grain than the drawing only costs bytes. */
const GRAIN = 20;

/** The tooth of the paper: seeded noise, softened to the size of its fibres. */
async function paper(): Promise<Buffer> {
  const r = random(1);
  const noise = Buffer.from(
    Uint8Array.from({ length: SIZE.width * SIZE.height }, () => 128 + (r() + r() - 1) * GRAIN),
  );
  return sharp(noise, { raw: { ...SIZE, channels: 1 } })
    .blur(1.1)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

/** Paints the parts on paper, at twice the size of the canvas. */
export async function painted(parts: string[]): Promise<Sharp> {
  const drawn = await sharp(Buffer.from(drawing(parts)), { density: DENSITY, unlimited: true })
    .extract({ left: BLEED * SCALE, top: BLEED * SCALE, ...SIZE })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const pixels = trembled(new Uint32Array(drawn.buffer, drawn.byteOffset, drawn.length / 4));
  return sharp(Buffer.from(pixels.buffer), { raw: { ...SIZE, channels: 4 } })
    .removeAlpha()
    .composite([{ input: await paper(), raw: { ...SIZE, channels: 1 }, blend: 'soft-light' }]);
}
