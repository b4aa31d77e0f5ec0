// Results of a search on a desk and on a phone: tabs, pages, nothing found, a failure.
import { expect } from '@playwright/test';
import { complaints, LONG, ON_PHONES, visit } from './storefront-page.ts';
import { test } from './test.ts';

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('search answers in tabs, or says that there is nothing', async ({ page }) => {
      const found = complaints(page);
      await visit(page, '/search?q=Frantoio%20Ripalunga');
      await expect(page.getByRole('tab', { name: /^All Results \(\d+\)$/u })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.getByRole('tab', { name: /^Producers \(\d+\)$/u }).click();
      await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await visit(page, '/search?q=zzzzzz');
      await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
      // It still leads somewhere.
      const proposals = page.getByRole('region', { name: 'What others enjoy' });
      await expect(proposals.getByRole('article')).toHaveCount(4);
      await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(10);
      await visit(page, '/search?q=');
      await expect(page).toHaveURL('/');
      expect(found).toEqual([]);
    });

    test('search results go on under the first ones, in the tab that was chosen', async ({ page }) => {
      const found = complaints(page);
      await visit(page, '/search?q=c');
      const cards = page.getByRole('tabpanel').getByRole('article');
      await page.getByRole('tab', { name: /^Products/u }).click();
      await expect(cards).toHaveCount(24);
      const more = page.getByRole('link', { name: 'Show more products' });
      await expect(more).toHaveAttribute('href', '/search?q=c&page=2');
      await more.scrollIntoViewIfNeeded();
      const lastOfThePage = cards.nth(23);
      await expect(lastOfThePage).toBeInViewport();
      await more.click();
      await expect(cards).toHaveCount(48);
      await expect(page).toHaveURL('/search?q=c&page=2');
      // Who was reading there still is. Cards above may grow or shrink meanwhile, as their font comes in: pixels tell nothing.
      await expect(lastOfThePage).toBeInViewport();
      await expect(page.getByRole('tab', { name: /^Products/u })).toHaveAttribute('aria-selected', 'true');
      await visit(page, '/search?q=c&page=2');
      await expect(cards.filter({ has: page.getByText('$') })).toHaveCount(24);
      await visit(page, '/search?q=c&page=20');
      await expect(page.getByRole('heading', { name: 'Nothing on this page' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to the first results' }).click();
      await expect(page).toHaveURL('/search?q=c');
      await expect(page.getByRole('link', { name: 'Show more products' })).toBeVisible();
      expect(found).toEqual([]);
    });
  });
}

// The shop fails in the same way.
test('a failed search says so and can be tried again', LONG, async ({ page }) => {
  await visit(page, '/shop');
  await page.route('**/api/search?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByPlaceholder('Search products or producers...').fill('honey');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText("We couldn't complete your search. Please try again later.")).toBeVisible();
  await page.unroute('**/api/search?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: /^Products/u })).toBeVisible();
});
