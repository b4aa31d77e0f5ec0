// Everything behind a sign-in, in five languages on a phone: the same demands as on the pages for visitors.
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { newName, PASSWORD } from './account-steps.ts';
import { at, PHONE, type Scene, stringsIn, walk } from './language-walk.ts';
import { OIL } from './storefront-page.ts';

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 180_000 });

test('a buyer', async ({ page, playwright, baseURL }) => {
  const names = namesAnsweredTo(page);
  await signUp(page.request, 'buyer', { firstName: 'Ada', lastName: 'Moreau' });
  const beforeAnyOrder = [at('/user-dashboard'), tab('reviews', 1)];
  expect(await walk(page, beforeAnyOrder, names)).toEqual([]);

  const shipped = await order(page.request, OIL.slug);
  await order(page.request, OIL.slug);
  const admin = await administrator(playwright, baseURL);
  for (const status of ['processing', 'shipped'])
    await send(admin, 'PATCH', `/api/admin/orders/${shipped}`, { status });
  const inPanel = (page: Page) => page.getByRole('tabpanel').locator('[aria-haspopup=dialog]');
  const scenes: Scene[] = [
    at('/user-dashboard'),
    dialog('review', inPanel, refuse),
    {
      name: 'cancelling',
      open: (page) =>
        page.getByRole('tabpanel').locator('article, li').first().getByRole('button').last().click(),
    },
    at('/profile'),
    tab('settings', 1),
    dialog('password', (page) => inPanel(page).nth(0), refuse),
    dialog('two steps', (page) => inPanel(page).nth(1), openNext),
    dialog('notifications', (page) => inPanel(page).nth(2)),
    dialog('privacy', (page) => inPanel(page).nth(3), openNext),
    dialog('address', (page) => inPanel(page).nth(4), refuse),
  ];
  expect(await walk(page, scenes, names)).toEqual([]);

  await send(page.request, 'POST', '/api/reviews', {
    orderId: shipped,
    productId: await productId(page.request, OIL.slug),
    rating: 5,
    comment: 'Green and round.',
  });
  expect(await walk(page, [at('/user-dashboard'), tab('reviews', 1)], names)).toEqual([]);
  await admin.dispose();
});

test('a producer', async ({ page, playwright, baseURL }) => {
  const names = namesAnsweredTo(page);
  const companyName = `Hof ${newName('words')}`;
  await signUp(page.request, 'producer', {
    companyName,
    businessType: 'Farm',
    location: 'Uckermark, Germany',
    phoneNumber: '555-0100-100',
    description: 'Rye, butter and patience since long ago.',
  });
  const beforeAnyProduct = [
    at('/dashboard'),
    dialog('first product', (page) => page.getByRole('tabpanel').getByRole('button'), refuse),
    tab('orders', 1),
    tab('customers', 2),
    at('/profile'),
  ];
  expect(await walk(page, beforeAnyProduct, names)).toEqual([]);

  const { slug } = await send<{ slug: string }>(page.request, 'POST', '/api/products', {
    name: 'Sourdough Crisps',
    description: 'Thin, dark, salted twice.',
    categoryId: 1,
    price: 24.99,
    quantityAvailable: 60,
  });
  const admin = await administrator(playwright, baseURL);
  const { items } = await send<{ items: { id: number }[] }>(
    admin,
    'GET',
    `/api/admin/producers?limit=1&q=${encodeURIComponent(companyName)}`,
  );
  const judge = (verdict: object) => send(admin, 'PATCH', `/api/admin/producers/${items[0]!.id}`, verdict);
  // Other tests walk the same shop: this producer is in it for the moment of an order.
  await judge({ verified: true });
  const guest = await playwright.request.newContext({ baseURL: baseURL! });
  await order(guest, slug);
  await judge({ verified: false, reason: 'Please add a picture of the mill.' });
  const scenes = [
    at('/dashboard'),
    dialog('restock', (page) => page.getByRole('row').getByRole('button').first()),
    dialog('edit product', (page) => page.getByRole('row').getByRole('button').last()),
    tab('orders', 1),
    tab('customers', 2),
  ];
  expect(await walk(page, scenes, names)).toEqual([]);
  await Promise.all([admin.dispose(), guest.dispose()]);
});

