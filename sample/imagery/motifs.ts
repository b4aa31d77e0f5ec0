/** What stands in several of the painted landscapes. */
import type { Line } from '#sample/imagery/brush/lines.ts';
import { dryStone } from '#sample/imagery/brush/masonry.ts';
import {
  blob,
  figure,
  fill,
  LIGHT,
  many,
  mix,
  n,
  random,
  SHADE,
  sliver,
  width,
} from '#sample/imagery/brush/paint.ts';
import { tree, type TreeShape, type TreeTones } from '#sample/imagery/brush/tree.ts';

/** Trees along a line, sorted so that nearer ones cover farther ones. */
export function grove(
  line: Line,
  count: number,
  seed: number,
  size: [number, number],
  tones: TreeTones,
  depth: number,
  shape: TreeShape = 'round',
  span: [number, number] = [0, width],
): string {
  const r = random(seed);
  return many(count, () => ({ x: span[0] + r() * (span[1] - span[0]), d: r() }))
    .sort((a, b) => a.d - b.d)
    .map(({ x, d }, i) =>
      tree(n(x), n(line(x) + d * depth), size[0] + (size[1] - size[0]) * d, tones, seed * 31 + i, shape),
    )
    .join('');
}

/** A dry-stone wall that follows a line across the sheet or a part of it. */
export const wall = (line: Line, tone: string, seed: number, size = 7, from = -10, to = width + 10): string =>
  dryStone(line, tone, seed, size, from, to);

/** Smoke that rises, widens and thins out in the wind. */
export function smoke(x: number, y: number, size: number): string {
  const r = random(Math.round(x));
  const puffs = many(14, (i) => {
    const t = i / 13;
    const [cx, cy] = [x + size * (Math.sin(t * 5) * 0.5 + t * t * 2.4), y - size * t * 6];
    const s = size * (0.3 + t * 0.9);
    return fill(
      blob(cx, cy, s, s * 0.8, r, 0.25),
      mix('#ffffff', '#9aa6b4', r() * 0.35),
      0.42 * (1 - t * 0.8),
    );
  });
  return `<g filter="url(#feather)">${puffs.join('')}</g>`;
}

/** A painted hive on legs: two boxes of boards, a lid, a landing board. */
export function hive(x: number, y: number, s: number, colour: string): string {
  const r = random(Math.round(x * 3 + y));
  const shaded = mix(colour, SHADE, 0.42);
  const board = (at: number) => fill(sliver(0, at, 100, at, 3.4), SHADE, 0.3);
  const scuff = () => {
    const [px, py] = [8 + r() * 74, -90 + r() * 78];
    return fill(sliver(px, py, px + 8 + r() * 16, py + r() * 3, 4), mix(colour, LIGHT, 0.3 + r() * 0.4), 0.4);
  };
  return figure(x, y, s, [
    fill(sliver(0, 4, 210, 0, 26) + sliver(20, 8, 190, 6, 14), SHADE, 0.24),
    fill('M8 8V-6H18V8ZM82 8V-6H92V8ZM118 2V-12H126V2Z', mix('#6b4a30', SHADE, 0.2)),
    fill('M0 -6V-100H100V-6Z', colour),
    fill('M100 -6V-100L132 -112V-18Z', shaded),
    ...many(11, scuff),
    ...[-82, -66, -36, -21].map(board),
    fill('M-2 -56H102V-49H-2Z', mix(colour, LIGHT, 0.35)),
    fill('M100 -56L133 -68V-61L100 -49Z', mix(shaded, LIGHT, 0.2)),
    fill('M28 -76H72V-70H28Z', mix(colour, SHADE, 0.5)),
    fill('M0 0H100V-92H92V-8H0Z', SHADE, 0.1),
    fill('M26 -14H74V-8H26Z', '#20191a'),
    fill('M18 -6H82L88 0H12Z', '#cdb892'),
    fill('M-6 -100L28 -116H136L140 -112L106 -98Z', '#e9e2d0'),
    fill('M-6 -100H106V-92H-6Z', '#b9ae9a'),
    fill('M106 -100L140 -112V-105L106 -92Z', '#8f8678'),
    fill(sliver(4, -102, 100, -106, 6), '#ffffff', 0.5),
  ]);
}
