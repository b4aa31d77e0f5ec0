// No storefront page keeps anybody out.
import { expect, test } from '@playwright/test';
import { barriers, OIL, SIZES, visit } from './storefront-page.ts';

// Axe takes seconds a page: each size is looked at in one theme.
for (const [index, [size, viewport]] of SIZES.entries()) {
  const colorScheme = index === 0 ? 'light' : 'dark';
  for (const address of [
    '/',
    '/shop?maxPrice=40',
    `/product/${OIL.slug}`,
    '/producers',
    '/producers/frantoio-ripalunga',
    '/search?q=oil',
    `/shop?product=${OIL.slug}`,
  ]) {
    test(`${address} raises no barrier that axe calls serious, ${size}, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(page, address);
      expect(await barriers(page)).toEqual([]);
    });
  }
}
