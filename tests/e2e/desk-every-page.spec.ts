// Every page of both desks, and a record of each list: opened by its URL the browser takes it over in silence, and axe finds
// nothing.
import { expect, type BrowserContext } from '@playwright/test';
import { addProduct, anAdmin, firstRecord, newBuyer, newProducer, order } from './dashboard-steps.ts';
import { barriers, complaints, LONG, SIZES, visit } from './storefront-page.ts';
import { test } from './test.ts';

const LOOKS = SIZES.flatMap(
  ([size, viewport]) =>
    [
      { name: `on ${size}`, viewport, colorScheme: 'light', language: 'en' },
      { name: `on ${size}, dark, in German`, viewport, colorScheme: 'dark', language: 'de' },
    ] as const,
);

const speak = (desk: BrowserContext, language: string) =>
  desk.addCookies([{ name: 'language', value: language, url: test.info().project.use.baseURL! }]);

// The only list of a producer that is made as those of administrators are.
test('the list of batches is taken over in silence, in German too', async ({ browser }) => {
  const producer = await newProducer(browser);
  const page = await producer.newPage();
  const found = complaints(page);
  for (const [language, search] of [
    ['en', 'Search'],
    ['de', 'Suche'],
  ] as const) {
    await speak(producer, language);
    await visit(page, '/dashboard?tab=batches');
    await expect(page.getByRole('tabpanel').getByRole('searchbox', { name: search })).toBeVisible();
  }
  expect(found).toEqual([]);
});

for (const { name, viewport, colorScheme, language } of LOOKS) {
  // What most of the pages are made of is walked and checked in the specs of the desk.
  test(`every page of the desks, ${name}`, LONG, async ({ browser }) => {
    test.setTimeout(400_000);
    const producer = await newProducer(browser);
    await addProduct(producer);
    await order(await newBuyer(browser), 'taggiasca-extra-virgin-olive-oil', 1);
    const walk = async (desk: BrowserContext, start: '/admin' | '/dashboard') => {
      await speak(desk, language);
      const page = await desk.newPage();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const found = complaints(page);
      await visit(page, start);
      const urls = await page
        .locator('a[role=tab]')
        .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('href')!));
      expect(urls.length).toBeGreaterThan(12);
      let records = 0;
      const look = async (url: string) => {
        await visit(page, url);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        // What is still on its way is drawn as a grey field.
        await expect(page.locator('.skeleton')).toHaveCount(0);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft({ url, found, wide }).toEqual({ url, found: [], wide: 0 });
        expect.soft(await barriers(page), url).toEqual([]);
        // Axe itself complains of the frame that a mail is shown in.
        found.length = 0;
      };
      for (const url of urls) {
        await look(url);
        const record = await firstRecord(page);
        if (record === undefined) continue;
        records += 1;
        await look(record);
      }
      return records;
    };
    expect(await walk(producer, '/dashboard')).toBeGreaterThanOrEqual(1);
    // An order, a product, a person and a producer at least.
    expect(await walk(await anAdmin(browser), '/admin')).toBeGreaterThanOrEqual(4);
  });
}
