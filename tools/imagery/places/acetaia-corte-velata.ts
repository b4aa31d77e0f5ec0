import { daubs, haze, house, land, sky, skyline } from '../brush.ts';
import { grove, many } from '../motifs.ts';

export function acetaiaCorteVelata(): string[] {
  const flat: Line = () => 470;
  const rows = many(26, (i) => {
    const x = -700 + i * 104;
    return `<path d="M${600 + (x - 600) * 0.1} 478L${x + 60} 820" stroke="${i % 2 ? '#8a4a3c' : '#a8613f'}" stroke-width="${10 + Math.abs(i - 13) * 0.5}" opacity=".8"/>`;
  });
  return [
    sky(
      [
        [0, '#b3a6bd'],
        [0.4, '#d9c3c4'],
        [0.6, '#f0d9c0'],
      ],
      8,
      [{ y: 300, count: 10, colour: '#f3e3de', size: 1.4 }],
      { x: 260, y: 330, r: 34, colour: '#f8dcb0' },
    ),
    land(skyline(448, 14, 5), '#b3a3b4', '#a595a8', { seed: 6, strokes: 60 }),
    grove(flat, 16, 7, [46, 60], ['#b59fae', '#8d7a92', '#7a6a80'], 4, 'poplar'),
    haze(380, 130, '#ecdde0', 0.85),
    land(flat, '#9c6a58', '#6b4038', {
      seed: 9,
      strokes: 300,
      depth: 330,
      tones: ['#a8613f', '#8a4a3c', '#7a4a52', '#b88a4a', '#6b5a3c'],
    }),
    `<g>${rows.join('')}</g>`,
    daubs(() => 480, 900, ['#b5562f', '#8a3a34', '#c98a3a', '#6b3a4a', '#7a6a3a'], 12, [15, 8], 330),
    house(720, 560, 260, 150, '#b86a4c', '#8a4436', { windows: 4, rise: 0.36, side: 0.42 }),
    `<rect x="820" y="352" width="26" height="30" fill="#ffd27a"/><circle cx="833" cy="367" r="46" fill="#ffcf7a" opacity=".28" filter="url(#soft)"/><rect x="786" y="490" width="46" height="70" fill="#5a2f26"/><path d="M786 490a23 23 0 0 1 46 0Z" fill="#5a2f26"/>`,
    grove(() => 566, 3, 14, [90, 120], ['#8a6a52', '#5a4444', '#4a3636'], 6, 'poplar', [1040, 1180]),
    haze(520, 150, '#e6d3dc', 0.5),
    haze(430, 90, '#efe0e2', 0.6),
  ];
}
