import { house } from '#sample/imagery/brush/house.ts';
import { haze, land } from '#sample/imagery/brush/land.ts';
import { skyline } from '#sample/imagery/brush/lines.ts';
import { grass, scatter } from '#sample/imagery/brush/meadow.ts';
import { many, mix, width } from '#sample/imagery/brush/paint.ts';
import { sky } from '#sample/imagery/brush/sky.ts';
import { grove, hive, wall } from '#sample/imagery/motifs.ts';

export function maisonAubrune(): string[] {
  const steps = many(5, (i) => skyline(400 + i * 84, 60 - i * 5, 70 + i, 0.45, i % 2 ? -120 : 120));
  return [
    sky(
      [
        [0, '#a9b4bd'],
        [0.4, '#ecd6b8'],
        [0.62, '#f3bd84'],
      ],
      2,
      [{ y: 170, count: 9, colour: '#f8e3cc' }],
      { x: 210, y: 280, r: 32, colour: '#fbd08a' },
    ),
    land(skyline(330, 80, 3), '#a39aa6', '#9a8a8a', { seed: 2, strokes: 140 }),
    land(skyline(380, 70, 8), '#a8876f', '#96705a', { seed: 3, strokes: 160 }),
    haze(320, 150, '#f6d2a4', 0.6),
    ...steps.flatMap((line, i) => [
      land(line, mix('#b98a4c', '#a86a34', i / 5), mix('#9a6a3a', '#6f4424', i / 5), {
        seed: 30 + i,
        strokes: 220,
        stroke: [20, 4],
        depth: 120,
        tones: ['#a8602c', '#b9803a', '#8a5228', '#a3743c', '#c9924a'],
      }),
      grass(line, ['#7a5228', '#dcae5c'], {
        seed: 130 + i,
        count: 90 + i * 60,
        size: 7 + i * 2.4,
        depth: 100,
      }),
      wall(line, '#a8957a', 50 + i, 6 + i),
      i === 2
        ? house(560, 612, 80, 74, '#b39678', '#7d6050', { windows: 1, made: 'stone', shutters: '#6f7f8a' }) +
          house(640, 610, 210, 110, '#c2a586', '#8a6a58', {
            windows: 3,
            made: 'stone',
            shutters: '#6f7f8a',
            door: '#5a3c28',
            chimney: true,
          })
        : '',
      grove(
        (x) => line(x) + 16,
        7 + i,
        90 + i * 7,
        [46 + i * 16, 62 + i * 20],
        i % 2 ? ['#d9a04a', '#8a4a20', '#4a3424'] : ['#cf7f38', '#7a3a1c', '#4a3424'],
        40,
        'round',
        i === 2 ? [0, 540] : [0, width],
      ),
    ]),
    hive(420, 742, 52, '#5f8fa8'),
    hive(500, 752, 54, '#d9b24a'),
    hive(584, 746, 52, '#b5503c'),
    hive(668, 756, 54, '#7f9a6a'),
    hive(752, 748, 52, '#e6dcc4'),
    scatter(() => 744, 220, ['#cf7f38', '#b5642c', '#e0b050', '#8a4a20'], 5, [6, 3.4], 66),
    grass(() => 752, ['#6f4a24', '#d9a850'], { seed: 44, count: 160, size: 15, depth: 60 }),
  ];
}
