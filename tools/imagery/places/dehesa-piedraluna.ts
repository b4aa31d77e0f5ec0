import { daubs, haze, land, sky, skyline, tree } from '../brush.ts';
import { grove } from '../motifs.ts';

export function dehesaPiedraluna(): string[] {
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
}
