// npm run screenshots: every page and mail of the built shop, on a desk, a tablet and a phone, into .cache/screenshots/.
//   --theme dark   --language de   --only shop,product   --sizes phone
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { ADMIN_PASSWORD, startShop } from '../bench/servers.ts';
import { becomeProducer, sellOnce, writeIssue } from './screenshot-fixtures/desk.ts';
import { findChromium } from './find-chromium.ts';
import { openGroupBuy } from './screenshot-fixtures/group-buys.ts';
import { mailsToLookAt } from './screenshot-fixtures/mails.ts';
import { addPasskeys, openPasskeys } from './screenshot-fixtures/passkeys.ts';
import { walkPayment } from './screenshot-fixtures/payments.ts';
import { change, PERSON, post, register } from './screenshot-fixtures/people.ts';
import {
  connectPrograms,
  openNewKey,
  openNewWebhook,
  openWebhookLog,
  previewGoodFile,
  previewWrongFile,
  showNewKey,
} from './screenshot-fixtures/programs.ts';
import { OIL, PUBLIC_PAGES } from './public-pages.ts';

const { values } = parseArgs({
  options: {
    theme: { type: 'string', default: 'light' },
    language: { type: 'string', default: 'en' },
    only: { type: 'string' },
    sizes: { type: 'string', default: 'desktop,tablet,phone' },
  },
});
const SIZES = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
/** Only as much as the screen shows. */
const OVER_A_PAGE = new Set([
  'modal',
  'cart',
  'group-opening',
  'product-zoom',
  'buy-bar',
  'admin-newsletter-issue',
  'passkeys',
  'passkeys-empty',
  'connections-key-form',
  'connections-key',
  'connections-webhook-form',
  'connections-log',
]);
/** How wide paper is. */
const PAPER = { width: 794, height: 1123 };
const ADMIN_TABS = [
  'users',
  'producers',
  'products',
  'orders',
  'returns',
  'categories',
  'reviews',
  'waitlist',
  'newsletter',
  'refusedAddresses',
  'audit',
  'promoCodes',
  'ledger',
  'payouts',
  'timers',
  'productFiles',
  'connections',
];

const FILES = '/dashboard?tab=productFiles';
const CONNECTIONS = '/dashboard?tab=connections';

