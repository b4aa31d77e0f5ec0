import { house } from '#sample/imagery/brush/house.ts';
import { haze, land } from '#sample/imagery/brush/land.ts';
import { ridge, skyline } from '#sample/imagery/brush/lines.ts';
import { flowers, grass } from '#sample/imagery/brush/meadow.ts';
import { many, mix } from '#sample/imagery/brush/paint.ts';
import { sky } from '#sample/imagery/brush/sky.ts';
import { water } from '#sample/imagery/brush/water.ts';
import { grove, wall } from '#sample/imagery/motifs.ts';

const SHUTTERS = ['#6f8a74', '#8a6a4c', '#5f7f8a'];

export function frantoioRipalunga(): string[] {
  const far = skyline(330, 60, 3, 0.5, -60);
  const steps = many(6, (i) => skyline(420 + i * 66, 46 - i * 3, 20 + i, 0.45, i % 2 ? 90 : -110));
  const hill = ridge(
    [
      [-20, 470],
      [90, 420],
      [160, 366],
      [220, 322],
      [300, 288],
      [390, 316],
      [450, 362],
      [540, 440],
      [760, 500],
      [1220, 520],
    ],
    8,
    7,
  );
  return [
    sky(
      [
        [0, '#8fb3c4'],
        [0.45, '#dfe3d6'],
        [0.7, '#f6dfba'],
      ],
      5,
      [
        { y: 120, count: 4, colour: '#fdf3e0', form: 'heap' },
        { y: 210, count: 6, colour: '#fdf3e0' },
      ],
      { x: 96, y: 216, r: 30, colour: '#fbe2a8' },
    ),
    water(318, 430, '#a9c6cc', '#6c9db0', 4, '#f4f0dc', 90),
    land(far, '#8fa3a0', '#7d9482', { seed: 2, strokes: 160 }),
    haze(290, 170, '#f6e6c8', 0.5),
    land(hill, '#a3a67c', '#8d9868', { seed: 14, strokes: 260, depth: 150 }),
    grove(
      (x) => 430 - Math.max(0, 90 - Math.abs(x - 300) * 0.35),
      14,
      44,
      [18, 26],
      ['#b3bf98', '#6f7f5c', '#5a4a3a'],
      40,
      'round',
      [60, 520],
    ),
    ...many(11, (i) =>
      house(
        150 + i * 27 + (i % 3) * 4,
        386 - Math.sin((i / 10) * Math.PI) * 82 + (i % 2) * 18,
        34,
        40 + (i % 3) * 10,
        ['#e0b98a', '#d8a878', '#ecd0a4', '#cf9a6a'][i % 4]!,
        '#b8674a',
        { windows: 2, rise: 0.3, shutters: SHUTTERS[i % 3]!, chimney: i % 3 === 1, shadow: false },
      ),
    ),
    house(284, 300, 20, 84, '#e6c79c', '#a85a40', { windows: 1, rise: 0.9, shadow: false }),
    ...steps.flatMap((line, i) => [
      land(line, mix('#a7aa78', '#8b9460', i / 6), mix('#8d9a62', '#5f6d3c', i / 6), {
        seed: 40 + i,
        strokes: 150 + i * 30,
        stroke: [20, 4],
        depth: 90,
      }),
      grass(line, ['#6f7d48', '#b9bd7c'], {
        seed: 140 + i,
        count: 60 + i * 60,
        size: 7 + i * 2.4,
        depth: 84,
      }),
      wall(line, '#cdbb9a', 60 + i, 5 + i * 0.9),
      grove(
        (x) => line(x) + 14,
        9 + i,
        80 + i,
        [26 + i * 9, 34 + i * 11],
        ['#c2cba8', '#6c7c58', '#5a4a3a'],
        26,
      ),
    ]),
    flowers(steps[5]!, 90, ['#d9503c', '#e8765a', '#f6efe0'], 9, 4, 80, 0.3),
  ];
}
