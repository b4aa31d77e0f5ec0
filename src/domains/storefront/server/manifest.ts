import { brand } from '#engine/model/brand.ts';
import type { Language } from '#engine/model/languages.ts';
import { openedBrand } from '#engine/server/brand/opened-brand.ts';
import { translator } from '#engine/server/i18n/translations.ts';

/** The mark on its ground, drawn by `npm run brand`. */
const ICONS = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-192-maskable.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
  { src: '/icon-512-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  { src: '/icon-monochrome.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'monochrome' },
];
const WIDE = { type: 'image/jpeg', sizes: '1280x800', form_factor: 'wide' };
const NARROW = { type: 'image/jpeg', sizes: '390x844', form_factor: 'narrow' };

/** What an installed shop looks like (https://www.w3.org/TR/appmanifest/). Before launch there is nothing to go to yet. */
export function webAppManifest(language: Language, isBeforeLaunch: boolean): string {
  const t = translator(language);
  const shot = (name: string, size: object) => ({
    src: `/screenshots/${name}.jpg`,
    ...size,
    label: t(`feeds:screenshots.${name}`),
  });
  const shortcut = (name: string, url: string) => ({
    name: t(`feeds:shortcuts.${name}`),
    url,
    icons: [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }],
  });
  return JSON.stringify({
    // The same in every language: somebody who changes the language has one shop installed, not two.
    id: '/',
    name: brand().name,
    short_name: brand().name,
    description: t('shell:meta.description'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // With a way back and a way to reload where a platform has it.
    display_override: ['minimal-ui', 'standalone'],
    display: 'standalone',
    background_color: openedBrand().colours.page!.light,
    theme_color: openedBrand().iconGround,
    categories: ['food', 'shopping'],
    icons: ICONS,
    ...(isBeforeLaunch
      ? {}
      : {
          screenshots: [
            shot('home-desktop', WIDE),
            shot('product-desktop', WIDE),
            shot('shop-phone', NARROW),
          ].filter(({ src }) => openedBrand().screenshots.includes(src)),
          shortcuts: [
            shortcut('shop', '/shop'),
            shortcut('search', '/search'),
            shortcut('saved', '/saved'),
            shortcut('orders', '/user-dashboard'),
          ],
        }),
  });
}
