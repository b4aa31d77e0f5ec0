// What the specs of the three dashboards do again and again.
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { visit } from './storefront-page.ts';
import { test } from './test.ts';

export const PASSWORD = 'correct horse battery';
let people = 0;

export function newName(kind: string): string {
  people += 1;
  return `desk-${kind}-${process.pid}-${test.info().workerIndex}-${people}`;
}

export async function send<Answer>(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: unknown,
): Promise<Answer> {
  const answer = await request.fetch(path, { method, ...(data === undefined ? {} : { data }) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

export async function anAdmin(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await send(context.request, 'POST', '/api/auth/login', {
    username: 'admin',
    password: 'browser-tests-only',
  });
  return context;
}

async function register(
  browser: Browser,
  kind: 'buyer' | 'producer',
  profile: object,
): Promise<BrowserContext & { username: string }> {
  const username = newName(kind);
  const context = await browser.newContext();
  await send(context.request, 'POST', `/api/auth/register/${kind}`, {
    username,
    email: `${username}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...profile,
  });
  await send(context.request, 'POST', '/api/auth/login', { username, password: PASSWORD });
  return Object.assign(context, { username });
}

export const newBuyer = (browser: Browser) =>
  register(browser, 'buyer', { firstName: 'Ada', lastName: 'Moreau' });

export async function newProducer(browser: Browser) {
  const companyName = `Hof ${newName('farm')}`;
  const context = await register(browser, 'producer', {
    companyName,
    businessType: 'Farm',
    location: 'Uckermark, Germany',
    phoneNumber: '555-0100-100',
    description: 'Rye, butter and patience since long ago.',
  });
  return Object.assign(context, { companyName });
}

/** A product on a new producer's shelf; the public does not see it yet. */
export async function addProduct(
  producer: BrowserContext,
  values: { price?: number; perishable?: boolean } = {},
): Promise<{ id: number; name: string }> {
  const categories = await send<{ id: number }[]>(producer.request, 'GET', '/api/categories');
  const name = `Sourdough Crisps ${newName('x')}`;
  const { id } = await send<{ id: number }>(producer.request, 'POST', '/api/products', {
    name,
    description: 'Thin, dark, salted twice.',
    price: 24.99,
    quantityAvailable: 60,
    categoryId: categories[0]!.id,
    ...values,
  });
  return { id, name };
}

export async function order(
  buyer: BrowserContext,
  slug: string,
  quantity: number,
  shippingAddress = '7 Orchard Row, Bath, ME 04530',
): Promise<number> {
  const product = await send<{ id: number }>(buyer.request, 'GET', `/api/products/${slug}`);
  await send(buyer.request, 'POST', '/api/cart', { productId: product.id, quantity });
  const { orderId } = await send<{ orderId: number }>(buyer.request, 'POST', '/api/checkout', {
    customerName: 'Ada Moreau',
    customerEmail: 'ada@example.com',
    shippingAddress,
  });
  return orderId;
}

/** Opens a group buy of this product for the next day. */
export async function openGroupBuy(
  buyer: BrowserContext,
  slug: string,
  values: {
    quantity?: number;
    minimumQuantity?: number;
    customerEmail?: string;
    shippingAddress?: string;
    public?: boolean;
  } = {},
): Promise<string> {
  const product = await send<{ id: number }>(buyer.request, 'GET', `/api/products/${slug}`);
  const group = await send<{ slug: string }>(buyer.request, 'POST', '/api/group-buys', {
    productId: product.id,
    quantity: 4,
    closesAt: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
    delivery: 'separate',
    customerName: 'Ada Moreau',
    customerEmail: 'ada@example.com',
    shippingAddress: '7 Orchard Row, Bath, ME 04530',
    paymentMethod: 'invoice',
    ...values,
  });
  return group.slug;
}

export async function openPage(
  context: BrowserContext,
  address: string,
  viewport = { width: 1280, height: 800 },
): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await visit(page, address);
  return page;
}

/** Opens a page of the desk: at the side of a large screen, behind 'More' on a phone. */
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  // From its beginning: 'Orders' is not 'Standing orders', and a count may follow.
  await page
    .getByRole('tab', { name: typeof name === 'string' ? new RegExp(`^${name}`, 'u') : name })
    .click();
  // What is typed before the page has changed would go into the one that is left.
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

/** The text in the notification on screen. An open dialog hides everything else from the roles, not from the eyes. */
export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/, includeHidden: true }).getByText(text);

export const said = (page: Page, text: string | RegExp) => expect(notice(page, text)).toBeVisible();

/** Part of the page could not be loaded and says so; once the way is free again, its button brings it. */
export async function recovers(page: Page, glob: string, retried: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
  await expect(
    page.getByRole('alert').getByText('We couldn’t load this part of the shop. Please try again.'),
  ).toBeVisible();
  await page.unroute(glob);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await retried();
  await expect(page.getByRole('alert')).toBeHidden();
}

/** How often the page has sent such a request, to this address or below it. */
export function counted(page: Page, method: string, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.startsWith(path)) count += 1;
  });
  return () => count;
}

/** The URL of the first record that the list in sight leads to. */
export const firstRecord = (page: Page) =>
  page
    .getByRole('tabpanel')
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href')!)
        .find((href) => {
          const asked = new URL(href, location.href).searchParams;
          const isHere = asked.get('tab') === new URLSearchParams(location.search).get('tab');
          return isHere && [...asked].some(([name, value]) => name !== 'tab' && /^\d+$/u.test(value));
        }),
    );
