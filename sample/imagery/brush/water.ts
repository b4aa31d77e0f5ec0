/** Water: a wash and ripples that grow towards the viewer. */
import { fill, many, mix, newId, patches, random, SHADE, sliver, wash, width } from './paint.ts';

/** Ripples lie in lanes of wind and calm, thin out towards the horizon, and each has its dark side below. */
export function water(
  y: number,
  bottom: number,
  far: string,
  near: string,
  seed: number,
  glint: string,
  count = 160,
): string {
  const r = random(seed);
  const id = newId();
  const wind = patches(seed, 260, 5);
  const ripples = many(count * 4, () => r() ** 1.5)
    .sort((a, b) => a - b)
    .map((d) => {
      const [x, yy] = [r() * (width + 80) - 40, y + 2 + d * (bottom - y)];
      const gust = wind(x, yy);
      const long = (5 + d * 46 * r()) * (1 + gust * 0.4);
      const thick = 0.7 + d * 3;
      const bright = r() < 0.5 + gust * 0.42;
      const colour = bright ? mix(glint, far, r() * 0.5) : mix(near, SHADE, 0.1 + r() * 0.25);
      const ripple = sliver(
        x - long,
        yy,
        x + long,
        yy + (r() - 0.5) * thick,
        thick,
        thick * (0.3 + r() * 0.5),
      );
      const under = bright
        ? fill(sliver(x - long * 0.8, yy + thick * 0.8, x + long * 0.9, yy + thick, thick * 0.8), near, 0.3)
        : '';
      return under + fill(ripple, colour, (bright ? 0.28 : 0.2) + r() * 0.3);
    });
  return `${wash(id, [
    [0, far],
    [1, near],
  ])}<rect x="-20" y="${y}" width="${width + 40}" height="${bottom - y}" fill="url(#${id})"/>${ripples.join('')}`;
}
