import { facing, oldPlaster, part, sideWindow } from '#sample/imagery/brush/facade.ts';
import { haze, land } from '#sample/imagery/brush/land.ts';
import { ridge, type Line } from '#sample/imagery/brush/lines.ts';
import { scatter } from '#sample/imagery/brush/meadow.ts';
import {
  fill,
  LIGHT,
  many,
  mix,
  n,
  random,
  SHADE,
  sliver,
  taper,
  vary,
  width,
} from '#sample/imagery/brush/paint.ts';
import { crag } from '#sample/imagery/brush/rock.ts';
import { sky } from '#sample/imagery/brush/sky.ts';
import { shrub } from '#sample/imagery/brush/tree.ts';
import { water } from '#sample/imagery/brush/water.ts';

/** A rack of spaghetti drying in the wind: trestles, a cane, and strands folded over it. */
function rack(x: number, y: number, k: number): string {
  const r = random(Math.round(x + y));
  const reach = 150 * k;
  const leg = (foot: number, to: 1 | -1) =>
    taper(
      x + foot * (reach + 8 * k) + to * 24 * k,
      y + 220 * k,
      x + foot * (reach + 8 * k),
      y - 18 * k,
      11 * k,
    );
  const legs = [-1, 1].flatMap((foot) => [leg(foot, -1), leg(foot, 1)]);
  const strands = many(58, (i) => {
    const [sx, long] = [x - reach + (i * reach) / 28.5, (124 + r() * 14) * k];
    const sway = (r() - 0.5) * 9 * k;
    const colour = vary(['#f3d894', '#e6c273', '#d3a552'][i % 3]!, r, 0.1);
    const path = `M${n(sx)} ${n(y - 3 * k)}q${n(sway)} ${n(long * 0.5)} ${n((r() - 0.5) * 4 * k)} ${n(long)}`;
    return `<path d="${path}" stroke="${mix(colour, '#7a4a1c', 0.45)}" stroke-width="${n(4.6 * k)}" fill="none" stroke-linecap="round"/><path d="${path}" stroke="${colour}" stroke-width="${n(3.2 * k)}" fill="none" stroke-linecap="round"/>`;
  });
  const glow = many(58, (i) => {
    const sx = x - reach + (i * reach) / 28.5;
    return i % 2 ? '' : sliver(sx, y + 8 * k, sx + 1, y + (50 + r() * 50) * k, 1.6 * k);
  });
  const ground = many(7, (i) =>
    sliver(
      x - reach * (1 - r() * 0.3),
      y + (214 + i * 3) * k,
      x + reach * (1.1 + r() * 0.4),
      y + (216 + i * 3) * k,
      5 * k,
    ),
  );
  return [
    fill(ground.join(''), '#5a3a2a', 0.18),
    fill(legs.join(''), '#7a5430'),
    fill(legs.join(''), SHADE, 0.1),
    fill(
      `M${n(x - reach - 16 * k)} ${n(y - 4 * k)}H${n(x + reach + 16 * k)}v${n(8 * k)}H${n(x - reach - 16 * k)}Z`,
      '#94683c',
    ),
    ...strands,
    fill(glow.join(''), '#fff3c8', 0.6),
    fill(sliver(x - reach - 14 * k, y - 4 * k, x + reach + 14 * k, y - 4 * k, 2.4 * k), LIGHT, 0.5),
  ].join('');
}

const WALLS = ['#e6c98a', '#f0d9a4', '#dcb478', '#f3e0b4', '#e9cc94'];
/** Where one house ends and the next begins, from the sea towards the viewer, on the left side of the street. */
const HOUSES = [446, 404, 346, 266, 150, -40];

