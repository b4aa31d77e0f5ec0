// Three people on three devices buy together, on two processes of which one dies in the middle. Each sees the others come,
// the price fall and the end; everybody has an own order and an own mail, and every amount is right to the cent.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { formatMoney } from '#engine/model/money.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Proxy, startProxy } from '../support/tcp-proxy.ts';
import { newBuyer, openGroupBuy, openPage, send } from './dashboard-steps.ts';
import { mailsTo } from './kept-mails.ts';
import { amountOf } from './order-steps.ts';
import { copySampleShop } from './shared-postgres.ts';
import { barriers, LONG, OIL, SIZES } from './storefront-page.ts';
import { test } from './test.ts';

const PROGRAM = path.join(import.meta.dirname, '../../dist/server/main.js');
const [[, DESKTOP], [, PHONE]] = SIZES;

test.describe.configure({ mode: 'default', timeout: 120_000 });

let database: pg.Client;
let proxy: Proxy;
let first: ServerProcess;
let second: ServerProcess;
let dataDir: string;
let shop: Browser;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  const DATABASE_URL = await copySampleShop();
  dataDir = await mkdtemp(path.join(tmpdir(), 'madia-groups-'));
  const ports: number[] = [];
  proxy = await startProxy(ports);
  const baseURL = `http://localhost:${proxy.port}`;
  const settings = {
    DATABASE_URL,
    DATA_DIR: dataDir,
    PUBLIC_URL: baseURL,
    SAMPLE_DATA: 'catalogue',
    PAYMENTS: 'invoice,test',
    ADMIN_PASSWORD: 'browser-tests-only',
  };
  first = await startServer(PROGRAM, settings);
  second = await startServer(PROGRAM, settings);
  for (const { url } of [first, second]) ports.push(Number(new URL(url).port));
  database = new pg.Client({ connectionString: DATABASE_URL });
  await database.connect();
  shop = { newContext: () => browser.newContext({ baseURL, locale: 'en-US' }) } as Browser;
});
test.afterAll(async () => {
  await database?.end();
  proxy?.close();
  await first?.end('SIGTERM');
  await second?.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens a group buy from the product's page, as a buyer who is signed in. */
async function openFromProduct(organizer: BrowserContext): Promise<Page> {
  const page = await openPage(organizer, `/product/${OIL.slug}`, DESKTOP);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByText('On your own: $49.98. If 5 of you take 2 each: $44.98 for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Open a group buy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Oil for Orchard Row');
  await dialog.getByLabel('Shipping address').fill('7 Orchard Row, Bath, ME 04530');
  await dialog.getByLabel('By invoice').check();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open the group buy' }).click();
  await expect(page.getByRole('heading', { name: 'You are in: 2 bottles' })).toBeVisible();
  return page;
}

interface Joiner {
  name: string;
  email: string;
  quantity: number;
}

/** Somebody with the link and nothing else. */
async function join(page: Page, { name, email, quantity }: Joiner): Promise<void> {
  const form = page.locator('#join');
  const number = form.getByRole('spinbutton', { name: 'Quantity' });
  await number.fill(String(quantity));
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Shipping address').fill('12 Harbour Street\nPortland, ME 04101');
  await form.getByLabel('By invoice').check();
  await form.getByRole('button', { name: `Join with ${quantity} bottles` }).click();
  await expect(page.getByRole('heading', { name: `You are in: ${quantity} bottles` })).toBeFocused();
}

const priceNow = (page: Page) => page.getByTestId('unit-price');
const marker = (page: Page) => page.getByTestId('group-marker');
const rowOf = (page: Page, name: string) => page.getByTestId('member').filter({ hasText: name });

test('three people on three devices buy together, and one of two processes dies in between', async () => {
  const organizer = await newBuyer(shop);
  const ada = await openFromProduct(organizer);
  expect(await barriers(ada)).toEqual([]);
  const link = await ada.getByLabel('Link to this group buy').inputValue();
  const { pathname } = new URL(link);
  const slug = pathname.split('/').at(-1)!;

  const grace = await openPage(await shop.newContext(), pathname, PHONE);
  await expect(grace.getByRole('heading', { level: 1 })).toHaveText('Oil for Orchard Row');
  await expect(marker(grace)).toHaveText('2 bottles');
  expect(await barriers(grace)).toEqual([]);
  await join(grace, { name: 'Grace Lindqvist', email: 'grace@example.com', quantity: 3 });

  // The first tier, seen where nobody touched anything.
  await expect(rowOf(ada, 'Grace')).toContainText('3 bottles');
  await expect(priceNow(ada)).toHaveText('$23.74');
  await expect(marker(ada)).toHaveText('5 bottles');
  // Said once, by one voice; Grace herself hears that she is in.
  const heard = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/u });
  await expect(heard(ada)).toHaveText([
    'Grace has joined with 3 bottles. Everybody now pays $23.74 each, 5% off.',
  ]);

  const yusuf = await openPage(await shop.newContext(), pathname, DESKTOP);
  await first.end('SIGKILL');
  await join(yusuf, { name: 'Yusuf Okafor', email: 'yusuf@example.com', quantity: 5 });
  for (const page of [ada, grace, yusuf]) {
    // Somebody who watched on the process that died is connected again by then.
    await expect(rowOf(page, 'Yusuf')).toContainText('5 bottles', { timeout: 30_000 });
    await expect(priceNow(page)).toHaveText('$22.49');
    await expect(marker(page)).toHaveText('10 bottles');
  }
  await expect(rowOf(grace, 'Grace')).toContainText('$67.47 now');
  await expect(rowOf(grace, 'Grace')).toContainText('at most $74.97');

  await send(organizer.request, 'POST', `/api/group-buys/${slug}/close`);
  const orders = await storedOrders(slug);
  expect(orders.map(({ quantity, goods, shipping }) => [quantity, goods, shipping])).toEqual([
    [2, 44_98, 9_95],
    [3, 67_47, 9_95],
    // Alone these five would have cost more than $100: their parcel is free.
    [5, 112_46, 0],
  ]);
  for (const [index, page] of [ada, grace, yusuf].entries()) {
    const { id, quantity, total } = orders[index]!;
    await expect(page.getByText('Bought together').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: `Ordered for you: ${quantity} bottles` })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'View your order' }).click();
    await expect(page.getByRole('heading', { name: `Order #${id}` })).toBeVisible();
    await expect(amountOf(page, 'Total')).toHaveText(formatMoney(total));
  }
  for (const recipient of [`${organizer.username}@example.com`, 'grace@example.com', 'yusuf@example.com'])
    await expect
      .poll(async () => (await mailsTo(recipient, dataDir)).map(({ subject }) => subject))
      .toContain(`Your group buy for ${OIL.name} has closed`);
});

