// Every text colour is readable on every ground it may stand on, in both themes (WCAG 2.2 AA).
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('../../src/web/styles/tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark' | 'panel';

const colours = new Map<string, Record<Theme, string>>();
for (const [, name, light, dark] of tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) {
  if (name && light && dark) colours.set(name, { light, dark, panel: dark });
}
const panel = tokens.slice(tokens.lastIndexOf("[data-scheme='dark'] {"));
for (const [, name, value] of panel.matchAll(/^  --([\w-]+): (#\w{6});/gm)) {
  const colour = colours.get(name ?? '');
  if (colour && value) colour.panel = value;
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [one, other].map((name) => luminance(colours.get(name)?.[theme] ?? '')) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ['page', 'surface', 'raised', 'sunken'];
const onGrounds = ['ink', 'muted', 'accent-ink', 'wine', 'success', 'warning', 'danger', 'info'];
const pairs = [
  ...grounds.flatMap((ground) => onGrounds.map((text) => [text, ground])),
  ...['success', 'warning', 'danger', 'info', 'wine'].flatMap((tone) => [
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
    ['muted', `${tone}-soft`],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-ink', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['on-zest', 'zest'],
  ['ink', 'zest-soft'],
  ['on-wine', 'wine'],
  ['on-danger', 'danger'],
] as [string, string][];

describe.each<Theme>(['light', 'dark', 'panel'])('the %s theme', (theme) => {
  test.each(pairs)('%s on %s reads at 4.5:1', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['page', 'surface', 'raised', 'sunken'])(
    'the outline of a control on %s shows at 3:1',
    (ground) => {
      expect(contrast('line-strong', ground, theme)).toBeGreaterThanOrEqual(3);
    },
  );
});
