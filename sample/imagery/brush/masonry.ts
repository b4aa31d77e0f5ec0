/** Surfaces of what people build: plaster, stone, planks, tiles, and the windows in them. */
import {
  blob,
  clamp,
  fill,
  LIGHT,
  many,
  mix,
  n,
  pick,
  random,
  SHADE,
  sliver,
  stroke,
  taper,
  vary,
} from './paint.ts';

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Surface = 'plaster' | 'stone' | 'planks';

/** Lime wash laid with a wide brush, rain stains from the eaves, damp at the foot. */
function plaster({ x, y, w, h }: Area, colour: string, seed: number): string {
  const r = random(seed);
  const wide = clamp(w * 0.05, 2, 9);
  const coats = many(clamp((w * h) / 130, 8, 150), () => {
    const long = w * (0.1 + r() * 0.16);
    return stroke(
      {
        x: x + long / 2 + r() * (w - long),
        y: y + wide / 2 + r() * (h - wide),
        length: long,
        width: wide,
        angle: (r() - 0.5) * 0.3,
        colour: vary(colour, r, 0.13),
        opacity: 0.25 + r() * 0.25,
      },
      r,
    );
  });
  const stains = many(clamp(w / 14, 2, 14), () => {
    const at = x + w * (0.03 + r() * 0.94);
    return fill(taper(at, y, at + (r() - 0.5) * 2, y + h * (0.15 + r() * 0.4), w * 0.016), SHADE, 0.08);
  });
  const damp = many(clamp(w / 9, 3, 26), () => {
    const at = x + w * 0.04 + r() * w * 0.92;
    const half = Math.min(w * 0.09, at - x, x + w - at);
    return fill(
      sliver(at - half, y + h - 1, at + half, y + h - 1 - r(), h * (0.03 + r() * 0.07)),
      mix(colour, '#4a4438', 0.5),
      0.22,
    );
  });
  return [...coats, ...stains, ...damp].join('');
}

/** Rubble in courses, every stone a little different from the next. */
function stone({ x, y, w, h }: Area, colour: string, seed: number): string {
  const r = random(seed);
  const course = clamp(Math.min(w, h) / 9, 2.6, 9);
  const stones: string[] = [];
  for (let row = course / 2; row < h; row += course)
    for (let at = course * r(); at < w; at += course * (1.3 + r() * 0.9)) {
      const half = Math.min(course * (0.5 + r() * 0.3), at, w - at);
      stones.push(
        fill(
          blob(x + at, y + row, half, Math.min(course * 0.42, h - row), r, 0.14),
          vary(colour, r, 0.24),
          0.7,
        ),
      );
    }
  return stones.join('');
}

/** Weathered boards, one over the other. */
function planks({ x, y, w, h }: Area, colour: string, seed: number): string {
  const r = random(seed);
  const board = clamp(h / 11, 2.4, 8);
  return many(Math.floor(h / board), (i) => {
    const at = y + i * board;
    const grain = many(clamp(w / 22, 2, 9), () => {
      const from = x + r() * w * 0.7;
      return fill(
        sliver(
          from,
          at + board * 0.5,
          Math.min(x + w, from + w * (0.1 + r() * 0.3)),
          at + board * r(),
          board * 0.4,
        ),
        vary(colour, r, 0.22),
        0.55,
      );
    });
    return grain.join('') + fill(sliver(x, at + board, x + w, at + board, board * 0.3), SHADE, 0.32);
  }).join('');
}

const SURFACES = { plaster, stone, planks };

/** What a wall is made of, laid over its flat colour. */
export const surface = (kind: Surface, area: Area, colour: string, seed: number): string =>
  SURFACES[kind](area, colour, seed);

