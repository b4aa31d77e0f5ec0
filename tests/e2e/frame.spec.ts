// What every page owes its visitor, shown on home and a product: content before scripts, a quiet console, no barrier.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

async function firstProduct(page: Page): Promise<{ path: string; name: string }> {
  const answer = await page.request.get('/api/products?limit=1');
  const { items } = (await answer.json()) as { items: { slug: string; name: string }[] };
  const [product] = items;
  if (!product) throw new Error('The sample catalogue is empty.');
  return { path: `/product/${product.slug}`, name: product.name };
}

/** Everything the browser complains about, hydration mismatches among it. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
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

test.describe('with JavaScript', () => {
  test('home and a product hydrate without a complaint', async ({ page }) => {
    const found = complaints(page);
    const { path } = await firstProduct(page);
    for (const address of ['/', path]) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
    }
    expect(found).toEqual([]);
  });

  test('home and a product raise no barrier that axe knows', async ({ page }) => {
    const { path } = await firstProduct(page);
    for (const address of ['/', path]) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).exclude('#loading-screen').analyze();
      expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
});
