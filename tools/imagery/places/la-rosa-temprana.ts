import { haze, land, mix, random, ridge, sky } from '../brush.ts';
import { many } from '../motifs.ts';

export function laRosaTemprana(): string[] {
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
}
