// Returns by the clock that end with money, on both screens: from the form to the administrator's desk, the mail and the books.
import { expect } from '@playwright/test';
import { openPage } from './dashboard-steps.ts';
import {
  aDeliveredOrder,
  caseStatus,
  decide,
  mailed,
  move,
  openCase,
  photo,
  refundedBy,
  returnOf,
  sendRequest,
} from './return-steps.ts';
import { test } from './shop-with-a-clock.ts';
import { barriers, complaints, LONG, OIL, ON_PHONES } from './storefront-page.ts';

const CHEESE = { slug: 'summer-alp-cheese-18-months', name: 'Summer Alp Cheese, 18 Months' };

// One shop for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 });

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    test('a guest reports a damaged perishable with photos and is refunded, nothing sent back', async ({
      browser,
      shop,
    }) => {
      const bought = await aDeliveredOrder(browser, CHEESE.slug, 2);
      await shop.deliveredAgo(bought.id, 30.5);
      const page = await openPage(bought.guest, `/order/${bought.id}?token=${bought.token}`, viewport);
      const found = complaints(page);
      await page.getByRole('link', { name: `Return Items from order #${bought.id}` }).click();
      await page.getByRole('checkbox', { name: CHEESE.name }).check();
      await page.getByRole('button', { name: `One more: ${CHEESE.name}` }).click();
      await expect(page.getByText(/^17 hours left to report damage, until /u)).toBeVisible();
      await expect(page.getByText(/^Perishables can be returned when something is wrong/u)).toBeVisible();
      await expect(page.getByRole('radio', { name: /unopened/u })).toHaveCount(0);
      await page.getByRole('radio', { name: /It arrived damaged/u }).check();

      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please add at least one photo.');
      await expect(page.getByRole('alert')).toBeFocused();
      const choose = page.getByLabel('Choose photos');
      const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      await choose.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: script });
      await expect(page.getByText(/This file is not a picture we can read/u)).toBeVisible();
      await page.getByRole('button', { name: 'Remove photo 1' }).click();
      await choose.setInputFiles([await photo('jar.jpg', '#7a8b45'), await photo('box.jpg', '#b5651d')]);
      await expect(page.getByText('2 of 5')).toBeVisible();
      // One picture after the other is prepared.
      await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
      await page.getByLabel('Details').fill('The jar was broken when I opened the box.');
      expect(await barriers(page)).toEqual([]);
      const number = await sendRequest(page);
      await expect(page.getByText('We’ll look at your request within 24 hours')).toBeVisible();
      await mailed(bought.email, shop.dataDir, number);

      const desk = await openCase(browser, number, viewport);
      await expect(desk.getByRole('article').getByText('23 hours left')).toBeVisible();
      await expect(desk.getByText('The jar was broken when I opened the box.')).toBeVisible();
      expect(await barriers(desk)).toEqual([]);
      // Photos open by the keyboard, and the arrow keys turn the pages.
      await desk.getByRole('button', { name: 'Enlarge photo 1 of 2' }).press('Enter');
      const viewer = desk.getByRole('dialog', { name: 'Photo 1 of 2' });
      const picture = viewer.getByRole('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      expect(await barriers(desk, '[role=dialog]')).toEqual([]);
      await viewer.getByRole('group').press('ArrowRight');
      await expect(desk.getByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible();
      await desk.keyboard.press('Escape');

      // Both pieces, and the shipping: all of it comes back by our fault.
      await expect(desk.getByRole('complementary').getByText('$49.55')).toBeVisible();
      await decide(desk, 'Authorize', 'Yes, authorize');
      await caseStatus(desk, 'Authorized');
      await desk.getByRole('button', { name: 'Refund', exact: true }).click();
      await desk.getByLabel('Message to the customer').fill('We are sorry about the cheese.');
      await desk.getByRole('button', { name: 'Yes, refund' }).click();
      await caseStatus(desk, 'Refunded');
      await mailed(bought.email, shop.dataDir, number, '$49.55', 'We are sorry about the cheese.');
      const books = await refundedBy(browser, bought.id);
      expect(books).toMatchObject({ refunded: 49.55, sum: 0, producerCents: 0 });
      expect(books.kinds).toContain('return');

      await page.getByRole('link', { name: 'Back to the order' }).click();
      const stages = page.getByRole('list', { name: `Progress of return ${number}` });
      await expect(stages.locator('[aria-current=step]')).toContainText('Refund');
      await expect(page.getByText('We are sorry about the cheese.')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      expect(found.filter((text) => !text.includes('400'))).toEqual([]);
    });

    test('something unopened comes back after 35 days, less the fee', LONG, async ({ browser, shop }) => {
      const bought = await aDeliveredOrder(browser, OIL.slug, 2);
      await shop.deliveredAgo(bought.id, 35 * 24);
      const page = await openPage(bought.guest, `/order/${bought.id}/return?token=${bought.token}`, viewport);
      await page.getByRole('checkbox', { name: OIL.name }).check();
      await expect(
        page.getByText(/^Damage, spoilage and defects can be reported for 48 hours/u),
      ).toBeVisible();
      await expect(page.getByText(/^A wrong item can be reported for 30 days after delivery/u)).toBeVisible();
      await page.getByRole('radio', { name: /it is unopened/u }).check();
      await expect(page.getByText('A restocking fee of 15% applies')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      const number = await sendRequest(page);

      const desk = await openCase(browser, number, viewport);
      // 24.99 less 15 %, rounded half up.
      await expect(desk.getByText('$21.24')).toBeVisible();
      await desk.getByRole('switch', { name: 'Waive the restocking fee' }).check();
      await expect(desk.getByText('Restocking fee, waived')).toBeVisible();
      await expect(desk.getByText('$21.24')).toHaveCount(0);
      await desk.getByRole('switch', { name: 'Waive the restocking fee' }).uncheck();
      await expect(desk.getByText('$21.24')).toBeVisible();
      // A colleague is faster.
      await desk.getByRole('button', { name: 'Authorize', exact: true }).click();
      const view = await returnOf(bought);
      await move(browser, view, 'authorized');
      await desk.getByRole('button', { name: 'Yes, authorize' }).click();
      await expect(desk.getByRole('alert').filter({ hasText: 'Not done' })).toContainText(
        'The return has changed in the meantime. Its status is now: authorized.',
      );
      await caseStatus(desk, 'Authorized');

      await page.goto(`/order/${bought.id}?token=${bought.token}`);
      await page.getByRole('link', { name: 'Print the return label' }).click();
      const code = page.getByRole('img', { name: `Barcode of ${number}` });
      await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await expect(page.getByText('14 Granary Lane, Portland, ME 04101')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      const sheet = (await page.pdf({ format: 'Letter' })).toString('latin1');
      expect(sheet.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);

      await move(browser, view, 'received', 'inspected');
      await desk.reload();
      await desk.getByRole('button', { name: 'Refund', exact: true }).click();
      await desk.getByRole('checkbox', { name: /^Put the units back in stock/u }).check();
      await desk.getByRole('button', { name: 'Yes, refund' }).click();
      await caseStatus(desk, 'Refunded');
      await expect(desk.getByText('The units are back in stock.')).toBeVisible();
      await mailed(bought.email, shop.dataDir, number, '$21.24');
      expect(await refundedBy(browser, bought.id)).toMatchObject({ refunded: 21.24, sum: 0 });
    });
  });
}
