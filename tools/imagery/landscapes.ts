/** Paints the place of every producer: `node tools/imagery/landscapes.ts [slug ...]` writes .cache/imagery/paintings. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  daubs,
  haze,
  height,
  house,
  land,
  mix,
  random,
  ridge,
  sheet,
  sky,
  skyline,
  tree,
  water,
  width,
} from './brush.ts';
import type { Line } from './brush.ts';

const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Trees along a line, sorted so that nearer ones cover farther ones. */
function grove(
  line: Line,
  count: number,
  seed: number,
  size: [number, number],
  tones: [string, string, string],
  depth: number,
  shape: 'round' | 'poplar' | 'umbrella' = 'round',
  span: [number, number] = [0, width],
): string {
  const r = random(seed);
  return many(count, () => ({ x: span[0] + r() * (span[1] - span[0]), d: r() }))
    .sort((a, b) => a.d - b.d)
    .map(({ x, d }, i) =>
      tree(
        x,
        line(x) + d * depth,
        size[0] + (size[1] - size[0]) * d,
        tones[0],
        tones[1],
        tones[2],
        seed * 31 + i,
        shape,
      ),
    )
    .join('');
}

/** A dry-stone wall that follows a line. */
function wall(line: Line, tone: string, seed: number, size = 7, from = 0, to = width): string {
  const r = random(seed);
  const parts: string[] = [];
  for (let row = 0; row < 2; row++)
    for (let x = from; x < to; x += size * (1.2 + r()))
      parts.push(
        `<ellipse cx="${x.toFixed(0)}" cy="${(line(x) - row * size * 0.9).toFixed(0)}" rx="${(size * (0.7 + r() * 0.5)).toFixed(1)}" ry="${(size * 0.5).toFixed(1)}" fill="${mix(tone, r() < 0.5 ? '#ffffff' : '#2a2a33', r() * 0.28)}"/>`,
      );
  return parts.join('');
}

const bird = (x: number, y: number, s: number, colour = '#2a3040') =>
  `<path d="M${x - s} ${y - s * 0.4}Q${x - s * 0.4} ${y - s * 0.7} ${x} ${y}Q${x + s * 0.4} ${y - s * 0.7} ${x + s} ${y - s * 0.4}" stroke="${colour}" stroke-width="${s * 0.16}" fill="none" stroke-linecap="round"/>`;

function hive(x: number, y: number, s: number, colour: string): string {
  return `<ellipse cx="${x + s * 0.7}" cy="${y + 2}" rx="${s * 0.9}" ry="${s * 0.12}" fill="#1c2433" opacity=".25"/><rect x="${x}" y="${y - s}" width="${s}" height="${s}" fill="${colour}"/><path d="M${x + s} ${y}v${-s}l${s * 0.32} ${-s * 0.12}v${s}Z" fill="${mix(colour, '#1c2433', 0.4)}"/><path d="M${x - s * 0.06} ${y - s}l${s * 0.34} ${-s * 0.16}h${s}l${s * 0.06} ${s * 0.04}l${-s * 0.34} ${s * 0.14}Z" fill="#e9e2d0"/><path d="M${x} ${y - s * 0.5}h${s}" stroke="${mix(colour, '#1c2433', 0.3)}" stroke-width="2"/><rect x="${x + s * 0.3}" y="${y - s * 0.14}" width="${s * 0.4}" height="${s * 0.06}" fill="#1c2433"/>`;
}

function cow(x: number, y: number, s: number, colour: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${s}" ry="${s * 0.12}" fill="#1c2433" opacity=".25"/><path d="M${x - s * 0.8} ${y}V${y - s * 0.5}Q${x - s * 0.9} ${y - s * 1.05} ${x} ${y - s}Q${x + s * 0.7} ${y - s * 1.1} ${x + s * 0.8} ${y - s * 0.7}L${x + s * 1.2} ${y - s * 0.6}L${x + s * 1.25} ${y - s * 0.35}L${x + s * 0.8} ${y - s * 0.4}L${x + s * 0.66} ${y}H${x + s * 0.5}V${y - s * 0.4}H${x - s * 0.5}V${y}Z" fill="${colour}"/>`;
}

