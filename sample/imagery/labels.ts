/** Draws the label artwork that the scene files describe: `node sample/imagery/labels.ts [scene ...]`. */
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ornaments } from './ornaments.ts';

type Simple = 'hand' | 'plain' | 'stamp';
type Layout = 'classic' | 'modern' | 'band' | 'botanical' | 'oval' | 'tile' | 'stripe' | Simple;

export interface Label {
  /** Centimetres, as stuck on the product. */
  size: [number, number];
  layout: Layout;
  paper: string;
  ink: string;
  accent: string;
  top?: string;
  title: string[];
  note?: string;
  ornament?: string;
  font?: 'garamond' | 'didot' | 'spartan' | 'lato' | 'goudy' | 'script' | 'fanwood';
  /** Scales the title. */
  weight?: number;
}

const here = import.meta.dirname;
const target = join(here, '../../.cache/imagery/labels');
/** 240 stays crisp on a tin that fills 1600 pixels; the scenes' drafts do with less. */
const pixelsPerCentimetre = Number(process.env['LABEL_DPCM'] ?? 96);

const fonts: Record<string, { family: string; width: number; extra: string }> = {
  garamond: { family: 'EB Garamond', width: 0.47, extra: 'font-weight="500"' },
  didot: { family: 'GFS Didot', width: 0.7, extra: '' },
  spartan: { family: 'League Spartan', width: 0.63, extra: 'font-weight="600"' },
  lato: { family: 'Lato', width: 0.67, extra: 'font-weight="400"' },
  goudy: { family: 'Goudy Bookletter 1911', width: 0.47, extra: '' },
  script: { family: 'Dancing Script', width: 0.44, extra: 'font-weight="600"' },
  fanwood: { family: 'Fanwood Text', width: 0.46, extra: 'font-style="italic"' },
};

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  font: string;
  anchor?: 'middle' | 'start';
  spacing?: number;
}

function line({ text, x, y, size, fill, font, anchor = 'middle', spacing = 0 }: Line): string {
  const face = fonts[font] ?? fonts['garamond']!;
  // Letter spacing also trails the last letter; half of it shifts the text back to the middle.
  const shift = anchor === 'middle' ? (spacing * size) / 2 : 0;
  return `<text x="${x + shift}" y="${y}" font-family="${face.family}" ${face.extra} font-size="${size}" letter-spacing="${spacing * size}" text-anchor="${anchor}" fill="${fill}">${escape(text)}</text>`;
}

/** The largest size at which a text keeps to a width. */
function fit(text: string, font: string, width: number, wanted: number, spacing = 0): number {
  const face = fonts[font] ?? fonts['garamond']!;
  return Math.min(wanted, width / (text.length * (face.width + spacing)));
}

function titleBlock(
  label: Label,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  anchor: 'middle' | 'start' = 'middle',
): string {
  const font = label.font ?? 'garamond';
  const upper = font === 'spartan' || font === 'didot' || font === 'lato';
  const lines = label.title.map((text) => (upper ? text.toUpperCase() : text));
  const spacing = upper ? 0.06 : 0.01;
  const leading = height / lines.length;
  const size = Math.min(
    ...lines.map((text) => fit(text, font, width, leading * 0.86 * (label.weight ?? 1), spacing)),
  );
  const used = size * 1.08;
  const start = y + (height - used * lines.length) / 2 + size * 0.82;
  return lines
    .map((text, i) => line({ text, x, y: start + i * used, size, fill, font, anchor, spacing }))
    .join('');
}

