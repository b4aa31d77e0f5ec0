import { escapeHtml } from '#engine/model/escape-html.ts';

/** What XML 1.0 cannot hold, not even escaped. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** Any text, as the content of an element or the value of an attribute. */
export function xmlText(text: string): string {
  return escapeHtml(text.toWellFormed().replaceAll(FORBIDDEN, ''));
}

/** `content` is XML already. */
export function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

export function textElement(name: string, text: string): string {
  return element(name, xmlText(text));
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
