// The page of an order at the desk: its URL, what happened to it, and what can be done with it.
import { expect } from '@playwright/test';
import { anAdmin, newBuyer, openPage, order, said } from './dashboard-steps.ts';
import { barriers, complaints, ON_PHONES } from './storefront-page.ts';
import { test } from './test.ts';

for (const [size, viewport] of ON_PHONES) {
  test(`an order has a page of its own, ${size}`, async ({ browser }) => {
    const buyer = await newBuyer(browser);
    const orderId = await order(buyer, 'taggiasca-extra-virgin-olive-oil', 1);
    const page = await openPage(await anAdmin(browser), `/admin?tab=orders&q=%23${orderId}`, viewport);
    const found = complaints(page);
    await page.getByRole('link', { name: `#${orderId}`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`[?&]order=${orderId}$`, 'u'));
    await page.reload();
    const file = page.getByRole('article');
    await expect(file.getByRole('heading', { level: 1, name: `Order #${orderId}` })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^Order #${orderId} · `, 'u'));
    await expect(file.getByRole('region', { name: 'Timeline' })).toContainText('Pending');

    await file.getByRole('button', { name: 'Add note' }).click();
    await page.getByLabel('Internal note').fill('Called: the neighbour takes it');
    await page.getByRole('dialog').getByRole('button', { name: 'Add note' }).click();
    await said(page, 'Note added');
    await expect(file.getByText('Called: the neighbour takes it')).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    // The list is found as it was left.
    await file.getByRole('link', { name: /^Orders/u }).click();
    await expect(page.getByRole('tabpanel').getByLabel('Search')).toHaveValue(`#${orderId}`);
    expect(found).toEqual([]);

    await page.goto('/admin?tab=orders&order=999999999');
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  });
}
