// The three desks as their owners use them, on both screens: buyer, producer, administrator.
import { type APIRequestContext, type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { barriers, complaints, OIL, SIZES, visit } from './storefront-page.ts';

const PASSWORD = 'correct horse battery';
const ADMIN = { username: 'admin', password: 'browser-tests-only' };
let people = 0;

function newName(kind: string): string {
  people += 1;
  return `desk-${kind}-${process.pid}-${test.info().workerIndex}-${people}`;
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

async function signedIn(
  browser: Browser,
  credentials: { username: string; password: string },
): Promise<BrowserContext> {
  const context = await browser.newContext();
  await send(context.request, 'POST', '/api/auth/login', credentials);
  return context;
}

async function newBuyer(browser: Browser): Promise<BrowserContext> {
  const username = newName('buyer');
  const context = await browser.newContext();
  await send(context.request, 'POST', '/api/auth/register/buyer', {
    username,
    email: `${username}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: 'Ada',
    lastName: 'Moreau',
  });
  await send(context.request, 'POST', '/api/auth/login', { username, password: PASSWORD });
  return context;
}

async function newProducer(browser: Browser): Promise<BrowserContext & { companyName: string }> {
  const username = newName('producer');
  const companyName = `Hof ${username}`;
  const context = await browser.newContext();
  await send(context.request, 'POST', '/api/auth/register/producer', {
    username,
    email: `${username}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    companyName,
    businessType: 'Farm',
    location: 'Uckermark, Germany',
    phoneNumber: '555-0100-100',
    description: 'Rye, butter and patience since long ago.',
  });
  await send(context.request, 'POST', '/api/auth/login', { username, password: PASSWORD });
  return Object.assign(context, { companyName });
}

async function order(buyer: BrowserContext, slug: string, quantity: number): Promise<number> {
  const product = await send<{ id: number }>(buyer.request, 'GET', `/api/products/${slug}`);
  await send(buyer.request, 'POST', '/api/cart', { productId: product.id, quantity });
  const { orderId } = await send<{ orderId: number }>(buyer.request, 'POST', '/api/checkout', {
    customerName: 'Ada Moreau',
    customerEmail: 'ada@example.com',
    shippingAddress: '7 Orchard Row, Bath, ME 04530',
  });
  return orderId;
}

for (const [size, viewport] of SIZES) {
  test.describe(size, () => {
    // Whole working days of three people: longer than a page's test.
    test.slow();

    test('a buyer sees, repeats and reviews an order', async ({ browser }) => {
      const buyer = await newBuyer(browser);
      const page = await buyer.newPage();
      await page.setViewportSize(viewport);
      const found = complaints(page);
      await visit(page, '/user-dashboard');
      await expect(page.getByText('No orders yet')).toBeVisible();

      const orderId = await order(buyer, OIL.slug, 5);
      const admin = await signedIn(browser, ADMIN);
      for (const status of ['processing', 'shipped']) {
        await send(admin.request, 'PATCH', `/api/admin/orders/${orderId}`, { status });
      }
      await page.reload();
      await expect(page.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible();
      await expect(page.getByText('Shipped', { exact: true })).toBeVisible();
      await expect(page.getByText('$118.70')).toBeVisible();

      await page.getByRole('button', { name: 'Write a review' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Publish review' }).click();
      await expect(dialog.getByText('Please choose a rating from 1 to 5')).toBeVisible();
      // The stars by keyboard: from the first, three steps on.
      await dialog.getByRole('radio').first().focus();
      for (const _step of [1, 2, 3]) await page.keyboard.press('ArrowRight');
      await dialog.getByLabel('Your comment').fill('Green and round.');
      await expect(dialog.getByText('16 of 500 characters')).toBeVisible();
      await dialog.getByRole('button', { name: 'Publish review' }).click();
      await expect(page.getByText('Thank you for your review').first()).toBeVisible();

      await page.getByRole('tab', { name: 'Reviews' }).click();
      await expect(page.getByText('Green and round.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'View Product' })).toHaveAttribute(
        'href',
        `/products/${OIL.slug}`,
      );

      await page.getByRole('tab', { name: 'Orders' }).click();
      await page.getByRole('button', { name: 'Order again' }).click();
      await expect(page.getByText('The lines of this order are in your cart').first()).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      expect(found).toEqual([]);
    });

    test('a producer lists a product, is approved, and ships what was bought', async ({ browser }) => {
      const producer = await newProducer(browser);
      const page = await producer.newPage();
      await page.setViewportSize(viewport);
      const found = complaints(page);
      await visit(page, '/dashboard');
      await expect(page.getByText('Your account is under review')).toBeVisible();
      await expect(page.getByText('No products found')).toBeVisible();
      expect(await barriers(page)).toEqual([]);

      await page.getByRole('button', { name: 'Add Your First Product' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Add Product' }).click();
      await expect(dialog.getByText('Please select a category')).toBeVisible();
      await expect(dialog.getByText('Price must be greater than 0')).toBeVisible();
      const name = `Sourdough Crisps ${newName('x')}`;
      await dialog.getByLabel('Name', { exact: true }).first().fill(name);
      await dialog.getByLabel('Description', { exact: true }).first().fill('Thin, dark, salted twice.');
      await dialog.getByLabel('Category').selectOption({ label: 'Cheese' });
      await dialog.getByLabel('Price ($)').fill('24.99');
      await dialog.getByLabel('Quantity available').fill('60');
      await dialog.getByLabel('Discount tiers').fill('10:5,abc');
      await dialog.getByRole('button', { name: 'Add Product' }).click();
      await expect(page.getByText('Invalid format').first()).toBeVisible();
      await expect(
        page.getByText('Discount tiers should be in format: 10:5,20:10,50:15').first(),
      ).toBeVisible();
      await dialog.getByLabel('Discount tiers').fill('5:5,10:10,25:15,50:20');
      await expect(dialog.getByText(/24 units cost more than 25/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Add Product' }).click();
      await expect(page.getByText('Your product has been successfully added.').first()).toBeVisible();
      await expect(page.getByText('Under review', { exact: true })).toBeVisible();

      const admin = await signedIn(browser, ADMIN);
      const adminPage = await admin.newPage();
      await adminPage.setViewportSize(viewport);
      await visit(adminPage, '/admin');
      await adminPage.getByRole('tab', { name: 'Producers' }).click();
      await adminPage.getByRole('tabpanel').getByLabel('Search').fill(producer.companyName);
      await expect(adminPage.getByText('1 of 1')).toBeVisible();
      await adminPage.getByRole('button', { name: 'Approve' }).click();
      await expect(adminPage.getByText('Producer approved').first()).toBeVisible();

      const own = await send<{ slug: string; name: string }[]>(
        producer.request,
        'GET',
        '/api/producer/products',
      );
      const buyer = await newBuyer(browser);
      const orderId = await order(buyer, own[0]!.slug, 2);
      await page.reload();
      await expect(page.getByText('Your account is under review')).toBeHidden();
      await expect(page.getByText('$49.98', { exact: true }).first()).toBeVisible();
      await page.getByRole('tab', { name: 'Orders' }).click();
      await expect(page.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible();
      await page.getByRole('button', { name: 'Mark as shipped' }).click();
      await expect(page.getByText('Marked as shipped').first()).toBeVisible();
      await page.getByRole('tab', { name: 'Customers' }).click();
      await expect(page.getByText('Ada Moreau').first()).toBeVisible();
      expect(found).toEqual([]);

      // Other tests walk the same shop: this producer leaves it as it was.
      const query = `limit=1&q=${encodeURIComponent(producer.companyName)}`;
      const { items } = await send<{ items: { id: number }[] }>(
        admin.request,
        'GET',
        `/api/admin/producers?${query}`,
      );
      await send(admin.request, 'PATCH', `/api/admin/producers/${items[0]!.id}`, { verified: false });
    });

    test('an administrator creates people, moves orders and reads the log', async ({ browser }) => {
      const buyer = await newBuyer(browser);
      const orderId = await order(buyer, OIL.slug, 1);
      const admin = await signedIn(browser, ADMIN);
      const page = await admin.newPage();
      await page.setViewportSize(viewport);
      const found = complaints(page);
      await visit(page, '/admin');
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Best sellers of the last 30 days' })).toBeVisible();
      expect(await barriers(page)).toEqual([]);

      await page.getByRole('tab', { name: 'Users' }).click();
      await page.getByRole('button', { name: 'Add Buyer' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await expect(dialog.getByText('Username must be at least 3 characters')).toBeVisible();
      await expect(dialog.getByText('First name is required')).toBeVisible();
      const username = newName('made');
      await dialog.getByLabel('Username').fill(username);
      await dialog.getByLabel('Email').fill(`${username}@example.com`);
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await dialog.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
      await dialog.getByLabel('First name').fill('Ines');
      await dialog.getByLabel('Last name').fill('Roth');
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Buyer user created successfully').first()).toBeVisible();
      await page.getByRole('tabpanel').getByLabel('Search').fill(username);
      await expect(page.getByText(`${username}@example.com`)).toBeVisible();
      await page.getByLabel(`Change the role of ${username}`).selectOption('PRODUCER');
      await expect(page.getByText('User role updated successfully').first()).toBeVisible();

      await page.getByRole('tab', { name: 'Orders' }).click();
      await page.getByRole('tabpanel').getByLabel('Search').fill(`#${orderId}`);
      await expect(page.getByText('1 of 1')).toBeVisible();
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await page.getByRole('button', { name: 'Start processing' }).click();
      await expect(page.getByText('Order status updated').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

      await page.getByRole('tab', { name: 'Audit log' }).click();
      await expect(page.getByText('order.status').first()).toBeVisible();
      expect(found).toEqual([]);
    });
  });
}

test('nobody else sees the administration', async ({ browser }) => {
  const buyer = await newBuyer(browser);
  const page = await buyer.newPage();
  await page.goto('/admin');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByText('Access Denied').first()).toBeVisible();
  await expect(
    page.getByText("You don't have permission to access the admin dashboard.").first(),
  ).toBeVisible();
});
