import { facing, oldPlaster, part, sideWindow } from '#sample/imagery/brush/facade.ts';
import { house } from '#sample/imagery/brush/house.ts';
import { haze, land } from '#sample/imagery/brush/land.ts';
import { ridge } from '#sample/imagery/brush/lines.ts';
import { opening, surface, tiles } from '#sample/imagery/brush/masonry.ts';
import { scatter } from '#sample/imagery/brush/meadow.ts';
import {
  blob,
  fill,
  LIGHT,
  many,
  mix,
  n,
  newId,
  random,
  SHADE,
  sliver,
  vary,
  wash,
} from '#sample/imagery/brush/paint.ts';
import { display } from './bottega-display.ts';
import { crag } from '#sample/imagery/brush/rock.ts';
import { sky } from '#sample/imagery/brush/sky.ts';

const LAMP = '#f3c777';
const DUSK = '#4d3a48';

/** The arcade runs from the left edge to a vanishing point; depth 0 is near, 1 far. */
const reachOf = (depth: number) => 600 - 640 * (1 - depth) ** 1.7;
const scaleAt = (x: number) => (600 - x) / 640;

/** One bay: an arch with its stone rim and inner shade, a lamp in every third, two windows above. */
function bay(i: number): string {
  const [x0, x1] = [reachOf(i / 9), reachOf((i + 1) / 9)];
  const [k0, k1] = [scaleAt(x0), scaleAt(x1)];
  const w = x1 - x0;
  const floor = (k: number) => 486 + 330 * k;
  const spring = (k: number) => 486 - 56 * k;
  const arch = (inset: number) => {
    const [l, r] = [x0 + w * (0.12 + inset), x1 - w * (0.08 + inset)];
    const [kl, kr] = [scaleAt(l), scaleAt(r)];
    const crown = spring((kl + kr) / 2) - (78 - inset * 90) * ((kl + kr) / 2);
    return `M${n(l)} ${n(floor(kl))}V${n(spring(kl))}Q${n(l + w * 0.04)} ${n(crown)} ${n((l + r) / 2)} ${n(crown)}Q${n(r)} ${n(crown + 14 * kr)} ${n(r)} ${n(spring(kr))}V${n(floor(kr))}Z`;
  };
  const glow = newId();
  const lit = i % 3 === 1;
  const face = facing(
    x0,
    x1,
    (x) => 486 - 446 * scaleAt(x),
    (x) => 486 + 330 * scaleAt(x),
  );
  const window = (u: number, lamp: boolean) =>
    sideWindow(face, [u, 0.16, u + 0.15, 0.3], {
      glass: lamp ? LAMP : DUSK,
      frame: '#caa182',
      shutters: '#6b4f4c',
    });
  const lampY = spring((k0 + k1) / 2) - 26 * k0;
  return [
    window(0.24, i % 2 === 1),
    window(0.62, i % 3 === 0),
    fill(arch(0), '#d0a583'),
    wash(glow, [
      [0, lit ? '#7a4a3a' : '#3a2a3a'],
      [0.55, lit ? '#b5743f' : '#4d3644'],
      [1, lit ? '#8a5a44' : '#43303f'],
    ]),
    fill(arch(0.07), `url(#${glow})`),
    fill(sliver(x0 + w * 0.13, floor(k0), x0 + w * 0.13, spring(k0), w * 0.05), LIGHT, 0.35),
    lit
      ? fill(blob(x0 + w * 0.5, lampY, 9 * k0, 12 * k0, random(i)), '#ffe2a0') +
        `<circle cx="${n(x0 + w * 0.5)}" cy="${n(lampY)}" r="${n(60 * k0)}" fill="#ffcf7a" opacity=".4" filter="url(#soft)"/>`
      : '',
  ].join('');
}

/** The long house over the arcade, its cornices running to the mountains. */
function arcade(): string[] {
  const house = facing(
    -40,
    600,
    (x) => 486 - 446 * scaleAt(x) + 6,
    (x) => 486 + 338 * scaleAt(x),
  );
  return [
    fill('M-40 830V40L600 480V492Z', '#b5866a'),
    oldPlaster(house, '#b5866a', 5, 420),
    fill(part(house, 0, 0, 1, 0.045), '#7a5850'),
    fill(sliver(...house(0, 0.045), ...house(1, 0.045), 5), SHADE, 0.35),
    fill(part(house, 0, 0.35, 1, 0.37), '#d9ae88'),
    fill(part(house, 0, 0.37, 1, 0.385), SHADE, 0.28),
    ...many(8, bay),
  ];
}

