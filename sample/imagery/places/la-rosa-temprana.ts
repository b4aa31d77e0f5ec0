import { haze, land } from '#sample/imagery/brush/land.ts';
import { ridge, type Line } from '#sample/imagery/brush/lines.ts';
import { surface, tiles } from '#sample/imagery/brush/masonry.ts';
import {
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
  type Random,
} from '#sample/imagery/brush/paint.ts';
import { sky } from '#sample/imagery/brush/sky.ts';

/** A windmill of La Mancha: white tower shaded on its right, cone of slate, four sails of lattice and cloth. */
function mill(x: number, y: number, s: number, turn: number): string {
  const hub = y - s * 1.05;
  const arm = (degrees: number) => {
    const a = (degrees * Math.PI) / 180;
    const at = (out: number, across: number): [number, number] => [
      x + (Math.sin(a) * out + Math.cos(a) * across) * s,
      hub + (-Math.cos(a) * out + Math.sin(a) * across) * s,
    ];
    const line = (from: [number, number], to: [number, number], thick: number) =>
      sliver(...from, ...to, thick);
    const cloth = [at(0.26, 0.03), at(0.26, 0.25), at(1.02, 0.25), at(1.02, 0.03)];
    return (
      fill(`M${cloth.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`, '#efe2cc', 0.85) +
      many(7, (i) =>
        fill(line(at(0.28 + i * 0.12, 0), at(0.28 + i * 0.12, 0.26), s * 0.018), '#6b5444', 0.7),
      ).join('') +
      fill(line(at(0, 0), at(1.08, 0), s * 0.06) + line(at(0.26, 0.14), at(1.02, 0.14), s * 0.02), '#4a3a30')
    );
  };
  return [
    fill(sliver(x - s * 0.2, y, x + s * 1.1, y + s * 0.1, s * 0.16), SHADE, 0.22),
    fill(
      `M${n(x - s * 0.36)} ${n(y)}L${n(x - s * 0.3)} ${n(y - s)}H${n(x + s * 0.3)}L${n(x + s * 0.36)} ${n(y)}Z`,
      '#f6efe2',
    ),
    surface('plaster', { x: x - s * 0.31, y: y - s, w: s * 0.6, h: s * 0.98 }, '#f1e6d6', Math.round(x)),
    fill(
      `M${n(x + s * 0.04)} ${n(y)}Q${n(x + s * 0.12)} ${n(y - s * 0.5)} ${n(x + s * 0.06)} ${n(y - s)}H${n(x + s * 0.3)}L${n(x + s * 0.36)} ${n(y)}Z`,
      '#8f86a4',
      0.6,
    ),
    fill(
      `M${n(x - s * 0.12)} ${n(y)}V${n(y - s * 0.36)}a${n(s * 0.09)} ${n(s * 0.09)} 0 0 1 ${n(s * 0.18)} 0V${n(y)}Z`,
      '#5f6f9a',
    ),
    fill(`M${n(x - s * 0.2)} ${n(y - s * 0.72)}h${n(s * 0.09)}v${n(s * 0.12)}h${n(-s * 0.09)}Z`, '#4a4258'),
    fill(
      `M${n(x - s * 0.38)} ${n(y - s * 0.98)}L${n(x)} ${n(y - s * 1.5)}L${n(x + s * 0.38)} ${n(y - s * 0.98)}Z`,
      '#4a3c44',
    ),
    tiles(
      [
        [x - s * 0.38, y - s * 0.98],
        [x + s * 0.38, y - s * 0.98],
      ],
      [
        [x - s * 0.02, y - s * 1.48],
        [x + s * 0.02, y - s * 1.48],
      ],
      '#54454e',
      s * 0.05,
      Math.round(x) + 1,
    ),
    ...many(4, (i) => arm(turn + i * 90)),
  ].join('');
}

