// No storefront page keeps anybody out.
import { expect } from '@playwright/test';
import { barriers, LONG, OIL, SIZES, visit } from './storefront-page.ts';
import { test } from './test.ts';

const [[desk, desktop], [phone, mobile]] = SIZES;
/** Those that are put together in another way where there is room. */
const ON_A_DESK = ['/', '/shop?maxPrice=40', `/product/${OIL.slug}`, `/shop?product=${OIL.slug}`];
const ON_A_PHONE = [...ON_A_DESK, '/producers', '/producers/frantoio-ripalunga', '/search?q=oil'];

// Axe takes seconds a page: each size is looked at in one theme, and in `npm test` every other page on a desk.
for (const [size, viewport, colorScheme, pages] of [
  [desk, desktop, 'light', ON_A_DESK],
  [phone, mobile, 'dark', ON_A_PHONE],
] as const)
  for (const [index, address] of pages.entries()) {
    const isOnBoth = ON_A_DESK.includes(address);
    const isLookedAt = !isOnBoth || (index % 2 === 0) === (size === desk);
    const title = `${address} raises no barrier that axe calls serious, ${size}, ${colorScheme}`;
    test(title, isLookedAt ? {} : LONG, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(page, address);
      expect(await barriers(page)).toEqual([]);
    });
  }
