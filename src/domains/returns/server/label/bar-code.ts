import { toSVG } from 'bwip-js/node';

/** A return's number as scanners read it: Code 128, drawn as an SVG. */
export function barCode(number: string): string {
  return toSVG({ bcid: 'code128', text: number, scale: 2, height: 18, paddingwidth: 10, paddingheight: 4 });
}
