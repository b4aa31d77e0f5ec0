// A standing order as its owner makes, changes and skips it, on both screens.
import { expect } from '@playwright/test';
import { newBuyer, openPage, order, recovers } from './dashboard-steps.ts';
import { barriers, complaints, OIL, ON_PHONES, visit } from './storefront-page.ts';
import { test } from './test.ts';

for (const [size, viewport] of ON_PHONES) {
  test(`a buyer makes a standing order of an order, ${size}`, async ({ browser }) => {
    test.slow();
    const buyer = await newBuyer(browser);
    const orderId = await order(buyer, OIL.slug, 5);
    const page = await buyer.newPage();
    await page.setViewportSize(viewport);
    const found = complaints(page);
    await visit(page, `/standing-orders/new?order=${orderId}`);
    await expect(page.getByRole('heading', { name: 'Make it a standing order' })).toBeVisible();
    await page.getByLabel('Shipping address').fill('7 Orchard Row, Bath, ME 04530');
    await page.getByLabel('How often').selectOption('2');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Set up the standing order' }).click();
    await expect(page.getByText('Every 2 weeks')).toBeVisible();
    await expect(page.getByText('$118.70').first()).toBeVisible();

    await page.getByRole('button', { name: /^Skip/u }).click();
    await expect(page.getByText('You skipped this date.')).toBeVisible();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByText('You paused it.')).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('How often').selectOption('4');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Every 4 weeks')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(found).toEqual([]);
  });
}

test('the link of an announcement is not called broken because the shop could not be reached', async ({
  browser,
}) => {
  const page = await openPage(await browser.newContext(), '/');
  await page.route('**/api/standing-orders/**', (route) => route.abort());
  await visit(page, '/standing-order/1?date=2026-12-01&token=somebody-elses');
  await recovers(page, '**/api/standing-orders/**', async () => {
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });
});
