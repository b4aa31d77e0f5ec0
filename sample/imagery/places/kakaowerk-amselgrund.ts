import { blackbird } from '#sample/imagery/animals.ts';
import { house } from '#sample/imagery/brush/house.ts';
import { haze, land } from '#sample/imagery/brush/land.ts';
import { skyline } from '#sample/imagery/brush/lines.ts';
import { flowers, grass } from '#sample/imagery/brush/meadow.ts';
import { surface } from '#sample/imagery/brush/masonry.ts';
import {
  blob,
  fill,
  LIGHT,
  many,
  mix,
  pick,
  random,
  SHADE,
  sliver,
  taper,
  vary,
  width,
  type Random,
} from '#sample/imagery/brush/paint.ts';
import { sky } from '#sample/imagery/brush/sky.ts';
import { shrub } from '#sample/imagery/brush/tree.ts';
import { grove, smoke } from '#sample/imagery/motifs.ts';

/** A pumpkin: ribs that turn from light to shade, and the stub of its stalk. */
function pumpkin(x: number, y: number, s: number, colour: string, r: Random): string {
  const ribs = many(7, (i) => {
    const t = (i / 6) * 2 - 1;
    const tone = mix(colour, t < -0.1 ? LIGHT : SHADE, Math.abs(t + 0.25) * 0.34);
    return fill(
      blob(
        x + t * s * 0.68,
        y - s * 0.62,
        s * (0.36 - Math.abs(t) * 0.08),
        s * (0.62 - Math.abs(t) * 0.1),
        r,
        0.05,
      ),
      tone,
    );
  });
  return [
    fill(sliver(x - s * 0.8, y, x + s * 1.7, y, s * 0.4), SHADE, 0.28),
    ...ribs,
    fill(sliver(x - s * 0.62, y - s * 0.7, x - s * 0.2, y - s * 1.1, s * 0.14), '#fff0cc', 0.5),
    fill(taper(x, y - s * 1.1, x + s * 0.18, y - s * 1.5, s * 0.2), '#7a7a40'),
  ].join('');
}

/** The patch behind the fence: vines and their fruit, nearer ones larger. */
function pumpkins(line: (x: number) => number): string {
  const r = random(12);
  return many(260, () => ({ x: r() * width, d: 0.06 + r() * 0.94, fruit: r() < 0.46 }))
    .sort((a, b) => a.d - b.d)
    .map(({ x, d, fruit }) => {
      const [y, k] = [line(x) + d * 130, 0.35 + d * 0.8];
      return fruit
        ? pumpkin(
            x,
            y,
            14 * k * (0.7 + r() * 0.5),
            vary(pick(['#e08a2c', '#d9701f', '#eda648', '#c95f1c'], r), r),
            r,
          )
        : shrub(
            x,
            y,
            15 * k,
            pick(
              [
                ['#87a04a', '#45602a'],
                ['#9aab58', '#56702e'],
              ],
              r,
            ),
            r,
          );
    })
    .join('');
}

/** A weathered fence: posts with pale tops, two rails of split wood. */
function fence(): string {
  const wood = '#8a7460';
  const rail = (y: number, seed: number) =>
    fill(`M-20 ${y - 6}H${width + 20}V${y + 6}H-20Z`, wood) +
    surface('planks', { x: -20, y: y - 6, w: width + 40, h: 12 }, wood, seed) +
    fill(`M-20 ${y - 6}H${width + 20}V${y - 4}H-20Z`, mix(wood, LIGHT, 0.45));
  const post = (x: number) =>
    [
      fill(`M${x} 750V603L${x + 8} 597L${x + 16} 603V750Z`, '#7a6450'),
      fill(`M${x + 11} 750V600L${x + 16} 603V750Z`, SHADE, 0.35),
      ...many(5, (i) =>
        fill(sliver(x + 2 + i * 2.4, 610 + i * 9, x + 2 + i * 2.4, 720 - i * 8, 1), LIGHT, 0.28),
      ),
      fill(sliver(x, 603, x + 9, 597, 3), LIGHT, 0.6),
    ].join('');
  return rail(640, 3) + rail(694, 4) + many(9, (i) => post(40 + i * 140)).join('');
}

/** The works' chimney: courses of brick, a dark crown, and smoke that the wind takes. */
const stack = [
  fill('M800 460L802 350H832L834 460Z', '#b5644a'),
  surface('stone', { x: 802, y: 352, w: 30, h: 106 }, '#b5644a', 8),
  fill('M822 460V350H832L834 460Z', SHADE, 0.3),
  fill('M796 350H838V362H796Z', '#8a4436'),
  fill(sliver(797, 351, 836, 351, 2.4), LIGHT, 0.45),
  smoke(817, 346, 15),
].join('');

export function kakaowerkAmselgrund(): string[] {
  const hills = many(4, (i) => skyline(400 + i * 62, 60, 40 + i, 0.4, i % 2 ? 80 : -80));
  const front = skyline(690, 26, 61);
  return [
    sky(
      [
        [0, '#8fb0c4'],
        [0.42, '#dfe4d8'],
        [0.6, '#f6dcb0'],
      ],
      7,
      [
        { y: 140, count: 4, colour: '#fff6e4', form: 'heap' },
        { y: 240, count: 5, colour: '#fff6e4' },
      ],
    ),
    land(skyline(350, 60, 2), '#9fb0b0', '#93a59a', { seed: 2, strokes: 120 }),
    haze(320, 120, '#f3e6c8', 0.6),
    ...hills.flatMap((line, i) => [
      land(line, mix('#a8b070', '#8f9a4c', i / 4), mix('#93a058', '#74823c', i / 4), {
        seed: 10 + i,
        strokes: 300,
        stroke: [30, 3.4],
      }),
      i < 3
        ? grove(
            (x) => line(x) + 6,
            7,
            20 + i,
            [44 + i * 12, 58 + i * 16],
            ['#9aa860', '#4f6638', '#4a3c2a'],
            14,
            'poplar',
            i % 2 ? [700, 1180] : [40, 480],
          )
        : '',
    ]),
    stack,
    house(660, 600, 210, 110, '#efe2c6', '#b5503a', {
      windows: 4,
      rise: 0.5,
      shutters: '#6f8a6a',
      door: '#6b4630',
    }),
    house(900, 604, 110, 76, '#e6d4b2', '#a8483a', {
      windows: 2,
      rise: 0.5,
      shutters: '#6f8a6a',
      chimney: true,
    }),
    pumpkins(skyline(610, 30, 43, 0.4, 80)),
    land(front, '#8fa04c', '#5a6e2e', { seed: 15, strokes: 320, stroke: [20, 4], depth: 130 }),
    grass(front, ['#56702e', '#b3c060'], { seed: 16, count: 520, size: 16, depth: 60 }),
    fence(),
    blackbird(330, 592, 120),
    grass(front, ['#4d662a', '#b9c466'], { seed: 17, count: 420, size: 26, depth: 120, from: 0.45 }),
    flowers(front, 70, ['#ffffff', '#f3d86a', '#c9a0c4'], 18, 4.4, 110, 0.4),
  ];
}
