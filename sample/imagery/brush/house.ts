/** Houses seen at an angle: lit front, shaded gable, tiled roof, and a shadow on the ground. */
import { doorway, opening, surface, tiles, type Surface } from './masonry.ts';
import { clamp, fill, LIGHT, many, mix, n, random, SHADE, sliver } from './paint.ts';

export interface HouseLook {
  windows?: number;
  /** Light in the windows. */
  lit?: string;
  /** Width of the gable and rise of the roof, as shares of the front. */
  side?: number;
  rise?: number;
  made?: Surface;
  shutters?: string;
  door?: string;
  chimney?: boolean;
  /** Off for a house whose neighbours stand where its shadow would fall. */
  shadow?: boolean;
}

/** The shade of a house: long strokes to the right, thinner the farther they reach. */
function castShadow(x: number, y: number, w: number, h: number, seed: number): string {
  const r = random(seed);
  return many(9, (i) => {
    const drop = (i / 9) * h * 0.16;
    return fill(
      sliver(x - w * 0.9, y - 3 + drop, x + h * (0.5 + r() * 0.5), y - 3 + drop + r() * 2, h * 0.05),
      SHADE,
      0.2,
    );
  }).join('');
}

function chimneyAt(x: number, y: number, size: number, colour: string): string {
  return (
    fill(`M${n(x)} ${n(y)}v${n(-size * 1.7)}h${n(size)}v${n(size * 1.9)}Z`, colour) +
    fill(
      `M${n(x + size * 0.62)} ${n(y)}v${n(-size * 1.7)}h${n(size * 0.38)}v${n(size * 1.9)}Z`,
      SHADE,
      0.35,
    ) +
    fill(
      `M${n(x - size * 0.14)} ${n(y - size * 1.7)}h${n(size * 1.28)}v${n(-size * 0.28)}h${n(-size * 1.28)}Z`,
      mix(colour, SHADE, 0.3),
    )
  );
}

export function house(
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  look: HouseLook = {},
): string {
  const {
    windows = 2,
    lit,
    side = 0.35,
    rise = 0.45,
    made = 'plaster',
    shutters,
    door,
    chimney,
    shadow = true,
  } = look;
  const seed = Math.round(x * 7 + y);
  const s = w * side;
  const top = y - h;
  const peak = top - w * rise * 0.6;
  const shaded = mix(wall, '#2a2a3a', 0.34);
  const tile = clamp(w * 0.022, 1.7, 5);
  const front = { x, y: top, w, h };
  const gable = { x: x + w, y: top, w: s, h: h - 3 };
  const panes = many(windows, (i) => {
    const px = x + ((i + 0.5) * w) / windows - w * 0.045;
    // The door takes the place of the window beside it.
    const taken = door !== undefined && i === Math.floor(windows / 2);
    const look = { ...(lit !== undefined && { lit }), ...(shutters !== undefined && { shutters }) };
    return taken ? '' : opening({ x: px, y: top + h * 0.28, w: w * 0.09, h: h * 0.27 }, wall, look);
  });
  const doorAt = x + ((Math.floor(windows / 2) + 0.5) * w) / windows - w * 0.05;
  return [
    shadow ? castShadow(x + w + s, y, s, h, seed) : '',
    fill(
      `M${n(x + w)} ${n(y)}V${n(top)}L${n(x + w + s / 2)} ${n(peak)}L${n(x + w + s)} ${n(top + 2)}V${n(y - 3)}Z`,
      shaded,
    ),
    surface(made, gable, shaded, seed + 1),
    fill(`M${n(x)} ${n(y)}V${n(top)}H${n(x + w)}V${n(y)}Z`, wall),
    surface(made, front, wall, seed),
    fill(`M${n(x)} ${n(top)}h${n(w)}v${n(h * 0.09)}L${n(x)} ${n(top + h * 0.13)}Z`, SHADE, 0.24),
    ...panes,
    door === undefined ? '' : doorway({ x: doorAt, y: y - h * 0.5, w: w * 0.1, h: h * 0.5 }, wall, door),
    chimney ? chimneyAt(x + w * 0.62, peak + w * 0.06, w * 0.07, mix(wall, roof, 0.5)) : '',
    tiles(
      [
        [x - w * 0.04, top + 2],
        [x + w * 1.03, top + 2],
      ],
      [
        [x + s / 2, peak],
        [x + w + s / 2, peak],
      ],
      roof,
      tile,
      seed + 2,
    ),
    fill(
      `M${n(x + w + s / 2)} ${n(peak)}L${n(x + w + s * 1.08)} ${n(top + 4)}L${n(x + w + s)} ${n(top + 6)}L${n(x + w + s / 2)} ${n(peak + w * 0.03)}Z`,
      mix(roof, SHADE, 0.45),
    ),
    fill(sliver(x + s / 2 - 1, peak, x + w + s / 2, peak, tile * 0.6), mix(roof, LIGHT, 0.4), 0.8),
  ].join('');
}
