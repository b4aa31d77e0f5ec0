import { pig } from '#sample/imagery/animals.ts';
import { haze, land } from '#sample/imagery/brush/land.ts';
import { skyline } from '#sample/imagery/brush/lines.ts';
import { grass } from '#sample/imagery/brush/meadow.ts';
import { sky } from '#sample/imagery/brush/sky.ts';
import { boulder } from '#sample/imagery/brush/rock.ts';
import { tree } from '#sample/imagery/brush/tree.ts';
import { grove } from '#sample/imagery/motifs.ts';

export function dehesaPiedraluna(): string[] {
  const back = skyline(400, 50, 9);
  const near = skyline(520, 44, 12, 0.45, 40);
  const front = skyline(660, 30, 15);
  return [
    sky(
      [
        [0, '#9db9c8'],
        [0.4, '#e9dfc0'],
        [0.62, '#f6d58e'],
      ],
      6,
      [{ y: 170, count: 8, colour: '#fdf0d4' }],
      { x: 92, y: 268, r: 34, colour: '#fbd98a' },
    ),
    land(skyline(360, 70, 4), '#a3a9a4', '#9aa08c', { seed: 3, strokes: 120 }),
    haze(320, 140, '#f6e2b4', 0.6),
    land(back, '#cdb877', '#c2a45c', { seed: 5, strokes: 260 }),
    grove((x) => back(x) + 6, 26, 8, [24, 40], ['#8a9264', '#4d5a3c', '#4a3a2a'], 70),
    land(near, '#dcbf74', '#c79f4e', { seed: 7, strokes: 420, stroke: [22, 4] }),
    grass(near, ['#b08c46', '#f0da96'], { seed: 19, count: 360, size: 9, depth: 150 }),
    grove((x) => near(x) + 8, 9, 21, [70, 104], ['#8a9258', '#3f4c30', '#4a3828'], 70),
    boulder(790, 672, 84, ['#f3ecdc', '#cfc6b6', '#8b8590'], 5),
    land(front, '#d3ad5a', '#a87c34', { seed: 11, strokes: 320, stroke: [24, 4], depth: 150 }),
    grass(front, ['#8f6a2c', '#ecd084'], { seed: 12, count: 420, size: 17, depth: 70 }),
    tree(250, 700, 190, ['#8f9a5c', '#36432a', '#43321f'], 77),
    pig(560, 700, 24),
    pig(330, 716, 34),
    pig(420, 738, 40),
    pig(196, 742, 30),
    grass(front, ['#80602a', '#f0d78e'], { seed: 13, count: 300, size: 24, depth: 130, from: 0.55 }),
  ];
}
