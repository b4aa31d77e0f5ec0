// Own products and all products are one list: narrowed alike, and what was hidden together is shown again together.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { addProduct, anAdmin, newProducer, openPage, said, send } from './dashboard-steps.ts';
import { barriers, complaints, PHONE } from './storefront-page.ts';
import { test } from './test.ts';

interface Own {
  id: number;
  forSale: boolean;
  hidden: boolean;
}

async function shelf(producer: BrowserContext) {
  const products = [await addProduct(producer), await addProduct(producer), await addProduct(producer)];
  const state = async (of: 'forSale' | 'hidden') => {
    const own = await send<Own[]>(producer.request, 'GET', '/api/producer/products');
    return products.map(({ id }) => own.find((product) => product.id === id)![of]);
  };
  return { products, state };
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const undo = (page: Page) =>
  page
    .getByRole('region', { name: /Notifications/u })
    .getByRole('button', { name: 'Undo' })
    .click();

test('a producer narrows the own products on a phone, and finds them so again', async ({ browser }) => {
  const producer = await newProducer(browser);
  const { products } = await shelf(producer);
  const [few, , off] = products as [{ id: number; name: string }, unknown, { id: number; name: string }];
  await send(producer.request, 'PATCH', `/api/products/${few.id}`, { quantityChange: -57 });
  await send(producer.request, 'PATCH', `/api/products/${off.id}`, { inStock: false });
  const page = await openPage(producer, '/dashboard?tab=products', PHONE[1]);
  const found = complaints(page);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('3 of 3')).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'In stock' }).selectOption({ label: 'Low' });
  // The list behind the sheet is faded until what was asked for is there; while the sheet is open it has no role.
  await expect(page.getByText('1 of 1')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(row(page, few.name)).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Filters: 1' })).toBeVisible();
  await expect(panel.getByText('1 of 1')).toBeVisible();

  await panel.getByRole('button', { name: 'Filters: 1' }).click();
  await sheet.getByRole('button', { name: 'Show everything' }).click();
  await sheet.getByText('Not for sale', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(panel.getByText('1 of 1')).toBeVisible();
  await expect(row(page, off.name)).toBeVisible();
  await panel.getByRole('searchbox', { name: 'Search' }).fill('nothing of this name');
  await expect(panel.getByText('Nothing found')).toBeVisible();
  await expect(panel.getByText('No products found')).toBeHidden();
  expect(found).toEqual([]);
});

test('a producer takes several off sale and puts back exactly those', async ({ browser }) => {
  const producer = await newProducer(browser);
  const { products, state } = await shelf(producer);
  const [, , off] = products;
  await send(producer.request, 'PATCH', `/api/products/${off!.id}`, { inStock: false });
  const page = await openPage(producer, '/dashboard?tab=products');
  await expect(page.getByText('3 of 3')).toBeVisible();
  for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: '3 selected' });
  await bar.getByRole('button', { name: 'Take off sale' }).click();
  await said(page, '3 changed');
  expect(await state('forSale')).toEqual([false, false, false]);
  expect(await barriers(page)).toEqual([]);
  await undo(page);
  await said(page, '2 changed');
  expect(await state('forSale')).toEqual([true, true, false]);
  await expect(row(page, products[0]!.name).getByRole('switch')).toBeChecked();
  await expect(row(page, off!.name).getByRole('switch')).not.toBeChecked();
});

test('an administrator hides several and shows again exactly those', async ({ browser }) => {
  const producer = await newProducer(browser);
  const { products, state } = await shelf(producer);
  const { producerId } = await send<{ producerId: number }>(producer.request, 'GET', '/api/producer/stats');
  const admin = await anAdmin(browser);
  await send(admin.request, 'PATCH', `/api/admin/products/${products[0]!.id}`, { hidden: true });
  const page = await openPage(admin, `/admin?tab=products&producerId=${producerId}`);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  await page
    .getByRole('region', { name: '3 selected' })
    .getByRole('button', { name: 'Hide', exact: true })
    .click();
  await said(page, '3 changed');
  expect(await state('hidden')).toEqual([true, true, true]);
  await undo(page);
  await said(page, '2 changed');
  expect(await state('hidden')).toEqual([true, false, false]);
});

test('an administrator adds a product to a producer’s shelf, and its page comes next', async ({
  browser,
}) => {
  const { companyName } = await newProducer(browser);
  const page = await openPage(await anAdmin(browser), '/admin?tab=products&new=product');
  const found = complaints(page);
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeHidden();
  await dialog.getByLabel('Producer', { exact: true }).selectOption(companyName);
  const name = `Rye Loaf of ${companyName}`;
  await dialog.getByLabel('Name', { exact: true }).first().fill(name);
  await dialog.getByLabel('Description', { exact: true }).first().fill('Dark, sour, thirty hours old.');
  await dialog.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await dialog.getByLabel('Price ($)', { exact: true }).fill('7.50');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await said(page, 'The product is on its producer’s shelf.');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/tab=products&product=\d+$/u);
  await expect(page.getByRole('tabpanel').getByRole('link', { name: companyName })).toBeVisible();
  expect(found).toEqual([]);
});
