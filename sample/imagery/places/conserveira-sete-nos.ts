import { bird } from '#sample/imagery/animals.ts';
import { doorway, opening, surface, tiles } from '#sample/imagery/brush/masonry.ts';
import { figure, fill, LIGHT, many, mix, random, SHADE, sliver, vary } from '#sample/imagery/brush/paint.ts';
import { sky } from '#sample/imagery/brush/sky.ts';
import { water } from '#sample/imagery/brush/water.ts';
import { wall } from '#sample/imagery/motifs.ts';

/** A fishing boat: planked hull, rail in a second colour, wheelhouse, mast with stays, and its broken reflection. */
function boat(x: number, y: number, s: number, hull: string, trim: string): string {
  const r = random(Math.round(x + y));
  const deep = mix(hull, SHADE, 0.42);
  const reflection = many(16, (i) => {
    const half = 88 - i * 4 - r() * 18;
    const cx = (r() - 0.5) * 26;
    return fill(
      sliver(cx - half, 13 + i * 3.4, cx + half, 14 + i * 3.4, 4.4),
      vary(i % 4 === 3 ? trim : deep, r),
      0.42,
    );
  });
  const seams = many(3, (i) => {
    const drop = 12 + i * 13;
    return `<path d="M${-119 + i * 8} ${-66 + drop}Q0 ${-22 + drop} ${114 - i * 8} ${-58 + drop}" stroke="${deep}" stroke-width="1.6" fill="none" opacity=".65"/>`;
  });
  const scuffs = many(14, () => {
    const [px, py] = [-84 + r() * 150, -20 + r() * 18];
    return fill(sliver(px, py, px + 12 + r() * 18, py + r() * 3, 3), vary(hull, r, 0.35), 0.5);
  });
  return figure(x, y, s, [
    ...reflection,
    fill('M-8 -40V-158H-3V-40Z', '#5a4434'),
    `<path d="M-5 -154L-118 -68M-5 -154L112 -62M-5 -120L-64 -52" stroke="#4a3c34" stroke-width="1.3" fill="none" opacity=".7"/>`,
    fill('M-3 -156L22 -150L-3 -143Z', trim),
    fill('M-122 -70Q0 -62 117 -62Q0 -26 -122 -70Z', mix('#6b4a30', SHADE, 0.3)),
    fill('M-56 -34V-74H-2V-30Z', '#f3ead6'),
    fill('M-2 -30V-74L10 -70V-32Z', '#b3a894'),
    fill('M-61 -74L-56 -80H4L14 -72L-2 -73Z', trim),
    fill('M-48 -66H-34V-54H-48ZM-26 -66H-12V-54H-26Z', '#2f4a66'),
    fill(sliver(-47, -56, -38, -65, 3) + sliver(-25, -56, -16, -65, 3), '#cfe0e8', 0.7),
    fill('M-125 -72Q-112 -16 -76 9H72Q106 -12 121 -64Q0 -20 -125 -72Z', hull),
    fill('M-96 -20Q0 4 104 -24Q96 -2 72 9H-76Q-88 0 -96 -20Z', deep, 0.6),
    ...seams,
    ...scuffs,
    `<path d="M-122 -66Q0 -14 118 -58" stroke="${trim}" stroke-width="8" fill="none"/><path d="M-124 -71Q0 -19 120 -63" stroke="${mix(trim, LIGHT, 0.5)}" stroke-width="2.6" fill="none"/>`,
    fill(sliver(-118, -58, -80, -14, 7), LIGHT, 0.35),
    ...[-40, 18, 64].map(
      (bx) =>
        `<circle cx="${bx}" cy="-22" r="7" fill="#d9662c"/><circle cx="${bx - 2}" cy="-24" r="2.6" fill="#f6c49a"/>`,
    ),
  ]);
}