const art = (label: Label, x: number, y: number, size: number, ink = label.ink, accent = label.accent) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${(ornaments[label.ornament ?? 'none'] ?? ornaments['none']!)(ink, accent)}</g>`;

function small(
  label: Label,
  text: string | undefined,
  x: number,
  y: number,
  width: number,
  size: number,
  fill = label.ink,
  anchor: 'middle' | 'start' = 'middle',
): string {
  if (!text) return '';
  const upper = text.toUpperCase();
  return line({
    text: upper,
    x,
    y,
    size: fit(upper, 'lato', width, size, 0.16),
    fill,
    font: 'lato',
    spacing: 0.16,
    anchor,
  });
}

function tiles(w: number, h: number, ink: string, accent: string, step: number): string {
  const parts: string[] = [];
  for (let y = 0; y < h + step; y += step)
    for (let x = 0; x < w + step; x += step)
      parts.push(
        `<g transform="translate(${x} ${y}) scale(${step / 100})"><path d="M0 -50Q14 -14 50 0Q14 14 0 50Q-14 14 -50 0Q-14 -14 0 -50Z" fill="none" stroke="${ink}" stroke-width="6"/><circle r="13" fill="${accent}"/><circle cx="50" cy="50" r="20" fill="none" stroke="${ink}" stroke-width="6"/><circle cx="50" cy="50" r="7" fill="${ink}"/></g>`,
      );
  return parts.join('');
}

function compose(label: Label, w: number, h: number): string {
  const u = Math.min(w, h);
  const { ink, accent, paper } = label;
  const frame = (inset: number, width: number, colour = ink, radius = 0) =>
    `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const ground = `<rect width="${w}" height="${h}" fill="${paper}"/>`;
  const note = (y: number, fill = ink) => small(label, label.note, w / 2, y, w * 0.76, u * 0.052, fill);
  switch (label.layout) {
    case 'classic':
      return (
        ground +
        frame(u * 0.04, u * 0.008) +
        frame(u * 0.058, u * 0.003) +
        art(label, w / 2, h * 0.24, h * 0.27) +
        small(label, label.top, w / 2, h * 0.46, w * 0.78, u * 0.06) +
        titleBlock(label, w / 2, h * 0.49, w * 0.8, h * 0.3, ink) +
        `<path d="M${w * 0.38} ${h * 0.825}h${w * 0.24}" stroke="${accent}" stroke-width="${u * 0.008}"/>` +
        note(h * 0.9)
      );
    case 'modern':
      return (
        ground +
        `<rect width="${w}" height="${h * 0.035}" fill="${accent}"/>` +
        small(label, label.top, w * 0.09, h * 0.15, w * 0.8, u * 0.056, ink, 'start') +
        titleBlock(label, w * 0.085, h * 0.2, w * 0.83, h * 0.4, ink, 'start') +
        `<path d="M${w * 0.09} ${h * 0.66}h${w * 0.82}" stroke="${ink}" stroke-width="${u * 0.005}"/>` +
        art(label, w * 0.76, h * 0.82, h * 0.24) +
        small(label, label.note, w * 0.09, h * 0.92, w * 0.5, u * 0.05, ink, 'start')
      );
    case 'band':
      return (
        ground +
        art(label, w / 2, h * 0.21, h * 0.3, ink, accent) +
        `<rect y="${h * 0.42}" width="${w}" height="${h * 0.34}" fill="${accent}"/><path d="M0 ${h * 0.405}H${w}M0 ${h * 0.775}H${w}" stroke="${accent}" stroke-width="${u * 0.007}"/>` +
        titleBlock(label, w / 2, h * 0.44, w * 0.86, h * 0.3, paper) +
        small(label, label.top, w / 2, h * 0.86, w * 0.82, u * 0.058) +
        note(h * 0.94)
      );
    case 'botanical':
      return (
        ground +
        frame(u * 0.035, u * 0.005, accent) +
        art(label, w / 2, h * 0.34, Math.min(w, h) * 0.62) +
        titleBlock(label, w / 2, h * 0.62, w * 0.82, h * 0.2, ink) +
        small(label, label.top, w / 2, h * 0.88, w * 0.78, u * 0.055) +
        note(h * 0.94)
      );
    case 'oval':
      return (
        `<ellipse cx="${w / 2}" cy="${h / 2}" rx="${w / 2}" ry="${h / 2}" fill="${paper}"/><ellipse cx="${w / 2}" cy="${h / 2}" rx="${w * 0.455}" ry="${h * 0.455}" fill="none" stroke="${accent}" stroke-width="${u * 0.014}"/>` +
        art(label, w / 2, h * 0.25, h * 0.26) +
        titleBlock(label, w / 2, h * 0.38, w * 0.74, h * 0.3, ink) +
        small(label, label.top, w / 2, h * 0.76, w * 0.58, u * 0.062) +
        small(label, label.note, w / 2, h * 0.85, w * 0.4, u * 0.05)
      );
    case 'tile':
      return (
        ground +
        tiles(w, h, ink, accent, u * 0.2) +
        `<rect x="${w * 0.16}" y="${h * 0.24}" width="${w * 0.68}" height="${h * 0.52}" rx="${u * 0.03}" fill="${paper}" stroke="${ink}" stroke-width="${u * 0.012}"/>` +
        titleBlock(label, w / 2, h * 0.32, w * 0.58, h * 0.28, ink) +
        small(label, label.top, w / 2, h * 0.69, w * 0.56, u * 0.05)
      );
    case 'stripe': {
      const count = 14;
      const bars = Array.from({ length: count }, (_, i) =>
        i % 2 ? '' : `<rect x="${(i * w) / count}" width="${w / count}" height="${h}" fill="${accent}"/>`,
      ).join('');
      return (
        ground +
        bars +
        `<rect x="${w * 0.17}" y="${h * 0.14}" width="${w * 0.66}" height="${h * 0.72}" fill="${paper}"/><rect x="${w * 0.185}" y="${h * 0.16}" width="${w * 0.63}" height="${h * 0.68}" fill="none" stroke="${ink}" stroke-width="${u * 0.006}"/>` +
        art(label, w / 2, h * 0.3, h * 0.22) +
        titleBlock(label, w / 2, h * 0.42, w * 0.56, h * 0.26, ink) +
        small(label, label.top, w / 2, h * 0.77, w * 0.54, u * 0.05)
      );
    }
    case 'hand':
      return (
        ground +
        titleBlock({ ...label, font: 'script' }, w / 2, h * 0.14, w * 0.84, h * 0.5, ink) +
        `<path d="M${w * 0.2} ${h * 0.7}q${w * 0.15} ${-h * 0.04} ${w * 0.3} 0t${w * 0.3} 0" stroke="${accent}" stroke-width="${u * 0.014}" fill="none"/>` +
        small(label, label.top, w / 2, h * 0.84, w * 0.8, u * 0.07)
      );
    case 'stamp':
      return (
        `<circle cx="${w / 2}" cy="${h / 2}" r="${u * 0.47}" fill="none" stroke="${ink}" stroke-width="${u * 0.018}"/><circle cx="${w / 2}" cy="${h / 2}" r="${u * 0.43}" fill="none" stroke="${ink}" stroke-width="${u * 0.007}"/>` +
        art(label, w / 2, h / 2 - u * 0.17, u * 0.3) +
        titleBlock(label, w / 2, h / 2 + u * 0.02, u * 0.68, u * 0.2, ink) +
        small(label, label.top, w / 2, h / 2 + u * 0.3, u * 0.52, u * 0.05)
      );
    case 'plain':
      return ground;
  }
}

export async function drawLabel(label: Label, path: string): Promise<void> {
  const w = Math.round(label.size[0] * pixelsPerCentimetre);
  const h = Math.round(label.size[1] * pixelsPerCentimetre);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${compose(label, w, h)}</svg>`;
  await sharp(Buffer.from(svg)).png().toFile(path);
}

const wanted = new Set(process.argv.slice(2));
await mkdir(target, { recursive: true });
for (const file of await readdir(join(here, 'scenes'))) {
  const name = file.replace(/\.json$/, '');
  if (!file.endsWith('.json') || (wanted.size > 0 && !wanted.has(name))) continue;
  const source = join(here, 'scenes', file);
  const scene = JSON.parse(await readFile(source, 'utf8')) as { labels?: Record<string, Label> };
  for (const [key, label] of Object.entries(scene.labels ?? {})) {
    const path = join(target, `${name}-${key}.png`);
    const [made, described] = [await stat(path).catch(() => undefined), await stat(source)];
    if (!made || made.mtimeMs < described.mtimeMs || wanted.size > 0) await drawLabel(label, path);
  }
}
