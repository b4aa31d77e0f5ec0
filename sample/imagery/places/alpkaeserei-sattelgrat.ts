import { cow } from '#sample/imagery/animals.ts';
import { house } from '#sample/imagery/brush/house.ts';
import { haze, land } from '#sample/imagery/brush/land.ts';
import { ridge, skyline } from '#sample/imagery/brush/lines.ts';
import { flowers, grass } from '#sample/imagery/brush/meadow.ts';
import { crag } from '#sample/imagery/brush/rock.ts';
import { sky } from '#sample/imagery/brush/sky.ts';
import { grove, smoke } from '#sample/imagery/motifs.ts';

export function alpkaesereiSattelgrat(): string[] {
  const peaks = ridge(
    [
      [-20, 330],
      [170, 250],
      [330, 190],
      [440, 112],
      [520, 190],
      [600, 232],
      [690, 214],
      [800, 96],
      [900, 190],
      [1040, 260],
      [1220, 300],
    ],
    3,
    20,
  );
  const rock = ridge(
    [
      [-20, 400],
      [260, 330],
      [480, 300],
      [640, 340],
      [860, 290],
      [1220, 390],
    ],
    9,
    16,
  );
  const alp = skyline(450, 70, 6, 0.4, 60);
  const near = skyline(590, 44, 17, 0.4, -90);
  return [
    sky(
      [
        [0, '#6f9fc8'],
        [0.5, '#cfe0e4'],
        [0.7, '#f1ecd8'],
      ],
      9,
      [
        { y: 120, count: 4, colour: '#ffffff', form: 'heap' },
        { y: 250, count: 5, colour: '#f6f2ea' },
      ],
    ),
    land(peaks, '#e6ebf0', '#93a6bb', { seed: 4, strokes: 60 }),
    crag(peaks, ['#ffffff', '#c9d5e2', '#7f93ad'], { seed: 4, strokes: 1300, depth: 190, size: [30, 6] }),
    land(rock, '#8796a0', '#6f8478', { seed: 6, strokes: 60 }),
    crag(rock, ['#c3cbc6', '#83948f', '#4f6660'], { seed: 6, strokes: 700, depth: 130, size: [24, 5] }),
    haze(320, 140, '#e9eee6', 0.55),
    grove((x) => rock(x) + 66, 110, 31, [22, 34], ['#6d8a68', '#2f4a3c', '#3a3a30'], 40, 'spruce'),
    land(alp, '#a3b85c', '#7d9a48', { seed: 8, strokes: 520, stroke: [24, 3.6] }),
    grass(alp, ['#7a9444', '#c9d27c'], { seed: 18, count: 420, size: 7, depth: 150 }),
    house(700, 520, 170, 62, '#8a5f3c', '#6f665e', {
      windows: 3,
      rise: 0.5,
      made: 'planks',
      door: '#4f3420',
      shutters: '#5f7a5a',
      chimney: true,
    }),
    house(560, 500, 70, 34, '#7a5434', '#665e58', { windows: 1, rise: 0.5, made: 'planks' }),
    smoke(812, 392, 9),
    land(near, '#8fae4c', '#5f7f34', { seed: 12, strokes: 420, stroke: [22, 4] }),
    grass(near, ['#5f7f34', '#b9cc66'], { seed: 22, count: 700, size: 14, depth: 120 }),
    cow(470, 628, 30, '#9a6a40'),
    cow(250, 640, 34, '#8a5a34'),
    cow(370, 664, 40, '#6f4526'),
    cow(980, 676, 44, '#7a4e2c'),
    cow(160, 690, 46, '#a3744a'),
    grass(near, ['#4f6e2c', '#b3c85c'], { seed: 23, count: 620, size: 22, depth: 240, from: 0.4 }),
    flowers(near, 300, ['#f6e6a0', '#ffffff', '#c98fb8', '#7f8fd0', '#f0c84a'], 5, 4.4, 250, 0.25),
  ];
}
