// The shop before the cart, as a visitor sees it on a desk and on a phone: texts, states, addresses, a quiet console.
import { expect } from '@playwright/test';
import { complaints, goHome, hold, listedCards, OIL, ON_PHONES, visit } from './storefront-page.ts';
import { test } from './test.ts';

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('home tells what the shop is about', async ({ page }) => {
      const found = complaints(page);
      await visit(page, '/');
      const hero = page.getByRole('heading', { level: 1, name: 'Premium Foods, Exceptional Savings' });
      await expect(hero).toBeVisible();
      const box = await page.locator('section').filter({ has: hero }).boundingBox();
      expect(box?.height).toBe(500);
      await expect(page.getByText('Free shipping from $100', { exact: true })).toBeVisible();
      await expect(page.getByText(/^\d+ producers/u)).toBeVisible();
      await expect(page.getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute('href', '/shop');
      const bar = page.getByRole('navigation', { name: 'Categories' });
      await expect(bar.getByRole('link', { name: 'All Products' })).toHaveAttribute('href', '/shop');
      await expect(bar.getByRole('link', { name: 'Olive Oil' })).toHaveAttribute('href', '/shop/olive-oil');
      await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
      await expect(page.getByText('BEST SELLER').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'How Our Bulk Discounts Work' })).toBeVisible();
      for (const card of ['Tiered Discounts', 'Mix and Match', 'Group Buys']) {
        await expect(page.getByRole('heading', { name: card })).toBeVisible();
      }
      await expect(page.getByRole('link', { name: 'SHOP BULK DISCOUNTS' })).toHaveAttribute('href', '/shop');
      const producers = page.getByRole('region', { name: 'Meet Our Producers' });
      await expect(producers.getByRole('article')).toHaveCount(3);
      await expect(producers.getByRole('link', { name: 'View Products' }).first()).toHaveAttribute(
        'href',
        /^\/producers\/[\w-]+$/u,
      );
      await expect(page.getByRole('link', { name: 'MEET ALL PRODUCERS' })).toHaveAttribute(
        'href',
        '/producers',
      );
      const voices = page.getByRole('region', { name: 'What Our Customers Say' });
      await expect(voices.getByRole('figure')).toHaveCount(3);
      expect(found).toEqual([]);
    });

    test('the category bar sticks under the header', async ({ page }) => {
      await visit(page, '/');
      const bar = page.getByRole('navigation', { name: 'Categories' });
      // The router may still put the page back to where it began.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, 2000));
        const header = await page.locator('header').first().boundingBox();
        const stuck = await bar.boundingBox();
        expect(Math.abs((stuck?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(2);
      }).toPass();
    });

    test('the category bar shows where one is', async ({ page }) => {
      await visit(page, '/shop/gift-sets');
      const here = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current=page]');
      await expect(here).toHaveText('Gift Sets');
      await expect(here).toBeInViewport({ ratio: 1 });
    });

    test('home shows placeholders while it loads', async ({ page }) => {
      await visit(page, '/about');
      const release = await hold(page, '**/api/{categories,products/featured?*,producers}');
      await goHome(page);
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
      await expect(page.getByTestId('product-placeholder')).toHaveCount(4);
      release();
      await expect(page.getByTestId('product-placeholder')).toHaveCount(0);
      await expect(page.getByRole('link', { name: OIL.name })).toBeVisible();
    });

    test('the shop lists everything, page by page, each with an address', async ({ page }) => {
      const found = complaints(page);
      await visit(page, '/shop');
      await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
      await expect(
        page.getByText(
          'Browse our selection of premium products. All products feature exclusive bulk discounts.',
        ),
      ).toBeVisible();
      const cards = listedCards(page);
      await expect(cards).toHaveCount(24);
      const more = page.getByRole('link', { name: 'Show more products' });
      await expect(more).toHaveAttribute('href', '/shop?page=2');
      await more.scrollIntoViewIfNeeded();
      const last = page.getByRole('main').locator('li.drawn-late').nth(23);
      await expect(last).toHaveAttribute('data-drawn');
      await more.click();
      await expect(cards).toHaveCount(48);
      await expect(page).toHaveURL('/shop?page=2');
      // Who reads on finds the next card below the one that was the last.
      await expect(last).toBeInViewport();
      await visit(page, '/shop?page=2');
      const current = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]');
      await expect(current).toHaveText(['2']);
      await expect(cards).toHaveCount(24);
      await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('href', '/shop');
      expect(found).toEqual([]);
    });

    test('coming back finds the list as it was left', async ({ page }) => {
      await visit(page, '/shop');
      await page.getByRole('link', { name: 'Show more products' }).click();
      const cards = listedCards(page);
      await expect(cards).toHaveCount(48);
      await cards.nth(40).scrollIntoViewIfNeeded();
      // A frame later the scroll has been told to those who listen.
      await page.evaluate(() => new Promise<void>((told) => requestAnimationFrame(() => setTimeout(told))));
      // A real click would first scroll to bring the sticky header into view.
      await page.locator('header a[href="/"]').first().dispatchEvent('click');
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(cards).toHaveCount(48);
      await expect(cards.nth(40)).toBeInViewport();
    });

    test('sorting and filters stand in the address', async ({ page }) => {
      await visit(page, '/shop/olive-oil');
      await expect(page.getByRole('heading', { level: 1, name: 'Olive Oil' })).toBeVisible();
      await expect(
        page.getByText(
          'Browse our selection of premium Olive Oil. All products feature exclusive bulk discounts.',
        ),
      ).toBeVisible();
      const bar = page.getByRole('navigation', { name: 'Categories' });
      await expect(bar.getByRole('link', { name: 'Olive Oil' })).toHaveAttribute('aria-current', 'page');
      await page.getByLabel('Sort by').selectOption('Price, low to high');
      await expect(page).toHaveURL('/shop/olive-oil?sort=price');
      const toggle = page.getByRole('button', { name: 'Filters' });
      if (await toggle.isVisible()) await toggle.click();
      await page.getByLabel('Highest price in dollars').fill('25');
      await page.getByLabel('Highest price in dollars').press('Enter');
      await expect(page).toHaveURL('/shop/olive-oil?sort=price&maxPrice=25');
      await page.getByLabel('In stock only').check();
      await expect(page).toHaveURL('/shop/olive-oil?sort=price&maxPrice=25&inStock=true');
      await expect(page.getByText('$24.99', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('$89.00', { exact: true })).toHaveCount(0);
      await page.getByRole('link', { name: 'Remove filter: Up to $25.00' }).click();
      await expect(page).toHaveURL('/shop/olive-oil?sort=price&inStock=true');
    });

    test('an empty list and a failed one say so', async ({ page }) => {
      await visit(page, '/shop/cheese?minPrice=9000');
      await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
      await expect(
        page.getByText("We don't have any products in this category at the moment. Please check back later."),
      ).toBeVisible();
      await page.route('**/api/categories/cheese/products*', (route) => route.abort());
      await page.getByRole('link', { name: 'Clear filters' }).click();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await page.unroute('**/api/categories/cheese/products*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });

    test('the shop shows 8 placeholders while it loads', async ({ page }) => {
      await visit(page, '/search?q=zzzzzz');
      const release = await hold(page, '**/api/products?*');
      await page.getByRole('link', { name: 'Browse Products' }).click();
      await expect(page.getByTestId('product-placeholder')).toHaveCount(8);
      release();
      await expect(page.getByTestId('product-placeholder')).toHaveCount(0);
    });

    test('a card opens the product over the page', async ({ page }) => {
      const found = complaints(page);
      await visit(page, '/shop/olive-oil');
      const card = page.getByRole('link', { name: OIL.name });
      await card.click();
      const modal = page.getByRole('dialog', { name: OIL.name });
      await expect(modal).toBeVisible();
      await expect(page).toHaveURL(`/shop/olive-oil?product=${OIL.slug}`);
      await expect(modal.getByRole('button', { name: 'ADD TO CART' })).toBeVisible();
      await expect(modal.getByText('5–9 bottles')).toBeVisible();
      await expect(modal.getByText('Cultivar')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
      await expect(page).toHaveURL('/shop/olive-oil');
      await card.click();
      await expect(modal).toBeVisible();
      await page.goBack();
      await expect(modal).toBeHidden();
      await page.goto(`/?product=${OIL.slug}`);
      await expect(modal).toBeVisible();
      await modal.getByRole('button', { name: 'Close' }).click();
      await expect(modal).toBeHidden();
      await expect(page).toHaveURL('/');
      // With a modifier the browser opens the link by itself, as it does any other.
      const link = page.getByRole('link', { name: OIL.name });
      await expect(link).toHaveAttribute('href', `/product/${OIL.slug}`);
      const isLeftToBrowser = await link.evaluate((element) => {
        let isPrevented = true;
        const look = (event: Event) => {
          isPrevented = event.defaultPrevented;
          event.preventDefault();
        };
        window.addEventListener('click', look, { once: true });
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
        return !isPrevented;
      });
      expect(isLeftToBrowser).toBe(true);
      await expect(modal).toBeHidden();
      await expect(page).toHaveURL('/');
      expect(found).toEqual([]);
    });

    test('producers have a list and a page each', async ({ page }) => {
      const found = complaints(page);
      await visit(page, '/producers');
      await expect(page.getByRole('heading', { level: 1, name: 'Our Producers' })).toBeVisible();
      const card = page.getByRole('article').filter({ hasText: 'Frantoio Ripalunga' });
      await expect(card.getByText('Since 1911')).toBeVisible();
      await expect(card.getByText('Apricale, Liguria, Italy')).toBeVisible();
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/producers/')) asked.push(pathname);
      });
      await card.getByRole('link', { name: 'View Products' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Frantoio Ripalunga' })).toBeVisible();
      await expect(page.getByText('Established 1911')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Products from Frantoio Ripalunga' })).toBeVisible();
      await expect(page.getByRole('link', { name: OIL.name })).toBeVisible();
      expect(asked).toEqual([
        '/api/producers/frantoio-ripalunga',
        '/api/producers/frantoio-ripalunga/products',
      ]);
      expect(found).toEqual([]);
    });

    test('producers have their states', async ({ page }) => {
      await visit(page, '/producers/nobody');
      await expect(page.getByRole('heading', { level: 1, name: 'Producer Not Found' })).toBeVisible();
      await expect(page.getByText('The producer you are looking for does not exist.')).toBeVisible();
      const release = await hold(page, '**/api/producers');
      await page.getByRole('main').getByRole('link', { name: 'All producers' }).click();
      await expect(page.getByTestId('producer-placeholder')).toHaveCount(4);
      await page.route('**/api/producers/*/products?*', (route) => route.fulfill({ json: [] }));
      release();
      await page.getByRole('link', { name: 'View Products' }).first().click();
      await expect(page.getByText('No products available from this producer at the moment.')).toBeVisible();
    });
  });
}

test('what an advertisement added to an address is gone from it, and from the links', async ({ page }) => {
  const found = complaints(page);
  await visit(page, '/shop?utm_source=letter&page=2&fbclid=x1');
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('href', '/shop');
  await expect(page).toHaveURL('/shop?page=2');
  expect(found).toEqual([]);
});
