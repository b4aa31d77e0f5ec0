/** Strokes and shapes of the painted landscapes. Canvas: 1200 × 800. */

export const width = 1200;
export const height = 800;

/** Small seeded generator, so that a painting comes out the same every time. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

export function mix(a: string, b: string, t: number): string {
  const [x, y] = [channels(a), channels(b)];
  return `#${x
    .map((v, i) =>
      Math.round(v + (y[i]! - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const vary = (colour: string, r: () => number, amount = 0.12) =>
  mix(colour, r() < 0.5 ? '#fff3d6' : '#1c2433', r() * amount);

export type Line = (x: number) => number;

/** A rolling skyline: a base height and waves of falling length. */
export function skyline(base: number, rise: number, seed: number, rough = 0.5, tilt = 0): Line {
  const r = random(seed);
  const waves = Array.from({ length: 6 }, (_, i) => ({
    f: (0.004 + r() * 0.003) * 1.9 ** i,
    p: r() * 7,
    a: rise * rough ** i,
  }));
  return (x) =>
    base +
    (tilt * (x - width / 2)) / width -
    waves.reduce((sum, w) => sum + w.a * Math.sin(x * w.f + w.p), 0) / 2;
}

/** A jagged ridge for mountains, from given summits (x, y). */
export function ridge(points: [number, number][], seed: number, rough = 9): Line {
  const r = random(seed);
  const noise = Array.from({ length: 240 }, () => r() - 0.5);
  return (x) => {
    const i = Math.max(0, points.findIndex(([px]) => px >= x) - 1);
    const [x0, y0] = points[i]!;
    const [x1, y1] = points[Math.min(points.length - 1, i + 1)]!;
    const t = x1 === x0 ? 0 : (x - x0) / (x1 - x0);
    const n = (Math.abs(x) / 7) % 239;
    const k = Math.floor(n);
    return y0 + (y1 - y0) * t + rough * (noise[k]! + (noise[k + 1]! - noise[k]!) * (n - k));
  };
}

let layers = 0;

