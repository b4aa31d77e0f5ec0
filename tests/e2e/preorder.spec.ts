// What is sold before it is ready: the shopper and the producer are told the day from which it ships.
import { expect } from '@playwright/test';
import { anAdmin, openPage, send } from './dashboard-steps.ts';
import { aSeller } from './order-steps.ts';
import { barriers, complaints, ON_PHONES, visit } from './storefront-page.ts';
import { test } from './test.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

for (const [size, viewport] of ON_PHONES) {
  test(`a pre-order says when it ships and when its invoice is due, to both sides, ${size}`, async ({
    browser,
  }) => {
    const admin = await anAdmin(browser);
    const { desk, productId, productName } = await aSeller(browser, admin);
    const ships = inDays(30);
    await send(desk.request, 'PATCH', `/api/products/${productId}`, { shipsFrom: ships, preorder: true });
    const guest = await browser.newContext();
    await send(guest.request, 'POST', '/api/cart', { productId, quantity: 2 });
    const page = await openPage(guest, '/checkout', viewport);
    const found = complaints(page);
    await expect(page.getByText(`Pre-order: ships from ${longDay(ships)}`).first()).toBeVisible();
    await expect(page.getByText('You pay by bank transfer within 14 days of shipping.')).toBeVisible();
    const { orderId, order } = await send<{ orderId: number; order: { payment: { dueOn: string } } }>(
      guest.request,
      'POST',
      '/api/checkout',
      {
        customerName: 'Grace Lindqvist',
        customerEmail: 'grace@example.com',
        shippingAddress: '12 Harbour Street\nPortland, ME 04101',
      },
    );
    expect(order.payment.dueOn > inDays(44)).toBe(true);
    expect(found).toEqual([]);

    const parcel = await openPage(desk, `/dashboard?tab=orders&order=${orderId}`, viewport);
    await expect(parcel.getByText(productName)).toBeVisible();
    const fact = parcel.locator('dl > div').filter({ hasText: 'Ships from' });
    await expect(fact).toContainText(longDay(ships));
    expect(await barriers(parcel)).toEqual([]);
    await visit(parcel, '/dashboard?tab=orders');
    await expect(parcel.getByText('Ships from')).toBeVisible();
    // The shop would announce it below the lists of other tests.
    await send(admin.request, 'PATCH', `/api/products/${productId}`, { hidden: true });
  });
}
