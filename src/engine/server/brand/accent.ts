import { contrast, LEAST_CONTRAST, luminance, mixed } from '#engine/model/colour.ts';
import { THEMES, type Colours, type Theme } from './colours.ts';

/** Which of the two colours somebody chooses: that of the light pages, or that of the dark ones and of dark panels. */
export type AccentOf = 'light' | 'dark';

/** What the accent is written on. */
const GROUNDS = ['page', 'surface', 'raised', 'sunken'];

const themesOf = (of: AccentOf) => THEMES.filter((theme) => (of === 'light') === (theme === 'light'));

/** Everything on which text in the accent stands. */
export function groundsOf(of: AccentOf, colours: Colours): string[] {
  return [...new Set(themesOf(of).flatMap((theme) => GROUNDS.map((ground) => colours[ground]![theme])))];
}

/** By the names of the tokens: what follows from another accent. The other themes stay as `colours` has them. */
export function coloursOfAccent(accent: string, of: AccentOf, colours: Colours): Colours {
  const grounds = groundsOf(of, colours).toSorted((one, other) => luminance(one) - luminance(other));
  // On a dark accent stands the lightest ground, on a light one the darkest: what reads on the page reads here too.
  const onAccent = of === 'light' ? grounds.at(-1)! : grounds[0]!;
  const ofTheme: Record<string, string> = {
    accent,
    'accent-ink': accent,
    'on-accent': onAccent,
    'accent-hover': mixed(accent, of === 'light' ? '#000000' : '#ffffff', 0.85),
    // A mark in the colour of the accent stays in it.
    ...(colours['mark']![of] === colours['accent']![of] && { mark: accent }),
  };
  const inThemes = (token: string, valueIn: (theme: Theme) => string) => ({
    [token]: {
      ...colours[token]!,
      ...Object.fromEntries(themesOf(of).map((theme) => [theme, valueIn(theme)])),
    },
  });
  return Object.assign(
    inThemes('accent-soft', (theme) => softOf(accent, colours['surface']![theme])),
    ...Object.entries(ofTheme).map(([token, value]) => inThemes(token, () => value)),
  ) as Colours;
}

/** A breath of the accent on its ground, no stronger than text in the accent allows. */
function softOf(accent: string, ground: string): string {
  const shares = [0.14, 0.11, 0.08, 0.05, 0.02];
  const share = shares.find((each) => contrast(accent, mixed(accent, ground, each)) >= LEAST_CONTRAST);
  return mixed(accent, ground, share ?? 0);
}
