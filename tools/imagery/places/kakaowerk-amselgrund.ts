import { daubs, haze, house, land, mix, sky, skyline } from '../brush.ts';
import { grove, many } from '../motifs.ts';

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
      [{ y: 150, count: 10, colour: '#fff6e4' }],
    ),
    land(skyline(350, 60, 2), '#9fb0b0', '#93a59a', { seed: 2, strokes: 120 }),
    haze(320, 120, '#f3e6c8', 0.6),
    ...hills.flatMap((line, i) => [
      land(line, mix('#a8b070', '#8f9a4c', i / 4), mix('#93a058', '#74823c', i / 4), {
        seed: 10 + i,
        strokes: 260,
        stroke: [34, 3],
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
    house(660, 600, 210, 110, '#efe2c6', '#b5503a', { windows: 4, rise: 0.5 }),
    house(900, 604, 110, 76, '#e6d4b2', '#a8483a', { windows: 2, rise: 0.5 }),
    `<rect x="800" y="350" width="34" height="110" fill="#b5644a"/><path d="M796 350h42v12h-42Z" fill="#8a4436"/><path d="M816 340c10 -34 -20 -44 4 -92" stroke="#ffffff" stroke-width="18" opacity=".35" fill="none" filter="url(#soft)"/>`,
    daubs(
      (x) => skyline(610, 30, 43, 0.4, 80)(x),
      150,
      ['#e08a2c', '#d9701f', '#eda648', '#c95f1c'],
      12,
      [16, 12],
      150,
      0.1,
    ),
    daubs((x) => skyline(610, 30, 43, 0.4, 80)(x), 260, ['#6f8a3c', '#87a04a', '#56702e'], 13, [16, 7], 170),
    land(front, '#8fa04c', '#5a6e2e', { seed: 15, strokes: 420, stroke: [8, 14], slope: 75 }),
    ...many(9, (i) => `<rect x="${40 + i * 140}" y="600" width="16" height="150" fill="#7a6450"/>`),
    `<path d="M-10 640H1220M-10 694H1220" stroke="#8a7460" stroke-width="13"/>`,
    `<g transform="translate(330 574) scale(1.25)"><path d="M-46 24C-28 6 -16 -18 6 -20C14 -30 30 -28 34 -18L48 -13L34 -8C32 12 14 24 -8 24L-54 44L-34 26Z" fill="#1c1c22"/><circle cx="25" cy="-17" r="2.6" fill="#f0b030"/><path d="M34 -18L50 -13L34 -8Z" fill="#f0a020"/><path d="M-2 23V40M8 21V40" stroke="#3a3028" stroke-width="3"/></g>`,
  ];
}