/** The shop: painted wood around a lit window, a glazed door, and the house above it. */
function shop(): string[] {
  const glow = newId();
  const wood = '#5a1f24';
  const panel = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${mix(wood, LIGHT, 0.25)}" stroke-width="1.6"/><path d="M${x} ${y + h}h${w}v${-h}" fill="none" stroke="#2c0d12" stroke-width="2"/>`;
  return [
    fill('M760 810V250H1240V810Z', '#a97f6a'),
    surface('plaster', { x: 760, y: 280, w: 480, h: 530 }, '#a97f6a', 6),
    ...many(14, (i) =>
      fill(
        `M760 ${470 + i * 24}h${i % 2 ? 26 : 36}v22h${i % 2 ? -26 : -36}Z`,
        vary('#bd9480', random(i), 0.14),
        0.9,
      ),
    ),
    tiles(
      [
        [750, 270],
        [1250, 270],
      ],
      [
        [756, 244],
        [1250, 244],
      ],
      '#7a5850',
      8,
      4,
    ),
    fill('M760 270H1240V288H760Z', SHADE, 0.3),
    ...many(3, (i) =>
      opening({ x: 820 + i * 130, y: 310, w: 56, h: 96 }, '#c9a186', {
        shutters: '#5f5560',
        ...(i === 1 ? { lit: LAMP } : { lit: '#5a4854' }),
      }),
    ),
    fill('M800 478H1150V492H800Z', mix(wood, SHADE, 0.35)),
    fill('M800 478H1150V481H800Z', mix(wood, LIGHT, 0.4)),
    fill('M810 490H1140V762H810Z', wood),
    fill('M826 500H1054V522H826Z', mix(wood, SHADE, 0.3)),
    ...many(3, (i) =>
      fill(
        blob(900 + i * 40, 511, 5, 5, random(i + 3), 0.1) + sliver(904 + i * 40, 511, 926 + i * 40, 511, 3),
        '#e0b24a',
      ),
    ),
    `<radialGradient id="${glow}" cx=".5" cy=".3" r=".8"><stop offset="0" stop-color="#fff0b8"/><stop offset=".6" stop-color="#ffd27c"/><stop offset="1" stop-color="#d98f48"/></radialGradient>`,
    fill('M830 530H1050V740H830Z', `url(#${glow})`),
    display(),
    fill('M938 530h4v210h-4ZM830 530h220v4h-220Z', wood),
    panel(820, 744, 236, 14),
    fill('M1066 536H1128V762H1066Z', '#7a2a2c'),
    fill('M1078 552H1116V660H1078Z', `url(#${glow})`),
    fill('M1095 552h4v108h-4ZM1078 604h38v4h-38Z', '#7a2a2c'),
    panel(1078, 674, 38, 36),
    panel(1078, 718, 38, 34),
    fill(blob(1122, 664, 3, 4, random(2)), '#e8c46a'),
    fill('M1056 762H1138V772H1056Z', '#8a7a78'),
    fill('M800 760H1056V772H800Z', '#5a4a50'),
  ];
}

/** The sign: three keys on an iron arm. */
function sign(): string {
  const key = (x: number) =>
    `<g fill="none" stroke="#e0b24a" stroke-width="4.4"><circle cx="${x}" cy="464" r="8"/><path d="M${x} 472v38m0 -10h8m-8 9h8"/></g><path d="M${x - 5} 459q5 -5 9 -1M${x - 1} 474v32" stroke="#fff0b8" stroke-width="1.4" fill="none" opacity=".8"/>`;
  return (
    `<path d="M806 440H738M800 420Q790 438 756 440M744 440v-6" stroke="#2a2028" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    many(
      3,
      (i) => `<path d="M${752 + i * 18} 442v14" stroke="#2a2028" stroke-width="2"/>${key(752 + i * 18)}`,
    ).join('')
  );
}

/** Where the street ends: roofs and a bell tower in the last light. */
const farEnd = [
  house(664, 474, 16, 74, '#96708a', '#6b4a5c', { windows: 1, rise: 0.9, side: 0.4, shadow: false }),
  ...many(6, (i) =>
    house(
      584 + i * 29,
      476 + (i % 2) * 3,
      30,
      26 + ((i * 5) % 3) * 7,
      ['#a87f86', '#8f6a7c', '#b58a84'][i % 3]!,
      '#6f4a58',
      { windows: 2, rise: 0.36, side: 0.3, lit: i % 2 ? LAMP : DUSK, shadow: false },
    ),
  ),
];

/** Light from the window on wet stones. */
function shine(): string {
  const r = random(14);
  return many(90, () => {
    const [x, y] = [760 + r() * 370, 772 + r() * 44];
    return fill(sliver(x - 8 - r() * 14, y, x + 8 + r() * 14, y, 2.4), '#ffd98c', 0.34);
  }).join('');
}

export function bottegaTreChiavi(): string[] {
  const alps = ridge(
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
  );
  return [
    sky(
      [
        [0, '#3f4a78'],
        [0.35, '#8a749a'],
        [0.6, '#e8a884'],
        [0.75, '#f6cf9a'],
      ],
      4,
      [{ y: 220, count: 9, colour: '#e8b0a0' }],
    ),
    land(alps, '#d9d3e0', '#a9a3bd', { seed: 2, strokes: 40 }),
    crag(alps, ['#f3e4e2', '#cdc4d6', '#9a92b0'], { seed: 2, strokes: 1300, depth: 190, size: [24, 7] }),
    haze(350, 140, '#e9b898', 0.6),
    fill('M560 470H780L1240 830H-40Z', '#6b5562'),
    ...farEnd,
    scatter(() => 482, 2600, ['#7d656c', '#5a4852', '#8f6f70', '#4f414e', '#6f5a66'], 9, [8, 4.4], 340),
    ...arcade(),
    ...shop(),
    `<ellipse cx="940" cy="776" rx="260" ry="26" fill="#ffcf7a" opacity=".5" filter="url(#soft)"/>`,
    shine(),
    sign(),
  ];
}
