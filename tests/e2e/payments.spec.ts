// A shop that takes cards and test payments, as a process of its own with a stand-in for Stripe: paid, declined, refunded in
// part, abandoned, and paid out to the producer.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { SECRET_KEY, StripeStandIn, WEBHOOK_SECRET } from '../support/stripe-stand-in.ts';
import { anAdmin, newBuyer, openPage, said, send } from './dashboard-steps.ts';
import { amountOf, aSeller, fillInCheckout, type Seller } from './order-steps.ts';
import { barriers, SIZES } from './storefront-page.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FORTNIGHT_MS = 15 * 24 * 60 * 60_000;
const [[, DESKTOP], [, PHONE]] = SIZES;

test.describe.configure({ mode: 'serial' });

let stripe: StripeStandIn;
let server: ServerProcess;
let dataDir: string;
let shop: Browser;
let admin: BrowserContext;
let seller: Seller;

async function open(settings: Record<string, string> = {}): Promise<void> {
  server = await startServer(path.join(ROOT, 'dist/server/main.js'), {
    DATA_DIR: dataDir,
    PAYMENTS: 'card,test',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
    ADMIN_PASSWORD: 'browser-tests-only',
    ...settings,
  });
}

/** Whoever comes by it comes to the shop of this file. */
function visitorsOf(browser: Browser): Browser {
  const baseURL = server.url.replace('127.0.0.1', 'localhost');
  return { newContext: () => browser.newContext({ baseURL, locale: 'en-US' }) } as Browser;
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  dataDir = path.join(ROOT, 'test-results', `payments-${process.pid}`);
  stripe = await StripeStandIn.open();
  await open();
  shop = visitorsOf(browser);
  admin = await anAdmin(shop);
  seller = await aSeller(shop, admin, { price: 20 });
});
test.afterAll(async () => {
  await server?.end('SIGTERM');
  await stripe?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const stock = async () => {
  const found = await send<{ id: number; quantityAvailable: number }[]>(
    seller.desk.request,
    'GET',
    '/api/producer/products',
  );
  return found.find(({ id }) => id === seller.productId)!.quantityAvailable;
};

/** At the page of the provider, with one thing for 20.00 and shipping of 9.95. */
async function goAndPay(customer: BrowserContext, viewport: typeof DESKTOP | typeof PHONE, method: string) {
  await send(customer.request, 'POST', '/api/cart', { productId: seller.productId, quantity: 1 });
  const page = await openPage(customer, '/checkout', viewport);
  await fillInCheckout(page, 'grace@example.com');
  await page.getByLabel(method).check();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
  return page;
}

const orderIdOf = (page: Page) => Number(/\/order\/(\d+)/u.exec(page.url())![1]);

test('by test on a phone: declined, left, found again in the order history, paid, and refunded in part', async () => {
  const buyer = await newBuyer(shop);
  const page = await goAndPay(buyer, PHONE, 'Test payment');
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
  const desk = await openPage(admin, '/admin?tab=orders', DESKTOP);
  await desk.getByRole('button', { name: `Open order #${orderIdOf(page)}` }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByLabel('Amount in dollars').fill('5');
  await dialog.getByLabel('Reason').fill('One was broken');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await said(desk, 'Refund recorded');
  await expect(dialog.getByText('One was broken')).toBeVisible();
  await desk.close();

  await page.goto(orderUrl);
  await expect(amountOf(page, 'Status')).toHaveText('Partly refunded');
  await expect(amountOf(page, 'Refunded')).toHaveText('$5.00');
  await page.close();
});

test('by card: declined and then paid, found out by asking; another is abandoned', async () => {
  const guest = await shop.newContext();
  const page = await goAndPay(guest, DESKTOP, 'By card');
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
  const paid = orderIdOf(page);
  for (const status of ['processing', 'shipped', 'completed'])
    await send(admin.request, 'PATCH', `/api/admin/orders/${paid}`, { status });

  const before = await stock();
  const other = await goAndPay(guest, PHONE, 'By card');
  await other.getByRole('link', { name: 'Back' }).click();
  await expect(other.getByText('Waiting for your payment')).toBeVisible();
  expect(await stock()).toBe(before - 1);
  const { pathname, search } = new URL(other.url());
  abandoned = { address: pathname + search, stock: before };
});
let abandoned: { address: string; stock: number };

test('two weeks later the abandoned order is cancelled, its stock is back, and the producer is paid', async ({
  browser,
}) => {
  await server.end('SIGTERM');
  await open({
    NODE_OPTIONS: `--import ${path.join(ROOT, 'tests/support/clock-ahead.ts')}`,
    CLOCK_AHEAD_MS: String(FORTNIGHT_MS),
  });
  const later = visitorsOf(browser);
  admin = await anAdmin(later);
  const page = await openPage(await later.newContext(), abandoned.address, PHONE);
  await expect(page.getByText('Not paid in time')).toBeVisible();

  const desk = await openPage(admin, '/admin?tab=payouts', DESKTOP);
  // 17.00 of the 20.00 paid by card; what was paid by test has not been delivered.
  const row = desk.getByRole('row').filter({ hasText: seller.company });
  await expect(row).toContainText('$17.00');
  expect(await barriers(desk)).toEqual([]);
  await row.getByRole('button', { name: /^Mark payout/u }).click();
  await desk.getByRole('dialog').getByLabel('Bank reference').fill('SEPA 4711');
  await desk.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await said(desk, 'Payout recorded as paid');

  const producer = await later.newContext();
  await producer.addCookies(
    (await seller.desk.cookies()).map(({ name, value }) => ({
      name,
      value,
      url: server.url.replace('127.0.0.1', 'localhost'),
    })),
  );
  for (const [, size] of SIZES) {
    const payouts = await openPage(producer, '/dashboard?tab=payouts', size);
    await expect(payouts.getByText('Reference SEPA 4711')).toBeVisible();
    expect(await barriers(payouts)).toEqual([]);
    await payouts.getByRole('button', { name: /^Lines of payout/u }).click();
    await expect(payouts.getByRole('dialog')).toContainText('$17.00');
    await payouts.close();
  }
  const products = await send<{ id: number; quantityAvailable: number }[]>(
    producer.request,
    'GET',
    '/api/producer/products',
  );
  expect(products.find(({ id }) => id === seller.productId)!.quantityAvailable).toBe(abandoned.stock);
});
