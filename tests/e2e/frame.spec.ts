// What every page owes its visitor, shown on home and a product: content before scripts, a quiet console.
import { expect, type Page } from '@playwright/test';
import { complaints, ON_PHONES, visit } from './storefront-page.ts';
import { test } from './test.ts';

// What is not drawn does not jump.
test.use({ drawn: true });

async function firstProduct(page: Page): Promise<{ path: string; name: string }> {
  const answer = await page.request.get('/api/products?limit=1');
  const { items } = (await answer.json()) as { items: { slug: string; name: string }[] };
  const [product] = items;
  if (!product) throw new Error('The sample catalogue is empty.');
  return { path: `/product/${product.slug}`, name: product.name };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product page shows its name, price and structured data', async ({ page }) => {
    const { path, name } = await firstProduct(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(/\$\d+\.\d\d/u).first()).toBeVisible();
    expect(await page.title()).toContain(name);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`, 'u'));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/u);
    expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
      'schema.org',
    );
  });

  test('an unknown path answers 404 with a page', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('home and a product hydrate without a complaint', async ({ page }) => {
  const found = complaints(page);
  const { path } = await firstProduct(page);
  for (const address of ['/', path]) await visit(page, address);
  expect(found).toEqual([]);
});

/** One screen further down; resolves once what came into view is loaded and drawn. */
const scrollOn = (page: Page) =>
  page.evaluate(async () => {
    const drawn = async () => {
      for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame);
    };
    scrollBy({ top: innerHeight, behavior: 'instant' });
    await drawn();
    const inView = [...document.images].filter((image) => {
      // A lazy one that nobody sees would never come.
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    await Promise.allSettled(inView.map((image) => image.decode()));
    await drawn();
  });

/** How far things jumped that nobody moved, as browsers count it, until now. */
const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

// A phone has less room for what comes late.
for (const [size, viewport] of ON_PHONES) {
  test(`nothing jumps while a page loads and is scrolled, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const address of ['/', '/shop', '/search?q=oil']) {
      await visit(page, address);
      for (let step = 0; step < 6; step += 1) await scrollOn(page);
      expect(await layoutShift(page), address).toBeLessThan(0.02);
    }
  });
}
