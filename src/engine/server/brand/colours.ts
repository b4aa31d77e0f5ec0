import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';

/** A panel turned dark within a light page has grounds of its own. */
export type Theme = 'light' | 'dark' | 'panel';
export const THEMES: readonly Theme[] = ['light', 'dark', 'panel'];

/** By the names of the tokens, as #rrggbb. */
export type Colours = Readonly<Record<string, Readonly<Record<Theme, string>>>>;

/** Of a brand: a panel is as the dark theme where it says nothing else. */
export type ColourChanges = Record<string, { light: string; dark: string; panel?: string | undefined }>;

/** The colours of styles/tokens.css, the one place where they stand. */
export function tokenColours(): Colours {
  const css = readFileSync(join(PROJECT_ROOT, 'src/engine/web/styles/tokens.css'), 'utf8');
  const panels = css.slice(css.lastIndexOf("[data-scheme='dark'] {"));
  const inPanel = new Map(
    Array.from(panels.matchAll(/^ {2}--([\w-]+): (#\w{6});/gm), ([, name, value]) => [name!, value!]),
  );
  return Object.fromEntries(
    Array.from(css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g), ([, name, light, dark]) => [
      name!,
      { light: light!, dark: dark!, panel: inPanel.get(name!) ?? dark! },
    ]),
  );
}

export function withChanges(colours: Colours, changes: ColourChanges): Colours {
  const changed = Object.entries(changes).map(([name, { light, dark, panel }]) => [
    name,
    { light, dark, panel: panel ?? dark },
  ]);
  return { ...colours, ...(Object.fromEntries(changed) as Colours) };
}

/** What a page adds to its styles; empty where nothing is changed. */
export function colourStyle(colours: Colours, changes: ColourChanges): string {
  const names = Object.keys(changes);
  if (names.length === 0) return '';
  const rule = (selector: string, valueOf: (colour: Record<Theme, string>) => string) =>
    `${selector}{${names.map((name) => `--${name}:${valueOf(colours[name]!)}`).join(';')}}`;
  // `html` makes them stronger than the tokens they replace, whichever comes first.
  const everywhere = 'html:root,html [data-scheme]';
  const panels = 'html [data-scheme=dark]';
  // Browsers without light-dark() have the two switches that the build puts into the tokens for them.
  const switched = rule(
    everywhere,
    ({ light, dark }) => `var(--lightningcss-light,${light}) var(--lightningcss-dark,${dark})`,
  );
  return [
    rule(everywhere, ({ light, dark }) => `light-dark(${light},${dark})`),
    `@supports not (color:light-dark(#000,#fff)){${switched}}`,
    rule(panels, ({ panel }) => panel),
  ].join('');
}
