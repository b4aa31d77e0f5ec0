/** Small drawings for labels. Every drawing fills a box of -50..50 around its centre. */

type Draw = (ink: string, accent: string) => string;

const polar = (radius: number, degrees: number): [number, number] => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

function leaf(x: number, y: number, length: number, width: number, degrees: number, fill: string): string {
  return `<path transform="translate(${x} ${y}) rotate(${degrees})" fill="${fill}" d="M0 0C${length * 0.25} ${-width} ${length * 0.75} ${-width} ${length} 0C${length * 0.75} ${width} ${length * 0.25} ${width} 0 0Z"/>`;
}

function sprig(
  leaves: number,
  length: number,
  width: number,
  fill: string,
  stem: string,
  spread = 48,
): string {
  const parts = [`<path d="M-46 14C-20 4 14 -2 46 -16" fill="none" stroke="${stem}" stroke-width="2"/>`];
  for (let i = 0; i < leaves; i++) {
    const t = i / (leaves - 1);
    const x = -40 + t * 82;
    const y = 12 - t * 26;
    parts.push(leaf(x, y, length, width, -18 + (i % 2 ? spread : -spread), fill));
  }
  parts.push(leaf(44, -15, length * 0.8, width, -18, fill));
  return parts.join('');
}

const rays = (count: number, inner: number, outer: number, stroke: string, width = 2) =>
  Array.from({ length: count }, (_, i) => {
    const [x0, y0] = polar(inner, (i * 360) / count);
    const [x1, y1] = polar(outer, (i * 360) / count);
    return `<path d="M${x0} ${y0}L${x1} ${y1}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
  }).join('');

export const ornaments: Record<string, Draw> = {
  olive: (ink, accent) =>
    sprig(7, 34, 6, ink, ink) +
    [
      [-22, 20],
      [4, 13],
      [26, 8],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="7" ry="9.5" fill="${accent}"/>`)
      .join(''),
  lemon: (ink, accent) =>
    `<path d="M-34 4C-30 -24 18 -30 32 -6C36 -4 42 -4 44 0C40 4 36 6 33 8C20 32 -28 30 -34 4Z" fill="${accent}" stroke="${ink}" stroke-width="2"/>` +
    leaf(-30, -6, 34, 9, -62, ink),
  wave: (ink, accent) =>
    [-24, -8, 8, 24]
      .map(
        (y, i) =>
          `<path d="M-48 ${y}q12 -14 24 0t24 0t24 0t24 0" fill="none" stroke="${i % 2 ? accent : ink}" stroke-width="4"/>`,
      )
      .join(''),
  crocus: (ink, accent) =>
    leaf(0, 26, 60, 15, -90, accent) +
    leaf(0, 26, 54, 13, -122, accent) +
    leaf(0, 26, 54, 13, -58, accent) +
    [-10, 0, 10]
      .map((d) => `<path d="M0 8Q${d / 2} -14 ${d} -30" stroke="${ink}" stroke-width="2.4" fill="none"/>`)
      .join('') +
    `<path d="M0 26V48M0 40Q-14 34 -26 12M0 42Q14 34 26 14" stroke="${ink}" stroke-width="2" fill="none"/>`,
  barrels: (ink, accent) =>
    '<g transform="scale(1.7) translate(0 4)">' +
    Array.from({ length: 8 }, (_, i) => {
      const h = 34 - i * 3;
      const x = -46 + Array.from({ length: i }, (_, j) => 15.5 - j * 1.2).reduce((a, b) => a + b, 0);
      const w = 13 - i * 1.05;
      return `<g transform="translate(${x} ${18 - h})"><path d="M0 0h${w}q${w * 0.3} ${h / 2} 0 ${h}h${-w}q${-w * 0.3} ${-h / 2} 0 ${-h}Z" fill="${accent}" stroke="${ink}" stroke-width="1.4"/><path d="M-1 ${h * 0.28}h${w + 2}M-1 ${h * 0.72}h${w + 2}" stroke="${ink}" stroke-width="1.6"/></g>`;
    }).join('') +
    '</g>',
  keys: (ink) =>
    [-22, 0, 22]
      .map(
        (x, i) =>
          `<g transform="translate(${x} ${i === 1 ? -6 : 0})" fill="none" stroke="${ink}" stroke-width="3.4"><circle cx="0" cy="-22" r="8.5"/><path d="M0 -13V32M0 18h9M0 28h9"/></g>`,
      )
      .join(''),
  moon: (ink, accent) =>
    `<circle r="30" fill="${accent}"/><circle cx="-10" cy="-8" r="5" fill="${ink}" opacity=".18"/><circle cx="10" cy="6" r="8" fill="${ink}" opacity=".14"/><path d="M-48 36Q-20 22 0 32T48 30" stroke="${accent}" stroke-width="3" fill="none"/>`,
  bee: (ink, accent) =>
    `<ellipse cx="0" cy="8" rx="13" ry="22" fill="${accent}"/><path d="M-12 2h24M-13 11h26M-10 20h20" stroke="${ink}" stroke-width="4"/><circle cy="-18" r="9" fill="${ink}"/>` +
    leaf(-6, -6, 42, 11, 196, ink) +
    leaf(6, -6, 42, 11, -16, ink) +
    `<path d="M-4 -26Q-8 -36 -14 -38M4 -26Q8 -36 14 -38" stroke="${ink}" stroke-width="2" fill="none"/>`,
  chestnut: (ink, accent) =>
    leaf(0, 44, 92, 20, -90, accent) +
    `<path d="M0 48V-44" stroke="${ink}" stroke-width="2"/>` +
    Array.from(
      { length: 6 },
      (_, i) =>
        `<path d="M0 ${30 - i * 11}q10 -8 15 -14M0 ${30 - i * 11}q-10 -8 -15 -14" stroke="${ink}" stroke-width="1.4" fill="none"/>`,
    ).join(''),
  blackbird: (ink, accent) =>
    `<path d="M-40 10C-26 -4 -14 -24 4 -26C12 -34 26 -32 30 -24L42 -20L30 -16C28 4 12 18 -8 20L-44 34L-26 16Z" fill="${ink}"/><circle cx="22" cy="-24" r="2.2" fill="${accent}"/><path d="M30 -23L43 -20L30 -17Z" fill="${accent}"/><path d="M-2 19V34M8 16V32M-30 34H46" stroke="${ink}" stroke-width="2.4"/>`,
  alp: (ink, accent) =>
    `<path d="M-48 26L-22 -22L-10 -6Q0 4 10 -8L24 -30L48 26Z" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/><path d="M-30 -6L-22 -22L-14 -11L-20 -2L-25 -8ZM16 -17L24 -30L33 -8L26 -12L22 -5Z" fill="${accent}"/><path d="M-48 34H48" stroke="${ink}" stroke-width="2"/>`,
  dale: (ink, accent) =>
    `<path d="M-48 16Q-24 -18 2 4T48 -6" stroke="${ink}" stroke-width="3" fill="none"/><path d="M-48 30Q-10 8 48 20" stroke="${ink}" stroke-width="3" fill="none"/><path d="M-10 12V-6L2 -16L14 -6V10" fill="${accent}" stroke="${ink}" stroke-width="2.4"/><circle cx="30" cy="-28" r="8" fill="${accent}"/>`,
  knot: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="4">${[-30, -15, 0, 15, 30].map((x) => `<ellipse cx="${x}" cy="0" rx="13" ry="9" transform="rotate(35 ${x} 0)"/>`).join('')}<path d="M-50 4H-40M40 -4H50"/></g>`,
  fish: (ink, accent) =>
    [-18, 4, 26]
      .map(
        (y, i) =>
          `<g transform="translate(${i % 2 ? 4 : -4} ${y}) scale(${i % 2 ? -1 : 1} 1)"><path d="M-44 0Q-10 -16 28 0L42 -9V9L28 0Q-10 16 -44 0Z" fill="${i % 2 ? accent : ink}"/><circle cx="-32" cy="-1.5" r="2" fill="#fff"/><path d="M-22 -6q5 6 0 12M-12 -7q5 7 0 14" stroke="#fff" stroke-width="1.2" fill="none"/></g>`,
      )
      .join(''),
  octopus: (ink, accent) =>
    `<path d="M-20 2C-26 -40 26 -40 20 2Z" fill="${ink}"/>` +
    [-26, -16, -6, 6, 16, 26]
      .map(
        (x, i) =>
          `<path d="M${x * 0.6} 0Q${x * 1.5} 18 ${x * 1.1} 32T${x * 1.7} ${40 - (i % 2) * 8}" stroke="${ink}" stroke-width="6" stroke-linecap="round" fill="none"/>`,
      )
      .join('') +
    `<circle cx="-8" cy="-12" r="4" fill="${accent}"/><circle cx="8" cy="-12" r="4" fill="${accent}"/>`,
  shell: (ink, accent) =>
    `<path d="M-34 -12C-20 -42 24 -38 38 8C20 40 -30 34 -34 -12Z" fill="${accent}" stroke="${ink}" stroke-width="3"/>` +
    [0.75, 0.5, 0.25]
      .map(
        (k) =>
          `<path transform="translate(${-34 * (1 - k)} ${-12 * (1 - k)}) scale(${k})" d="M-34 -12C-20 -42 24 -38 38 8C20 40 -30 34 -34 -12Z" fill="none" stroke="${ink}" stroke-width="${2.4 / k}"/>`,
      )
      .join(''),
  chilli: (ink, accent) =>
    `<path d="M-32 -22C-12 -34 10 -20 20 4C26 18 34 26 44 28C24 38 -2 22 -14 4C-22 -8 -26 -14 -32 -22Z" fill="${accent}"/><path d="M-32 -22C-38 -24 -42 -32 -46 -34" stroke="${ink}" stroke-width="4" fill="none"/>` +
    leaf(-34, -26, 20, 6, 20, ink),
  wheat: (ink, accent) =>
    `<path d="M0 48V-30" stroke="${ink}" stroke-width="2.4"/>` +
    Array.from(
      { length: 6 },
      (_, i) => leaf(0, 16 - i * 11, 22, 6, -58, accent) + leaf(0, 16 - i * 11, 22, 6, -122, accent),
    ).join('') +
    leaf(0, -28, 22, 6, -90, accent),
  grapes: (ink, accent) =>
    [
      [-18, -8],
      [-4, -8],
      [10, -8],
      [-11, 4],
      [3, 4],
      [17, 2],
      [-5, 16],
      [9, 15],
      [2, 28],
    ]
      .map(
        ([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="${accent}" stroke="${ink}" stroke-width="1.6"/>`,
      )
      .join('') +
    `<path d="M0 -16Q4 -32 14 -42" stroke="${ink}" stroke-width="3" fill="none"/>` +
    leaf(4, -24, 36, 13, 200, ink),
  sun: (ink, accent) => `<circle r="18" fill="${accent}"/>${rays(16, 24, 36, ink, 2.6)}`,
  flower: (ink, accent) =>
    Array.from({ length: 7 }, (_, i) => leaf(0, -6, 32, 10, (i * 360) / 7 - 90, accent)).join('') +
    `<circle cy="-6" r="7" fill="${ink}"/><path d="M0 24V50" stroke="${ink}" stroke-width="2.4"/>`,
  cocoa: (ink, accent) =>
    `<g transform="rotate(-35)">${leaf(-46, 0, 92, 32, 0, accent)}<path d="M-44 0Q0 -22 44 0M-44 0H44M-44 0Q0 22 44 0" stroke="${ink}" stroke-width="2" fill="none"/></g>`,
  terraces: (ink, accent) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<path d="M-50 ${36 - i * 18}Q-16 ${22 - i * 18} 14 ${32 - i * 18}T50 ${26 - i * 18}" stroke="${ink}" stroke-width="2.4" fill="none"/>`,
      )
      .join('') +
    [
      [-30, 22],
      [-6, 24],
      [20, 22],
      [-20, 4],
      [10, 6],
      [34, 0],
      [-34, -14],
      [-2, -12],
      [26, -18],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y - 6}" r="6" fill="${accent}"/><path d="M${x} ${y}v7" stroke="${ink}" stroke-width="1.6"/>`,
      )
      .join('') +
    `<circle cx="34" cy="-38" r="8" fill="${accent}"/>`,
  fruit: (ink, accent) =>
    `<circle cx="-12" cy="8" r="24" fill="${accent}"/><circle cx="20" cy="14" r="19" fill="${accent}" stroke="${ink}" stroke-width="2"/><path d="M-12 -16Q-6 -32 8 -40M-12 -16Q-20 4 -12 30" stroke="${ink}" stroke-width="2.4" fill="none"/>` +
    leaf(0, -30, 36, 10, 16, ink),
  nut: (ink, accent) =>
    `<path d="M0 -34C26 -22 30 16 0 36C-30 16 -26 -22 0 -34Z" fill="${accent}" stroke="${ink}" stroke-width="2.4"/><path d="M-22 -8Q0 -24 22 -8" stroke="${ink}" stroke-width="3" fill="none"/>`,
  star: (ink, accent) => rays(8, 6, 40, accent, 5) + `<circle r="8" fill="${ink}"/>`,
  none: () => '',
};
