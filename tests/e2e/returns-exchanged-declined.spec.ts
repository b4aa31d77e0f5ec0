// Returns that end with other goods or with a no, and those that cannot begin.
import { expect } from '@playwright/test';
import type { Order } from '#domains/orders/model/order.ts';
import type { ReturnView } from '#domains/returns/model/return.ts';
import { newBuyer, openPage, order, send } from './dashboard-steps.ts';
import {
  aDeliveredOrder,
  caseStatus,
  decide,
  deliver,
  mailed,
  move,
  openCase,
  refundedBy,
  sendRequest,
} from './return-steps.ts';
import { test } from './shop-with-a-clock.ts';
import { barriers, LONG, OIL, ON_PHONES } from './storefront-page.ts';

// One shop for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 });

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    test('a buyer exchanges a wrong item from the order history', LONG, async ({ browser, shop }) => {
      const buyer = await newBuyer(browser);
      const id = await order(buyer, OIL.slug, 1);
      await deliver(browser, id);
      const page = await openPage(buyer, '/user-dashboard', viewport);
      await page.getByRole('link', { name: `Return Items from order #${id}` }).click();
      // One piece: nothing to choose.
      await expect(page.getByRole('checkbox', { name: OIL.name })).toBeChecked();
      await page.getByRole('radio', { name: /It is not what I ordered/u }).check();
      await page.getByLabel('Details').fill('This is vinegar.');
      await page.getByRole('radio', { name: /Exchange/u }).check();
      const number = await sendRequest(page);
      const { items } = await send<{ items: ReturnView[] }>(
        buyer.request,
        'GET',
        `/api/user/orders/${id}/returns`,
      );
      await move(browser, items[0]!, 'authorized', 'received', 'inspected');

      const desk = await openCase(browser, number, viewport);
      await decide(desk, 'Exchange', 'Yes, exchange');
      await caseStatus(desk, 'Exchanged');
      await mailed('ada@example.com', shop.dataDir, number);

      await page.reload();
      await expect(page.getByRole('heading', { name: 'Everything has been requested' })).toBeVisible();
      const [again] = await send<Order[]>(buyer.request, 'GET', '/api/user/orders');
      expect(again).toMatchObject({ orderTotal: 0, payment: { status: 'paid' } });
      await page.getByRole('link', { name: `View order #${again!.id}` }).click();
      await expect(page.getByRole('heading', { name: `Order #${again!.id}` })).toBeVisible();
      await expect(page.getByText(`Sent in exchange for return ${number}, at no charge.`)).toBeVisible();
      await page.goto('/user-dashboard');
      await expect(page.getByRole('list', { name: 'Status of returns' })).toHaveText(
        `Return ${number}Exchanged`,
      );
      expect(await barriers(page)).toEqual([]);
      expect(await refundedBy(browser, id)).toMatchObject({ refunded: 0, sum: 0 });
    });

    test('a return is declined, and the customer reads why', async ({ browser, shop }) => {
      const bought = await aDeliveredOrder(browser, OIL.slug, 1);
      const page = await openPage(bought.guest, `/order/${bought.id}/return?token=${bought.token}`, viewport);
      await page.getByRole('radio', { name: /It is not what I ordered/u }).check();
      const number = await sendRequest(page);
      const desk = await openCase(browser, number, viewport);
      await desk.getByRole('button', { name: 'Decline', exact: true }).click();
      await desk.getByLabel('Message to the customer').fill('Your order says exactly this oil.');
      await desk.getByRole('button', { name: 'Yes, decline' }).click();
      await caseStatus(desk, 'Declined');
      await mailed(bought.email, shop.dataDir, number, 'Your order says exactly this oil.');
      await page.goto(`/order/${bought.id}?token=${bought.token}`);
      await expect(page.getByText('We could not accept this return.')).toBeVisible();
      await expect(page.getByText('Your order says exactly this oil.')).toBeVisible();
      // What was declined may be asked for again.
      await page.getByRole('link', { name: /^Return Items/u }).click();
      await expect(page.getByRole('checkbox', { name: OIL.name })).toBeVisible();
      expect(await refundedBy(browser, bought.id)).toMatchObject({ refunded: 0, sum: 0 });
    });
  });
}

// Request-return.test.ts refuses the same.
test('says what cannot be returned yet, and to whom it says nothing', LONG, async ({ browser }) => {
  const buyer = await newBuyer(browser);
  const id = await order(buyer, OIL.slug, 1);
  const page = await openPage(buyer, `/order/${id}/return`);
  await expect(page.getByRole('heading', { name: 'Not delivered yet' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await buyer.clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await page.goto(`/order/${id}/return?token=x`);
  await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  await page.goto(`/order/${id}/return/RA-XXXXXXXX/label?token=x`);
  await expect(page.getByRole('heading', { name: 'There is no label here' })).toBeVisible();
});