/** What the database holds of everybody's order, by who came first. In cents. */
async function storedOrders(
  slug: string,
): Promise<{ id: number; quantity: number; goods: number; shipping: number; total: number }[]> {
  const { rows } = await database.query(
    `select o.id, m.quantity, p.goods_cents as goods, o.shipping_cents as shipping, o.order_total_cents as total
       from group_buys g
       join group_members m on m.group_buy_id = g.id
       join orders o on o.id = m.order_id
       join order_parts p on p.order_id = o.id
      where g.slug = $1
      order by m.id`,
    [slug],
  );
  return rows;
}

test(
  'by a card that is declined first: the place is kept, paid for, changed and given up',
  LONG,
  async () => {
    const organizer = await newBuyer(shop);
    const slug = await openGroupBuy(organizer, OIL.slug, { minimumQuantity: 20 });
    const page = await openPage(await shop.newContext(), `/group/${slug}`, PHONE);
    const form = page.locator('#join');
    await form.getByRole('button', { name: 'Join with 1 bottle' }).click();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await form.getByLabel('Full name').fill('Cleo Brandt');
    // Somebody else's: said beside the field.
    await form.getByLabel('Email address').fill('ada@example.com');
    await form.getByLabel('Shipping address').fill('12 Harbour Street\nPortland, ME 04101');
    await form.getByLabel('Test payment').check();
    await form.getByLabel('Buy mine even if we are too few').check();
    await form.getByRole('button', { name: 'Join with 1 bottle' }).click();
    await expect(form.getByText('Somebody with this email address is already in')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await form.getByLabel('Email address').fill('cleo@example.com');
    await form.getByRole('button', { name: 'Join with 1 bottle' }).click();

    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('link', { name: 'Back to the group buy' }).click();
    await expect(page.getByText('Your card was declined')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    // What could be copied from the address bar gives the place to nobody.
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You are in: 1 bottle' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'You are in: 1 bottle' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave the group buy' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Join in' })).toBeVisible();
    await expect(marker(page)).toHaveText('4 bottles');
  },
);

test('somebody who is not signed in is led to the sign-in and back to the form', async () => {
  const { username } = await newBuyer(shop);
  const page = await openPage(await shop.newContext(), `/product/${OIL.slug}`, PHONE);
  await page.getByRole('button', { name: 'Open a group buy' }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in and open it' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Open the group buy' })).toBeVisible();
});

test('where the stream is refused the page asks by itself', LONG, async () => {
  const organizer = await newBuyer(shop);
  const slug = await openGroupBuy(organizer, OIL.slug);
  const context = await shop.newContext();
  await context.route('**/events', (route) => route.fulfill({ status: 503 }));
  const page = await openPage(context, `/group/${slug}`, PHONE);
  await send(organizer.request, 'POST', `/api/group-buys/${slug}/members`, {
    quantity: 6,
    customerName: 'Dora Lund',
    customerEmail: 'dora@example.com',
    shippingAddress: '12 Harbour Street, Portland, ME 04101',
    paymentMethod: 'invoice',
  });
  await expect(rowOf(page, 'Dora')).toBeVisible({ timeout: 30_000 });
});
