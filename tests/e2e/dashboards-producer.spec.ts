// The producer's dashboard as its owner uses it, on both screens, and on bad days.
import { expect } from '@playwright/test';
import {
  addProduct,
  anAdmin,
  counted,
  newBuyer,
  newName,
  newProducer,
  notice,
  openPage,
  openTab,
  order,
  recovers,
  said,
  send,
} from './dashboard-steps.ts';
import { barriers, complaints, LONG, ON_DESKTOPS, SIZES, visit } from './storefront-page.ts';
import { test } from './test.ts';

const EDIT = /^Edit /;
/** Producers photograph with it. */
const PHONE = SIZES[1][1];

for (const [size, viewport] of ON_DESKTOPS) {
  test.describe(size, () => {
    // A producer's first days: longer than a page's test.
    test.slow();

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
      await dialog.getByLabel('Category', { exact: true }).selectOption({ label: 'Cheese' });
      await dialog.getByLabel('Price ($)').fill('24.99');
      await dialog.getByLabel('Quantity available').fill('60');
      await dialog.getByLabel('Discount tiers').fill('5:5,10:10,25:15,50:20');
      await expect(dialog.getByText(/24 units cost more than 25/)).toBeVisible();
      const sent = counted(page, 'POST', '/api/products');
      await dialog.getByRole('button', { name: 'Add Product' }).dblclick();
      await said(page, 'Your product has been successfully added.');
      expect(sent()).toBe(1);
      await openTab(page, 'Products');
      await expect(page.getByText('Under review', { exact: true })).toBeVisible();

      const admin = await anAdmin(browser);
      const adminPage = await openPage(admin, '/admin?tab=producers&status=awaiting', viewport);
      await adminPage.getByRole('tabpanel').getByLabel('Search').fill(producer.companyName);
      await expect(adminPage.getByText('1 of 1')).toBeVisible();
      await adminPage.getByRole('button', { name: `Open ${producer.companyName}` }).click();
      await expect(adminPage.getByText('Rye, butter and patience since long ago.')).toBeVisible();
      await adminPage.getByRole('article').getByRole('button', { name: 'Approve' }).click();
      await said(adminPage, 'Producer approved');
      await adminPage.goBack();
      await expect(adminPage.getByText('Nothing found')).toBeVisible();

      const own = await send<{ slug: string; name: string }[]>(
        producer.request,
        'GET',
        '/api/producer/products',
      );
      const buyer = await newBuyer(browser);
      const orderId = await order(buyer, own[0]!.slug, 2);
      await visit(page, '/dashboard');
      await expect(page.getByText('Your account is under review')).toBeHidden();
      await expect(page.getByText('$49.98', { exact: true }).first()).toBeVisible();
      await openTab(page, /^Orders.*1 order to ship/);
      await expect(page.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible();
      await page.getByRole('button', { name: 'Mark as shipped' }).click();
      await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
      await said(page, 'Marked as shipped');
      await expect(page.getByRole('link', { name: `#${orderId}`, exact: true })).toBeVisible();
      await openTab(page, 'Customers');
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

    test('what could not be loaded says so and comes with another try', LONG, async ({ browser }) => {
      const producer = await newProducer(browser);
      const page = await producer.newPage();
      await page.setViewportSize(viewport);
      await page.route('**/api/producer/stats', (route) => route.fulfill({ status: 500, body: '{}' }));
      await visit(page, '/dashboard');
      await recovers(page, '**/api/producer/stats', () =>
        expect(page.getByText('No sales in this period.')).toBeVisible(),
      );
      for (const [name, tab, found] of [
        ['products', 'Products', 'No products found'],
        ['orders', 'Orders', 'No orders yet'],
        ['customers', 'Customers', 'No customers yet'],
      ] as const) {
        const calls = `**/api/producer/${name}*`;
        await page.route(calls, (route) => route.abort());
        await page.goto(`/dashboard?tab=${name}`);
        await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
        await recovers(page, calls, () => expect(page.getByText(found)).toBeVisible());
      }
    });
  });
}

// The same files are judged in uploads.routes.test.ts.
test('a picture is judged by what it is, and then shows', LONG, async ({ browser }) => {
  const { default: sharp } = await import('sharp');
  const producer = await newProducer(browser);
  const { name } = await addProduct(producer);
  const page = await openPage(producer, '/dashboard?tab=products', PHONE);
  await page.getByRole('button', { name: EDIT }).click();
  const dialog = page.getByRole('dialog');
  const choose = dialog.locator('input[type=file]');

  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await choose.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(script) });
  await said(page, 'Upload failed');
  await said(page, /This file is not a picture we can read/);
  await choose.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.alloc(10_485_761) });
  await said(page, 'This picture is too large. At most 10 MB can be sent.');

  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5651d' } })
    .png()
    .toBuffer();
  await choose.setInputFiles({ name: 'crisps.jpg', mimeType: 'image/jpeg', buffer: png });
  await said(page, 'Picture uploaded');
  await expect(dialog.getByRole('img', { name: 'The picture just uploaded' })).toBeVisible();

  // Saving what was typed before the upload must not take the picture away again.
  await dialog.getByLabel('Price ($)').fill('19.5');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await said(page, 'Product saved');
  const picture = page.getByRole('row', { name }).locator('img');
  await expect(picture).toHaveAttribute('src', /^\/uploads\//);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

// The rules are tested in the model.
test('tiers that make no sense get their notice, and nothing is sent', LONG, async ({ browser }) => {
  const producer = await newProducer(browser);
  await addProduct(producer);
  const page = await openPage(producer, '/dashboard?tab=products');
  await page.getByRole('button', { name: EDIT }).click();
  const dialog = page.getByRole('dialog');
  const changed = counted(page, 'PATCH', '/api/products');
  for (const [text, message] of [
    ['10:5,abc', 'Discount tiers should be in format: 10:5,20:10,50:15'],
    ['10:5,10:7', 'Each tier must start at a larger quantity than the one before'],
    ['50:15,10:5', 'Each tier must start at a larger quantity than the one before'],
    ['5:95', 'Tier percentages must be above 0 and at most 90'],
  ] as const) {
    await dialog.getByLabel('Discount tiers').fill(text);
    await expect(dialog.getByText(message)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await said(page, 'Invalid format');
    await said(page, message);
  }
  expect(changed()).toBe(0);

  // Somebody who presses Escape means the dialog, not the notification that lies over it.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await said(page, 'Invalid format');
  await page.keyboard.press('Escape');
  await expect(notice(page, 'Invalid format')).toBeHidden();
});

// A session that ended under a form is walked in forms.spec.ts.
test('a producer made a buyer meanwhile reads why nothing was saved', LONG, async ({ browser }) => {
  const producer = await newProducer(browser);
  await addProduct(producer);
  const page = await openPage(producer, '/dashboard?tab=products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog');
  const name = `Late Loaf ${newName('x')}`;
  await dialog.getByLabel('Name', { exact: true }).first().fill(name);
  await dialog.getByLabel('Description', { exact: true }).first().fill('Baked after hours.');
  await dialog.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await dialog.getByLabel('Price ($)').fill('4.5');

  const admin = await anAdmin(browser);
  const users = await send<{ items: { id: number }[] }>(
    admin.request,
    'GET',
    `/api/admin/users?limit=1&q=${producer.username}`,
  );
  const role = `/api/admin/users/${users.items[0]!.id}/role`;
  await send(admin.request, 'PATCH', role, { role: 'BUYER' });
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await said(page, /Nothing was saved: your account no longer has the rights for this/);
  await expect(dialog.getByLabel('Name', { exact: true }).first()).toHaveValue(name);
  const search = `/api/admin/products?limit=1&q=${encodeURIComponent(name)}`;
  expect(await send(admin.request, 'GET', search)).toMatchObject({ total: 0 });

  // The same for a session that has ended; once it is back, what was typed can be saved.
  await send(admin.request, 'PATCH', role, { role: 'PRODUCER' });
  const cookies = await producer.cookies();
  await producer.clearCookies();
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await said(page, /Nothing was saved: your session has ended/);
  await producer.addCookies(cookies);
  await page.route('**/api/products', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await said(page, 'Failed to add product. Please try again.');
  await page.unroute('**/api/products');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await said(page, 'Your product has been successfully added.');
  expect(await send(admin.request, 'GET', search)).toMatchObject({ total: 1 });
});

// Quantities are changed from two sides in own-products.routes.test.ts.
test('two tabs do not undo each other: what was sold meanwhile stays sold', LONG, async ({ browser }) => {
  const producer = await newProducer(browser);
  const { id, name } = await addProduct(producer);
  const page = await openPage(producer, '/dashboard?tab=products');
  await page.getByRole('button', { name: /^Restock / }).click();
  await send(producer.request, 'PATCH', `/api/products/${id}`, { quantityChange: -19 });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Quantity available').fill('80');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/it is now 41, not 60/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await said(page, `${name}: 80 in stock.`);

  // An edit of the price says nothing about the stock, and sends nothing of it.
  await page.getByRole('button', { name: EDIT }).click();
  await send(producer.request, 'PATCH', `/api/products/${id}`, { quantityChange: -1 });
  await dialog.getByLabel('Price ($)').fill('19.5');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await said(page, 'Product saved');
  await expect(page.getByRole('button', { name: `Stock of ${name}: 79. Change` })).toBeVisible();
});

// The same button is pressed in dashboards-buyer.spec.ts.
test('a list of categories that does not come can be asked for again', LONG, async ({ browser }) => {
  const producer = await newProducer(browser);
  await producer.route('**/api/categories', (route) => route.abort());
  const page = await openPage(producer, '/dashboard?tab=products');
  await page.getByRole('button', { name: 'Add Your First Product' }).click();
  await said(page, 'Failed to load categories.');
  await producer.unroute('**/api/categories');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByLabel('Category', { exact: true }).selectOption({ label: 'Cheese' });
});
