/** What grows and lies low on the ground: grass, flowers, leaves, stones of a pavement. */
import {
  clamp,
  fill,
  many,
  mix,
  patches,
  pick,
  random,
  SHADE,
  sliver,
  stroke,
  taper,
  vary,
  width,
  type Random,
} from './paint.ts';
import type { Line } from './lines.ts';

/** Places below a line, the far ones first, gathered in drifts as things grow. `d` is 0 at the line and 1 at its full depth. */
function drifts(line: Line, count: number, seed: number, depth: number, from = 0) {
  const r = random(seed);
  const patch = patches(seed + 3, 120);
  const found: { x: number; y: number; d: number; tone: number }[] = [];
  while (found.length < count) {
    const [x, d] = [r() * (width + 20) - 10, from + r() * (1 - from)];
    const y = line(x) + d * depth;
    const tone = patch(x, y);
    if (r() < 0.35 + tone * 0.65 || r() < 0.12) found.push({ x, y, d, tone });
  }
  return { r, places: found.sort((a, b) => a.d - b.d) };
}

/** How much smaller a thing is at the far end of its ground than at the near one. */
const nearness = (d: number): number => 0.35 + d * 0.75;

/** Tufts of grass below a line: thin blades, lit at their tips. */
export function grass(
  line: Line,
  [dark, light]: [string, string],
  options: { seed: number; count: number; size: number; depth: number; from?: number },
): string {
  const { seed, count, size, depth, from } = options;
  const { r, places } = drifts(line, count, seed, depth, from);
  return places
    .map(({ x, y, d, tone }) => {
      const tall = size * nearness(d) * (0.6 + r() * 0.8);
      const lean = (r() - 0.35) * 0.5;
      const blades = (lift: number) =>
        many(3, () => {
          const foot = x + (r() - 0.5) * tall * 0.8;
          const reach = tall * lift * (0.7 + r() * 0.5);
          return taper(
            foot,
            y,
            foot + (lean + (r() - 0.5) * 0.7) * reach,
            y - reach,
            tall * 0.085,
            reach * 0.08,
          );
        }).join('');
      const bright = clamp(0.5 + tone * 0.5 + (r() - 0.5) * 0.5);
      return (
        fill(blades(0.8), mix(dark, light, bright * 0.5), 0.75) +
        fill(blades(1), vary(mix(dark, light, bright), r, 0.1), 0.85)
      );
    })
    .join('');
}

/** A flower as large as it looks from here: petals near, a single touch far away. */
function bloom(x: number, y: number, s: number, colour: string, r: Random): string {
  if (s < 2.2) return fill(sliver(x - s, y, x + s, y, s * 1.1), colour, 0.9);
  const turn = r() * 6;
  const petals = many(5, (i) => {
    const a = turn + (i / 5) * Math.PI * 2;
    return sliver(x, y, x + Math.cos(a) * s * 1.1, y + Math.sin(a) * s * 0.75, s * 0.75);
  });
  const stem = sliver(x, y, x + (r() - 0.5) * s, y + s * 2.6, s * 0.16);
  return (
    fill(stem, mix('#5f7a34', SHADE, r() * 0.3), 0.7) +
    fill(petals.join(''), colour) +
    fill(sliver(x - s * 0.35, y, x + s * 0.35, y, s * 0.5), mix(colour, '#a8701c', 0.55))
  );
}

/** Flowers in drifts below a line. */
export function flowers(
  line: Line,
  count: number,
  colours: string[],
  seed: number,
  size: number,
  depth: number,
  from = 0,
): string {
  const { r, places } = drifts(line, count, seed, depth, from);
  return places
    .map(({ x, y, d }) =>
      bloom(x, y, size * nearness(d) * (0.6 + r() * 0.6), vary(pick(colours, r), r, 0.12), r),
    )
    .join('');
}

/** Flat touches on level ground, far ones small: fallen leaves, stones of a pavement. */
export function scatter(
  line: Line,
  count: number,
  colours: string[],
  seed: number,
  size: [number, number],
  depth: number,
): string {
  const { r, places } = drifts(line, count, seed, depth);
  return places
    .map(({ x, y, d }) => {
      const k = nearness(d) * (0.6 + r() * 0.7);
      return stroke(
        {
          x,
          y,
          length: size[0] * 2 * k,
          width: size[1] * 1.6 * k,
          angle: (r() - 0.5) * 0.12,
          colour: pick(colours, r),
          opacity: 0.45 + r() * 0.4,
        },
        r,
      );
    })
    .join('');
}
