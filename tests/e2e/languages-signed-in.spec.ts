// Everything behind a sign-in, on a phone in German: the same demands as on the pages for visitors. A gate compares the texts
// of all five languages.
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Product } from '#domains/catalogue/model/product.ts';
import type { ReturnOptions } from '#domains/returns/model/return.ts';
import { addProduct, anAdmin, firstRecord, newBuyer, newProducer, order, send } from './dashboard-steps.ts';
import { stringsIn } from '../support/untranslated.ts';
import { arrive, at, PHONE, type Scene, walk } from './language-walk.ts';
import { LONG, OIL } from './storefront-page.ts';
import { test } from './test.ts';

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 300_000 });

test('a buyer', LONG, async ({ browser }) => {
  const buyer = await newBuyer(browser);
  const page = await buyer.newPage();
  const told = namesTold(page);
  // A product's own page has them from the server: what its producer and its buyers wrote.
  const names = async () => {
    const { attributes } = await send<Product>(buyer.request, 'GET', `/api/products/${OIL.slug}`);
    const reviews = await send(buyer.request, 'GET', `/api/products/${OIL.slug}/reviews`);
    return new Set([...(await told()), ...stringsIn(attributes), ...stringsIn(reviews)]);
  };
  const beforeAnyOrder = [at('/user-dashboard'), tab('group buys', 1), tab('reviews', 2)];
  expect(await walk(page, beforeAnyOrder, names)).toEqual([]);

  const orderId = await order(buyer, OIL.slug, 2);
  await order(buyer, OIL.slug, 1);
  const { request: admin } = await anAdmin(browser);
  for (const status of ['processing', 'shipped'])
    await send(admin, 'PATCH', `/api/admin/orders/${orderId}`, { status });
  await send(admin, 'POST', `/api/admin/orders/${orderId}/payments`, {});
  const { slug } = await openGroupBuy(buyer);
  const inPanel = (page: Page) => page.getByRole('tabpanel').locator('[aria-haspopup=dialog]');
  const scenes = [
    at('/user-dashboard'),
    dialog('changing', (page) => inPanel(page).first()),
    dialog('cancelling', (page) => inPanel(page).nth(1)),
    dialog('review', (page) => inPanel(page).last(), refuse),
    at(`/order/${orderId}/invoice`),
    at('/user-dashboard?tab=group-buys'),
    dialog('inviting to a group buy', (page) => inPanel(page).first()),
    dialog('closing a group buy', (page) => inPanel(page).nth(1)),
    dialog('cancelling a group buy', (page) => inPanel(page).nth(2)),
    at(`/user-dashboard/group-buys/${slug}/list`),
    at(`/group/${slug}`),
    at(`/product/${OIL.slug}#buy-together`),
    at('/profile'),
    tab('settings', 2),
    dialog('password', (page) => inPanel(page).nth(0), refuse),
    dialog('two steps', (page) => inPanel(page).nth(1), openNext),
    dialog('passkeys', (page) => inPanel(page).nth(2), refuse),
    dialog('notifications', (page) => inPanel(page).nth(3)),
    dialog('privacy', (page) => inPanel(page).nth(4), openNext),
    dialog('address', (page) => inPanel(page).nth(5), refuse),
  ];
  expect(await walk(page, scenes, names)).toEqual([]);

  const { id: productId } = await send<{ id: number }>(admin, 'GET', `/api/products/${OIL.slug}`);
  const review = { orderId, productId, rating: 5, comment: 'Green and round.' };
  await send(buyer.request, 'POST', '/api/reviews', review);
  await send(admin, 'PATCH', `/api/admin/orders/${orderId}`, { status: 'completed' });
  const sendingBack = [at('/user-dashboard'), tab('reviews', 2), at(`/order/${orderId}/return`), damage()];
  expect(await walk(page, sendingBack, names)).toEqual([]);
  await askForReturn(buyer, orderId);
  expect(await walk(page, [at(`/order/${orderId}/return`)], names)).toEqual([]);
});

/** Delivered together, so that there is a list for sharing out. */
async function openGroupBuy(buyer: BrowserContext): Promise<{ slug: string }> {
  const product = await send<{ id: number }>(buyer.request, 'GET', `/api/products/${OIL.slug}`);
  return send(buyer.request, 'POST', '/api/group-buys', {
    productId: product.id,
    quantity: 2,
    minimumQuantity: 4,
    closesAt: new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString(),
    delivery: 'together',
    customerName: 'Ada Moreau',
    customerEmail: 'ada@example.com',
    shippingAddress: '7 Orchard Row, Bath, ME 04530',
  });
}