/** A saffron crocus: three petals behind, three before, red threads, leaves like grass. Far away it is two touches. */
function crocus(x: number, y: number, s: number, colour: string, r: Random): string {
  const petal = (lean: number, tall: number, wide: number) =>
    sliver(x + lean * s * 0.1, y + s * 0.5, x + lean * s * 0.62, y - s * tall, s * wide, -lean * s * 0.22);
  if (s < 4.5)
    return fill(petal(-0.6, 0.7, 0.8), colour) + fill(petal(0.7, 0.6, 0.7), mix(colour, '#3a2060', 0.22));
  const leaf = (lean: number) =>
    taper(x, y + s * 0.7, x + lean * s * 1.3, y - s * (0.2 + r() * 0.5), s * 0.11, lean * s * 0.2);
  const vein = (lean: number) =>
    sliver(x + lean * s * 0.1, y + s * 0.3, x + lean * s * 0.42, y - s * 0.55, s * 0.05);
  return [
    fill(sliver(x - s * 0.7, y + s * 0.8, x + s * 1.1, y + s * 0.8, s * 0.3), '#2c1420', 0.28),
    fill(leaf(-1) + leaf(0.9) + leaf(-0.5), mix('#6f8a4a', SHADE, r() * 0.35), 0.9),
    fill(petal(-0.5, 0.95, 0.5) + petal(0.55, 0.92, 0.5) + petal(0, 1, 0.5), mix(colour, '#3a2060', 0.3)),
    fill(
      taper(x, y, x - s * 0.34, y - s * 0.72, s * 0.1) + taper(x, y, x + s * 0.3, y - s * 0.78, s * 0.1),
      '#d8481c',
    ),
    fill(petal(-1.2, 0.62, 0.52), mix(colour, LIGHT, 0.28)),
    fill(petal(1.15, 0.56, 0.5), mix(colour, '#3a2060', 0.12)),
    fill(petal(0.05, 0.5, 0.6), mix(colour, '#ffffff', 0.14)),
    fill(vein(-1) + vein(0) + vein(1), '#4a2a80', 0.4),
  ].join('');
}

const PETALS = ['#8a66b8', '#a585cf', '#7350a0', '#bfa0de'];
const ROWS = 64;

/** Beds that run to the hill: furrows of red earth, then flowers along them, the near ones last. */
function field(): string[] {
  const r = random(6);
  const bed = (k: number, t: number) => 600 + (k - ROWS / 2) * (15 + 113 * t) + 40 * t;
  const furrows = many(ROWS * 44, () => ({ k: Math.floor(r() * ROWS), t: r() ** 1.1 }))
    .filter(({ k, t }) => Math.abs(bed(k, t) - 600) < 640)
    .sort((a, b) => a.t - b.t)
    .map(({ k, t }) => {
      const far = Math.max(0, t - 0.05);
      const [x0, x1] = [bed(k + 0.5, far), bed(k + 0.5, t + 0.06)];
      return stroke(
        {
          x: (x0 + x1) / 2 - 20 * t,
          y: 436 + 394 * t,
          length: 22 + 60 * t,
          width: 2 + 15 * t,
          angle: Math.atan2(394 * 0.11, x1 - x0),
          colour: pick(['#7a3626', '#6b2f26', '#8f4a30', '#5a2822'], r),
          opacity: 0.36,
        },
        r,
      );
    });
  const blooms = many(3800, () => ({ k: Math.floor(r() * ROWS), t: r() ** 0.95 }))
    .filter(({ k, t }) => Math.abs(bed(k, t) - 600) < 640)
    .sort((a, b) => a.t - b.t)
    .map(({ k, t }) => {
      const x = bed(k, t) + (r() - 0.5) * 46 * t;
      const y = 440 + 390 * t + (r() - 0.5) * 8;
      return crocus(
        x,
        y,
        (2.6 + 14.4 * t) * (0.8 + r() * 0.4),
        mix(pick(PETALS, r), '#fff0e0', r() * 0.15),
        r,
      );
    });
  return [...furrows, ...blooms];
}

export function laRosaTemprana(): string[] {
  const hill = ridge(
    [
      [-20, 400],
      [200, 360],
      [420, 300],
      [640, 262],
      [860, 300],
      [1040, 350],
      [1220, 390],
    ],
    5,
    6,
  );
  const mills = [
    [430, 62, 20],
    [560, 72, 50],
    [700, 76, 10],
    [850, 66, 65],
    [980, 54, 35],
  ] as const;
  const plain: Line = (x) => 430 + (x - 600) * 0.01;
  return [
    sky(
      [
        [0, '#8f9cc4'],
        [0.3, '#d9b9c4'],
        [0.5, '#f8cfa4'],
        [0.6, '#fbe0b0'],
      ],
      7,
      [{ y: 150, count: 10, colour: '#f3c8bc' }],
      { x: 330, y: 340, r: 32, colour: '#fde0a0' },
    ),
    land(hill, '#a8838a', '#8a6068', { seed: 4, strokes: 300, depth: 130 }),
    ...mills.map(([x, s, turn]) => mill(x, hill(x) + 6, s, turn)),
    haze(370, 100, '#f6cdb0', 0.6),
    land(plain, '#b0643f', '#7a3626', { seed: 8, strokes: 300, depth: 380 }),
    ...field(),
  ];
}
