// What a page of the shop loads and runs: nothing for who only reads, little for all others.
import { brotliCompressSync } from 'node:zlib';
import { expect, type Browser, type Page, type Request } from '@playwright/test';
import { complaints, goHome, hold, listedCards, OIL, SIZES, visit } from './storefront-page.ts';
import { test } from './test.ts';

test('a shop page without scripts is whole', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/shop?page=2&sort=price');
  await expect(listedCards(page)).toHaveCount(24);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop\?page=2$/u);
  expect(await page.locator('link[hreflang]').count()).toBe(6);
  // What lies over it could not be closed.
  await page.goto(`/shop?product=${OIL.slug}`);
  await expect(listedCards(page)).toHaveCount(24);
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test('home needs at most 110 KB of JavaScript, compressed as it is served', async ({ page }) => {
  // Fetched when the page is idle, run from the cache: by URL, each is counted once.
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js')) scripts.set(answer.url(), answer.body());
  });
  await visit(page, '/');
  const sizes = (await Promise.all(scripts.values())).map((script) => brotliCompressSync(script).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110_000);
});

test('home stays as the server wrote it until somebody comes back to it', async ({ page }) => {
  const found = complaints(page);
  const articles = page.getByRole('main').getByRole('article');
  const isRendered = () =>
    articles.first().evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await visit(page, '/');
  expect(await isRendered()).toBe(false);
  const document = await page.evaluateHandle(() => window.document);
  await page.locator('main a[href="/shop"]').first().click();
  await expect(listedCards(page)).toHaveCount(24);
  await goHome(page);
  // Eight products and three producers.
  await expect(articles).toHaveCount(11);
  expect(await isRendered()).toBe(true);
  expect(await document.evaluate((first) => first === window.document)).toBe(true);
  expect(found).toEqual([]);
});

const isRunning = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);

/** Of its own, and a phone: where there is a mouse, that it stands over the page counts as a touch. */
const onPhone = async (browser: Browser, baseURL: string | undefined) =>
  (
    await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: SIZES[1][1],
      isMobile: true,
      hasTouch: true,
    })
  ).newPage();

test('a page that nobody touches starts by itself once it is idle', async ({ browser, baseURL }) => {
  const page = await onPhone(browser, baseURL);
  const found = complaints(page);
  await page.goto('/');
  await expect.poll(() => isRunning(page)).toBe(true);
  // Only what is near the screen has been drawn.
  const far = page.locator('main .drawn-late').last();
  await expect(far).not.toHaveAttribute('data-drawn');
  await far.scrollIntoViewIfNeeded();
  await expect(far).toHaveAttribute('data-drawn');
  expect(found).toEqual([]);
  await page.context().close();
});

test('on a phone only the first screen is drawn with the first frame, for somebody who arrives', async ({
  browser,
  baseURL,
}) => {
  const page = await onPhone(browser, baseURL);
  await page.addInitScript(() => {
    window.drawnNext = [];
    document.addEventListener('animationstart', ({ animationName, target }) => {
      const { top } = (target as Element).getBoundingClientRect();
      if (animationName === 'drawn-next') window.drawnNext!.push(top / innerHeight);
    });
  });
  const drawnNext = () => page.evaluate(() => window.drawnNext!);
  for (const address of ['/', '/shop', `/product/${OIL.slug}`, `/shop?product=${OIL.slug}`]) {
    await page.goto(address);
    await expect.poll(drawnNext).not.toEqual([]);
    await expect.poll(() => isRunning(page)).toBe(true);
    expect(Math.min(...(await drawnNext()))).toBeGreaterThanOrEqual(1);
  }
  // Who comes back to a place finds it whole.
  await page.reload();
  await expect.poll(() => isRunning(page)).toBe(true);
  expect(await drawnNext()).toEqual([]);
  await page.context().close();
});

declare global {
  interface Window {
    /** Where each part lay as it was drawn, in screens. */
    drawnNext?: number[];
  }
}

test('where somebody saves data no script runs before a touch, and the first press is not lost', async ({
  browser,
  baseURL,
}) => {
  const page = await onPhone(browser, baseURL);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await isRunning(page)).toBe(false);
  await expect(page.getByTestId('cart-count')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open cart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isRunning(page)).toBe(true);

  // Somebody who has a cart sees it on the next page without touching it.
  await page.request.post('/api/cart', { data: { productId: 1, quantity: 2 } });
  await visit(page, '/about');
  await expect(page.getByTestId('cart-count')).toHaveText('2');
  await page.goto('/');
  await expect(page.getByTestId('cart-count')).toHaveText('2');
  await page.context().close();
});

test('a product in the URL lies over the page before any script runs, and keeps what is pressed in it', async ({
  browser,
  baseURL,
}) => {
  const [, viewport] = SIZES[1];
  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport, hasTouch: true });
  const page = await context.newPage();
  const found = complaints(page);
  for (const address of [`/shop?product=${OIL.slug}`, `/?product=${OIL.slug}`]) {
    const release = await hold(page, '**/*.js');
    // Somebody who has a cart starts at once: the page is not loaded before its scripts are.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const modal = page.getByRole('dialog', { name: OIL.name });
    await expect(modal.getByText('5–9 bottles')).toBeVisible();
    // It covers the screen of a phone, so nothing under it is drawn before it is closed.
    const under = page.locator('main article').first();
    await expect(under).toBeHidden();
    await modal.getByRole('button', { name: 'Increase quantity' }).click();
    await modal.getByRole('button', { name: 'ADD TO CART' }).click();
    release();
    await expect(page.getByText(/added to cart/iu).first()).toBeVisible();
    // The same one, not another in its place.
    await expect(modal).toHaveCount(1);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
    await expect(under).toBeVisible();
    await expect(page).toHaveURL(address.split('?')[0]!);
    await page.unroute('**/*.js');
  }
  await expect(page.getByTestId('cart-count')).toHaveText('4');
  // Where there is no such product, somebody who opens the page is told.
  await page.goto('/shop?product=nothing-like-it');
  await expect(page.getByRole('dialog', { name: 'Product Not Found' })).toBeVisible();
  expect(found.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await context.close();
});

test('who is quicker than the start gets what was pressed, in that order', async ({ page }) => {
  await page.goto(`/product/${OIL.slug}`);
  // The first press starts the scripts; the second may come while the first is done again.
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(page.getByTestId('cart-count')).toHaveText('2');
});

test('a page stays where its visitor has scrolled it while its scripts start', async ({ page }) => {
  await page.goto('/');
  const reading = page.getByRole('heading', { name: 'How Our Bulk Discounts Work' });
  await reading.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(reading).toBeInViewport();
});

test('a page names every script it will need, so that none waits for another', async ({ page, request }) => {
  const different = ['/', `/shop?product=${OIL.slug}`, '/search?q=oil', '/producers/frantoio-ripalunga'];
  const alike = ['/shop/cheese', `/product/${OIL.slug}`, '/producers', '/about'];
  for (const address of process.env.TESTS === 'short' ? different : [...different, ...alike]) {
    const html = await (await request.get(address)).text();
    const asked: string[] = [];
    const note = (sent: Request) => {
      if (sent.resourceType() === 'script') asked.push(new URL(sent.url()).pathname);
    };
    page.on('request', note);
    await visit(page, address);
    // What is missed is asked for right after the start.
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((script) => !html.includes(`"${script}"`))).toEqual([]);
  }
});
