/** Trees and shrubs: limbs, and foliage at two scales, lit from the left. */
import {
  blob,
  clamp,
  fill,
  LIGHT,
  many,
  mix,
  n,
  random,
  SHADE,
  sliver,
  taper,
  type Random,
} from './paint.ts';

export type TreeShape = 'round' | 'poplar' | 'spruce';
/** Lit leaves, shaded leaves, bark. */
export type TreeTones = [light: string, dark: string, trunk: string];

interface Lobe {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** Leaves of one bough share so many tones: a painter mixes a few, and a crown stays calm. */
const LEAF_TONES = 6;

/** The colour of leaves from full shade (0) to the edge that catches the sun (1). */
function leafTone([light, dark]: TreeTones, lit: number): string {
  if (lit < 0.16) return mix(dark, SHADE, 0.22);
  return lit > 0.84 ? mix(light, LIGHT, 0.28) : mix(dark, light, clamp(lit * 1.15));
}

/** How much light falls on a part of a bough, (dx, dy) from its middle in shares of its radius. */
const lightOn = (dx: number, dy: number, depth: number, r: Random): number =>
  clamp(0.54 - dx * 0.28 - dy * 0.42 - depth * 0.26 + (r() - 0.5) * 0.26, 0, 0.999);

/** One bough: a dark mass with a ragged edge, clusters that model it, and leaves over them, from shade to light. */
function bough(lobe: Lobe, depth: number, leaf: number, tones: TreeTones, r: Random): string {
  const clusters = many(8, () => {
    const [a, q] = [r() * Math.PI * 2, 0.1 + r() * 0.68];
    const [dx, dy] = [Math.cos(a) * q, Math.sin(a) * q];
    return { dx, dy, lit: lightOn(dx, dy, depth, r) * 0.85 };
  })
    .sort((a, b) => a.lit - b.lit)
    .map(({ dx, dy, lit }) => {
      const [x, y, s] = [lobe.x + dx * lobe.rx, lobe.y + dy * lobe.ry, 0.3 + r() * 0.16];
      return fill(blob(x, y, lobe.rx * s, lobe.ry * s, r, 0.24), leafTone(tones, lit), 0.9);
    });
  const bands = many(LEAF_TONES, () => [] as string[]);
  many(clamp(((lobe.rx * lobe.ry) / (leaf * leaf)) * 3.4, 12, 190), () => {
    const [a, q] = [r() * Math.PI * 2, Math.sqrt(r()) * 1.1];
    const [dx, dy] = [Math.cos(a) * q, Math.sin(a) * q];
    const [x, y] = [lobe.x + dx * lobe.rx, lobe.y + dy * lobe.ry];
    const turn = a + (r() - 0.5) * 2;
    const long = leaf * (0.6 + r() * 0.7);
    bands[Math.floor(lightOn(dx, dy, depth, r) * LEAF_TONES)]!.push(
      sliver(x, y, x + Math.cos(turn) * long, y + Math.sin(turn) * long * 0.8, long * 0.55),
    );
  });
  const leaves = bands.map((band, i) =>
    band.length > 0 ? fill(band.join(''), leafTone(tones, i / (LEAF_TONES - 1)), 0.9) : '',
  );
  const mass = fill(
    blob(lobe.x, lobe.y, lobe.rx, lobe.ry, r, 0.2),
    leafTone(tones, clamp(0.24 - depth * 0.2)),
  );
  return [mass, ...clusters, ...leaves].join('');
}

/** Boughs from the shaded ones at the back to the lit ones in front. `depth` runs from -1 (lit) to 1 (shaded). */
function foliage(lobes: Lobe[], centre: Lobe, leaf: number, tones: TreeTones, r: Random): string {
  return lobes
    .map((lobe) => ({
      lobe,
      depth: clamp(((lobe.x - centre.x) / centre.rx) * 0.5 + ((lobe.y - centre.y) / centre.ry) * 0.6, -1, 1),
    }))
    .sort((a, b) => b.depth - a.depth)
    .map(({ lobe, depth }) => bough(lobe, depth, leaf, tones, r))
    .join('');
}

/** The shade a tree throws on the ground, broken where light comes through. */
function treeShadow(x: number, y: number, size: number, r: Random): string {
  return many(7, () => {
    const [cx, cy] = [x + size * r() * 0.5, y + (r() - 0.4) * size * 0.1];
    const half = size * (0.16 + r() * 0.3);
    return fill(sliver(cx - half, cy, cx + half, cy + size * 0.01, size * (0.03 + r() * 0.05)), SHADE, 0.15);
  }).join('');
}

/** A trunk that forks into the boughs, light on its left side. */
function limbs(
  x: number,
  y: number,
  size: number,
  fork: number,
  lobes: Lobe[],
  bark: string,
  r: Random,
): string {
  const thick = size * 0.1;
  const top = y - fork;
  const lean = (r() - 0.5) * size * 0.12;
  const boughs = lobes
    .slice(0, 5)
    .map((lobe) =>
      taper(
        x + lean,
        top + size * 0.08,
        lobe.x,
        lobe.y + lobe.ry * 0.3,
        thick * 0.62,
        (r() - 0.5) * size * 0.08,
      ),
    );
  const stem = `M${n(x - thick * 0.75)} ${n(y)}Q${n(x - thick * 0.3)} ${n(y - fork * 0.4)} ${n(x + lean - thick * 0.4)} ${n(top)}h${n(thick * 0.8)}Q${n(x + thick * 0.4)} ${n(y - fork * 0.4)} ${n(x + thick * 0.85)} ${n(y)}Z`;
  const lit = sliver(x - thick * 0.45, y, x + lean - thick * 0.22, top, thick * 0.22);
  return (
    fill(boughs.join(''), mix(bark, SHADE, 0.15)) + fill(stem, bark) + fill(lit, mix(bark, LIGHT, 0.4), 0.7)
  );
}

function broadleaf(x: number, y: number, size: number, tones: TreeTones, r: Random): string {
  const centre = { x, y: y - size * 0.92, rx: size * 0.6, ry: size * 0.46 };
  const lobes = many(10, (i) => {
    const a = (i / 10) * Math.PI * 2 + r() * 0.5;
    const q = i % 3 === 0 ? 0.3 : 0.72;
    const s = size * (0.2 + r() * 0.1);
    return {
      x: x + Math.cos(a) * centre.rx * q,
      y: centre.y + Math.sin(a) * centre.ry * q,
      rx: s,
      ry: s * 0.78,
    };
  });
  const leaf = clamp(size * 0.06, 1.7, 7.5);
  return limbs(x, y, size, size * 0.5, lobes, tones[2], r) + foliage(lobes, centre, leaf, tones, r);
}

function poplar(x: number, y: number, size: number, tones: TreeTones, r: Random): string {
  const tall = size * 2.6;
  const centre = { x, y: y - tall * 0.54, rx: size * 0.26, ry: tall * 0.6 };
  const lobes = many(19, (i) => {
    const t = i / 18;
    const swell = Math.sin(Math.PI * clamp(0.14 + t * 0.86)) ** 0.7;
    const s = size * (0.06 + 0.17 * swell);
    return {
      x: x + (r() - 0.5) * size * 0.16 * swell,
      y: y - size * 0.22 - t * (tall - size * 0.3),
      rx: s,
      ry: size * 0.21,
    };
  });
  const leaf = clamp(size * 0.055, 1.5, 5);
  return (
    limbs(x, y, size * 0.7, size * 0.4, lobes.slice(0, 2), tones[2], r) +
    foliage(lobes, centre, leaf, tones, r)
  );
}

/** A spruce: drooping twigs in tiers, wider towards the foot. */
function spruce(x: number, y: number, size: number, [light, dark, trunk]: TreeTones, r: Random): string {
  const tall = size * 2;
  const tiers = clamp(Math.round(size * 0.4), 7, 14);
  const twigs = many(tiers, (i) => {
    const t = (i + 1) / tiers;
    const [cy, half] = [y - tall * (1 - t * 0.9), size * 0.42 * t ** 0.85];
    const side = (to: 1 | -1, lift: number) =>
      many(3, () =>
        taper(
          x,
          cy - half * 0.3,
          x + to * half * (0.6 + r() * 0.5),
          cy + half * (0.1 + r() * 0.4) - lift,
          half * 0.34,
          to * half * 0.16,
        ),
      ).join('');
    return (
      fill(side(1, 0) + side(-1, 0), mix(dark, SHADE, 0.12 * r())) +
      fill(side(-1, half * 0.14), mix(dark, light, 0.45 + r() * 0.4), 0.75)
    );
  });
  return fill(taper(x, y, x, y - tall * 1.02, size * 0.12), trunk) + twigs.join('');
}

const GROWN = { round: broadleaf, poplar, spruce };

export function tree(
  x: number,
  y: number,
  size: number,
  tones: TreeTones,
  seed: number,
  shape: TreeShape = 'round',
): string {
  const r = random(seed);
  return treeShadow(x, y, size, r) + GROWN[shape](x, y, size, tones, r);
}

/** A low cushion of leaves: a vine, a clump of thyme, the foot of a hedge. */
export function shrub(
  x: number,
  y: number,
  size: number,
  [light, dark]: [string, string],
  r: Random,
): string {
  const centre = { x, y: y - size * 0.4, rx: size, ry: size * 0.6 };
  const lobes = many(size < 7 ? 2 : 4, () => ({
    x: x + (r() - 0.5) * size * 1.1,
    y: y - size * (0.2 + r() * 0.45),
    rx: size * (0.36 + r() * 0.2),
    ry: size * (0.28 + r() * 0.16),
  }));
  const shadow = fill(sliver(x - size * 0.6, y, x + size * 1.3, y + size * 0.05, size * 0.3), SHADE, 0.22);
  return shadow + foliage(lobes, centre, clamp(size * 0.2, 1.3, 5), [light, dark, dark], r);
}
