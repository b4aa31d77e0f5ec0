/** Ground: layers of land and the haze between them. */
import {
  clamp,
  fill,
  height,
  LIGHT,
  many,
  mix,
  n,
  newId,
  patches,
  random,
  SHADE,
  stroke,
  vary,
  wash,
  width,
  type Random,
} from './paint.ts';
import { fallOf, type Line } from './lines.ts';

/** How much a slope that turns to the sun, or away from it, changes its colour. */
const RELIEF = 0.55;

/** The area below a line. Its edge is a little rough: a brush does not rule lines. */
function below(line: Line, r: Random): string {
  const edge = many(Math.ceil((width + 40) / 2.5) + 1, (i) => {
    const x = -20 + i * 2.5;
    return `${n(x)} ${n(line(x) + (r() - 0.5) * 1.1)}`;
  });
  return `M${edge.join('L')}L${width + 20} ${height + 20}L-20 ${height + 20}Z`;
}

export interface Ground {
  seed: number;
  strokes?: number;
  /** Length and width of a stroke in the middle of the layer. */
  stroke?: [number, number];
  /** Turns the strokes against the ground, in degrees: scree and rock fall steeply. */
  slope?: number;
  /** How far below the line strokes go. */
  depth?: number;
  /** Colours that lie in patches on the ground; without them the wash is only varied. */
  tones?: string[];
}

/**
 * One layer of land below a line: a wash of colour, broad strokes that lay out its fields, then fine ones over them. All follow the
 * ground and take their tone from its form.
 */
export function land(line: Line, top: string, bottom: string, ground: Ground): string {
  const { seed, strokes = 260, stroke: size = [26, 5], slope = 0, depth = 240, tones } = ground;
  const r = random(seed);
  const patch = patches(seed, 150);
  const id = newId();
  const mark = (x: number, d: number, scale: number, opacity: number) => {
    const k = (0.4 + d * 0.8) * scale;
    const thick = size[1] * k * (0.9 + r() * 0.9);
    const y = line(x) + thick * 0.6 + d * depth;
    const tilt = fallOf(line, x) * (1 - d * 0.6);
    const tone = patch(x, y) + (r() - 0.5) * 0.7;
    const base = tones
      ? tones[Math.floor(clamp(tone * 0.5 + 0.5, 0, 0.999) * tones.length)]!
      : mix(top, bottom, d);
    const turned = clamp(-Math.sin(tilt) * RELIEF * (1 - d * 0.5) + tone * 0.28, -0.42, 0.42);
    return stroke(
      {
        x,
        y,
        length: size[0] * k * (0.8 + r() * 1.1),
        width: thick,
        angle: tilt + (slope * Math.PI) / 180 + (r() - 0.5) * 0.16,
        colour: vary(mix(base, turned > 0 ? LIGHT : SHADE, Math.abs(turned)), r, 0.08),
        opacity: opacity * (0.6 + r() * 0.5),
      },
      r,
    );
  };
  const laid = (count: number, scale: number, opacity: number) =>
    many(count, () => ({ x: r() * (width + 40) - 20, d: r() ** 1.25 }))
      .sort((a, b) => a.d - b.d)
      .map(({ x, d }) => mark(x, d, scale, opacity))
      .join('');
  return [
    wash(id, [
      [0, top],
      [1, bottom],
    ]),
    fill(below(line, r), `url(#${id})`),
    laid(strokes * 0.6, 2.6, 0.34),
    laid(strokes * 2, 1, 0.62),
  ].join('');
}

/** Air before what is far. */
export function haze(y: number, h: number, colour: string, opacity: number): string {
  const id = newId();
  const stops: [number, string, number][] = [
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ];
  return `${wash(id, stops)}<rect x="-20" y="${y}" width="${width + 40}" height="${h}" fill="url(#${id})"/>`;
}
