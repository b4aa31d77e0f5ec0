import { daubs, haze, house, land, sky, skyline } from '../brush.ts';
import { grove, many, wall } from '../motifs.ts';

export function skerrowdaleDairy(): string[] {
  const fell = skyline(330, 90, 12, 0.4);
  const side = skyline(440, 70, 19, 0.4, 140);
  const dale = skyline(540, 40, 25, 0.4, -110);
  const front = skyline(670, 24, 33);
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
        { y: 90, count: 16, colour: '#5f6b78', size: 1.5 },
        { y: 190, count: 12, colour: '#8a949c', size: 1.3 },
      ],
    ),
    `<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdf3cc" stop-opacity="0"/><stop offset="1" stop-color="#fdf3cc" stop-opacity=".75"/></linearGradient><path d="M640 60H800L940 470H520Z" fill="url(#beam)" filter="url(#soft)"/><path d="M850 60H900L1100 470H980Z" fill="url(#beam)" filter="url(#soft)" opacity=".7"/>`,
    land(fell, '#8a947f', '#7f8c68', { seed: 3, strokes: 260 }),
    haze(330, 130, '#e6e3cc', 0.45),
    land(side, '#9aa868', '#849a50', { seed: 4, strokes: 320 }),
    ...many(9, (i) =>
      wall(
        (x) => 430 + Math.abs(x - (140 + i * 130)) * (i % 2 ? 0.9 : 1.3),
        '#a9a79c',
        70 + i,
        4,
        140 + i * 130,
        200 + i * 130,
      ),
    ),
    wall((x) => side(x) + 62, '#b0aea2', 81, 4.5),
    wall((x) => side(x) + 4, '#a3a196', 82, 3.5),
    house(280, 520, 64, 44, '#a39a8a', '#6f6a66', { windows: 1, rise: 0.5 }),
    house(860, 500, 56, 40, '#a8a090', '#6f6a66', { windows: 1, rise: 0.5 }),
    land(dale, '#a8b456', '#82993e', { seed: 8, strokes: 380 }),
    wall((x) => dale(x) + 4, '#b5b2a6', 91, 6),
    grove((x) => dale(x) + 20, 8, 17, [50, 74], ['#8a9c54', '#48602f', '#4a3f30'], 30),
    house(560, 620, 130, 84, '#b3a996', '#6b6663', { windows: 2, rise: 0.5 }),
    land(front, '#94a844', '#637d2c', { seed: 14, strokes: 460, stroke: [8, 13], slope: 76 }),
    wall((x) => front(x) + 6, '#b8b4a6', 95, 10),
    daubs((x) => front(x) + 24, 720, ['#f3d02e', '#f7dc55', '#e6bc1c', '#fbe98a', '#ffffff'], 6, [7, 5], 150),
  ];
}