test('an administrator', async ({ page }) => {
  const names = namesAnsweredTo(page);
  await order(page.request, OIL.slug);
  await send(page.request, 'POST', '/api/auth/login', ADMINISTRATOR);
  const inPanel = (page: Page) => page.getByRole('tabpanel').getByRole('button');
  const inRow = (page: Page) => page.getByRole('row').nth(1).getByRole('button').last();
  const scenes: Scene[] = [
    at('/admin'),
    tab('users', 1),
    dialog('new administrator', (page) => inPanel(page).nth(0), refuse),
    dialog('new buyer', (page) => inPanel(page).nth(1), refuse),
    dialog('new producer', (page) => inPanel(page).nth(2), refuse),
    dialog('role', inRow),
    tab('producers', 2),
    dialog('producer', inRow),
    tab('waitlist', 3),
    tab('orders', 4),
    dialog('order', inRow),
    tab('products', 5),
    dialog('product', inRow),
    tab('categories', 6),
    dialog('category', inRow),
    tab('reviews', 7),
    tab('audit log', 8),
    at('/profile'),
  ];
  expect(await walk(page, scenes, names)).toEqual([]);
});

const ADMINISTRATOR = { username: 'admin', password: 'browser-tests-only' };

/** What the server told the page is what people wrote, or a name; what the page makes of it must be translated. */
function namesAnsweredTo(page: Page): () => Promise<Set<string>> {
  const answers: Promise<unknown>[] = [];
  page.on('response', (answer) => {
    if (!new URL(answer.url()).pathname.startsWith('/api/')) return;
    // An answer to a page that has been left is gone.
    answers.push(answer.json().catch(() => null));
  });
  return async () => new Set((await Promise.all(answers)).flatMap(stringsIn));
}

const tab = (name: string, place: number): Scene => ({
  name: `tab ${name}`,
  open: (page) => page.getByRole('tab').nth(place).click(),
});

const dialog = (
  name: string,
  opener: (page: Page) => Locator,
  then?: (open: Locator) => Promise<unknown>,
): Scene => ({
  name: `dialog ${name}`,
  open: async (page) => {
    await opener(page).first().click();
    const open = page.getByRole('dialog');
    await open.waitFor();
    await then?.(open);
  },
});

/** The form in it, sent as it is, with what it says to that. */
async function refuse(open: Locator): Promise<void> {
  await open.locator('[type=submit]').click();
  await open.locator('[aria-invalid=true]').first().waitFor();
}

/** Its second page. */
async function openNext(open: Locator): Promise<void> {
  await open.getByRole('button').last().click();
  await open.locator('form').waitFor();
}

async function send<Answer>(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: unknown,
): Promise<Answer> {
  const answer = await request.fetch(path, { method, ...(data === undefined ? {} : { data }) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

async function signUp(
  request: APIRequestContext,
  kind: 'buyer' | 'producer',
  profile: object,
): Promise<void> {
  const username = newName('words');
  await send(request, 'POST', `/api/auth/register/${kind}`, {
    username,
    email: `${username}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...profile,
  });
  await send(request, 'POST', '/api/auth/login', { username, password: PASSWORD });
}

async function administrator(
  playwright: { request: { newContext(options: object): Promise<APIRequestContext> } },
  baseURL: string | undefined,
): Promise<APIRequestContext> {
  const request = await playwright.request.newContext({ baseURL });
  await send(request, 'POST', '/api/auth/login', ADMINISTRATOR);
  return request;
}

const productId = async (request: APIRequestContext, slug: string) =>
  (await send<{ id: number }>(request, 'GET', `/api/products/${slug}`)).id;

async function order(request: APIRequestContext, slug: string): Promise<number> {
  await send(request, 'POST', '/api/cart', { productId: await productId(request, slug), quantity: 2 });
  const { orderId } = await send<{ orderId: number }>(request, 'POST', '/api/checkout', {
    customerName: 'Ada Moreau',
    customerEmail: 'ada@example.com',
    shippingAddress: '7 Orchard Row, Bath, ME 04530',
  });
  return orderId;
}
