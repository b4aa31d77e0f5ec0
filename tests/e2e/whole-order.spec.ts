// One order from the cart to the last parcel: from three producers, with everything that can be chosen.
// Its amounts are the same wherever they are shown and booked.
import { expect, type Page } from '@playwright/test';
import type { Order } from '#domains/orders/model/order.ts';
import { addDays, weekday } from '#domains/pricing/model/delivery/business-days.ts';
import { anAdmin, newName, openPage, said, send } from './dashboard-steps.ts';
import { mailsTo } from './kept-mails.ts';
import { aCode, amountOf, aSeller, fillInCheckout, parcelOf, ship, type Seller } from './order-steps.ts';
import { barriers, complaints, ON_PHONES, visit, openSummary, unfold } from './storefront-page.ts';
import { test } from './test.ts';

/** Each is bought with 5 % bulk discount: 118.70, 87.78 and 52.54. */
const BASKET = [
  { price: 24.99, quantity: 5, carrier: 'UPS', tracking: '1Z 999 AA1' },
  { price: 15.4, quantity: 6, perishable: true, carrier: 'FedEx', tracking: '7712 0034' },
  { price: 7.9, quantity: 7, carrier: 'DHL', tracking: 'JD-0146' },
];

/** A day that express reaches and that is no Sunday. */
function aDayAhead(): string {
  const day = addDays(new Date().toISOString().slice(0, 10), 14);
  return weekday(day) === 0 ? addDays(day, 1) : day;
}

const mailsWith = async (recipient: string, subject: RegExp) =>
  (await mailsTo(recipient)).filter((mail) => subject.test(mail.subject ?? ''));

for (const [size, viewport] of ON_PHONES) {
  test(`${size}: bought by a guest, changed, sent in three parcels and received`, async ({ browser }) => {
    test.slow();
    const admin = await anAdmin(browser);
    const code = await aCode(browser, { value: 12.5 });
    const guest = await browser.newContext();
    const sellers: Seller[] = [];
    for (const { price, perishable = false, quantity } of BASKET) {
      const seller = await aSeller(browser, admin, { price, perishable });
      await send(guest.request, 'POST', '/api/cart', { productId: seller.productId, quantity });
      sellers.push(seller);
    }

    const page = await openPage(guest, '/checkout', viewport);
    const found = complaints(page);
    const email = `${newName('giver')}@example.com`;
    await fillInCheckout(page, email);
    await openSummary(page);
    await page.getByRole('button', { name: 'Add a promo code' }).click();
    await page.getByLabel('Promo code').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Choose Express with cold chain' }).click();
    const day = aDayAhead();
    await unfold(page, 'Choose a delivery date');
    await page.getByLabel('Delivery date').fill(day);
    await unfold(page, 'Is it a gift?');
    await page.getByLabel(/^Gift wrap/u).check();
    await page.getByLabel('Gift message', { exact: true }).fill('Happy birthday!\nYours, Grace');
    // 12.5 % of 259.02; Express 12.95, cold chain 5.00, wrapping 5.00.
    const rows = {
      Subtotal: '$272.65',
      [`Promo code ${code}`]: '-$32.38',
      'Shipping (Express, cold chain)': '$17.95',
      'Gift wrap': '$5.00',
      Total: '$249.59',
    };
    await showsRows(page, rows);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
    await showsRows(page, rows);

    await page.getByRole('link', { name: 'View your order' }).click();
    await expect(page.getByRole('heading', { name: 'Your parcels' })).toBeVisible();
    await showsRows(page, rows);
    const orderUrl = page.url();
    const orderId = Number(/\/order\/(\d+)/u.exec(orderUrl)![1]);
    await page.getByRole('button', { name: 'Change order' }).click();
    await page.getByLabel('New shipping address').fill('14 Harbour Street\nPortland, ME 04101');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changed: shipping address.')).toBeVisible();

    await page.getByRole('link', { name: /^Invoice/u }).click();
    await expect(page.getByRole('heading', { name: 'Invoice', level: 1 })).toBeVisible();
    await showsRows(page, rows);
    for (const { productName } of sellers)
      await expect(page.getByRole('cell', { name: productName })).toBeVisible();
    await expect(page.getByText('14 Harbour Street')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
    expect(await barriers(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    // Letter is the shorter of the two: 11 inches at 96 dots, less a margin of 0.4 on either side.
    const height = await page.locator('article').evaluate((sheet) => sheet.getBoundingClientRect().height);
    expect(height).toBeLessThan(10.2 * 96);
    await page.emulateMedia({ media: 'screen' });

    for (const [at, { desk }] of sellers.entries()) {
      const screen = await openPage(desk, '/dashboard?tab=orders', viewport);
      await ship(screen, orderId, BASKET[at]!.carrier, BASKET[at]!.tracking);
    }

    await visit(page, orderUrl);
    for (const seller of sellers) {
      const parcel = parcelOf(page, seller);
      await expect(parcel.getByRole('link', { name: /^Track parcel/u })).toBeVisible();
      await parcel.getByRole('button', { name: 'I have received it' }).click();
      await said(page, 'Good to know it arrived');
      await expect(parcel.getByText('Delivered')).toBeVisible();
    }
    await expect(page.getByText('Your order has arrived.')).toBeVisible();
    await showsRows(page, rows);
    expect(found).toEqual([]);

    const stored = await send<Order>(admin.request, 'GET', `/api/admin/orders/${orderId}`);
    expect(stored).toMatchObject({
      status: 'completed',
      subtotal: 272.65,
      promo: { code, discount: 32.38 },
      shipping: 17.95,
      giftWrapPrice: 5,
      orderTotal: 249.59,
      deliveryDate: day,
      parts: BASKET.map(({ tracking }) => ({ status: 'delivered', trackingNumber: tracking })),
    });
    const { items: entries } = await send<{ items: { account: string; amount: number }[] }>(
      admin.request,
      'GET',
      `/api/admin/ledger/entries?orderId=${orderId}`,
    );
    expect(entries.filter(({ account }) => account === 'receivable')).toMatchObject([{ amount: 249.59 }]);
    expect(entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0);

    const arrivals = async () => (await mailsWith(email, /^A parcel .+ has arrived$/u)).length;
    await expect.poll(arrivals, { timeout: 30_000 }).toBe(BASKET.length);
    const [confirmation] = await mailsWith(email, /confirmed$/u);
    for (const [label, amount] of Object.entries(rows))
      expect(confirmation!.text).toContain(`${label}: ${amount}`);
    expect(confirmation!.text).toContain('Happy birthday!');
    const [changed] = await mailsWith(email, /changed$/u);
    expect(changed!.text).toContain('14 Harbour Street');
    const shipped = (await mailsWith(email, / on its way$/u)).map(({ text }) => text);
    for (const { tracking } of BASKET)
      expect(shipped.filter((text) => text?.includes(tracking))).toHaveLength(1);
    for (const { judge } of sellers) await judge(false);
  });
}

async function showsRows(page: Page, rows: Record<string, string>): Promise<void> {
  for (const [label, amount] of Object.entries(rows)) await expect(amountOf(page, label)).toHaveText(amount);
}
