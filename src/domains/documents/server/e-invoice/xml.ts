import { escapeHtml } from '#engine/model/escape-html.ts';

/** An element with what is in it: a text, other elements, or nothing of it where that is undefined. */
export type Xml = string;

type Content = string | number | readonly (Xml | undefined)[];

/** Written by hand because two formats of known elements need no library. `undefined` content leaves the element out. */
export function element(
  name: string,
  content: Content | null | undefined,
  attributes: Record<string, string> = {},
): Xml | undefined {
  if (content === null || content === undefined || content === '') return undefined;
  const inside = Array.isArray(content) ? content.filter(Boolean).join('') : escaped(String(content));
  if (inside === '') return undefined;
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${named.join('')}>${inside}</${name}>`;
}

/** One that stands there even with nothing in it. */
export const empty = (name: string): Xml => `<${name}/>`;

export const documentOf = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

/** Customers type names and addresses: what XML cannot hold is left out. */
function escaped(text: string): string {
  return escapeHtml(text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}

/** '12.30' of 1230. */
export const amount = (cents: number): string => (cents / 100).toFixed(2);
