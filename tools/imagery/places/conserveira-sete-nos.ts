import { sky, water } from '../brush.ts';
import { bird, many, wall } from '../motifs.ts';

export function conserveiraSeteNos(): string[] {
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
}