const folder = path.join(import.meta.dirname, '../.cache/screenshots');
const dataDir = mkdtempSync(path.join(tmpdir(), 'madia-screenshots-'));
mkdirSync(folder, { recursive: true });
const shop = await startShop({ dataDir, isAlive: true, payments: 'invoice,test' });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const visitor = await newContext();
  await fillCart(visitor);
  await take(visitor, PUBLIC_PAGES);
  await take(visitor, { cart: '/shop' }, openCart);
  await take(visitor, { 'product-zoom': OIL }, lookClosely);
  await take(visitor, { 'buy-bar': OIL });
  await take(visitor, { 'form-refused': '/contact' }, (page) => page.locator('main [type=submit]').click());
  await take(visitor, { 'load-failed': '/about' }, losingTheServer);
  const producer = await newContext();
  await becomeProducer(producer);
  const buyer = await newContext();
  const order = await becomeBuyer(buyer);
  await take(buyer, { 'buyer-dashboard': '/user-dashboard', profile: '/profile', order: order.path });
  for (const product of [1, 4, 9]) await buyer.request.put(`/api/user/saved-products/${product}`);
  await take(buyer, { 'saved-full': '/saved' });
  await take(buyer, { confirmation: '/checkout' }, buyOnce);
  const payer = await newContext();
  await walkPayment(
    (address, data) => post(payer, address, data),
    PERSON,
    (pages) => take(payer, pages),
  );
  await take(producer, {
    'producer-dashboard': '/dashboard',
    'producer-returns': '/dashboard?tab=returns',
    'producer-payouts': '/dashboard?tab=payouts',
    'connections-empty': CONNECTIONS,
    files: FILES,
  });
  await take(producer, { 'files-wrong': FILES }, previewWrongFile);
  await take(producer, { 'files-preview': FILES }, previewGoodFile);
  await connectPrograms(producer);
  await take(producer, { connections: CONNECTIONS });
  await take(producer, { 'connections-key-form': CONNECTIONS }, openNewKey);
  await take(producer, { 'connections-key': CONNECTIONS }, showNewKey);
  await take(producer, { 'connections-webhook-form': CONNECTIONS }, openNewWebhook);
  await take(producer, { 'connections-log': CONNECTIONS }, openWebhookLog);
  await take(producer, { 'passkeys-empty': '/profile' }, openPasskeys);
  await take(producer, { passkeys: '/profile' }, addPasskeys);
  const group = await openGroupBuy(buyer);
  await take(visitor, { group: group.path, 'group-missing': '/group/nowhere' });
  await take(buyer, { 'group-own': group.path, 'group-opening': `${OIL}#buy-together` });
  await take(buyer, { 'buyer-groups-open': '/user-dashboard?tab=group-buys' });
  await post(buyer, `/api/group-buys/${group.slug}/close`, {});
  await take(visitor, { 'group-settled': group.path });
  await take(buyer, {
    'buyer-groups': '/user-dashboard?tab=group-buys',
    'print-sharing-list': `/user-dashboard/group-buys/${group.slug}/list`,
  });
  const cancelled = await openGroupBuy(buyer);
  await post(buyer, `/api/group-buys/${cancelled.slug}/cancel`, {});
  await take(visitor, { 'group-cancelled': cancelled.path });
  const admin = await newContext();
  await post(admin, '/api/auth/login', { username: 'admin', password: ADMIN_PASSWORD });
  await deliver(admin, order.id);
  await take(buyer, { 'return-form': `/order/${order.id}/return` }, chooseDamage);
  const { id, number } = await sendBack(buyer, order.id);
  await take(admin, { 'admin-return': `/admin?tab=returns&case=${id}` });
  await change(admin, `/api/admin/returns/${id}`, { status: 'authorized' });
  await take(buyer, {
    'order-with-return': order.path,
    'return-label': `/order/${order.id}/return/${number}/label`,
    'print-return-label': `/order/${order.id}/return/${number}/label`,
  });
  for (const status of ['received', 'inspected', 'refunded'])
    await change(admin, `/api/admin/returns/${id}`, { status });
  await take(buyer, { 'order-refunded': order.path, 'print-order': order.path, 'print-help': '/returns' });
  await take(producer, await sellOnce(admin, buyer));
  await writeIssue(admin);
  await take(admin, { 'admin-newsletter-issue': '/admin?tab=newsletter' }, openFirstRow);
  await take(visitor, { 'newsletter-link': '/newsletter/confirm?email=ada%40example.com&token=made-up' });
  await take(admin, {
    admin: '/admin',
    ...Object.fromEntries(ADMIN_TABS.map((tab) => [`admin-${tab}`, `/admin?tab=${tab}`])),
  });
  await take(
    visitor,
    await mailsToLookAt(admin, { folder: dataDir, language: values.language, url: shop.url }),
  );
} finally {
  await browser.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function newContext(): Promise<BrowserContext> {
  return browser.newContext({
    // Passkeys belong to a name: the one by which the shop calls itself.
    baseURL: shop.url.replace('127.0.0.1', 'localhost'),
    locale: values.language,
    colorScheme: values.theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
}

async function fillCart(context: BrowserContext): Promise<void> {
  await post(context, '/api/cart', { productId: 1, quantity: 10 });
  await post(context, '/api/cart', { productId: 5, quantity: 1 });
}

/** With an order behind; answers where that order is looked at. */
async function becomeBuyer(context: BrowserContext): Promise<{ id: number; path: string }> {
  await register(context, 'buyer', { firstName: 'Ada', lastName: 'Moreau' });
  await fillCart(context);
  const placed = await post<{ orderId: number; token: string }>(context, '/api/checkout', PERSON);
  return { id: placed.orderId, path: `/order/${placed.orderId}?token=${placed.token}` };
}

async function deliver(admin: BrowserContext, orderId: number): Promise<void> {
  for (const status of ['processing', 'shipped', 'completed'])
    await change(admin, `/api/admin/orders/${orderId}`, { status });
}

async function chooseDamage(page: Page): Promise<void> {
  await page.locator('main').getByRole('checkbox').first().check();
  await page.locator('main').getByRole('radio').first().check();
}

/** Two pieces of the first line. */
async function sendBack(context: BrowserContext, orderId: number): Promise<{ id: number; number: string }> {
  const path = `/api/user/orders/${orderId}`;
  const options = (await (await context.request.get(`${path}/return-options`)).json()) as {
    items: { itemId: number }[];
  };
  const items = [{ itemId: options.items[0]!.itemId, quantity: 2 }];
  const details = 'We had ordered the other oil.';
  return post(context, `${path}/returns`, { kind: 'refund', reason: 'incorrect', details, items });
}

async function openCart(page: Page): Promise<void> {
  await page.getByRole('banner').locator('[aria-haspopup=dialog]:visible').first().click();
}

async function lookClosely(page: Page): Promise<void> {
  await page.locator('main [aria-haspopup=dialog]').first().click();
  await page.getByTestId('zoom-stage').click();
}

async function losingTheServer(page: Page): Promise<void> {
  await page.route('**/api/products*', (route) => route.abort());
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/shop"]')!.click();
  });
}

async function buyOnce(page: Page): Promise<void> {
  await post(page.context(), '/api/cart', { productId: 2, quantity: 5 });
  await page.reload();
  for (const [name, value] of Object.entries(PERSON)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('main form [type=submit]').click();
  await page.locator('main a[href^="/order/"]').first().waitFor();
}

async function openFirstRow(page: Page): Promise<void> {
  await page.locator('main table tbody tr button').first().click();
}

/** Takes each page in each size, after whatever is done on it first. */
async function take(
  context: BrowserContext,
  pages: Record<string, string>,
  act?: (page: Page) => Promise<unknown>,
): Promise<void> {
  const wanted = values.only?.split(',');
  const sizes = values.sizes.split(',');
  const page = await context.newPage();
  for (const [name, address] of Object.entries(pages)) {
    if (wanted !== undefined && !wanted.includes(name)) continue;
    for (const [size, viewport] of Object.entries(SIZES)) {
      if (!sizes.includes(size)) continue;
      const isPrinted = name.startsWith('print-');
      await page.emulateMedia({ media: isPrinted ? 'print' : 'screen' });
      await page.setViewportSize(isPrinted ? PAPER : viewport);
      await page.goto(address, { waitUntil: 'networkidle' });
      // Most pages start their scripts when somebody touches them.
      await page.evaluate(() => void dispatchEvent(new Event('touchstart')));
      if (act !== undefined) {
        await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
        await act(page);
      }
      // Pictures load as they come into view: walk down once before the whole page is taken.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        window.scrollTo(0, 0);
      });
      await page.waitForTimeout(300);
      const file = path.join(folder, `${name}-${size}-${values.theme}-${values.language}.png`);
      await page.screenshot({ path: file, fullPage: !OVER_A_PAGE.has(name) });
    }
    process.stdout.write(`${name}\n`);
  }
  await page.close();
}
