// A shop that takes cards and test payments, with a stand-in for Stripe: paid, declined, refunded in part, abandoned, and paid
// out to the producer.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { SECRET_KEY, StripeStandIn, WEBHOOK_SECRET } from '../support/stripe-stand-in.ts';
import { anAdmin, newBuyer, openPage, PASSWORD, said, send } from './dashboard-steps.ts';
import { amountOf, aSeller, fillInCheckout, type Seller } from './order-steps.ts';
import { test as base } from './shop-with-a-clock.ts';
import { barriers, LONG, ON_PHONES, SIZES } from './storefront-page.ts';

const DAYS_3_HOURS = 72;
const FORM = {
  customerName: 'Grace Lindqvist',
  customerEmail: 'grace@example.com',
  shippingAddress: '12 Harbour Street, Portland, ME 04101',
};

const test = base.extend<object, { stripe: StripeStandIn }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
    async ({}, provide) => {
      const stripe = await StripeStandIn.open();
      await provide(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ stripe }, provide) =>
      provide({
        PAYMENTS: 'card,test',
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_URL: stripe.url,
      }),
    { scope: 'worker' },
  ],
});
// One shop for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** One product, at 20.00. */
const aShelf = async (browser: Browser) => aSeller(browser, await anAdmin(browser), { price: 20 });

const stockOf = async ({ desk, productId }: Seller) => {
  const found = await send<{ id: number; quantityAvailable: number }[]>(
    desk.request,
    'GET',
    '/api/producer/products',
  );
  return found.find(({ id }) => id === productId)!.quantityAvailable;
};

/** At the page of the provider, with one thing for 20.00 and shipping of 9.95. */
async function goAndPay(
  customer: BrowserContext,
  { productId }: Seller,
  viewport: (typeof SIZES)[number][1],
  method: string,
) {
  await send(customer.request, 'POST', '/api/cart', { productId, quantity: 1 });
  const page = await openPage(customer, '/checkout', viewport);
  await fillInCheckout(page, 'grace@example.com');
  await page.getByLabel(method).check();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
  return page;
}

const orderIdOf = (page: Page) => Number(/\/order\/(\d+)/u.exec(page.url())![1]);

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    // The walk by card goes the same way.
    test('by test: declined, left, found again, paid, and refunded in part', LONG, async ({ browser }) => {
      const buyer = await newBuyer(browser);
      const page = await goAndPay(buyer, await aShelf(browser), viewport, 'Test payment');
      await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
      await expect(page.getByText('No money moves here')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByText('The payment was declined')).toBeVisible();

      await page.goto('/user-dashboard');
      await expect(page.getByText('Your payment was declined')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(amountOf(page, 'Status')).toHaveText('Paid');
      await expect(amountOf(page, 'Paid')).toHaveText('$29.95');

      const orderUrl = page.url();
      const desk = await openPage(await anAdmin(browser), '/admin?tab=orders', viewport);
      await desk.getByRole('link', { name: `#${orderIdOf(page)}`, exact: true }).click();
      const file = desk.getByRole('article');
      await file.getByRole('button', { name: 'Refund' }).click();
      await file.getByLabel('Amount in dollars').fill('5');
      await file.getByLabel('Reason').fill('One was broken');
      await file.getByRole('button', { name: 'Refund' }).click();
      await said(desk, 'Refund recorded');
      await expect(file.getByText('One was broken').first()).toBeVisible();
      await desk.close();

      await page.goto(orderUrl);
      await expect(amountOf(page, 'Status')).toHaveText('Partly refunded');
      await expect(amountOf(page, 'Refunded')).toHaveText('$5.00');
    });

    test('by card: declined and then paid, found out by asking', async ({ browser }) => {
      const page = await goAndPay(await browser.newContext(), await aShelf(browser), viewport, 'By card');
      await expect(page.getByRole('heading', { name: 'Stand-in for Stripe' })).toBeVisible();
      await page.getByRole('button', { name: 'Use a card without money' }).click();
      await expect(page.getByText('Your card was declined.')).toBeVisible();
      // Back without having paid: nothing is confirmed by that.
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page.getByText('Waiting for your payment')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('link', { name: 'Pay now' }).click();
      await page.getByRole('button', { name: /^Pay/u }).click();
      await expect(amountOf(page, 'Status')).toHaveText('Paid');
    });

    test(
      'by card, abandoned: after the half hour it is cancelled and the stock is back',
      LONG,
      async ({ browser, shop }) => {
        const seller = await aShelf(browser);
        const before = await stockOf(seller);
        const page = await goAndPay(await browser.newContext(), seller, viewport, 'By card');
        await page.getByRole('link', { name: 'Back' }).click();
        await expect(page.getByText('Waiting for your payment')).toBeVisible();
        expect(await stockOf(seller)).toBe(before - 1);
        await shop.missPayment(orderIdOf(page));
        await shop.runTimer('expire-unpaid');
        await expect.poll(() => stockOf(seller), { timeout: 40_000 }).toBe(before);
        await page.reload();
        await expect(page.getByText('Not paid in time')).toBeVisible();
        expect(await barriers(page)).toEqual([]);
      },
    );
  });
}

/** A wrong digit is said beside the field; the right number is never shown again. */
async function enterPayoutAccount(seller: Seller): Promise<void> {
  const page = await openPage(seller.desk, '/dashboard?tab=payouts');
  await page.getByRole('button', { name: 'Enter an account' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Account holder').fill(seller.company);
  await form.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00');
  await form.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('its check digits do not fit')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Account ending in 3000')).toBeVisible();
  await page.close();
}

test('what was delivered is paid out to its producer', LONG, async ({ browser, shop }) => {
  const admin = await anAdmin(browser);
  const seller = await aShelf(browser);
  const { request } = await browser.newContext();
  await send(request, 'POST', '/api/cart', { productId: seller.productId, quantity: 1 });
  const { orderId, payment } = await send<{ orderId: number; payment: { redirectUrl: string } }>(
    request,
    'POST',
    '/api/checkout',
    { ...FORM, paymentMethod: 'test' },
  );
  const reference = payment.redirectUrl.split('/').at(-1)!;
  await send(request, 'POST', `/api/payments/test/${reference}`, { outcome: 'paid' });
  for (const status of ['processing', 'shipped', 'completed'])
    await send(admin.request, 'PATCH', `/api/admin/orders/${orderId}`, { status });
  await shop.deliveredAgo(orderId, DAYS_3_HOURS);
  await enterPayoutAccount(seller);
  await shop.payoutAccountsAgo(DAYS_3_HOURS);
  await shop.runTimer('payouts');

  const desk = await openPage(admin, '/admin?tab=payouts');
  // 17.00 of the 20.00.
  const row = desk.getByRole('row').filter({ hasText: seller.company });
  await expect(async () => {
    await desk.reload();
    await expect(row).toContainText('$17.00', { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  expect(await barriers(desk)).toEqual([]);
  await row.getByRole('button', { name: /^Mark payout/u }).click();
  await desk.getByRole('dialog').getByLabel('Bank reference').fill('SEPA 4711');
  await desk.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await said(desk, 'Payout recorded as paid');

  for (const [, size] of SIZES) {
    const payouts = await openPage(seller.desk, '/dashboard?tab=payouts', size);
    await expect(payouts.getByText('Reference SEPA 4711')).toBeVisible();
    expect(await barriers(payouts)).toEqual([]);
    await payouts.getByRole('button', { name: /^Lines of payout/u }).click();
    await expect(payouts.getByRole('article')).toContainText('$17.00');
    await payouts.close();
  }
});
