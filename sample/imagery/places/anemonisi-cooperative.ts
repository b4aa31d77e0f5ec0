import { bird } from '#sample/imagery/animals.ts';
import { land } from '#sample/imagery/brush/land.ts';
import { ridge, type Line } from '#sample/imagery/brush/lines.ts';
import { surface } from '#sample/imagery/brush/masonry.ts';
import {
  fill,
  LIGHT,
  many,
  patches,
  pick,
  random,
  SHADE,
  sliver,
  vary,
  width,
} from '#sample/imagery/brush/paint.ts';
import { crag } from '#sample/imagery/brush/rock.ts';
import { sky } from '#sample/imagery/brush/sky.ts';
import { shrub } from '#sample/imagery/brush/tree.ts';
import { water } from '#sample/imagery/brush/water.ts';
import { hive } from '#sample/imagery/motifs.ts';

const CUSHIONS: [string, string][] = [
  ['#b59ac4', '#6b5a78'],
  ['#a58ab8', '#5f5068'],
  ['#95a06c', '#545f3c'],
  ['#a9b07c', '#5c6644'],
];

/** Thyme in bloom among stones: cushions of violet and grey green, small at the edge of the cliff. */
function thyme(line: Line): string {
  const r = random(9);
  const drift = patches(4, 170, 1.4);
  return many(820, () => ({ x: r() * (width + 40), d: r() }))
    .sort((a, b) => a.d - b.d)
    .map(({ x, d }) => {
      const y = line(x) + 12 + d * 390;
      const violet = drift(x, y) + (r() - 0.5) * 0.8 > -0.1;
      return shrub(
        x,
        y,
        (5 + 17 * d) * (0.7 + r() * 0.6),
        pick(violet ? CUSHIONS.slice(0, 2) : CUSHIONS.slice(2), r),
        r,
      );
    })
    .join('');
}

/** The chapel on the headland: white walls, blue dome, its door in the shade. */
const chapel = [
  fill(sliver(960, 400, 1090, 392, 16), SHADE, 0.25),
  fill('M880 402V330H980V400Z', '#fbfaf6'),
  surface('plaster', { x: 880, y: 332, w: 100, h: 68 }, '#f6f3ea', 4),
  fill('M980 400V330L1014 322V394Z', '#b9c6d6'),
  surface('plaster', { x: 981, y: 330, w: 32, h: 62 }, '#b9c6d6', 5),
  fill('M892 330a38 34 0 0 1 76 0Z', '#2a66b8'),
  fill('M930 296a38 34 0 0 1 38 34H944Q952 308 930 296Z', SHADE, 0.3),
  fill(sliver(900, 326, 922, 300, 8), '#9cc4ee', 0.6),
  fill('M927 298V272H933V298ZM920 280H940V285H920Z', '#fbfaf6'),
  fill('M876 330H984V338H876Z', '#e4e9ee'),
  fill('M984 330L1016 322V329L984 338Z', '#9fb0c4'),
  fill('M916 402V370a15 15 0 0 1 30 0V402Z', '#d5dee8'),
  fill('M920 402V371a11 12 0 0 1 22 0V402Z', '#2a5fae'),
  fill(sliver(931, 362, 931, 402, 1.6) + sliver(922, 402, 922, 368, 3), SHADE, 0.4),
  fill('M894 350h10v14h-10ZM956 350h10v14h-10Z', '#3f5f8a'),
  fill(sliver(893, 350, 905, 350, 2) + sliver(955, 350, 967, 350, 2), LIGHT, 0.8),
].join('');

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
  const r = random(31);
  const foam = many(60, () => {
    const x = r() * 620;
    const y = head(x) - 2 + r() * 6;
    return fill(
      sliver(x - 6 - r() * 12, y, x + 8 + r() * 10, y - 2, 2 + r() * 2.5),
      vary('#f4f8f6', r, 0.06),
      0.7,
    );
  });
  return [
    sky(
      [
        [0, '#4f93c4'],
        [0.5, '#bcdbe6'],
        [0.65, '#f4ecd9'],
      ],
      3,
      [
        { y: 150, count: 3, colour: '#ffffff', form: 'heap' },
        { y: 250, count: 5, colour: '#fdfaf2' },
      ],
    ),
    land(isle, '#a9b0b8', '#98a4ac', { seed: 2, strokes: 60, depth: 50 }),
    crag(isle, ['#c3c6c8', '#a3adb4', '#8492a0'], { seed: 3, strokes: 420, depth: 50, size: [20, 6] }),
    water(404, 820, '#5a9cc2', '#134a80', 8, '#d9eef2', 520),
    ...foam,
    land(head, '#d3c3a0', '#a08a66', {
      seed: 6,
      strokes: 620,
      stroke: [22, 4],
      slope: 12,
      depth: 420,
      tones: ['#8f9a6a', '#b8a47c', '#c9b48a', '#d9caa8', '#c2ad86'],
    }),
    thyme(head),
    chapel,
    hive(780, 560, 46, '#2f6cb4'),
    hive(690, 574, 46, '#5a97d6'),
    hive(600, 600, 46, '#3f7fc4'),
    hive(1010, 600, 52, '#2f6cb4'),
    hive(900, 610, 52, '#4a8acc'),
    hive(520, 660, 54, '#5a97d6'),
    hive(640, 690, 58, '#3f7fc4'),
    bird(260, 230, 18, '#ffffff'),
    bird(340, 190, 14, '#ffffff'),
  ];
}