/** The painted tiles of the front: a four-leaved star in two blues, each a little out of true. */
function azulejos(): string {
  const r = random(21);
  return many(13, (i) =>
    many(4, (j) => {
      const blue = vary((i + j) % 2 ? '#2a5fae' : '#4a7fc4', r, 0.16);
      return `<g transform="translate(${640 + i * 34} ${276 + j * 34})"><rect width="33" height="33" fill="${vary('#eef1ee', r, 0.1)}"/><path d="M16 2Q22 12 31 16Q22 20 16 31Q11 20 2 16Q11 12 16 2Z" fill="${blue}"/><path d="M16 9Q18 14 23 16Q18 18 16 24Q14 18 9 16Q14 14 16 9Z" fill="#f3d98a"/><path d="M0 0L7 2L2 7ZM33 0L26 2L31 7ZM0 33L7 31L2 26ZM33 33L26 31L31 26Z" fill="${blue}" opacity=".8"/></g>`;
    }).join(''),
  ).join('');
}

/** The cannery on the quay: tiled front, arched doors, and the brick stack of its boilers. */
function cannery(): string[] {
  const front = '#f1ebde';
  return [
    fill('M520 424H1220V300H520Z', '#cfc2ac'),
    surface('plaster', { x: 520, y: 300, w: 100, h: 124 }, '#c6b8a2', 3),
    surface('plaster', { x: 1100, y: 300, w: 110, h: 124 }, '#c6b8a2', 4),
    fill('M1128 420L1132 150H1174L1178 420Z', '#b5644a'),
    surface('stone', { x: 1132, y: 158, w: 42, h: 262 }, '#b5644a', 7),
    fill('M1160 420L1158 150H1174L1178 420Z', SHADE, 0.28),
    fill('M1124 164H1182V150H1124Z', '#8f4a38'),
    fill('M620 420V250H1100V420Z', front),
    surface('plaster', { x: 620, y: 252, w: 480, h: 168 }, front, 6),
    fill('M604 234L860 172L1116 234Z', '#e9e2d2'),
    surface('plaster', { x: 740, y: 206, w: 240, h: 28 }, '#e4dccb', 8),
    fill('M604 234L860 172L1116 234L1104 236L860 180L616 236Z', '#b5644a'),
    `<circle cx="860" cy="211" r="16" fill="#f6f1e4"/><circle cx="860" cy="211" r="13" fill="#2a5fae"/><path d="M852 211q8 -9 16 0q-8 9 -16 0" fill="#f3ead6"/>`,
    tiles(
      [
        [598, 252],
        [1122, 252],
      ],
      [
        [604, 234],
        [1116, 234],
      ],
      '#b5644a',
      6,
      9,
    ),
    fill('M620 252H1100V262H620Z', SHADE, 0.24),
    azulejos(),
    ...many(5, (i) => doorway({ x: 664 + i * 88, y: 366, w: 40, h: 54 }, front, '#24466f', true)),
    ...many(3, (i) => opening({ x: 538 + i * 26, y: 338, w: 12, h: 26 }, '#c6b8a2')),
  ];
}

export function conserveiraSeteNos(): string[] {
  return [
    sky(
      [
        [0, '#7faacb'],
        [0.45, '#cfdfe4'],
        [0.62, '#f3ead6'],
      ],
      6,
      [
        { y: 110, count: 5, colour: '#ffffff', size: 1.2, form: 'heap' },
        { y: 260, count: 6, colour: '#fbf6ea' },
      ],
    ),
    water(392, 820, '#8fb4c2', '#2f6484', 4, '#eaf3f1', 620),
    ...cannery(),
    fill('M440 452L520 420H1220V470H440Z', '#a39684'),
    surface('plaster', { x: 522, y: 421, w: 690, h: 26 }, '#b3a692', 12),
    wall(() => 462, '#b8ab98', 5, 11, 440, 1220),
    fill(
      many(24, (i) => sliver(436 + i * 34, 478 + (i % 3) * 3, 480 + i * 34, 479 + (i % 3) * 3, 5)).join(''),
      '#1f4a64',
      0.4,
    ),
    boat(250, 560, 84, '#c43f34', '#f3e2b0'),
    boat(860, 580, 92, '#e0a83a', '#2a5fae'),
    boat(520, 620, 104, '#2a5fae', '#f0c84a'),
    boat(1040, 690, 130, '#3f8a7a', '#f3ead6'),
    boat(150, 720, 130, '#f3ead6', '#c43f34'),
    bird(300, 200, 26, '#f6f6f2'),
    bird(380, 260, 20, '#f6f6f2'),
    bird(200, 300, 18, '#ffffff'),
    bird(480, 150, 16, '#ffffff'),
    bird(120, 220, 14, '#ffffff'),
  ];
}
