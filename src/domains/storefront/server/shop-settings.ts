import { z } from 'zod';
import { seatText, type Brand } from '#engine/model/brand.ts';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import { colourSettings } from './colour-settings.ts';
import { line } from '#engine/server/settings/setting-schemas.ts';
import { setting, type DomainSettings } from '#engine/server/settings/setting.ts';

const taglines = z.strictObject(
  Object.fromEntries(LANGUAGES.map((language) => [language, line(200)])) as Record<
    Language,
    ReturnType<typeof line>
  >,
  'errors:settings.tagline',
);

/** Who runs the shop, as everything that it says names it. */
export const shopSettings: DomainSettings = {
  settings: [
    setting({
      key: 'shop.name',
      schema: line(40),
      standard: ({ brand: own }) => own.brand.name,
      brand: (name) => ({ name }),
    }),
    setting({
      key: 'shop.tagline',
      // In five languages, or one text for all of them.
      schema: z.union([line(200), taglines], 'errors:settings.tagline'),
      standard: ({ brand: own }) => own.brand.taglines,
      brand: (tagline) => ({ taglines: inAllLanguages(tagline) }),
    }),
    setting({
      key: 'shop.email',
      schema: z.email('validation:emailInvalid').max(200, 'validation:tooLong'),
      standard: ({ config }) => config.supportEmail,
      brand: (supportEmail) => ({ supportEmail }),
    }),
    setting({
      key: 'shop.phone',
      schema: line(40),
      standard: ({ brand: own }) => own.brand.phone,
      brand: (phone) => ({ phone }),
    }),
    setting({
      key: 'shop.address',
      schema: line(200),
      standard: ({ brand: own }) => seatText(own.brand),
      brand: (address) => ({ address }),
    }),
    ...colourSettings,
  ],
};

function inAllLanguages(tagline: string | Brand['taglines']): Brand['taglines'] {
  if (typeof tagline !== 'string') return tagline;
  return Object.fromEntries(LANGUAGES.map((language) => [language, tagline])) as Brand['taglines'];
}
