import { daubs, haze, land, ridge, sky } from '../brush.ts';
import { many } from '../motifs.ts';

export function bottegaTreChiavi(): string[] {
  // The arcade runs from the left edge to a vanishing point; depth 0 is near, 1 far.
  const at = (depth: number) => 600 - 640 * (1 - depth) ** 1.7;
  const scale = (x: number) => (600 - x) / 640;
  const arch = (i: number) => {
    const [x0, x1] = [at(i / 9), at((i + 1) / 9)];
    const [k0, k1] = [scale(x0), scale(x1)];
    const w = x1 - x0;
    const floor = (k: number) => 486 + 330 * k;
    const top = (k: number) => 486 - 96 * k;
    const [l, r] = [x0 + w * 0.16, x1 - w * 0.1];
    const pane = (dx: number, colour: string) =>
      `<path d="M${x0 + w * dx} ${486 - 330 * k0}h${w * 0.2}v${110 * k0}h${-w * 0.2}Z" fill="${colour}"/>`;
    return `<path d="M${l} ${floor(k0)}V${top(k0) + 40 * k0}Q${l} ${top(k0) - 60 * k0} ${(l + r) / 2} ${top((k0 + k1) / 2) - 70 * k0}Q${r} ${top(k1) - 56 * k1} ${r} ${top(k1) + 40 * k1}V${floor(k1)}Z" fill="${i % 3 === 1 ? '#8a5540' : '#43303f'}"/>${pane(0.26, i % 2 ? '#f3c777' : '#4d3a48')}${pane(0.6, i % 3 ? '#4d3a48' : '#f3c777')}`;
  };
  return [
    sky(
      [
        [0, '#3f4a78'],
        [0.35, '#8a749a'],
        [0.6, '#e8a884'],
        [0.75, '#f6cf9a'],
      ],
      4,
      [{ y: 230, count: 9, colour: '#e8b0a0' }],
    ),
    land(
      ridge(
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
      ),
      '#eceaf0',
      '#a9a3bd',
      { seed: 2, strokes: 240, tones: ['#f4efee', '#c9c3d4', '#a79fb8', '#e9cfc4'] },
    ),
    haze(350, 140, '#e9b898', 0.6),
    `<path d="M560 470H700L1240 830H-40Z" fill="#6b5562"/>`,
    daubs(() => 480, 320, ['#8a6f74', '#57454f', '#c98f66', '#4d3f4c'], 9, [24, 3], 340),
    `<path d="M-40 830V40L600 480V492Z" fill="#b5866a"/><path d="M-40 40L600 480V492L-40 84Z" fill="#7a5850"/><path d="M-40 300L600 484V488L-40 330Z" fill="#d9ae88"/>`,
    ...many(8, (i) => arch(i)),
    `<path d="M760 800V250H1240V800Z" fill="#a97f6a"/><path d="M760 250h480v30h-480Z" fill="#7a5850"/>`,
    ...many(
      3,
      (i) =>
        `<rect x="${820 + i * 130}" y="310" width="56" height="96" fill="${i === 1 ? '#f3c777' : '#4d3f4c'}"/><rect x="${812 + i * 130}" y="404" width="72" height="9" fill="#e0bf9a"/>`,
    ),
    `<rect x="810" y="490" width="330" height="270" fill="#5a1f24"/><rect x="830" y="530" width="220" height="210" fill="#ffd78a"/><rect x="1068" y="540" width="56" height="220" fill="#7a2a2c"/><rect x="1078" y="556" width="36" height="100" fill="#ffd78a"/><path d="M830 640h220M940 530v210" stroke="#5a1f24" stroke-width="7"/>`,
    ...many(
      14,
      (i) =>
        `<ellipse cx="${848 + (i % 7) * 31}" cy="${i < 7 ? 630 : 726}" rx="${9 + (i % 3) * 2}" ry="${16 + (i % 4) * 4}" fill="${['#6b2a1c', '#8a5a24', '#3c5a3a', '#b5642c'][i % 4]}"/>`,
    ),
    `<ellipse cx="940" cy="770" rx="260" ry="26" fill="#ffcf7a" opacity=".5" filter="url(#soft)"/>`,
    `<path d="M800 440h-52" stroke="#2a2028" stroke-width="6"/><g fill="none" stroke="#e0b24a" stroke-width="5">${many(3, (i) => `<circle cx="${752 + i * 18}" cy="462" r="8"/><path d="M${752 + i * 18} 470v38m0 -10h8m-8 9h8"/>`).join('')}</g>`,
  ];
}
