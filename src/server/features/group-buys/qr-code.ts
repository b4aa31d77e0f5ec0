import { toSVG } from 'bwip-js/node';

/** A link that a phone's camera reads. Dark on white in both themes: some cameras read nothing else. */
export function qrCode(url: string): string {
  return toSVG({ bcid: 'qrcode', text: url, scale: 3, padding: 4, backgroundcolor: 'FFFFFF' });
}
