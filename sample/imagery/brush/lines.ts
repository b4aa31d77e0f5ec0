/** Lines that land follows. */
import { clamp, many, random, width } from './paint.ts';

/** The height of a line at x. */
export type Line = (x: number) => number;

/** A rolling skyline: a base height and waves of falling length. */
export function skyline(base: number, rise: number, seed: number, rough = 0.5, tilt = 0): Line {
  const r = random(seed);
  const waves = many(6, (i) => ({
    f: (0.004 + r() * 0.003) * 1.9 ** i,
    p: r() * 7,
    a: rise * rough ** i,
  }));
  return (x) =>
    base +
    (tilt * (x - width / 2)) / width -
    waves.reduce((sum, w) => sum + w.a * Math.sin(x * w.f + w.p), 0) / 2;
}

/** Uneven values along x, one every `step`, joined by straight lines. */
function jagged(seed: number, step: number): Line {
  const r = random(seed);
  const heights = many(Math.ceil((width + 200) / step), () => r() - 0.5);
  return (x) => {
    const at = Math.max(0, x + 60) / step;
    const k = Math.floor(at);
    return heights[k]! + (heights[k + 1]! - heights[k]!) * (at - k);
  };
}

/** A jagged ridge for mountains, from given summits (x, y): broken at two scales, as rock is. */
export function ridge(points: [number, number][], seed: number, rough = 9): Line {
  const [coarse, fine] = [jagged(seed, 11), jagged(seed + 1, 3.1)];
  return (x) => {
    const next = points.findIndex(([px]) => px >= x);
    const i = next < 0 ? points.length - 1 : Math.max(1, next);
    const [[x0, y0], [x1, y1]] = [points[i - 1]!, points[i]!];
    const t = clamp((x - x0) / (x1 - x0));
    return y0 + (y1 - y0) * t + rough * (coarse(x) + fine(x) * 0.35);
  };
}

/** How steeply a line falls to the right at x, in radians. */
export const fallOf = (line: Line, x: number): number => Math.atan2(line(x + 16) - line(x - 16), 32);
