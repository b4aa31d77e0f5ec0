// No storefront page keeps anybody out.
import { expect } from '@playwright/test';
import { barriers, OIL, SIZES, visit } from './storefront-page.ts';
import { test } from './test.ts';

const [[desk, desktop], [phone, mobile]] = SIZES;
/** Those that are put together in another way where there is room. */
const ON_A_DESK = ['/', '/shop?maxPrice=40', `/product/${OIL.slug}`, `/shop?product=${OIL.slug}`];
const ON_A_PHONE = [...ON_A_DESK, '/producers', '/producers/frantoio-ripalunga', '/search?q=oil'];

// Axe takes seconds a page: each size is looked at in one theme.
for (const [size, viewport, colorScheme, pages] of [
  [desk, desktop, 'light', ON_A_DESK],
  [phone, mobile, 'dark', ON_A_PHONE],
] as const)
  for (const address of pages)
    test(`${address} raises no barrier that axe calls serious, ${size}, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(page, address);
      expect(await barriers(page)).toEqual([]);
    });
