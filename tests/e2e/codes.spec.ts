// Promo codes on both screens: made by an administrator, put into the cart, and part of an order whose amounts are the
// same wherever they are shown.
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Order } from '#shared/orders/order.ts';
import { addDays, weekday } from '#shared/delivery/business-days.ts';
import { field } from './account-steps.ts';
import { anAdmin, newName, openPage, said, send } from './dashboard-steps.ts';
import { mailsTo } from './kept-mails.ts';
import { barriers, complaints, SIZES, visit } from './storefront-page.ts';

async function aCode(browser: Browser, values: object = {}): Promise<string> {
  const admin = await anAdmin(browser);
  const code = newName('code').toUpperCase().slice(-30);
  await send(admin.request, 'POST', '/api/admin/promo-codes', {
    code,
    kind: 'percent',
    value: 10,
    description: 'Ten percent off',
    active: true,
    ...values,
  });
  return code;
}

/** From three producers; the cheese is perishable. Each is bought with 5 % bulk discount. */
const BASKET = [
  { slug: 'taggiasca-extra-virgin-olive-oil', name: 'Taggiasca Extra Virgin Olive Oil', quantity: 5 },
  { slug: 'saffron-sheep-cheese', name: 'Saffron Sheep’s Cheese', quantity: 6 },
  { slug: 'damson-chutney', name: 'Damson Chutney', quantity: 7 },
];

async function fillBasket({ request }: BrowserContext): Promise<void> {
  for (const { slug, quantity } of BASKET) {
    const { id } = await send<{ id: number }>(request, 'GET', `/api/products/${slug}`);
    await send(request, 'POST', '/api/cart', { productId: id, quantity });
  }
}

const amountOf = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

/** A day that express reaches and that is no Sunday. */
function aDayAhead(): string {
  const day = addDays(new Date().toISOString().slice(0, 10), 14);
  return weekday(day) === 0 ? addDays(day, 1) : day;
}