test('a producer', LONG, async ({ browser }) => {
  const producer = await newProducer(browser);
  const page = await producer.newPage();
  const names = namesTold(page);
  const beforeAnyProduct = [
    ...(await everyPage(page, '/dashboard')),
    at('/dashboard?tab=connections'),
    dialog('new key', (page) => page.getByRole('tabpanel').getByRole('button').first(), refuse),
    dialog('new webhook', (page) => page.getByRole('tabpanel').getByRole('button').nth(1), refuse),
    form('/dashboard?tab=products&new=product', refuse),
    form('/dashboard?tab=team&new=invitation', refuse),
    at('/profile'),
  ];
  expect(await walk(page, beforeAnyProduct, names)).toEqual([]);

  await addProduct(producer);
  const [product] = await send<{ slug: string }[]>(producer.request, 'GET', '/api/producer/products');
  const { producerId } = await send<{ producerId: number }>(producer.request, 'GET', '/api/producer/stats');
  const { request: admin } = await anAdmin(browser);
  const judge = (verdict: object) => send(admin, 'PATCH', `/api/admin/producers/${producerId}`, verdict);
  // Other tests walk the same shop: this producer is in it for the moment of an order.
  await judge({ verified: true });
  const buyer = await newBuyer(browser);
  const orderId = await order(buyer, product!.slug, 2);
  const returnedId = await order(buyer, product!.slug, 1);
  await deliver(admin, returnedId);
  await askForReturn(buyer, returnedId);
  await judge({ verified: false, reason: 'Please add a picture of the mill.' });
  const scenes = [...(await everyPage(page, '/dashboard')), at(`/dashboard/orders/${orderId}/slip`)];
  expect(await walk(page, scenes, names)).toEqual([]);
});

test('an administrator', LONG, async ({ browser }) => {
  const buyer = await newBuyer(browser);
  const admin = await anAdmin(browser);
  const returnedId = await order(buyer, OIL.slug, 1);
  await deliver(admin.request, returnedId);
  await askForReturn(buyer, returnedId);
  await order(buyer, OIL.slug, 1);
  const page = await admin.newPage();
  const names = namesTold(page);
  const scenes: Scene[] = [
    ...(await everyPage(page, '/admin')),
    at('/admin'),
    dialog('all pages', (page) => page.getByRole('navigation').last().getByRole('button').last()),
    dialog('finding a page', (page) => page.getByRole('navigation').last().getByRole('button').first()),
    ...['users&new=ADMIN', 'users&new=BUYER', 'users&new=PRODUCER', 'categories&new=category'].map((asked) =>
      form(`/admin?tab=${asked}`, refuse),
    ),
    ...['newsletter&new=issue', 'promoCodes&new=promoCode', 'staff&new=invitation'].map((asked) =>
      form(`/admin?tab=${asked}`, refuse),
    ),
    form('/admin?tab=products&new=product'),
    at('/profile'),
  ];
  expect(await walk(page, scenes, names)).toEqual([]);
});

/** What the server tells the page is a name, or what people wrote; what the page itself says must be translated. */
function namesTold(page: Page): () => Promise<Set<string>> {
  const answers: Promise<unknown>[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    // A stream has no end to wait for.
    if (!pathname.startsWith('/api/') || pathname.endsWith('/events')) return;
    // An answer to a page that has been left is gone.
    answers.push(answer.json().catch(() => null));
  });
  return async () => new Set((await Promise.all(answers)).flatMap(stringsIn));
}

/** Every page of a desk, each with the first record that its list leads to. */
async function everyPage(page: Page, start: string): Promise<Scene[]> {
  await arrive(page, start);
  const urls = await page
    .locator('a[role=tab]')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('href')!));
  return urls.flatMap((url) => [
    at(url),
    {
      name: `a record of ${url}`,
      open: async (page: Page) => {
        const record = await firstRecord(page);
        if (record !== undefined) await arrive(page, record);
      },
    },
  ]);
}

/** A form that its URL opens. */
const form = (address: string, then?: (open: Locator) => Promise<void>): Scene => ({
  name: address,
  open: async (page) => {
    await arrive(page, address);
    const open = page.getByRole('dialog');
    await open.waitFor();
    await then?.(open);
  },
});

const tab = (name: string, place: number): Scene => ({
  name: `tab ${name}`,
  open: (page) => page.getByRole('tab').nth(place).click(),
});

const dialog = (
  name: string,
  opener: (page: Page) => Locator,
  then?: (open: Locator) => Promise<void>,
): Scene => ({
  name: `dialog ${name}`,
  open: async (page) => {
    await opener(page).click();
    const open = page.getByRole('dialog');
    await open.waitFor();
    await then?.(open);
  },
});

/** The form in it, sent as it is, with what it says to that. */
async function refuse(open: Locator): Promise<void> {
  await open.locator('[type=submit]').click();
  await open.locator('[aria-invalid=true], [role=alert]').first().waitFor();
}

/** The form of a return as far as its photos, sent without one. */
const damage = (): Scene => ({
  name: 'a damaged item',
  open: async (page) => {
    await page.getByRole('main').getByRole('checkbox').first().check();
    await page.getByRole('main').getByRole('radio').first().check();
    await page.locator('main form [type=submit]').click();
    await page.locator('main form [role=alert]').waitFor();
  },
});

async function deliver(admin: APIRequestContext, orderId: number): Promise<void> {
  for (const status of ['processing', 'shipped', 'completed'])
    await send(admin, 'PATCH', `/api/admin/orders/${orderId}`, { status });
}

async function askForReturn({ request }: BrowserContext, orderId: number): Promise<void> {
  const path = `/api/user/orders/${orderId}`;
  const options = await send<ReturnOptions>(request, 'GET', `${path}/return-options`);
  const items = options.items.map(({ itemId }) => ({ itemId, quantity: 1 }));
  const details = 'This is vinegar.';
  await send(request, 'POST', `${path}/returns`, { kind: 'refund', reason: 'incorrect', details, items });
}

/** Its second page. */
async function openNext(open: Locator): Promise<void> {
  await open.getByRole('button').last().click();
  await open.locator('form').waitFor();
}
