// A shop that takes no orders from guests, as a process of its own: to the sign-in page and back with everything.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { field, newName, register, signIn } from './account-steps.ts';
import { copySampleShop } from './shared-postgres.ts';
import { OIL, visit } from './storefront-page.ts';
import { test } from './test.ts';

const ROOT = path.join(import.meta.dirname, '../..');
let server: ServerProcess;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = path.join(ROOT, 'test-results', `guest-checkout-${process.pid}`);
  server = await startServer(path.join(ROOT, 'dist/server/main.js'), {
    GUEST_CHECKOUT: 'off',
    DATABASE_URL: await copySampleShop(),
    SAMPLE_DATA: 'catalogue',
    DATA_DIR: dataDir,
  });
});
test.afterAll(async () => {
  await server?.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

test('a guest signs in on the way and finds the cart and the form as they were', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  const page = await context.newPage();
  const username = newName('buyer');
  await register(page, username);
  await visit(page, `/product/${OIL.slug}`);
  await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/cart'),
    ),
    page.getByRole('button', { name: 'ADD TO CART' }).click(),
  ]);
  await expect(page.getByTestId('cart-count')).toHaveText('1');

  await visit(page, '/checkout');
  await expect(page.getByText('Please sign in to place your order.')).toBeVisible();
  await field(page, 'Full Name').fill('Grace Lindqvist');
  await field(page, 'Email Address').fill('grace@example.com');
  await field(page, 'Shipping Address').fill('12 Harbour Street\nPortland, ME 04101');
  await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
  await expect(page).toHaveURL(/\/login\?next=(?:%2F|\/)checkout$/u);

  await signIn(page, username);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('main').getByRole('link', { name: OIL.name })).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue('Grace Lindqvist');
  await expect(field(page, 'Shipping Address')).toHaveValue('12 Harbour Street\nPortland, ME 04101');
  await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await context.close();
});
