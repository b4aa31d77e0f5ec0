import { daubs, land, ridge, sky, water } from '../brush.ts';
import { bird, hive } from '../motifs.ts';

export function anemonisiCooperative(): string[] {
  const isle = ridge(
    [
      [-20, 380],
      [120, 360],
      [300, 330],
      [460, 372],
      [560, 402],
      [1220, 410],
    ],
    3,
    8,
  );
  const head = ridge(
    [
      [-20, 780],
      [240, 720],
      [420, 600],
      [560, 500],
      [700, 450],
      [860, 400],
      [1040, 380],
      [1220, 350],
    ],
    5,
    12,
  );
  return [
    sky(
      [
        [0, '#4f93c4'],
        [0.5, '#bcdbe6'],
        [0.65, '#f4ecd9'],
      ],
      3,
      [{ y: 160, count: 5, colour: '#ffffff' }],
    ),
    water(398, 820, '#5f9fc4', '#134a80', 4, '#d9eef2', 420),
    land(isle, '#a9b0b8', '#98a4ac', { seed: 2, strokes: 60, depth: 50 }).replace('</g>', '</g>'),
    water(404, 820, '#5a9cc2', '#134a80', 8, '#d9eef2', 420),
    land(head, '#d3c3a0', '#a08a66', {
      seed: 6,
      strokes: 620,
      slope: 20,
      depth: 420,
      tones: ['#d9caa8', '#b8a47c', '#8f9a6a', '#a88fae', '#7d8a58', '#c9b48a'],
    }),
    daubs((x) => head(x) + 10, 520, ['#9a7fae', '#b59ac4', '#7f8a5a', '#95a06c', '#6f7a4c'], 9, [15, 9], 380),
    `<path d="M880 400V330H980V398Z" fill="#fbfaf6"/><path d="M980 398V330l34 -8v70Z" fill="#c3cedb"/><path d="M892 330a38 34 0 0 1 76 0Z" fill="#2a66b8"/><path d="M930 296v-22m-8 8h16" stroke="#fbfaf6" stroke-width="5"/><rect x="918" y="356" width="26" height="44" rx="13" fill="#2a66b8"/><path d="M880 330h100v8h-100Z" fill="#d9e0e8"/>`,
    hive(600, 600, 46, '#3f7fc4'),
    hive(690, 574, 46, '#5a97d6'),
    hive(780, 560, 46, '#2f6cb4'),
    hive(520, 660, 54, '#5a97d6'),
    hive(640, 690, 58, '#3f7fc4'),
    hive(900, 610, 52, '#4a8acc'),
    hive(1010, 600, 52, '#2f6cb4'),
    bird(260, 230, 18, '#ffffff'),
    bird(340, 190, 14, '#ffffff'),
  ];
}
