import { daubs, haze, house, land, mix, sky, skyline, width } from '../brush.ts';
import { grove, hive, many, wall } from '../motifs.ts';

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
        strokes: 200,
        depth: 120,
        tones: ['#b5642c', '#c98a3a', '#8a5228', '#a3743c', '#d9a04a'],
      }),
      wall(line, '#b8a48c', 50 + i, 6 + i),
      i === 2
        ? house(640, 610, 210, 110, '#c2a586', '#8a6a58', { windows: 3 }) +
          house(560, 612, 80, 74, '#b39678', '#7d6050', { windows: 1 })
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
    daubs(() => 740, 180, ['#cf7f38', '#b5642c', '#e0b050', '#8a4a20'], 5, [10, 5], 70),
  ];
}
