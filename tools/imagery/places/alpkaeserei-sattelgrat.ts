import { daubs, haze, house, land, ridge, sky, skyline } from '../brush.ts';
import { cow, grove } from '../motifs.ts';

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
        { y: 130, count: 8, colour: '#ffffff' },
        { y: 290, count: 6, colour: '#f6f2ea' },
      ],
    ),
    land(peaks, '#f4f5f6', '#93a6bb', {
      seed: 4,
      strokes: 520,
      stroke: [26, 6],
      slope: 50,
      depth: 170,
      tones: ['#ffffff', '#dfe6ee', '#a9bacc', '#8a9cb2', '#eef1f4'],
    }),
    land(rock, '#8796a0', '#6f8478', {
      seed: 6,
      strokes: 300,
      slope: 40,
      tones: ['#93a0a6', '#74868a', '#5f766a', '#a9b3b4'],
    }),
    haze(320, 140, '#e9eee6', 0.6),
    grove((x) => rock(x) + 70, 60, 31, [22, 34], ['#56735a', '#2f4a3c', '#3a3a30'], 40, 'poplar'),
    land(alp, '#a3b85c', '#7d9a48', { seed: 8, strokes: 420, stroke: [30, 4] }),
    house(700, 520, 170, 62, '#8a5f3c', '#6f665e', { windows: 3, rise: 0.5 }),
    house(560, 500, 70, 34, '#7a5434', '#665e58', { windows: 1, rise: 0.5 }),
    `<path d="M800 428c6 -26 -10 -36 4 -66" stroke="#f1f1ee" stroke-width="9" fill="none" opacity=".55" filter="url(#soft)"/>`,
    land(near, '#8fae4c', '#5f7f34', { seed: 12, strokes: 520, stroke: [10, 13], slope: 70 }),
    cow(250, 640, 34, '#8a5a34'),
    cow(370, 664, 40, '#6f4526'),
    cow(470, 628, 30, '#9a6a40'),
    cow(980, 676, 44, '#7a4e2c'),
    cow(160, 690, 46, '#a3744a'),
    daubs(near, 260, ['#f6e6a0', '#ffffff', '#c98fb8', '#7f8fd0', '#f0c84a'], 5, [6, 4], 250, 0.25),
  ];
}
