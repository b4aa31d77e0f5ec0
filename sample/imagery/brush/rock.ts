/** Rock: faces of mountains and single boulders. */
import {
  blob,
  clamp,
  fill,
  many,
  mix,
  newId,
  patches,
  random,
  SHADE,
  sliver,
  stroke,
  vary,
  width,
} from './paint.ts';
import type { Line } from './lines.ts';

/** Colours of a face turned to the sun, seen from the side, and turned away. */
export type Faces = [lit: string, middle: string, shade: string];

const toned = ([lit, middle, shade]: Faces, t: number): string =>
  t > 0.5 ? mix(middle, lit, (t - 0.5) * 2) : mix(shade, middle, t * 2);

/**
 * A rock face below a ridge, over the wash of its land: strokes fall away from the summits, light on the left flank of each and blue
 * on the right, in facets that lose their edge on the way down.
 */
export function crag(
  line: Line,
  faces: Faces,
  options: { seed: number; strokes: number; depth: number; size?: [number, number] },
): string {
  const { seed, strokes, depth, size = [26, 6] } = options;
  const r = random(seed);
  const facet = patches(seed, 70, 0.6);
  return many(strokes, () => ({ x: r() * (width + 40) - 20, d: r() ** 1.2 }))
    .sort((a, b) => a.d - b.d)
    .map(({ x, d }) => {
      const y = line(x) + 3 + d * depth;
      const turn = facet(x, y);
      const at = x + turn * 50 * d;
      const fall = Math.atan2(line(at + 34) - line(at - 34), 68);
      const light = clamp(0.5 - Math.sin(fall) * 0.85 + turn * 0.34 + (r() - 0.5) * 0.16);
      return stroke(
        {
          x,
          y,
          length: size[0] * (0.6 + d * 0.6) * (0.6 + r() * 0.8),
          width: size[1] * (0.6 + d * 0.5) * (0.6 + r() * 0.6),
          angle: fall * 0.8 + (fall > 0 ? 0.55 : -0.55) + (fall > 0 ? 0 : Math.PI) + turn * 0.4,
          colour: vary(toned(faces, light), r, 0.05),
          opacity: 0.5 + r() * 0.35,
        },
        r,
      );
    })
    .join('');
}

/** A boulder worn round by weather, standing on (x, y): shaded like a ball, with lichen. */
export function boulder(x: number, y: number, size: number, faces: Faces, seed: number): string {
  const r = random(seed);
  const ball = newId();
  const cy = y - size * 0.92;
  const pits = patches(seed, size * 0.5, 1.2);
  const marks = many(size * 9, () => {
    const [a, q] = [r() * Math.PI * 2, Math.sqrt(r()) * 0.94];
    const [dx, dy] = [Math.cos(a) * q, Math.sin(a) * q];
    const light = clamp(0.56 - dx * 0.58 - dy * 0.5 + pits(x + dx * size, cy + dy * size) * 0.22);
    return { dx, dy, light };
  }).map(({ dx, dy, light }) =>
    stroke(
      {
        x: x + dx * size * 0.96,
        y: cy + dy * size * 0.94,
        length: size * 0.15 * (0.5 + r()),
        width: size * 0.045 * (0.6 + r()),
        angle: Math.atan2(dx, -dy + 0.4) + (r() - 0.5),
        colour: vary(toned(faces, light), r, 0.06),
        opacity: 0.65,
      },
      r,
    ),
  );
  const lichen = many(26, () => {
    const [a, q] = [r() * Math.PI * 2, Math.sqrt(r()) * 0.8];
    const s = size * (0.015 + r() * 0.04);
    return fill(
      blob(x + Math.cos(a) * q * size, cy + Math.sin(a) * q * size, s * 1.3, s, r, 0.3),
      ['#b9a04e', '#8f9474', '#d8d2be'][Math.floor(r() * 3)]!,
      0.5,
    );
  });
  const shadow = many(8, (i) =>
    sliver(
      x - size * 0.5,
      y - size * 0.06 + i * 2.6,
      x + size * (1.9 - i * 0.12),
      y - size * 0.06 + i * 2.6,
      5,
    ),
  );
  return [
    fill(shadow.join(''), SHADE, 0.24),
    `<radialGradient id="${ball}" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="${faces[0]}"/><stop offset=".5" stop-color="${faces[1]}"/><stop offset="1" stop-color="${faces[2]}"/></radialGradient>`,
    fill(blob(x, cy, size, size * 0.97, r, 0.025), `url(#${ball})`),
    ...marks,
    ...lichen,
  ].join('');
}