type Point = [x: number, y: number];

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Rows of tiles between eaves and ridge, laid from below as a roofer does, so that each row covers the one beneath. */
export function tiles(
  eaves: [Point, Point],
  ridge: [Point, Point],
  colour: string,
  size: number,
  seed: number,
): string {
  const r = random(seed);
  const slope = Math.hypot(ridge[0][0] - eaves[0][0], ridge[0][1] - eaves[0][1]);
  const rows = Math.max(3, Math.round(slope / size));
  const corners = [eaves[0], eaves[1], ridge[1], ridge[0]];
  const bed = `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const laidRows = many(rows, (row) => {
    const [low, high] = [row / rows, Math.min(1, (row + 1.25) / rows)];
    const [left, right] = [between(eaves[0], ridge[0], low), between(eaves[1], ridge[1], low)];
    const [upLeft, upRight] = [between(eaves[0], ridge[0], high), between(eaves[1], ridge[1], high)];
    const columns = Math.max(4, Math.round((right[0] - left[0]) / (size * 0.8)));
    const laid = many(columns, (i) => {
      const t = (i + 0.5) / columns;
      const [foot, head] = [between(left, right, t), between(upLeft, upRight, t)];
      return fill(taper(foot[0], foot[1], head[0], head[1], size * 0.62), vary(colour, r, 0.26), 0.8);
    });
    const gap = sliver(left[0], left[1] + 0.4, right[0], right[1] + 0.4, size * 0.24);
    return fill(gap, mix(colour, SHADE, 0.6), 0.5) + laid.join('');
  });
  return fill(bed, mix(colour, SHADE, 0.12)) + laidRows.join('');
}

export interface WindowLook {
  /** Light from inside. */
  lit?: string;
  shutters?: string;
}

/** A window: dark reveal, bars, a sill that catches light, and shutters with their slats. */
export function opening({ x, y, w, h }: Area, wall: string, { lit, shutters }: WindowLook = {}): string {
  const glass = lit ?? mix(wall, '#1f2c44', 0.8);
  const frame = mix(wall, LIGHT, 0.45);
  const slats = Math.max(3, Math.round(h / 4));
  const leaf = (at: number) =>
    shutters
      ? fill(`M${n(at)} ${n(y - h * 0.03)}h${n(w * 0.48)}v${n(h * 1.06)}h${n(-w * 0.48)}Z`, shutters) +
        many(slats, (i) => {
          const sy = y + (h * (i + 0.6)) / slats;
          return fill(sliver(at + w * 0.06, sy, at + w * 0.42, sy, h * 0.035), SHADE, 0.38);
        }).join('') +
        fill(sliver(at, y, at, y + h, w * 0.07), LIGHT, 0.4)
      : '';
  const bar = Math.max(0.5, w * 0.07);
  return [
    fill(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, glass),
    fill(`M${n(x)} ${n(y)}h${n(w)}v${n(h * 0.12)}h${n(-w)}Z`, SHADE, lit ? 0.2 : 0.4),
    fill(
      sliver(x + w * 0.15, y + h * 0.7, x + w * 0.7, y + h * 0.2, w * 0.14),
      lit ? '#fff6d8' : '#c9dbe6',
      0.3,
    ),
    fill(`M${n(x + w / 2 - bar / 2)} ${n(y)}h${n(bar)}v${n(h)}h${n(-bar)}Z`, frame, 0.8),
    fill(`M${n(x)} ${n(y + h * 0.45)}h${n(w)}v${n(bar)}h${n(-w)}Z`, frame, 0.8),
    leaf(x - w * 0.52),
    leaf(x + w * 1.04),
    fill(sliver(x - w * 0.2, y + h * 1.13, x + w * 1.2, y + h * 1.13, h * 0.07), SHADE, 0.3),
    fill(`M${n(x - w * 0.12)} ${n(y + h)}h${n(w * 1.24)}v${n(h * 0.08)}h${n(-w * 1.24)}Z`, frame),
  ].join('');
}

/** A boarded door under a stone lintel; `arch` rounds its head. */
export function doorway({ x, y, w, h }: Area, wall: string, wood: string, arch = false): string {
  const head = arch ? `a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0` : `h${n(w)}`;
  const rim = w * 0.12;
  const around = arch
    ? `a${n(w / 2 + rim)} ${n(w / 2 + rim)} 0 0 1 ${n(w + rim * 2)} 0`
    : `v${n(-rim)}h${n(w + rim * 2)}v${n(rim)}`;
  const boards = many(5, (i) => {
    const at = x + (w * (i + 0.5)) / 5;
    return fill(sliver(at, y, at, y + h, w * 0.05), SHADE, 0.4);
  });
  return [
    fill(`M${n(x - rim)} ${n(y + h)}V${n(y)}${around}V${n(y + h)}Z`, mix(wall, LIGHT, 0.4), 0.9),
    fill(`M${n(x)} ${n(y + h)}V${n(y)}${head}V${n(y + h)}Z`, wood),
    ...boards,
    fill(sliver(x + w * 0.06, y + h, x + w * 0.06, y, w * 0.09), SHADE, 0.45),
    fill(blob(x + w * 0.78, y + h * 0.52, w * 0.05, w * 0.05, random(7)), '#d9b46a', 0.9),
  ].join('');
}

/** A dry-stone wall along a line: dark joints, three courses of stones lit from above, and a row of copes set on edge. */
export function dryStone(
  line: (x: number) => number,
  tone: string,
  seed: number,
  size: number,
  from: number,
  to: number,
): string {
  const r = random(seed);
  const foot = many(Math.ceil((to - from) / 8) + 1, (i) => Math.min(to, from + i * 8));
  const joints = `M${foot.map((x) => `${n(x)} ${n(line(x) + size * 0.4)}`).join('L')}L${foot
    .toReversed()
    .map((x) => `${n(x)} ${n(line(x) - size * 1.1)}`)
    .join('L')}Z`;
  const course = (lift: number, wide: number, tall: number) => {
    const laid: string[] = [];
    for (let x = from; x < to; x += size * wide * (1.1 + r() * 0.9)) {
      const [cx, cy] = [x + size * wide * 0.5, line(x) - lift * size];
      const [rx, ry] = [size * wide * (0.55 + r() * 0.35), size * tall * (0.8 + r() * 0.4)];
      const colour = vary(mix(tone, pick(['#8f9a7a', '#c9b89a', '#8a8f9a'], r), r() * 0.3), r, 0.2);
      laid.push(
        fill(blob(cx, cy, rx, ry, r, 0.15), colour) +
          fill(sliver(cx - rx * 0.8, cy - ry * 0.5, cx + rx * 0.5, cy - ry * 0.6, ry * 0.6), LIGHT, 0.24),
      );
    }
    return laid.join('');
  };
  const shadow = foot
    .slice(1)
    .map((x) => sliver(x - 10, line(x) + size * 0.55, x + 8, line(x) + size * 0.6, size * 0.6));
  return (
    fill(shadow.join(''), SHADE, 0.2) +
    fill(joints, mix(tone, SHADE, 0.46)) +
    course(-0.12, 0.8, 0.36) +
    course(0.5, 0.72, 0.34) +
    course(1.15, 0.42, 0.42)
  );
}