for (const [size, viewport] of SIZES) {
  test.describe(size, () => {
    test('a code goes into the cart by keyboard, says why where it cannot, and comes off again', async ({
      browser,
    }) => {
      const code = await aCode(browser);
      const guest = await browser.newContext();
      await send(guest.request, 'POST', '/api/cart', { productId: 1, quantity: 1 });
      const page = await openPage(guest, '/', viewport);
      const found = complaints(page);
      await page.getByRole('button', { name: /^Open cart/u }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'Add a promo code' }).press('Enter');
      const input = drawer.getByLabel('Promo code');
      await expect(input).toBeFocused();
      await input.fill('NO-SUCH-CODE');
      await input.press('Enter');
      await expect(
        drawer.getByText('We do not know the code NO-SUCH-CODE. Please check how it is spelled.'),
      ).toBeVisible();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toBeFocused();
      expect(await barriers(page, '[role=dialog]')).toEqual([]);
      found.length = 0;

      await input.fill(`  ${code.toLowerCase()} `);
      await input.press('Enter');
      const remove = drawer.getByRole('button', { name: `Remove the code ${code}` });
      await expect(remove).toBeFocused();
      await expect(drawer.getByText('Ten percent off')).toBeVisible();
      await expect(amountOf(page, `Promo code ${code}`)).toHaveText(/^-\$\d+\.\d\d$/u);
      expect(await barriers(page, '[role=dialog]')).toEqual([]);

      await visit(page, '/checkout');
      await expect(amountOf(page, `Promo code ${code}`)).toBeVisible();
      await page.getByRole('button', { name: `Remove the code ${code}` }).press('Enter');
      await expect(page.getByRole('button', { name: 'Add a promo code' })).toBeFocused();
      await expect(page.getByText(`Promo code ${code}`)).toHaveCount(0);
      expect(found).toEqual([]);
    });

    test('a code that ends while the form is filled in: nothing is ordered, and the way out is shown', async ({
      browser,
    }) => {
      const code = await aCode(browser, { maxUses: 1 });
      const guest = await browser.newContext();
      await send(guest.request, 'POST', '/api/cart', { productId: 1, quantity: 1 });
      await send(guest.request, 'POST', '/api/cart/promo', { code });
      const page = await openPage(guest, '/checkout', viewport);
      await fillIn(page, 'late@example.com');
      const faster = await browser.newContext();
      await send(faster.request, 'POST', '/api/cart', { productId: 1, quantity: 1 });
      await send(faster.request, 'POST', '/api/checkout', {
        customerName: 'Fast Shopper',
        customerEmail: `${newName('fast')}@example.com`,
        shippingAddress: '1 Quick Lane, Portland, ME 04101',
        promoCode: code,
      });
      await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
      await expect(page.getByText('Your order was not placed')).toBeVisible();
      await expect(page.getByText(`The code ${code} has been used up.`).first()).toBeVisible();
      await page.getByRole('button', { name: `Remove the code ${code}` }).click();
      await expect(page.getByRole('button', { name: 'Add a promo code' })).toBeVisible();
      await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
      await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
    });

    test('an order from three producers with everything chosen costs the same on every page, in the mail and on the invoice', async ({
      browser,
    }) => {
      test.slow();
      const code = await aCode(browser, { value: 12.5 });
      const guest = await browser.newContext();
      await fillBasket(guest);
      const page = await openPage(guest, '/checkout', viewport);
      const found = complaints(page);
      const email = `${newName('giver')}@example.com`;
      await fillIn(page, email);
      await page.getByRole('button', { name: 'Add a promo code' }).click();
      await page.getByLabel('Promo code').fill(code);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByRole('button', { name: 'Choose Express with cold chain' }).click();
      const day = aDayAhead();
      await page.getByLabel('Delivery date').fill(day);
      await page.getByLabel(/^Gift wrap/u).check();
      await page.getByLabel('Gift message').fill('Happy birthday!\nYours, Grace');
      // 118.70, 87.78 and 52.54 after bulk discounts; 12.5 % of that; Express 12.95, cold chain 5.00, wrapping 5.00.
      const rows = {
        Subtotal: '$272.65',
        [`Promo code ${code}`]: '-$32.38',
        'Shipping (Express, cold chain)': '$17.95',
        'Gift wrap': '$5.00',
        Total: '$249.59',
      };
      const showsRows = async () => {
        for (const [label, amount] of Object.entries(rows))
          await expect(amountOf(page, label)).toHaveText(amount);
      };
      await showsRows();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
      await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
      await showsRows();

      await page.getByRole('link', { name: 'View your order' }).click();
      await expect(page.getByRole('heading', { name: 'Your parcels' })).toBeVisible();
      await showsRows();
      await page.getByRole('link', { name: /^Invoice/u }).click();
      await expect(page.getByRole('heading', { name: 'Invoice', level: 1 })).toBeVisible();
      await showsRows();
      for (const { name } of BASKET) await expect(page.getByRole('cell', { name })).toBeVisible();
      await expect(page.getByText('12 Harbour Street')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
      expect(await barriers(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      // Letter is the shorter of the two: 11 inches at 96 dots, less a margin of 0.4 on either side.
      const height = await page.locator('article').evaluate((sheet) => sheet.getBoundingClientRect().height);
      expect(height).toBeLessThan(10.2 * 96);
      await page.emulateMedia({ media: 'screen' });
      expect(found).toEqual([]);

      const orderId = Number(/\/order\/(\d+)\//u.exec(page.url())![1]);
      const admin = await anAdmin(browser);
      const stored = await send<Order>(admin.request, 'GET', `/api/admin/orders/${orderId}`);
      expect(stored).toMatchObject({
        subtotal: 272.65,
        promo: { code, discount: 32.38 },
        shipping: 17.95,
        giftWrapPrice: 5,
        orderTotal: 249.59,
        deliveryDate: day,
      });
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBeGreaterThan(0);
      const [mail] = await mailsTo(email);
      for (const [label, amount] of Object.entries(rows)) expect(mail!.text).toContain(`${label}: ${amount}`);
      expect(mail!.text).toContain('Happy birthday!');
    });

    test('an administrator makes a code, changes it and switches it off', async ({ browser }) => {
      const page = await openPage(await anAdmin(browser), '/admin?tab=promoCodes', viewport);
      const found = complaints(page);
      const code = newName('made').toUpperCase().slice(-30);
      await page.getByRole('button', { name: 'New promo code' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Code', { exact: true }).fill('A B');
      await dialog.getByLabel('Percent', { exact: true }).fill('101');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      found.length = 0;
      await dialog.getByLabel('Code', { exact: true }).fill(code);
      await dialog.getByLabel('What it does').selectOption('amount');
      await dialog.getByLabel('Amount in $').fill('7.50');
      await dialog.getByLabel('Uses at most').fill('20');
      expect(await barriers(page, '[role=dialog]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await said(page, 'Promo code saved');
      await expect(dialog).toBeHidden();
      await page.getByRole('tabpanel').getByLabel('Search').fill(code);
      await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(1);
      await expect(page.getByText('$7.50 off')).toBeVisible();
      await expect(page.getByText('0 of 20')).toBeVisible();

      await page.getByRole('button', { name: `Edit ${code}` }).click();
      await dialog.getByLabel('From a total of, in $').fill('30');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('from $30.00')).toBeVisible();
      await page.getByRole('button', { name: `Switch off ${code}` }).click();
      await said(page, 'Promo code switched off');
      await expect(page.getByRole('button', { name: `Switch on ${code}` })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      expect(found).toEqual([]);
    });
  });
}

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'Full Name').fill('Grace Lindqvist');
  await field(page, 'Email Address').fill(email);
  await field(page, 'Shipping Address').fill('12 Harbour Street\nPortland, ME 04101');
}