const places: Record<string, () => string[]> = {
  'frantoio-ripalunga': () => {
    const far = skyline(330, 60, 3, 0.5, -60);
    const steps = many(6, (i) => skyline(420 + i * 66, 46 - i * 3, 20 + i, 0.45, i % 2 ? 90 : -110));
    return [
      sky(
        [
          [0, '#8fb3c4'],
          [0.45, '#dfe3d6'],
          [0.7, '#f6dfba'],
        ],
        5,
        [{ y: 130, count: 9, colour: '#fdf3e0' }],
        { x: 930, y: 210, r: 30, colour: '#fbe2a8' },
      ),
      water(318, 430, '#a9c6cc', '#6c9db0', 4, '#f4f0dc', 90),
      land(far, '#8fa3a0', '#7d9482', { seed: 2, strokes: 160 }),
      haze(290, 170, '#f6e6c8', 0.5),
      land(
        ridge(
          [
            [-20, 470],
            [90, 420],
            [180, 372],
            [300, 306],
            [400, 350],
            [520, 430],
            [760, 500],
            [1220, 520],
          ],
          8,
          7,
        ),
        '#a3a67c',
        '#8d9868',
        { seed: 14, strokes: 260, depth: 150 },
      ),
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
          { windows: 2, rise: 0.3 },
        ),
      ),
      house(284, 300, 20, 84, '#e6c79c', '#a85a40', { windows: 1, rise: 0.9 }),
      ...steps.flatMap((line, i) => [
        land(line, mix('#a7aa78', '#8b9460', i / 6), mix('#8d9a62', '#5f6d3c', i / 6), {
          seed: 40 + i,
          strokes: 150,
          depth: 90,
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
    ];
  },
  'acetaia-corte-velata': () => {
    const flat: Line = () => 470;
    const rows = many(26, (i) => {
      const x = -700 + i * 104;
      return `<path d="M${600 + (x - 600) * 0.1} 478L${x + 60} 820" stroke="${i % 2 ? '#8a4a3c' : '#a8613f'}" stroke-width="${10 + Math.abs(i - 13) * 0.5}" opacity=".8"/>`;
    });
    return [
      sky(
        [
          [0, '#b3a6bd'],
          [0.4, '#d9c3c4'],
          [0.6, '#f0d9c0'],
        ],
        8,
        [{ y: 300, count: 10, colour: '#f3e3de', size: 1.4 }],
        { x: 260, y: 330, r: 34, colour: '#f8dcb0' },
      ),
      land(skyline(448, 14, 5), '#b3a3b4', '#a595a8', { seed: 6, strokes: 60 }),
      grove(flat, 16, 7, [46, 60], ['#b59fae', '#8d7a92', '#7a6a80'], 4, 'poplar'),
      haze(380, 130, '#ecdde0', 0.85),
      land(flat, '#9c6a58', '#6b4038', {
        seed: 9,
        strokes: 300,
        depth: 330,
        tones: ['#a8613f', '#8a4a3c', '#7a4a52', '#b88a4a', '#6b5a3c'],
      }),
      `<g>${rows.join('')}</g>`,
      daubs(() => 480, 900, ['#b5562f', '#8a3a34', '#c98a3a', '#6b3a4a', '#7a6a3a'], 12, [15, 8], 330),
      house(720, 560, 260, 150, '#b86a4c', '#8a4436', { windows: 4, rise: 0.36, side: 0.42 }),
      `<rect x="820" y="352" width="26" height="30" fill="#ffd27a"/><circle cx="833" cy="367" r="46" fill="#ffcf7a" opacity=".28" filter="url(#soft)"/><rect x="786" y="490" width="46" height="70" fill="#5a2f26"/><path d="M786 490a23 23 0 0 1 46 0Z" fill="#5a2f26"/>`,
      grove(() => 566, 3, 14, [90, 120], ['#8a6a52', '#5a4444', '#4a3636'], 6, 'poplar', [1040, 1180]),
      haze(520, 150, '#e6d3dc', 0.5),
      haze(430, 90, '#efe0e2', 0.6),
    ];
  },
  'pastificio-ventocaldo': () => {
    const canes = [
      [520, 440, 0.42],
      [700, 470, 0.6],
      [400, 520, 0.95],
      [800, 560, 1.3],
    ].map(([x, y, k]) => {
      const reach = 150 * k!;
      const strands = many(
        46,
        (i) =>
          `<path d="M${x! - reach + (i * reach) / 23} ${y}q${(i % 2 ? 5 : -5) * k!} ${60 * k!} ${((i % 5) - 2) * k!} ${(126 + ((i * 7) % 11)) * k!}" stroke="${['#f3d894', '#e6c273', '#d3a552'][i % 3]}" stroke-width="${5 * k!}" fill="none" stroke-linecap="round"/>`,
      );
      const posts = `<path d="M${x! - reach - 8 * k!} ${y! - 16 * k!}l${-26 * k!} ${236 * k!}M${x! - reach - 8 * k!} ${y! - 16 * k!}l${22 * k!} ${228 * k!}M${x! + reach + 8 * k!} ${y! - 16 * k!}l${-22 * k!} ${228 * k!}M${x! + reach + 8 * k!} ${y! - 16 * k!}l${26 * k!} ${236 * k!}" stroke="#7a5430" stroke-width="${8 * k!}"/>`;
      return `<ellipse cx="${x! + 30 * k!}" cy="${y! + 220 * k!}" rx="${reach * 1.2}" ry="${14 * k!}" fill="#5a3a2a" opacity=".25"/>${posts}<path d="M${x! - reach - 14 * k!} ${y}H${x! + reach + 14 * k!}" stroke="#94683c" stroke-width="${9 * k!}"/>${strands.join('')}`;
    });
    const facade = (side: 1 | -1, i: number) => {
      const near = i / 4;
      const x0 = side < 0 ? 470 - near * 470 - 120 : 730 + near * 470 - 60;
      const w = 180 + near * 60;
      const top = 300 - i * 74;
      const colour = ['#e6c98a', '#f0d9a4', '#dcb478', '#f3e0b4', '#e9cc94'][i]!;
      const shade = side > 0 ? mix(colour, '#8a5a3a', 0.3) : colour;
      const shutters = many(
        4 + i,
        (k) =>
          `<rect x="${x0 + 24 + (k % 2) * (w * 0.46)}" y="${top + 40 + Math.floor(k / 2) * 110}" width="${26 + i * 5}" height="${54 + i * 7}" fill="${mix('#5f7f6a', '#ffffff', side < 0 ? 0.1 : 0)}"/><path d="M${x0 + 20 + (k % 2) * (w * 0.46)} ${top + 98 + i * 7 + Math.floor(k / 2) * 110}h${36 + i * 5}" stroke="#fff3d8" stroke-width="5"/>`,
      );
      return `<path d="M${x0} ${top}h${w}V820h${-w}Z" fill="${shade}"/><path d="M${x0 - 6} ${top}h${w + 12}v14h${-w - 12}Z" fill="#b8744e"/>${shutters.join('')}`;
    };
    return [
      sky(
        [
          [0, '#7fb0c8'],
          [0.5, '#d6e3dc'],
          [0.75, '#f7e6c0'],
        ],
        3,
        [{ y: 150, count: 7, colour: '#ffffff' }],
      ),
      land(
        ridge(
          [
            [-20, 330],
            [280, 250],
            [430, 170],
            [560, 240],
            [700, 150],
            [860, 250],
            [1220, 330],
          ],
          4,
          14,
        ),
        '#9db0b4',
        '#8fa596',
        { seed: 3, strokes: 200 },
      ),
      haze(270, 150, '#f6ead0', 0.7),
      water(372, 430, '#b9d2d6', '#9dc0c8', 2, '#fdf6e2', 40),
      `<path d="M440 430H760L1240 830H-40Z" fill="#e3cda2"/>`,
      daubs(() => 440, 260, ['#d3b888', '#efdcb6', '#c2a272'], 4, [26, 4], 360),
      ...many(5, (i) => facade(-1, i) + facade(1, i)),
      `<path d="M730 430L1240 830H900L690 430Z" fill="#7a5a4a" opacity=".28"/>`,
      ...canes,
    ];
  },
  'bottega-tre-chiavi': () => {
    // The arcade runs from the left edge to a vanishing point; depth 0 is near, 1 far.
    const at = (depth: number) => 600 - 640 * (1 - depth) ** 1.7;
    const scale = (x: number) => (600 - x) / 640;
    const arch = (i: number) => {
      const [x0, x1] = [at(i / 9), at((i + 1) / 9)];
      const [k0, k1] = [scale(x0), scale(x1)];
      const w = x1 - x0;
      const floor = (k: number) => 486 + 330 * k;
      const top = (k: number) => 486 - 96 * k;
      const [l, r] = [x0 + w * 0.16, x1 - w * 0.1];
      const pane = (dx: number, colour: string) =>
        `<path d="M${x0 + w * dx} ${486 - 330 * k0}h${w * 0.2}v${110 * k0}h${-w * 0.2}Z" fill="${colour}"/>`;
      return `<path d="M${l} ${floor(k0)}V${top(k0) + 40 * k0}Q${l} ${top(k0) - 60 * k0} ${(l + r) / 2} ${top((k0 + k1) / 2) - 70 * k0}Q${r} ${top(k1) - 56 * k1} ${r} ${top(k1) + 40 * k1}V${floor(k1)}Z" fill="${i % 3 === 1 ? '#8a5540' : '#43303f'}"/>${pane(0.26, i % 2 ? '#f3c777' : '#4d3a48')}${pane(0.6, i % 3 ? '#4d3a48' : '#f3c777')}`;
    };
    return [
      sky(
        [
          [0, '#3f4a78'],
          [0.35, '#8a749a'],
          [0.6, '#e8a884'],
          [0.75, '#f6cf9a'],
        ],
        4,
        [{ y: 230, count: 9, colour: '#e8b0a0' }],
      ),
      land(
        ridge(
          [
            [-20, 420],
            [480, 400],
            [590, 300],
            [660, 340],
            [740, 232],
            [800, 300],
            [880, 262],
            [980, 370],
            [1220, 400],
          ],
          6,
          14,
        ),
        '#eceaf0',
        '#a9a3bd',
        { seed: 2, strokes: 240, tones: ['#f4efee', '#c9c3d4', '#a79fb8', '#e9cfc4'] },
      ),
      haze(350, 140, '#e9b898', 0.6),
      `<path d="M560 470H700L1240 830H-40Z" fill="#6b5562"/>`,
      daubs(() => 480, 320, ['#8a6f74', '#57454f', '#c98f66', '#4d3f4c'], 9, [24, 3], 340),
      `<path d="M-40 830V40L600 480V492Z" fill="#b5866a"/><path d="M-40 40L600 480V492L-40 84Z" fill="#7a5850"/><path d="M-40 300L600 484V488L-40 330Z" fill="#d9ae88"/>`,
      ...many(8, (i) => arch(i)),
      `<path d="M760 800V250H1240V800Z" fill="#a97f6a"/><path d="M760 250h480v30h-480Z" fill="#7a5850"/>`,
      ...many(
        3,
        (i) =>
          `<rect x="${820 + i * 130}" y="310" width="56" height="96" fill="${i === 1 ? '#f3c777' : '#4d3f4c'}"/><rect x="${812 + i * 130}" y="404" width="72" height="9" fill="#e0bf9a"/>`,
      ),
      `<rect x="810" y="490" width="330" height="270" fill="#5a1f24"/><rect x="830" y="530" width="220" height="210" fill="#ffd78a"/><rect x="1068" y="540" width="56" height="220" fill="#7a2a2c"/><rect x="1078" y="556" width="36" height="100" fill="#ffd78a"/><path d="M830 640h220M940 530v210" stroke="#5a1f24" stroke-width="7"/>`,
      ...many(
        14,
        (i) =>
          `<ellipse cx="${848 + (i % 7) * 31}" cy="${i < 7 ? 630 : 726}" rx="${9 + (i % 3) * 2}" ry="${16 + (i % 4) * 4}" fill="${['#6b2a1c', '#8a5a24', '#3c5a3a', '#b5642c'][i % 4]}"/>`,
      ),
      `<ellipse cx="940" cy="770" rx="260" ry="26" fill="#ffcf7a" opacity=".5" filter="url(#soft)"/>`,
      `<path d="M800 440h-52" stroke="#2a2028" stroke-width="6"/><g fill="none" stroke="#e0b24a" stroke-width="5">${many(3, (i) => `<circle cx="${752 + i * 18}" cy="462" r="8"/><path d="M${752 + i * 18} 470v38m0 -10h8m-8 9h8"/>`).join('')}</g>`,
    ];
  },
  'dehesa-piedraluna': () => {
    const back = skyline(400, 50, 9);
    const near = skyline(520, 44, 12, 0.45, 40);
    const front = skyline(660, 30, 15);
    const pig = (x: number, y: number, s: number) =>
      `<ellipse cx="${x}" cy="${y}" rx="${s * 1.1}" ry="${s * 0.14}" fill="#2a1c10" opacity=".3"/><path d="M${x - s} ${y - s * 0.5}Q${x - s * 0.9} ${y - s} ${x} ${y - s * 0.95}Q${x + s * 0.8} ${y - s} ${x + s} ${y - s * 0.6}L${x + s * 1.35} ${y - s * 0.35}L${x + s} ${y - s * 0.22}L${x + s * 0.7} ${y}H${x + s * 0.5}V${y - s * 0.25}H${x - s * 0.5}V${y}H${x - s * 0.72}Z" fill="#2c2422"/>`;
    return [
      sky(
        [
          [0, '#9db9c8'],
          [0.4, '#e9dfc0'],
          [0.62, '#f6d58e'],
        ],
        6,
        [{ y: 170, count: 8, colour: '#fdf0d4' }],
        { x: 1010, y: 300, r: 34, colour: '#fbd98a' },
      ),
      land(skyline(360, 70, 4), '#a3a9a4', '#9aa08c', { seed: 3, strokes: 120 }),
      haze(320, 140, '#f6e2b4', 0.6),
      land(back, '#cdb877', '#c2a45c', { seed: 5, strokes: 260 }),
      grove((x) => back(x) + 6, 26, 8, [24, 40], ['#8a9264', '#4d5a3c', '#4a3a2a'], 70),
      land(near, '#dcbf74', '#c79f4e', { seed: 7, strokes: 420, stroke: [22, 4] }),
      grove((x) => near(x) + 8, 9, 21, [70, 104], ['#8a9258', '#3f4c30', '#4a3828'], 70),
      `<ellipse cx="820" cy="668" rx="120" ry="16" fill="#3a2a16" opacity=".35"/><circle cx="790" cy="590" r="84" fill="#e9e2d2"/><path d="M790 506a84 84 0 0 1 0 168a120 120 0 0 0 30 -84a120 120 0 0 0 -30 -84Z" fill="#a79f92" opacity=".75"/>`,
      daubs(() => 540, 16, ['#cfc6b4', '#b8ae9c'], 5, [11, 7], 90).replace(
        /cx="(\d+)"/g,
        (_, x: string) => `cx="${(740 + Number(x) / 12).toFixed(0)}"`,
      ),
      land(front, '#d3ad5a', '#a87c34', { seed: 11, strokes: 500, stroke: [8, 12], slope: 70 }),
      tree(250, 700, 190, '#8f9a5c', '#36432a', '#43321f', 77),
      pig(330, 716, 34),
      pig(420, 738, 40),
      pig(196, 742, 30),
      pig(560, 700, 24),
    ];
  },
  'la-rosa-temprana': () => {
    const hill = ridge(
      [
        [-20, 400],
        [200, 360],
        [420, 300],
        [640, 262],
        [860, 300],
        [1040, 350],
        [1220, 390],
      ],
      5,
      6,
    );
    const mill = (x: number, s: number, turn: number) => {
      const y = hill(x) + 6;
      const sails = many(
        4,
        (i) =>
          `<g transform="translate(${x} ${y - s * 1.05}) rotate(${turn + i * 90})"><path d="M0 0V${-s * 1.05}" stroke="#4a3a30" stroke-width="${s * 0.05}"/><path d="M${s * 0.04} ${-s * 0.25}h${s * 0.22}v${-s * 0.78}h${-s * 0.22}Z" fill="#efe2cc" opacity=".9"/></g>`,
      ).join('');
      return `<path d="M${x - s * 0.36} ${y}L${x - s * 0.3} ${y - s}H${x + s * 0.3}L${x + s * 0.36} ${y}Z" fill="#f6efe2"/><path d="M${x + s * 0.06} ${y}V${y - s}H${x + s * 0.3}L${x + s * 0.36} ${y}Z" fill="#b9a9b4"/><path d="M${x - s * 0.36} ${y - s}L${x} ${y - s * 1.5}L${x + s * 0.36} ${y - s}Z" fill="#4a3c44"/><rect x="${x - s * 0.12}" y="${y - s * 0.4}" width="${s * 0.2}" height="${s * 0.4}" fill="#5f6f9a"/>${sails}`;
    };
    const field: Line = (x) => 430 + (x - 600) * 0.01;
    const rows = many(
      34,
      (i) =>
        `<path d="M${600 + (i - 17) * 15} 436L${600 + (i - 17) * 128} 830" stroke="#8a3f2c" stroke-width="${8 + Math.abs(i - 17) * 0.3}" opacity=".5"/>`,
    );
    const r = random(6);
    const blooms = many(1150, () => ({ k: Math.floor(r() * 34), t: r() ** 0.8 }))
      .sort((a, b) => a.t - b.t)
      .map(({ k, t }) => {
        const x = 600 + (k - 17) * (15 + 113 * t) + 40 * t + (r() - 0.5) * 46 * t;
        const y = 440 + 390 * t + (r() - 0.5) * 8;
        const s = 2 + 15 * t;
        const c = mix(
          ['#8a66b8', '#a585cf', '#7350a0', '#bfa0de'][Math.floor(r() * 4)]!,
          '#fff0e0',
          r() * 0.15,
        );
        return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><ellipse cx="${-s * 0.4}" rx="${s * 0.34}" ry="${s * 0.8}" transform="rotate(-24)" fill="${c}"/><ellipse cx="${s * 0.4}" rx="${s * 0.34}" ry="${s * 0.8}" transform="rotate(24)" fill="${mix(c, '#3a2060', 0.2)}"/><ellipse rx="${s * 0.32}" ry="${s * 0.85}" fill="${mix(c, '#ffffff', 0.12)}"/><ellipse cy="${-s * 0.4}" rx="${s * 0.1}" ry="${s * 0.35}" fill="#d8481c"/></g>`;
      });
    return [
      sky(
        [
          [0, '#8f9cc4'],
          [0.3, '#d9b9c4'],
          [0.5, '#f8cfa4'],
          [0.6, '#fbe0b0'],
        ],
        7,
        [{ y: 150, count: 10, colour: '#f3c8bc' }],
        { x: 330, y: 340, r: 32, colour: '#fde0a0' },
      ),
      land(hill, '#a8838a', '#8a6068', { seed: 4, strokes: 260 }),
      mill(430, 62, 20),
      mill(560, 72, 50),
      mill(700, 76, 10),
      mill(850, 66, 65),
      mill(980, 54, 35),
      haze(370, 100, '#f6cdb0', 0.6),
      land(field, '#b0643f', '#7a3626', { seed: 8, strokes: 300, depth: 380 }),
      ...rows,
      ...blooms,
    ];
  },
  'alpkaeserei-sattelgrat': () => {
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
  },
  'maison-aubrune': () => {
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
  },
  'conserveira-sete-nos': () => {
    const boat = (x: number, y: number, s: number, a: string, b: string) =>
      `<path d="M${x - s} ${y - s * 0.3}Q${x - s * 1.2} ${y - s * 0.5} ${x - s * 1.25} ${y - s * 0.7}Q${x} ${y - s * 0.2} ${x + s * 1.2} ${y - s * 0.62}Q${x + s} ${y} ${x + s * 0.7} ${y + s * 0.08}H${x - s * 0.75}Z" fill="${a}"/><path d="M${x - s * 1.12} ${y - s * 0.42}Q${x} ${y} ${x + s * 1.05} ${y - s * 0.34}" stroke="${b}" stroke-width="${s * 0.12}" fill="none"/><path d="M${x - s * 0.05} ${y - s * 0.3}V${y - s * 1.5}" stroke="#5a4434" stroke-width="${s * 0.06}"/><path d="M${x - s * 0.5} ${y - s * 0.36}h${s * 0.5}v${-s * 0.36}h${-s * 0.5}Z" fill="#f3ead6"/><ellipse cx="${x}" cy="${y + s * 0.16}" rx="${s}" ry="${s * 0.08}" fill="${a}" opacity=".35"/>`;
    const tiles = many(13, (i) =>
      many(
        4,
        (j) =>
          `<g transform="translate(${640 + i * 34} ${276 + j * 34})"><rect width="33" height="33" fill="#eef1ee"/><path d="M16 2Q22 12 31 16Q22 20 16 31Q11 20 2 16Q11 12 16 2Z" fill="${(i + j) % 2 ? '#2a5fae' : '#4a7fc4'}"/></g>`,
      ).join(''),
    ).join('');
    return [
      sky(
        [
          [0, '#7faacb'],
          [0.45, '#cfdfe4'],
          [0.62, '#f3ead6'],
        ],
        6,
        [{ y: 120, count: 10, colour: '#ffffff', size: 1.3 }],
      ),
      water(392, 820, '#8fb4c2', '#2f6484', 4, '#eaf3f1', 420),
      ...many(
        6,
        (i) =>
          `<path d="M-20 ${500 + i * 54}q75 ${-16 - i * 3} 150 0t150 0t150 0t150 0t150 0t150 0t150 0t150 0t150 0" stroke="#eef6f4" stroke-width="${2 + i}" fill="none" opacity=".35"/>`,
      ),
      `<path d="M520 424H1220V300H520Z" fill="#cfc2ac"/><path d="M620 420V250H1100V420Z" fill="#f1ebde"/><path d="M600 250h520v-16h-520Z" fill="#b5644a"/><path d="M604 234L860 176L1116 234Z" fill="#e9e2d2"/><circle cx="860" cy="212" r="14" fill="#2a5fae"/>${tiles}`,
      ...many(5, (i) => `<path d="M${664 + i * 88} 420v-62a20 22 0 0 1 40 0v62Z" fill="#24466f"/>`),
      `<rect x="1130" y="150" width="46" height="270" fill="#b5644a"/><path d="M1130 180h46M1130 240h46M1130 300h46" stroke="#9a4f3a" stroke-width="5"/>`,
      `<path d="M440 452L520 420H1220V470H440Z" fill="#a39684"/>`,
      wall(() => 462, '#b8ab98', 5, 11, 440, 1220),
      boat(250, 560, 84, '#c43f34', '#f3e2b0'),
      boat(520, 620, 104, '#2a5fae', '#f0c84a'),
      boat(860, 580, 92, '#e0a83a', '#2a5fae'),
      boat(1040, 690, 130, '#3f8a7a', '#f3ead6'),
      boat(150, 720, 130, '#f3ead6', '#c43f34'),
      bird(300, 200, 26, '#f6f6f2'),
      bird(380, 260, 20, '#f6f6f2'),
      bird(200, 300, 18, '#ffffff'),
      bird(480, 150, 16, '#ffffff'),
      bird(120, 220, 14, '#ffffff'),
    ];
  },
  'anemonisi-cooperative': () => {
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
      daubs(
        (x) => head(x) + 10,
        520,
        ['#9a7fae', '#b59ac4', '#7f8a5a', '#95a06c', '#6f7a4c'],
        9,
        [15, 9],
        380,
      ),
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
  },
  'kakaowerk-amselgrund': () => {
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
      daubs(
        (x) => skyline(610, 30, 43, 0.4, 80)(x),
        260,
        ['#6f8a3c', '#87a04a', '#56702e'],
        13,
        [16, 7],
        170,
      ),
      land(front, '#8fa04c', '#5a6e2e', { seed: 15, strokes: 420, stroke: [8, 14], slope: 75 }),
      ...many(9, (i) => `<rect x="${40 + i * 140}" y="600" width="16" height="150" fill="#7a6450"/>`),
      `<path d="M-10 640H1220M-10 694H1220" stroke="#8a7460" stroke-width="13"/>`,
      `<g transform="translate(330 574) scale(1.25)"><path d="M-46 24C-28 6 -16 -18 6 -20C14 -30 30 -28 34 -18L48 -13L34 -8C32 12 14 24 -8 24L-54 44L-34 26Z" fill="#1c1c22"/><circle cx="25" cy="-17" r="2.6" fill="#f0b030"/><path d="M34 -18L50 -13L34 -8Z" fill="#f0a020"/><path d="M-2 23V40M8 21V40" stroke="#3a3028" stroke-width="3"/></g>`,
    ];
  },
  'skerrowdale-dairy': () => {
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
      daubs(
        (x) => front(x) + 24,
        720,
        ['#f3d02e', '#f7dc55', '#e6bc1c', '#fbe98a', '#ffffff'],
        6,
        [7, 5],
        150,
      ),
    ];
  },
};

const wanted = process.argv.slice(2);
const target = join(import.meta.dirname, '../../.cache/imagery/paintings');
await mkdir(target, { recursive: true });
for (const [slug, paint] of Object.entries(places)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  const painted = await sharp(Buffer.from(sheet(paint())))
    .png()
    .toBuffer();
  // Paper grain: gentle noise laid over the wash.
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 16 },
    },
  })
    .blur(0.6)
    .png()
    .toBuffer();
  await sharp(painted)
    .composite([{ input: grain, blend: 'soft-light' }])
    .png()
    .toFile(join(target, `${slug}.png`));
}