/** One house of the street; the right side lies in shade and mirrors the left. */
function front(side: 1 | -1, i: number): string {
  const turn = (x: number) => (side < 0 ? x : width - x);
  const rise = [1, 0.9, 1.06, 0.94, 1.04][i]!;
  const foot: Line = (x) => 438 + 0.83 * (440 - turn(x));
  const top: Line = (x) => 372 - (72 + 0.708 * (440 - turn(x))) * rise;
  const face = facing(turn(HOUSES[i + 1]!), turn(HOUSES[i]!), top, foot);
  const seed = i * 10 + side;
  const wall = side > 0 ? mix(WALLS[i]!, '#8a5a3a', 0.36) : WALLS[i]!;
  const shutters = mix('#5f7f6a', side < 0 ? '#ffffff' : SHADE, 0.12);
  const frame = mix(wall, LIGHT, 0.5);
  const storeys = many(3, (k) =>
    many(2, (j) => {
      const [u, v] = [0.2 + j * 0.42, 0.1 + k * 0.22];
      return sideWindow(face, [u, v, u + 0.16, v + 0.12], {
        glass: mix(wall, '#22304a', 0.78),
        frame,
        shutters,
      });
    }).join(''),
  );
  const r = random(seed);
  const pots = many(3, (j) => {
    const [x, y] = face([0.14, 0.74, 0.9][j]!, 0.985);
    return i > 1 ? shrub(x, y, 5 + i * 3.4, j % 2 ? ['#d98a7a', '#6f4a3a'] : ['#8fa05c', '#4a5c34'], r) : '';
  });
  return [
    fill(part(face, 0, 0, 1, 1.02), wall),
    oldPlaster(face, wall, seed),
    ...storeys,
    fill(part(face, 0.36, 0.8, 0.62, 1.01), frame),
    fill(part(face, 0.39, 0.815, 0.59, 1.01), mix('#6b4630', SHADE, side > 0 ? 0.3 : 0)),
    fill(sliver(...face(0.49, 0.815), ...face(0.49, 1), 2), SHADE, 0.5),
    fill(part(face, -0.02, 0.765, 1.02, 0.775), frame, 0.6),
    fill(part(face, -0.03, -0.02, 1.03, 0.018), '#b8744e'),
    fill(part(face, -0.02, 0.018, 1.02, 0.036), SHADE, 0.25),
    fill(sliver(...face(-0.03, -0.02), ...face(1.03, -0.02), 3), LIGHT, 0.5),
    ...pots,
  ].join('');
}

/** Slabs of the street: joints that run to the sea and across. */
function paving(): string[] {
  const r = random(17);
  const across = many(15, (i) => {
    const y = 440 + 380 * (i / 15) ** 1.7;
    return fill(sliver(-20, y, width + 20, y + (r() - 0.5) * 4, 1 + i * 0.16), '#9a7a50', 0.3);
  });
  const lengthwise = many(13, (i) => {
    const x = -300 + i * 150;
    return fill(taper(x, 830, 600 + (x - 600) * 0.22, 436, 3.4), '#9a7a50', 0.28);
  });
  return [...across, ...lengthwise];
}

export function pastificioVentocaldo(): string[] {
  const mountain = ridge(
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
  );
  return [
    sky(
      [
        [0, '#7fb0c8'],
        [0.5, '#d6e3dc'],
        [0.75, '#f7e6c0'],
      ],
      3,
      [{ y: 120, count: 4, colour: '#ffffff', form: 'heap' }],
    ),
    land(mountain, '#9db0b4', '#8fa596', { seed: 3, strokes: 60 }),
    crag(mountain, ['#b9c6c2', '#98abac', '#7c9294'], { seed: 3, strokes: 1500, depth: 210, size: [26, 8] }),
    haze(270, 150, '#f6ead0', 0.7),
    water(372, 440, '#b9d2d6', '#9dc0c8', 2, '#fdf6e2', 70),
    fill('M440 430H760L1240 830H-40Z', '#e3cda2'),
    scatter(() => 440, 420, ['#d3b888', '#efdcb6', '#cdb080', '#e9d4aa'], 4, [20, 4], 360),
    ...paving(),
    ...many(5, (i) => front(-1, i) + front(1, i)),
    fill('M754 438L1240 830H880L706 438Z', '#6a4a4a', 0.28),
    rack(520, 440, 0.42),
    rack(700, 470, 0.6),
    rack(400, 520, 0.95),
    rack(800, 560, 1.3),
  ];
}
