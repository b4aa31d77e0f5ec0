/** The sheet, its colours, and the single stroke that everything else is painted with. Canvas: 1200 × 800. */

export const width = 1200;
export const height = 800;

/** What every colour leans to in the sun and out of it: warm light, cool shade. */
export const LIGHT = '#fff3d6';
export const SHADE = '#1c2433';

export type Random = () => number;

/** Small seeded generator, so that a painting comes out the same every time. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: Math.round(count) }, (_, i) => make(i));

export const pick = <T>(list: readonly T[], r: Random): T => list[Math.floor(r() * list.length)]!;

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** A tenth of a unit is a fifth of a pixel: finer numbers would only make the drawing longer. */
export const n = (value: number): number => Math.round(value * 10) / 10;

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

export function mix(a: string, b: string, t: number): string {
  const [x, y] = [channels(a), channels(b)];
  return `#${x
    .map((v, i) =>
      Math.round(v + (y[i]! - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The same pot of paint, stirred a little differently each time. */
export const vary = (colour: string, r: Random, amount = 0.12): string =>
  mix(colour, r() < 0.5 ? LIGHT : SHADE, r() * amount);

const hash = (x: number, y: number, seed: number): number => {
  const h = Math.imul(x * 374761393 + y * 668265263 + seed * 974711, 1274126177);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
};

/**
 * Uneven ground from -1 to 1, in patches of the given length, flattened as land is when seen from the side. Strokes that ask it
 * for their tone gather into fields instead of speckling.
 */
export function patches(seed: number, length: number, flat = 3): (x: number, y: number) => number {
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const octave = (u: number, v: number, salt: number) => {
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [smooth(u - i), smooth(v - j)];
    const across = (row: number) => hash(i, row, salt) * (1 - s) + hash(i + 1, row, salt) * s;
    return across(j) * (1 - t) + across(j + 1) * t;
  };
  return (x, y) => {
    const [u, v] = [x / length, (y * flat) / length];
    return (octave(u, v, seed) * 0.68 + octave(u * 2.7, v * 2.7, seed + 9) * 0.32) * 2 - 1;
  };
}

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : ''}/>`;

/** A touch with the tip of the brush: pointed at both ends, `thick` in the middle. */
export function sliver(x0: number, y0: number, x1: number, y1: number, thick: number, bend = 0): string {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const side = (by: number) => `${n(mx + nx * by)} ${n(my + ny * by)}`;
  return `M${n(x0)} ${n(y0)}Q${side(bend + thick)} ${n(x1)} ${n(y1)}Q${side(bend - thick)} ${n(x0)} ${n(y0)}Z`;
}

/** A limb or a bristle: blunt where the brush is set down, running out to a point. */
export function taper(x0: number, y0: number, x1: number, y1: number, thick: number, bend = 0): string {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / long) * thick, (dx / long) * thick];
  const [mx, my] = [(x0 + x1) / 2 - (dy / long) * bend, (y0 + y1) / 2 + (dx / long) * bend];
  return `M${n(x0 + nx * 0.5)} ${n(y0 + ny * 0.5)}Q${n(mx + nx * 0.8)} ${n(my + ny * 0.8)} ${n(x1)} ${n(y1)}Q${n(mx - nx * 0.8)} ${n(my - ny * 0.8)} ${n(x0 - nx * 0.5)} ${n(y0 - ny * 0.5)}Z`;
}

/** A round patch with an uneven outline: what a loaded brush leaves when pressed down. */
export function blob(x: number, y: number, rx: number, ry: number, r: Random, rough = 0.16): string {
  const corners = 11;
  const points = many(corners, (i) => {
    const a = (i / corners) * Math.PI * 2;
    const q = 1 - rough + r() * rough * 2;
    return [x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q] as const;
  });
  const between = (i: number) => {
    const [a, b] = [points[i % corners]!, points[(i + 1) % corners]!];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  return `M${between(0)}${many(corners, (i) => {
    const corner = points[(i + 1) % corners]!;
    return `Q${n(corner[0])} ${n(corner[1])} ${between(i + 1)}`;
  }).join('')}Z`;
}

export interface Stroke {
  x: number;
  y: number;
  length: number;
  width: number;
  /** In radians, clockwise from the right. */
  angle: number;
  colour: string;
  opacity: number;
}

/** How far one bristle of a stroke may wander from the colour of its neighbours. */
const BRISTLE_VARIES = 0.09;

/** A stroke of a flat brush: thin bristles side by side, each with its own length, tone and end. */
export function stroke({ x, y, length, width, angle, colour, opacity }: Stroke, r: Random): string {
  const bristles = clamp(Math.round(width / 1.3), 2, 7);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bend = (r() - 0.5) * length * 0.08;
  return many(bristles, (i) => {
    const across = ((i + 0.5) / bristles - 0.5) * width;
    const [from, to] = [length * (-0.5 + r() * 0.16), length * (0.5 - r() * 0.3)];
    const [ox, oy] = [x - sin * across, y + cos * across];
    const d = taper(
      ox + cos * from,
      oy + sin * from,
      ox + cos * to,
      oy + sin * to,
      (width / bristles) * 1.3,
      bend,
    );
    return fill(d, vary(colour, r, BRISTLE_VARIES), opacity * (0.75 + r() * 0.25));
  }).join('');
}

/** Drawn in hundredths of its size, standing on (x, y). */
export const figure = (x: number, y: number, s: number, parts: string[]): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s / 100})">${parts.join('')}</g>`;

let ids = 0;

/** A name for a gradient that no other part of the sheet has. */
export function newId(): string {
  ids += 1;
  return `p${ids}`;
}

/** A wash from top to bottom. */
export const wash = (id: string, stops: [number, string, number?][]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`;
