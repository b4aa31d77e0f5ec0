/** Sky: a wash, the strokes it was laid with, sun and clouds. */
import {
  blob,
  clamp,
  fill,
  height,
  many,
  mix,
  newId,
  random,
  sliver,
  stroke,
  vary,
  wash,
  width,
  type Random,
} from './paint.ts';

export interface Clouds {
  y: number;
  count: number;
  colour: string;
  size?: number;
  /** Heaps are summer clouds with a lit head and a flat shaded foot; veils are drawn out by the wind. */
  form?: 'heap' | 'veil';
  /** How white the sun makes their heads, up to 1. */
  lit?: number;
}

interface Sun {
  x: number;
  y: number;
  r: number;
  colour: string;
}

type Stops = [number, string][];

/** The colour of the wash at a height, 0 at the top of the sheet and 1 at its foot. */
function colourAt(stops: Stops, t: number): string {
  const i = Math.max(
    1,
    stops.findIndex(([at]) => at >= t),
  );
  const [from, to] = [stops[i - 1]!, stops[i] ?? stops.at(-1)!];
  if (t >= stops.at(-1)![0]) return stops.at(-1)![1];
  return mix(from[1], to[1], clamp((t - from[0]) / (to[0] - from[0] || 1)));
}

/** Broad strokes that show how the wash was laid, a little off its colour. */
function brushwork(stops: Stops, r: Random): string {
  return many(190, () => {
    const y = r() * height * 0.72;
    return stroke(
      {
        x: r() * (width + 200) - 100,
        y,
        length: 140 + r() * 260,
        width: 12 + r() * 22,
        angle: (r() - 0.5) * 0.14,
        colour: vary(colourAt(stops, y / height + (r() - 0.5) * 0.12), r, 0.1),
        opacity: 0.1 + r() * 0.13,
      },
      r,
    );
  }).join('');
}

const feathered = (parts: string[]) => `<g filter="url(#feather)">${parts.join('')}</g>`;

type CloudTones = [body: string, shade: string, lit: string];

/** A heap of cloud: shade below, body, and the head that the sun catches. */
function heap(x: number, y: number, w: number, [colour, shade, lit]: CloudTones, r: Random) {
  const puffs = many(17, () => {
    const t = r() + r() - 1;
    const rise = w * 0.24 * (1 - t * t) * (0.5 + r() * 0.6);
    return { x: x + t * w * 0.52, y: y - rise * (0.3 + r() * 0.6), s: w * 0.045 + rise * 0.34 };
  }).sort((a, b) => a.y - b.y);
  const touches = puffs.flatMap((p) =>
    many(3, () => {
      const [cx, cy] = [p.x - p.s * (0.1 + r() * 0.7), p.y - p.s * (0.3 + r() * 0.4)];
      const half = p.s * (0.15 + r() * 0.25);
      return fill(
        sliver(cx - half, cy + half * 0.4, cx + half, cy - half * 0.2, half * 0.7, -half * 0.5),
        lit,
        0.3,
      );
    }),
  );
  return {
    soft: [
      fill(sliver(x - w * 0.5, y, x + w * 0.5, y + w * 0.01, w * 0.1), shade, 0.4),
      ...puffs.map((p) => fill(blob(p.x, p.y + p.s * 0.55, p.s * 1.2, p.s * 0.8, r), shade, 0.5)),
      ...puffs.map((p) => fill(blob(p.x, p.y - p.s * 0.05, p.s, p.s * 0.66, r), vary(colour, r, 0.05), 0.42)),
      ...puffs.map((p) =>
        fill(blob(p.x - p.s * 0.2, p.y - p.s * 0.28, p.s * 0.8, p.s * 0.46, r, 0.22), lit, 0.4),
      ),
    ],
    crisp: touches,
  };
}

/** A veil of cloud: long thin strokes, light above and shaded below. */
function veil(x: number, y: number, w: number, [colour, shade, lit]: CloudTones, r: Random) {
  const drawn = (count: number, tone: string, drop: number, opacity: number) =>
    many(count, () => {
      const long = w * (0.25 + r() * 0.55);
      const cx = x + (r() - 0.5) * w * 0.9;
      const cy = y + drop * w + (r() - 0.5) * w * 0.1;
      const lift = (r() - 0.6) * w * 0.03;
      return fill(
        sliver(cx - long, cy, cx + long, cy + lift, w * (0.012 + r() * 0.05), (r() - 0.5) * w * 0.05),
        vary(tone, r, 0.06),
        opacity * (0.6 + r() * 0.6),
      );
    });
  return {
    soft: [...drawn(6, shade, 0.035, 0.26), ...drawn(9, colour, 0, 0.3)],
    crisp: drawn(5, lit, -0.03, 0.2),
  };
}

function cloudBank(
  { y, count, colour, size = 1, form = 'veil', lit = 0.5 }: Clouds,
  stops: Stops,
  r: Random,
): string {
  const shade = mix(mix(colour, colourAt(stops, y / height), 0.62), '#59647c', 0.3);
  const tones: CloudTones = [colour, shade, mix(colour, '#ffffff', lit)];
  const clouds = many(count, (i) => {
    const x = ((i + r()) / count) * (width + 160) - 80;
    const w = (form === 'heap' ? 110 + r() * 210 : 70 + r() * 170) * size;
    const make = form === 'heap' ? heap : veil;
    return make(x, y + (r() - 0.5) * 66 * size, w, tones, r);
  });
  return feathered(clouds.flatMap((cloud) => cloud.soft)) + clouds.flatMap((cloud) => cloud.crisp).join('');
}

function sunlight({ x, y, r, colour }: Sun): string {
  return `<radialGradient id="sun"><stop offset="0" stop-color="${colour}" stop-opacity=".95"/><stop offset=".18" stop-color="${colour}" stop-opacity=".6"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r * 6}" fill="url(#sun)"/><circle cx="${x}" cy="${y}" r="${r}" fill="${mix(colour, '#ffffff', 0.5)}" opacity=".9"/>`;
}

export function sky(stops: Stops, seed: number, clouds: Clouds[] = [], sun?: Sun): string {
  const r = random(seed);
  const id = newId();
  return [
    wash(id, stops),
    `<rect x="-20" y="-20" width="${width + 40}" height="${height + 40}" fill="url(#${id})"/>`,
    brushwork(stops, r),
    sun ? sunlight(sun) : '',
    ...clouds.map((bank) => cloudBank(bank, stops, r)),
  ].join('');
}
