import { z } from 'zod';
import { leastContrast, LEAST_CONTRAST } from '#engine/model/colour.ts';
import { coloursOfAccent, groundsOf, type AccentOf } from '#engine/server/brand/accent.ts';
import { setting, type Setting } from '#engine/server/settings/setting.ts';

const colour = z
  .string('errors:settings.colour')
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/u, 'errors:settings.colour');

const accentSetting = (key: string, of: AccentOf) =>
  setting({
    key,
    schema: colour,
    standard: ({ brand }) => brand.colours['accent']![of],
    grounds: ({ brand }) => groundsOf(of, brand.colours),
    fault: (accent, { brand }) =>
      leastContrast(accent, groundsOf(of, brand.colours)) < LEAST_CONTRAST
        ? 'errors:settings.contrast'
        : undefined,
    colours: (accent, colours) => coloursOfAccent(accent, of, colours),
  });

/** The colour of buttons and links, on light pages and on dark ones. What cannot be read is refused. */
export const colourSettings: readonly Setting[] = [
  accentSetting('brand.accentLight', 'light'),
  accentSetting('brand.accentDark', 'dark'),
];
