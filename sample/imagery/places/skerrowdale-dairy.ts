import { sheep } from '#sample/imagery/animals.ts';
import { house } from '#sample/imagery/brush/house.ts';
import { haze, land } from '#sample/imagery/brush/land.ts';
import { skyline } from '#sample/imagery/brush/lines.ts';
import { flowers, grass } from '#sample/imagery/brush/meadow.ts';
import { many, random, wash } from '#sample/imagery/brush/paint.ts';
import { sky } from '#sample/imagery/brush/sky.ts';
import { grove, wall } from '#sample/imagery/motifs.ts';

/** Sun that breaks through the clouds onto the dale. */
const beams = `${wash('beam', [
  [0, '#fdf3cc', 0],
  [1, '#fdf3cc', 0.75],
])}<path d="M640 60H800L940 470H520Z" fill="url(#beam)" filter="url(#soft)"/><path d="M850 60H900L1100 470H980Z" fill="url(#beam)" filter="url(#soft)" opacity=".7"/>`;

export function skerrowdaleDairy(): string[] {
  const fell = skyline(330, 90, 12, 0.4);
  const side = skyline(440, 70, 19, 0.4, 140);
  const dale = skyline(540, 40, 25, 0.4, -110);
  const front = skyline(670, 24, 33);
  const r = random(8);
  return [
    sky(
      [
        [0, '#6f7c8a'],
        [0.3, '#97a3ab'],
        [0.5, '#d9d6c6'],
        [0.6, '#f3e6bc'],
      ],
      5,
      [
        { y: 70, count: 9, colour: '#6b7683', size: 1.9, form: 'heap', lit: 0.2 },
        { y: 170, count: 10, colour: '#7f8a94', size: 1.4, lit: 0.3 },
      ],
    ),
    beams,
    land(fell, '#8a947f', '#7f8c68', { seed: 3, strokes: 300 }),
    haze(330, 130, '#e6e3cc', 0.45),
    land(side, '#9aa868', '#849a50', { seed: 4, strokes: 360, stroke: [24, 4] }),
    ...many(9, (i) =>
      wall(
        (x) => side(x) + 4 + (i % 2 ? x - 60 - i * 130 : 110 + i * 130 - x) * 1.1,
        '#a9a79c',
        70 + i,
        3.6,
        60 + i * 130,
        110 + i * 130,
      ),
    ),
    wall((x) => side(x) + 62, '#b0aea2', 81, 4.5),
    wall((x) => side(x) + 4, '#a3a196', 82, 3.5),
    house(280, 520, 64, 44, '#a39a8a', '#6f6a66', { windows: 1, rise: 0.5, made: 'stone' }),
    house(860, 500, 56, 40, '#a8a090', '#6f6a66', { windows: 1, rise: 0.5, made: 'stone' }),
    ...many(14, () => {
      const x = 60 + r() * 1080;
      return sheep(x, side(x) + 30 + r() * 24, 6.5);
    }),
    land(dale, '#a8b456', '#82993e', { seed: 8, strokes: 420, stroke: [24, 4] }),
    grass(dale, ['#7a9038', '#c9cf74'], { seed: 18, count: 340, size: 9, depth: 130 }),
    wall((x) => dale(x) + 4, '#b5b2a6', 91, 6),
    grove((x) => dale(x) + 20, 8, 17, [50, 74], ['#8a9c54', '#48602f', '#4a3f30'], 30),
    house(560, 620, 130, 84, '#b3a996', '#6b6663', {
      windows: 3,
      rise: 0.5,
      made: 'stone',
      door: '#4f6a5a',
      chimney: true,
    }),
    land(front, '#94a844', '#637d2c', { seed: 14, strokes: 320, stroke: [20, 4], depth: 140 }),
    wall((x) => front(x) + 6, '#b8b4a6', 95, 10),
    grass((x) => front(x) + 16, ['#5f7a2c', '#b6c45c'], { seed: 24, count: 760, size: 20, depth: 130 }),
    flowers((x) => front(x) + 24, 620, ['#f3d02e', '#f7dc55', '#e6bc1c', '#fbe98a', '#ffffff'], 6, 5, 130),
  ];
}
