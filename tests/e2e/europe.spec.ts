// A shop in the European Union: each button that binds to pay says so, and nothing else.
import { expect } from '@playwright/test';
import { newBuyer, openGroupBuy, openPage, order } from './dashboard-steps.ts';
import { test } from './shop-with-a-clock.ts';
import { complaints, OIL, PHONE } from './storefront-page.ts';

const ADDRESS = '12 Harbour Street, Cork T12 X2Y3, Ireland';

test.use({ settings: { SHOP_COUNTRY: 'IE' } });
test('orders, places in group buys and standing orders say that paying follows', async ({ browser }) => {
  test.slow();
  const buyer = await newBuyer(browser);
  const slug = await openGroupBuy(buyer, OIL.slug, { shippingAddress: ADDRESS });
  const orderId = await order(buyer, OIL.slug, 1, ADDRESS);
  const page = await openPage(buyer, `/group/${slug}`, PHONE[1]);
  const found = complaints(page);
  const says = (name: string) => expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await says('Change with obligation to pay');
  await page.goto(`/product/${OIL.slug}#buy-together`);
  await says('Open with obligation to pay');
  await page.goto(`/standing-orders/new?order=${orderId}`);
  await page.getByLabel('Shipping address').fill(ADDRESS);
  await page.getByRole('button', { name: 'Standing order with obligation to pay', exact: true }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await says('Change with obligation to pay');

  const guest = await openPage(await browser.newContext(), `/group/${slug}`, PHONE[1]);
  await expect(guest.getByRole('button', { name: 'Join with obligation to pay', exact: true })).toBeVisible();
  expect(found).toEqual([]);
});
