// From a product to the order with one thumb, tap by tap: how many it takes stands in docs/measurements/slow-phones.md.
import { expect, type BrowserContext, type Locator } from '@playwright/test';
import { field } from './account-steps.ts';
import { newBuyer, openPage, send } from './dashboard-steps.ts';
import { OIL, PHONE } from './storefront-page.ts';
import { test } from './test.ts';

const GUEST = {
  'Full Name': 'Grace Lindqvist',
  'Email Address': 'grace@example.com',
  'Shipping Address': '12 Harbour Street\nPortland, ME 04101',
};

/** Resolves to the number of taps. Typing needs the field that was tapped, and no other. */
async function buy(context: BrowserContext, fields: Record<string, string>): Promise<number> {
  const page = await openPage(context, `/product/${OIL.slug}`, PHONE[1]);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  const main = page.getByRole('main');
  await tap(main.getByRole('button', { name: 'ADD TO CART' }).first());
  await tap(main.getByRole('link', { name: 'Go to checkout' }).first());
  for (const [label, text] of Object.entries(fields)) {
    await tap(field(page, label));
    await page.keyboard.type(text);
  }
  await tap(main.getByRole('button', { name: 'COMPLETE ORDER' }));
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  return taps;
}

test('a guest orders with six taps', async ({ browser }) => {
  expect(await buy(await browser.newContext(), GUEST)).toBe(6);
});

test('a buyer with a kept address orders with three', async ({ browser }) => {
  const buyer = await newBuyer(browser);
  await send(buyer.request, 'POST', '/api/user/addresses', {
    name: 'Grace Lindqvist',
    line1: '12 Harbour Street',
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
    country: 'US',
  });
  expect(await buy(buyer, {})).toBe(3);
});
