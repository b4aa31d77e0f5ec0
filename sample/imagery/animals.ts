/** Animals of the painted landscapes, each standing on (x, y) and lit from the left. */
import {
  blob,
  figure,
  fill,
  LIGHT,
  many,
  mix,
  random,
  SHADE,
  sliver,
  taper,
} from '#sample/imagery/brush/paint.ts';

/** A gull on the wing: two tapered wings and a body. */
export function bird(x: number, y: number, s: number, colour: string): string {
  const wing = (to: 1 | -1) => taper(x, y, x + to * s, y - s * 0.42, s * 0.2, -to * s * 0.22);
  return (
    fill(wing(-1), colour) +
    fill(wing(1), mix(colour, SHADE, 0.2)) +
    fill(sliver(x - s * 0.12, y - s * 0.06, x + s * 0.3, y + s * 0.1, s * 0.2), mix(colour, SHADE, 0.1))
  );
}

/** A cow of the Alps, with horns, bell and a light muzzle. */
export function cow(x: number, y: number, s: number, colour: string): string {
  const deep = mix(colour, SHADE, 0.4);
  const lit = mix(colour, LIGHT, 0.45);
  return figure(x, y, s, [
    fill(sliver(-90, 3, 130, 0, 24) + sliver(-60, 6, 150, 5, 14), SHADE, 0.28),
    fill('M36 -46L40 0H51L54 -46ZM-54 -46L-46 0H-35L-36 -46Z', mix(colour, SHADE, 0.62)),
    fill(
      'M-92 -98C-60 -106 10 -98 50 -104C70 -108 82 -116 95 -118L108 -116C120 -102 130 -90 134 -82C134 -72 122 -72 116 -76C106 -82 98 -86 92 -82C86 -68 80 -55 70 -46L66 0H54L50 -40C20 -32 -20 -32 -46 -42L-60 0H-74L-78 -36C-90 -50 -100 -70 -98 -86Z',
      colour,
    ),
    fill('M-78 -36C-60 -30 -20 -28 50 -40L70 -46C60 -62 20 -52 -20 -54C-50 -54 -70 -50 -86 -62Z', deep, 0.55),
    fill('M-46 -40C-40 -28 -24 -28 -20 -37Z', '#d8a490'),
    fill(taper(-95, -92, -102, -30, 7, 6), deep),
    fill(sliver(-103, -34, -100, -14, 9), '#2c2422'),
    fill(sliver(-88, -99, 52, -104, 9) + sliver(56, -104, 104, -117, 6), lit, 0.75),
    fill(sliver(-84, -84, -60, -60, 14) + sliver(20, -88, 50, -66, 16), lit, 0.3),
    fill('M124 -88C132 -84 136 -80 134 -76C128 -70 118 -72 116 -77Z', '#e6d8c4'),
    fill(taper(98, -117, 92, -134, 6, 4) + taper(108, -117, 116, -132, 6, -4), '#efe6d0'),
    fill(sliver(96, -112, 74, -104, 13), deep),
    fill(sliver(111, -102, 117, -97, 5), '#1c1412'),
    fill('M80 -60C86 -66 94 -64 96 -58L98 -44H84Z', '#d9a93f'),
  ]);
}

/** A dark Iberian pig, nose to the ground. */
export function pig(x: number, y: number, s: number): string {
  return figure(x, y, s, [
    fill(sliver(-90, 3, 150, 0, 26) + sliver(-60, 6, 130, 6, 16), SHADE, 0.3),
    fill('M40 -30L46 0H56L58 -34ZM-50 -34L-44 0H-34L-34 -30Z', '#1c1718'),
    fill(
      'M-95 -62C-82 -86 -30 -94 20 -88C60 -86 82 -76 94 -60C106 -50 118 -38 130 -24L124 -12L104 -18C92 -24 82 -28 74 -30L66 0H52L48 -28C10 -16 -30 -16 -52 -28L-58 0H-72L-78 -34C-92 -42 -100 -50 -95 -62Z',
      '#37302f',
    ),
    fill('M-78 -34C-50 -14 20 -14 74 -30C60 -46 10 -38 -30 -40C-56 -42 -76 -40 -90 -52Z', '#1c1718', 0.6),
    fill(sliver(-86, -72, 40, -87, 12) + sliver(44, -84, 92, -62, 8), '#8f8078', 0.7),
    fill(sliver(84, -66, 108, -40, 15), '#231c1c'),
    fill(sliver(112, -34, 122, -26, 4), '#0e0a0a'),
    fill(taper(-95, -60, -112, -36, 5, -10), '#2a2322'),
  ]);
}

/** A sheep at a distance: a tuft of wool on dark legs. */
export function sheep(x: number, y: number, s: number): string {
  const r = random(Math.round(x + y));
  return figure(x, y, s, [
    fill(sliver(-80, 3, 130, 0, 24), SHADE, 0.28),
    fill('M-50 -40L-46 0H-36L-34 -40ZM30 -40L36 0H46L46 -40Z', '#3a3434'),
    fill(blob(-4, -62, 78, 42, r, 0.12), '#d5cfbf'),
    fill(blob(-14, -74, 62, 26, r, 0.16), '#f6f1e2'),
    fill(sliver(-62, -44, 62, -42, 26), '#8f8a86', 0.5),
    fill(blob(82, -66, 24, 17, r, 0.1), '#3a3434'),
  ]);
}

/** A blackbird at rest: glossy back, yellow bill and ring of the eye. */
export function blackbird(x: number, y: number, s: number): string {
  return figure(x, y, s, [
    fill('M-3 20L-4 35H-1L1 20ZM8 18L9 35H12L12 18ZM-8 34H2V36H-8ZM5 34H16V36H5Z', '#3a3028'),
    fill(
      'M-46 24C-28 6 -16 -18 6 -20C14 -30 30 -28 34 -18L36 -10C32 12 14 24 -8 24L-58 46L-36 27Z',
      '#1c1c22',
    ),
    fill('M-44 23C-30 12 -18 -6 2 -8C10 0 4 14 -12 20Z', '#30303c'),
    ...many(4, (i) => fill(sliver(-52 + i * 8, 36 - i * 6, -6 + i * 3, 8 - i * 4, 3), '#4d4f60', 0.55)),
    fill(sliver(8, -22, 28, -25, 5) + sliver(18, 14, 33, -6, 6), '#5a5c6e', 0.6),
    fill('M34 -18L52 -13L35 -9Z', '#f0a020'),
    fill(sliver(35, -14, 51, -13, 2), '#a8641c', 0.7),
    '<circle cx="26" cy="-17" r="3.6" fill="#f0b030"/><circle cx="26" cy="-17" r="2.2" fill="#101014"/>',
  ]);
}