/** One layer of land below a line: wash of colour, then many short strokes that follow the ground. */
export function land(
  line: Line,
  top: string,
  bottom: string,
  options: {
    seed: number;
    strokes?: number;
    stroke?: [number, number];
    slope?: number;
    depth?: number;
    tones?: string[];
  },
): string {
  const { seed, strokes = 260, stroke = [26, 5], slope = 0, depth = 240, tones } = options;
  const id = `l${(layers += 1)}`;
  const edge: string[] = [];
  for (let x = -20; x <= width + 20; x += 7) edge.push(`${x} ${line(x).toFixed(1)}`);
  const shape = `M${edge.join('L')}L${width + 20} ${height + 20}L-20 ${height + 20}Z`;
  const r = random(seed);
  const marks = Array.from({ length: strokes }, () => {
    const x = r() * width;
    const d = r() ** 1.4;
    const y = line(x) + d * depth;
    const base = tones ? tones[Math.floor(r() * tones.length)]! : mix(top, bottom, Math.min(1, d));
    const angle = Math.atan2(line(x + 20) - line(x - 20), 40) * (180 / Math.PI) * (1 - d * 0.6) + slope;
    const size = 0.5 + d;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(stroke[0] * size * (0.5 + r())).toFixed(1)}" ry="${(stroke[1] * size * (0.4 + r())).toFixed(1)}" transform="rotate(${angle.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" fill="${vary(base, r)}" opacity="${(0.25 + r() * 0.4).toFixed(2)}"/>`;
  });
  return `<linearGradient id="g${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="url(#g${id})"/><g clip-path="url(#${id})">${marks.join('')}</g>`;
}

export function sky(
  stops: [number, string][],
  seed: number,
  clouds: { y: number; count: number; colour: string; size?: number }[] = [],
  sun?: { x: number; y: number; r: number; colour: string },
): string {
  const r = random(seed);
  const gradient = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
  const glow = sun
    ? `<radialGradient id="sun"><stop offset="0" stop-color="${sun.colour}" stop-opacity=".95"/><stop offset=".18" stop-color="${sun.colour}" stop-opacity=".6"/><stop offset="1" stop-color="${sun.colour}" stop-opacity="0"/></radialGradient><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 6}" fill="url(#sun)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${mix(sun.colour, '#ffffff', 0.5)}" opacity=".9"/>`
    : '';
  const puffs = clouds
    .map(({ y, count, colour, size = 1 }) =>
      Array.from({ length: count }, () => {
        const [x, w] = [r() * width, (60 + r() * 190) * size];
        return `<ellipse cx="${x.toFixed(0)}" cy="${(y + (r() - 0.5) * 60 * size).toFixed(0)}" rx="${w.toFixed(0)}" ry="${(w * (0.06 + r() * 0.1)).toFixed(0)}" fill="${vary(colour, r, 0.08)}" opacity="${(0.18 + r() * 0.3).toFixed(2)}" filter="url(#soft)"/>`;
      }).join(''),
    )
    .join('');
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${gradient}</linearGradient><rect width="${width}" height="${height}" fill="url(#sky)"/>${glow}${puffs}`;
}

/** Water with glints that thin out towards the horizon. */
export function water(
  y: number,
  bottom: number,
  far: string,
  near: string,
  seed: number,
  glint: string,
  count = 160,
): string {
  const r = random(seed);
  const id = `w${(layers += 1)}`;
  const marks = Array.from({ length: count }, () => {
    const d = r() ** 1.6;
    const yy = y + 3 + d * (bottom - y);
    return `<ellipse cx="${(r() * width).toFixed(0)}" cy="${yy.toFixed(0)}" rx="${(14 + d * 60 * r()).toFixed(0)}" ry="${(0.8 + d * 3.2).toFixed(1)}" fill="${r() < 0.55 ? glint : mix(near, '#0e2238', 0.25)}" opacity="${(0.15 + r() * 0.4).toFixed(2)}"/>`;
  });
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient><rect x="0" y="${y}" width="${width}" height="${bottom - y}" fill="url(#${id})"/>${marks.join('')}`;
}

/** A crown of daubs, lit from the left. */
export function tree(
  x: number,
  y: number,
  size: number,
  light: string,
  dark: string,
  trunk: string,
  seed: number,
  shape: 'round' | 'poplar' | 'umbrella' = 'round',
): string {
  const r = random(seed);
  const [w, h] = shape === 'poplar' ? [0.26, 1.5] : shape === 'umbrella' ? [0.9, 0.4] : [0.62, 0.56];
  const lift = shape === 'poplar' ? size * 1.5 : size * 0.85;
  const daubs = Array.from({ length: shape === 'poplar' ? 90 : 34 }, (_, i) => {
    const a = r() * Math.PI * 2;
    const q = Math.sqrt(r());
    const [dx, dy] = [Math.cos(a) * q * w * size, Math.sin(a) * q * h * size];
    const shade = Math.min(1, Math.max(0, 0.5 + dx / (size * w * 2) + dy / (size * h * 2)));
    return { i, dx, dy, shade };
  })
    .sort((a, b) => b.shade - a.shade)
    .map(
      ({ dx, dy, shade }) =>
        `<ellipse cx="${(x + dx).toFixed(1)}" cy="${(y - lift + dy).toFixed(1)}" rx="${(size * 0.2 * (0.6 + r() * 0.6)).toFixed(1)}" ry="${(size * 0.14 * (0.6 + r() * 0.6)).toFixed(1)}" fill="${vary(mix(light, dark, shade), r, 0.1)}"/>`,
    );
  const shadow = `<ellipse cx="${x + size * 0.35}" cy="${y + 1}" rx="${size * 0.6}" ry="${size * 0.1}" fill="#1c2433" opacity=".22"/>`;
  const stem = `<path d="M${x - size * 0.06} ${y}Q${x + size * 0.04} ${y - size * 0.5} ${x - size * 0.1} ${y - lift}M${x + size * 0.02} ${y}Q${x} ${y - size * 0.4} ${x + size * 0.18} ${y - lift}" stroke="${trunk}" stroke-width="${size * 0.09}" fill="none"/>`;
  return shadow + stem + daubs.join('');
}

/** A house seen at an angle: lit wall, shaded gable, roof, windows. */
export function house(
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  options: { windows?: number; lit?: string; side?: number; rise?: number } = {},
): string {
  const { windows = 2, lit, side = 0.35, rise = 0.45 } = options;
  const dark = mix(wall, '#2a2a3a', 0.32);
  const s = w * side;
  const top = y - h;
  const peak = top - w * rise * 0.6;
  const panes = Array.from({ length: windows }, (_, i) => {
    const px = x + ((i + 0.5) * w) / windows - w * 0.05;
    return `<rect x="${px}" y="${top + h * 0.3}" width="${w * 0.1}" height="${h * 0.26}" fill="${lit ?? mix(wall, '#22304a', 0.75)}"/>`;
  }).join('');
  return `<path d="M${x + w} ${y}V${top}L${x + w + s / 2} ${peak}L${x + w + s} ${top + 2}V${y - 3}Z" fill="${dark}"/><rect x="${x}" y="${top}" width="${w}" height="${h}" fill="${wall}"/><path d="M${x} ${top}h${w}v${h * 0.1}h${-w}Z" fill="#1c2433" opacity=".18"/><path d="M${x - w * 0.04} ${top + 2}L${x + s / 2} ${peak}H${x + w + s / 2}L${x + w + w * 0.03} ${top + 2}Z" fill="${roof}"/><path d="M${x + w + s / 2} ${peak}L${x + w + s * 1.08} ${top + 4}L${x + w + s} ${top + 6}L${x + w + s / 2} ${peak + 8}Z" fill="${mix(roof, '#1c2433', 0.4)}"/>${panes}`;
}

export const haze = (y: number, h: number, colour: string, opacity: number) => {
  const id = `h${(layers += 1)}`;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset=".5" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient><rect x="0" y="${y}" width="${width}" height="${h}" fill="url(#${id})"/>`;
};

/** Scattered daubs below a line: flowers, grass tufts, stones. */
export function daubs(
  line: Line,
  count: number,
  colours: string[],
  seed: number,
  size: [number, number],
  depth: number,
  from = 0,
): string {
  const r = random(seed);
  return Array.from({ length: count }, () => {
    const d = from + r() * (1 - from);
    return { x: r() * width, d };
  })
    .sort((a, b) => a.d - b.d)
    .map(({ x, d }) => {
      const y = line(x) + d * depth;
      const k = 0.35 + d;
      return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(size[0] * k * (0.6 + r() * 0.8)).toFixed(1)}" ry="${(size[1] * k * (0.6 + r() * 0.8)).toFixed(1)}" fill="${vary(colours[Math.floor(r() * colours.length)]!, r, 0.15)}" opacity="${(0.7 + r() * 0.3).toFixed(2)}"/>`;
    })
    .join('');
}

/** The finished sheet: soft filter for clouds and a watercolour-paper grain over everything. */
export function sheet(parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter></defs>${parts.join('')}</svg>`;
}
