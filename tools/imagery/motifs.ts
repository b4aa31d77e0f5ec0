/** What stands in several of the painted landscapes. */
import { mix, random, tree, width } from './brush.ts';
import type { Line } from './brush.ts';

export const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Trees along a line, sorted so that nearer ones cover farther ones. */
export function grove(
  line: Line,
  count: number,
  seed: number,
  size: [number, number],
  tones: [string, string, string],
  depth: number,
  shape: 'round' | 'poplar' | 'umbrella' = 'round',
  span: [number, number] = [0, width],
): string {
  const r = random(seed);
  return many(count, () => ({ x: span[0] + r() * (span[1] - span[0]), d: r() }))
    .sort((a, b) => a.d - b.d)
    .map(({ x, d }, i) =>
      tree(
        x,
        line(x) + d * depth,
        size[0] + (size[1] - size[0]) * d,
        tones[0],
        tones[1],
        tones[2],
        seed * 31 + i,
        shape,
      ),
    )
    .join('');
}

/** A dry-stone wall that follows a line. */
export function wall(line: Line, tone: string, seed: number, size = 7, from = 0, to = width): string {
  const r = random(seed);
  const parts: string[] = [];
  for (let row = 0; row < 2; row++)
    for (let x = from; x < to; x += size * (1.2 + r()))
      parts.push(
        `<ellipse cx="${x.toFixed(0)}" cy="${(line(x) - row * size * 0.9).toFixed(0)}" rx="${(size * (0.7 + r() * 0.5)).toFixed(1)}" ry="${(size * 0.5).toFixed(1)}" fill="${mix(tone, r() < 0.5 ? '#ffffff' : '#2a2a33', r() * 0.28)}"/>`,
      );
  return parts.join('');
}

export const bird = (x: number, y: number, s: number, colour = '#2a3040') =>
  `<path d="M${x - s} ${y - s * 0.4}Q${x - s * 0.4} ${y - s * 0.7} ${x} ${y}Q${x + s * 0.4} ${y - s * 0.7} ${x + s} ${y - s * 0.4}" stroke="${colour}" stroke-width="${s * 0.16}" fill="none" stroke-linecap="round"/>`;

export function hive(x: number, y: number, s: number, colour: string): string {
  return `<ellipse cx="${x + s * 0.7}" cy="${y + 2}" rx="${s * 0.9}" ry="${s * 0.12}" fill="#1c2433" opacity=".25"/><rect x="${x}" y="${y - s}" width="${s}" height="${s}" fill="${colour}"/><path d="M${x + s} ${y}v${-s}l${s * 0.32} ${-s * 0.12}v${s}Z" fill="${mix(colour, '#1c2433', 0.4)}"/><path d="M${x - s * 0.06} ${y - s}l${s * 0.34} ${-s * 0.16}h${s}l${s * 0.06} ${s * 0.04}l${-s * 0.34} ${s * 0.14}Z" fill="#e9e2d0"/><path d="M${x} ${y - s * 0.5}h${s}" stroke="${mix(colour, '#1c2433', 0.3)}" stroke-width="2"/><rect x="${x + s * 0.3}" y="${y - s * 0.14}" width="${s * 0.4}" height="${s * 0.06}" fill="#1c2433"/>`;
}

export function cow(x: number, y: number, s: number, colour: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${s}" ry="${s * 0.12}" fill="#1c2433" opacity=".25"/><path d="M${x - s * 0.8} ${y}V${y - s * 0.5}Q${x - s * 0.9} ${y - s * 1.05} ${x} ${y - s}Q${x + s * 0.7} ${y - s * 1.1} ${x + s * 0.8} ${y - s * 0.7}L${x + s * 1.2} ${y - s * 0.6}L${x + s * 1.25} ${y - s * 0.35}L${x + s * 0.8} ${y - s * 0.4}L${x + s * 0.66} ${y}H${x + s * 0.5}V${y - s * 0.4}H${x - s * 0.5}V${y}Z" fill="${colour}"/>`;
}
