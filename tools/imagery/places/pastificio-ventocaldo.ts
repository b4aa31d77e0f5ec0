import { daubs, haze, land, mix, ridge, sky, water } from '../brush.ts';
import { many } from '../motifs.ts';

export function pastificioVentocaldo(): string[] {
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
}
