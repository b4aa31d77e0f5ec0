import { randomInt } from 'node:crypto';
import { toSVG } from 'bwip-js/node';
import type { Shop } from '#engine/server/shop.ts';

/** Without what is mistaken for something else when it is read aloud or typed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** 59 bits: anybody who was given the link may join, and nobody finds it by trying. */
export function newGroupSlug(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export function groupUrl({ publicUrl }: Pick<Shop['config'], 'publicUrl'>, slug: string): string {
  return `${publicUrl}/group/${slug}`;
}

/** Some megabytes at most. */
const MAX_DRAWN = 500;

/** Drawing takes ten milliseconds and more: each is drawn once, and those that nobody has asked for lately are forgotten. */
const drawn = new Map<string, string>();

/** A link that a phone's camera reads. Dark on white in both themes: some cameras read nothing else. */
export function qrCode(url: string): string {
  const svg = drawn.get(url) ?? draw(url);
  // The last in the map is the one asked for last.
  drawn.delete(url);
  drawn.set(url, svg);
  if (drawn.size > MAX_DRAWN) drawn.delete(drawn.keys().next().value!);
  return svg;
}

function draw(url: string): string {
  return toSVG({ bcid: 'qrcode', text: url, scale: 3, padding: 4, backgroundcolor: 'FFFFFF' });
}
