import { house } from '#sample/imagery/brush/house.ts';
import { haze, land } from '#sample/imagery/brush/land.ts';
import { skyline, type Line } from '#sample/imagery/brush/lines.ts';
import { doorway, opening, tiles } from '#sample/imagery/brush/masonry.ts';
import { fill, many, patches, random, sliver } from '#sample/imagery/brush/paint.ts';
import { sky } from '#sample/imagery/brush/sky.ts';
import { shrub } from '#sample/imagery/brush/tree.ts';
import { grove } from '#sample/imagery/motifs.ts';

/** Vines in autumn, from red to gold, in patches as the leaves turn. */
const VINES: [string, string][] = [
  ['#ad5c3c', '#5e2c2a'],
  ['#98483e', '#522634'],
  ['#b57c42', '#6a3e2a'],
  ['#b0663a', '#643228'],
  ['#8f8048', '#54462e'],
];

/** Rows that run to one point behind the house; those below `split` stand before it. */
function vineyard(split: number): { behind: string; before: string } {
  const r = random(12);
  const turned = patches(7, 190, 1.6);
  const plants = many(44, (row) =>
    many(58, (k) => {
      const t = (k / 57) ** 1.7;
      const foot = -1576 + row * 104;
      const head = 600 + (foot - 660) * 0.1;
      return { x: head + (foot - head) * t, y: 480 + 346 * t, size: 3.4 + 25 * t };
    }),
  )
    .flat()
    .filter(({ x }) => x > -40 && x < 1240)
    .sort((a, b) => a.y - b.y);
  const grow = (from: number, to: number) =>
    plants
      .filter(({ y }) => y >= from && y < to)
      .map(({ x, y, size }) => {
        const tone = Math.floor((turned(x, y) * 0.5 + 0.5) * 4.2 + r() * 0.8);
        const post = r() < 0.16 ? fill(sliver(x, y, x, y - size * 1.5, size * 0.12), '#5a4238', 0.8) : '';
        return post + shrub(x + (r() - 0.5) * size * 0.4, y, size, VINES[tone]!, r);
      })
      .join('');
  return { behind: grow(0, split), before: grow(split, 900) };
}

/** The window under the roof, behind which the barrels lie; a lamp burns in it. */
const dormer = [
  fill('M812 392V352H854V392Z', '#a85c42'),
  fill('M854 392V352L868 360V384Z', '#6f3a30'),
  tiles(
    [
      [806, 354],
      [860, 354],
    ],
    [
      [830, 334],
      [838, 334],
    ],
    '#8a4436',
    4,
    5,
  ),
  opening({ x: 821, y: 358, w: 24, h: 28 }, '#b86a4c', { lit: '#ffd27a' }),
  `<circle cx="833" cy="370" r="46" fill="#ffcf7a" opacity=".28" filter="url(#soft)"/>`,
].join('');

export function acetaiaCorteVelata(): string[] {
  const flat: Line = () => 470;
  const { behind, before } = vineyard(562);
  return [
    sky(
      [
        [0, '#b3a6bd'],
        [0.4, '#d9c3c4'],
        [0.6, '#f0d9c0'],
      ],
      8,
      [
        { y: 190, count: 6, colour: '#f3e3de', size: 1.5 },
        { y: 320, count: 7, colour: '#f7e9dd', size: 1.1 },
      ],
      { x: 260, y: 330, r: 34, colour: '#f8dcb0' },
    ),
    land(skyline(448, 14, 5), '#b3a3b4', '#a595a8', { seed: 6, strokes: 60 }),
    grove(flat, 16, 7, [46, 60], ['#b59fae', '#8d7a92', '#7a6a80'], 4, 'poplar'),
    haze(380, 130, '#ecdde0', 0.85),
    land(flat, '#9c6a58', '#6b4038', {
      seed: 9,
      strokes: 340,
      stroke: [22, 4],
      depth: 330,
      tones: ['#8f5a48', '#84523f', '#7a4a45', '#96684a', '#6b4a3c'],
    }),
    behind,
    house(720, 560, 260, 150, '#b86a4c', '#8a4436', {
      windows: 4,
      rise: 0.36,
      side: 0.42,
      shutters: '#5f6a58',
      chimney: true,
    }),
    dormer,
    doorway({ x: 786, y: 512, w: 46, h: 48 }, '#b86a4c', '#5a2f26', true),
    grove(() => 566, 3, 14, [90, 120], ['#8a6a52', '#5a4444', '#4a3636'], 6, 'poplar', [1040, 1180]),
    haze(520, 150, '#e6d3dc', 0.4),
    before,
    haze(430, 90, '#efe0e2', 0.5),
  ];
}
