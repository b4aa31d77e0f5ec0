// The pages of people, producers and products at the desk: their URLs, what is decided there, and the way back.
import { expect } from '@playwright/test';
import { anAdmin, newBuyer, openPage, order, PASSWORD, said, send } from './dashboard-steps.ts';
import { barriers, complaints, ON_DESKTOPS } from './storefront-page.ts';
import { test } from './test.ts';

for (const [size, viewport] of ON_DESKTOPS) {
  test(`somebody is suspended, reads why, and is let in again, ${size}`, async ({ browser }) => {
    const buyer = await newBuyer(browser);
    const orderId = await order(buyer, 'taggiasca-extra-virgin-olive-oil', 1);
    const page = await openPage(await anAdmin(browser), `/admin?tab=users&q=${buyer.username}`, viewport);
    const found = complaints(page);
    await page.getByRole('link', { name: buyer.username }).click();
    await expect(page).toHaveURL(/[?&]person=\d+$/u);
    const file = page.getByRole('article');
    await expect(file.getByRole('heading', { level: 1, name: buyer.username })).toBeVisible();
    await expect(file.getByRole('region', { name: 'Orders', exact: true })).toContainText(`#${orderId}`);
    expect(await barriers(page)).toEqual([]);

    await file.getByRole('button', { name: 'Suspend' }).click();
    await page.getByLabel('Reason').fill('Several payments were taken back.');
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await said(page, 'Account suspended');
    await expect(file.getByText('Several payments were taken back.')).toBeVisible();

    const visitor = await openPage(await browser.newContext(), '/login', viewport);
    await visitor.getByLabel('Username').fill(buyer.username);
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(visitor.getByText('This account is suspended', { exact: false }).first()).toContainText(
      'Several payments were taken back.',
    );

    await file.getByRole('button', { name: 'Reactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
    await said(page, 'Account reactivated');
    await send(buyer.request, 'POST', '/api/auth/login', { username: buyer.username, password: PASSWORD });

    // The list is found as it was left.
    await file.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('tabpanel').getByLabel('Search')).toHaveValue(buyer.username);
    expect(found).toEqual([]);
  });

  test(`a producer's page leads to its products, and a product's page changes them, ${size}`, async ({
    browser,
  }) => {
    const page = await openPage(await anAdmin(browser), '/admin?tab=producers', viewport);
    const found = complaints(page);
    await page.getByRole('link', { name: 'Frantoio Ripalunga' }).click();
    const file = page.getByRole('article');
    await expect(file.getByRole('heading', { level: 1, name: 'Frantoio Ripalunga' })).toBeVisible();
    for (const name of ['Products', 'Orders', 'Returns', 'Payouts', 'Documents', 'Team'])
      await expect(file.getByRole('region', { name, exact: true })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await file.getByRole('region', { name: 'Products' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/[?&]product=\d+$/u);
    await expect(file.getByLabel('Description').first()).not.toHaveValue('');
    expect(await barriers(page)).toEqual([]);
    const weight = file.getByLabel('Weight', { exact: false });
    const before = await weight.inputValue();
    for (const grams of [String(Number(before) + 1), before]) {
      await weight.fill(grams);
      await file.getByRole('button', { name: 'Save changes' }).click();
      await said(page, 'Product saved');
      await page.reload();
      await expect(weight).toHaveValue(grams);
    }
    expect(found).toEqual([]);
  });
}
