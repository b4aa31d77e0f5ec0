import { contrast, LEAST_CONTRAST } from '#engine/model/colour.ts';
import { THEMES, type Colours, type Theme } from './colours.ts';

const GROUNDS = ['page', 'surface', 'raised', 'sunken'];
const ON_GROUNDS = ['ink', 'muted', 'accent-ink', 'wine', 'success', 'warning', 'danger', 'info'];
const TONES = ['success', 'warning', 'danger', 'info', 'wine'];
const TEXT = LEAST_CONTRAST;
const OUTLINE = 3;

interface Pair {
  /** Names of tokens. */
  front: string;
  ground: string;
  /** WCAG 2.2 AA: 4.5 for text, 3 for the outline of a control. */
  least: number;
}

/** What stands on what. */
export const PAIRS: readonly Pair[] = [
  ...GROUNDS.flatMap((ground) => ON_GROUNDS.map((front) => ({ front, ground, least: TEXT }))),
  ...TONES.flatMap((tone) =>
    [tone, 'ink', 'muted'].map((front) => ({ front, ground: `${tone}-soft`, least: TEXT })),
  ),
  { front: 'on-accent', ground: 'accent', least: TEXT },
  { front: 'on-accent', ground: 'accent-hover', least: TEXT },
  { front: 'accent-ink', ground: 'accent-soft', least: TEXT },
  { front: 'ink', ground: 'accent-soft', least: TEXT },
  { front: 'on-zest', ground: 'zest', least: TEXT },
  { front: 'ink', ground: 'zest-soft', least: TEXT },
  { front: 'on-wine', ground: 'wine', least: TEXT },
  { front: 'on-danger', ground: 'danger', least: TEXT },
  ...GROUNDS.map((ground) => ({ front: 'line-strong', ground, least: OUTLINE })),
];

export interface ContrastFault extends Pair {
  theme: Theme;
  contrast: number;
}

/** Everything that could not be read. */
export function contrastFaults(colours: Colours): ContrastFault[] {
  return THEMES.flatMap((theme) =>
    PAIRS.map((pair) => ({
      ...pair,
      theme,
      contrast: contrast(colours[pair.front]![theme], colours[pair.ground]![theme]),
    })),
  ).filter(({ contrast: found, least }) => found < least);
}
