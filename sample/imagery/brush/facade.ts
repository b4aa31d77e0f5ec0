/** Fronts of a street that runs away from the viewer. */
import type { Line } from './lines.ts';
import { fill, LIGHT, many, mix, n, random, SHADE, sliver, taper, vary } from './paint.ts';

/** A point of a wall: `u` runs along it, `v` from its top to its foot. */
export type Face = (u: number, v: number) => [x: number, y: number];

export const facing =
  (x0: number, x1: number, top: Line, foot: Line): Face =>
  (u, v) => {
    const x = x0 + (x1 - x0) * u;
    return [x, top(x) + (foot(x) - top(x)) * v];
  };

/** The part of a wall between two of its points. */
export function part(face: Face, u0: number, v0: number, u1: number, v1: number): string {
  const corners = [face(u0, v0), face(u1, v0), face(u1, v1), face(u0, v1)];
  return `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A touch along a wall, in its perspective. */
const along = (face: Face, u0: number, v0: number, u1: number, v1: number, thick: number): string =>
  sliver(...face(u0, v0), ...face(u1, v1), thick);

/** Old plaster: a darker head under the eaves, coats laid along the wall, rain stains, damp above the street. */
export function oldPlaster(face: Face, colour: string, seed: number, marks = 150): string {
  const r = random(seed);
  /** Strokes shrink with the wall as it runs away. */
  const tall = (u: number) => face(u, 1)[1] - face(u, 0)[1];
  const touch = (v: number, long: number, thick: number, tone: string, opacity: number) => {
    const u = r() * (1 - long);
    return fill(along(face, u, v, u + long, v, tall(u + long / 2) * thick), tone, opacity);
  };
  const head = many(16, () => touch(0.02 + r() * 0.09, 0.4, 0.012, mix(colour, SHADE, 0.3), 0.12));
  const coats = many(marks, () =>
    touch(0.02 + r() * 0.94, 0.06 + r() * 0.2, 0.005 + r() * 0.016, vary(colour, r, 0.22), 0.3),
  );
  const damp = many(22, () =>
    touch(0.93 + r() * 0.06, 0.3, 0.005 + r() * 0.014, mix(colour, '#4a4438', 0.6), 0.14),
  );
  const stains = many(12, () => {
    const u = 0.04 + r() * 0.92;
    return fill(taper(...face(u, 0.02), ...face(u, 0.1 + r() * 0.24), tall(u) * 0.007), SHADE, 0.07);
  });
  return [...head, ...coats, ...damp, ...stains].join('');
}

/** A window in a wall seen from the side: reveal, bars, sill with its shadow, open shutters. */
export function sideWindow(
  face: Face,
  [u0, v0, u1, v1]: [number, number, number, number],
  colours: { glass: string; frame: string; shutters?: string },
): string {
  const [du, dv] = [u1 - u0, v1 - v0];
  const leaf = (from: number, shutter: string) =>
    fill(part(face, from, v0 - dv * 0.02, from + du * 0.48, v1 + dv * 0.02), shutter) +
    many(7, (i) => {
      const v = v0 + (dv * (i + 0.5)) / 7;
      return fill(along(face, from + du * 0.06, v, from + du * 0.42, v, 1.4), SHADE, 0.32);
    }).join('') +
    fill(along(face, from, v0, from, v1, 1.6), LIGHT, 0.4);
  const { glass, frame, shutters } = colours;
  return [
    fill(part(face, u0, v0, u1, v1), glass),
    fill(part(face, u0, v0, u1, v0 + dv * 0.12), SHADE, 0.35),
    fill(along(face, u0 + du * 0.2, v0 + dv * 0.7, u0 + du * 0.8, v0 + dv * 0.2, 2), LIGHT, 0.22),
    fill(part(face, u0 + du * 0.46, v0, u0 + du * 0.54, v1), frame, 0.8),
    fill(part(face, u0, v0 + dv * 0.44, u1, v0 + dv * 0.48), frame, 0.8),
    shutters ? leaf(u0 - du * 0.54, shutters) + leaf(u1 + du * 0.06, shutters) : '',
    fill(part(face, u0 - du * 0.12, v1 + dv * 0.06, u1 + du * 0.16, v1 + dv * 0.16), SHADE, 0.22),
    fill(part(face, u0 - du * 0.14, v1, u1 + du * 0.14, v1 + dv * 0.06), frame),
  ].join('');
}
