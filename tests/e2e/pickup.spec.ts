// A producer's place from the desk to the customer and back: added, chosen at checkout, fetched by its code.
import { expect, type Page } from '@playwright/test';
import { anAdmin, openPage, said, send } from './dashboard-steps.ts';
import { aSeller, fillInCheckout } from './order-steps.ts';
import { barriers, complaints, ON_PHONES } from './storefront-page.ts';
import { test } from './test.ts';

async function addPlace(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Add a place' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('The mill');
  await dialog.getByLabel('Street and number').fill('1 Mill Lane');
  await dialog.getByLabel('City').fill('Portland');
  await dialog.getByLabel('State').selectOption('ME');
  await dialog.getByLabel('ZIP code').fill('04101');
  await dialog.getByLabel('How to find it').fill('Ring at the blue door');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await dialog.getByLabel(`${day}, from`).fill('09:00');
    await dialog.getByLabel(`${day}, until`).fill('12:00');
  }
  expect(await barriers(desk, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('heading', { name: 'The mill' })).toBeVisible();
}

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    // Three people at three screens.
    test.slow();

    test('an order is fetched at a place by its code', async ({ browser }) => {
      const seller = await aSeller(browser, await anAdmin(browser));
      const desk = await openPage(seller.desk, '/dashboard?tab=pickups', viewport);
      const atDesk = complaints(desk);
      await addPlace(desk);
      expect(await barriers(desk)).toEqual([]);

      const guest = await browser.newContext();
      await send(guest.request, 'POST', '/api/cart', { productId: seller.productId, quantity: 2 });
      const page = await openPage(guest, '/checkout', viewport);
      const heard = complaints(page);
      await fillInCheckout(page, 'grace@example.com');
      await page.getByRole('radio', { name: 'Pick-up' }).check();
      await expect(page.getByText('Ring at the blue door')).toBeVisible();
      await expect(page.getByLabel('Your Address')).toBeVisible();
      await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
      await expect(page.getByText('Please choose a place and a time').first()).toBeVisible();
      await page.getByLabel('Day', { exact: true }).selectOption({ index: 2 });
      await page.getByLabel('Time', { exact: true }).selectOption({ index: 2 });
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
      await expect(page.getByText(/^Collect it at The mill: .*10:00 AM – 11:00 AM ET/u)).toBeVisible();
      await page.getByRole('link', { name: 'View your order' }).click();
      const card = page.getByRole('region', { name: 'You collect it' });
      await expect(card.getByRole('img', { name: 'Your code as a QR code' })).toBeVisible();
      const code = await card.locator('strong').innerText();
      expect(await barriers(page)).toEqual([]);
      expect(heard).toEqual([]);

      await desk.getByLabel('Code', { exact: true }).fill('AAAAAA');
      await desk.getByRole('button', { name: 'Hand over' }).click();
      await expect(
        desk.getByText('No open order has this code. Please check it and try again.').first(),
      ).toBeVisible();
      await desk.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
      await desk.getByRole('button', { name: 'Hand over' }).click();
      await said(desk, /^Order #\d+ handed over$/u);
      expect(atDesk.filter((complaint) => !complaint.includes('404'))).toEqual([]);
      await page.reload();
      await expect(page.getByText('You have your order. We hope you enjoy every bite.')).toBeVisible();
      await expect(card.locator('strong')).toHaveCount(0);
    });
  });
}
