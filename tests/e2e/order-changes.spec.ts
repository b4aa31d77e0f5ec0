// For two hours a customer may change an order: a guest by its link, a buyer in the Order History.
import { expect, type Page } from '@playwright/test';
import { newBuyer, openPage, order, said } from './dashboard-steps.ts';
import { barriers, LONG, OIL, ON_PHONES } from './storefront-page.ts';
import { test } from './test.ts';

async function placeOrder(page: Page): Promise<string> {
  const { id } = (await (await page.request.get(`/api/products/${OIL.slug}`)).json()) as { id: number };
  await page.request.post('/api/cart', { data: { productId: id, quantity: 1 } });
  const answer = await page.request.post('/api/checkout', {
    data: {
      customerName: 'Ada Moreau',
      customerEmail: 'ada@example.com',
      shippingAddress: '12 Harbour Street, Portland',
      giftMessage: 'Enjoy!',
    },
  });
  const { orderId, token } = (await answer.json()) as { orderId: number; token: string };
  return `/order/${orderId}?token=${token}`;
}

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    test.use({ viewport });

    test('a guest changes an order, and sees the clock and what was changed', async ({ page }) => {
      await page.goto(await placeOrder(page));
      await expect(
        page.getByText(/^You can change or cancel this order until .+, for another (2 h 0|1 h 5\d) min\.$/u),
      ).toBeVisible();
      const destination = page.getByRole('region', { name: 'Ships to' });
      await destination.getByRole('button', { name: 'Change where it goes' }).click();
      const form = page.getByRole('dialog', { name: /^Change order #\d+$/u });
      await expect(form.getByLabel('New shipping address')).toHaveValue(/Harbour Street/u);
      await expect(form.getByLabel('Gift message', { exact: true })).toHaveValue('Enjoy!');
      expect(await barriers(page, '[role=dialog]')).toEqual([]);

      await form.getByLabel('New shipping address').fill('1 Aurora Way, Anchorage, AK 99501');
      await form.getByLabel('Delivery date').fill('2020-01-01');
      await form.getByRole('button', { name: 'Save changes' }).click();
      await expect(form.getByText('We deliver to the 48 contiguous US states only')).toBeVisible();
      await form.getByLabel('New shipping address').fill('14 Harbour Street, Portland, ME 04101');
      await form.getByRole('button', { name: 'Save changes' }).click();
      await expect(form.getByText(/^Please choose a day from Monday to Saturday, between/u)).toBeVisible();
      await form.getByLabel('Delivery date').fill('');
      await form.getByLabel('Gift message', { exact: true }).fill('For Grace');
      await form.getByRole('button', { name: 'Save changes' }).click();

      await expect(form).toHaveCount(0);
      await expect(page.getByText('Order changed', { exact: true })).toBeVisible();
      await expect(page.getByText('Changed: shipping address, gift message.')).toBeVisible();
      await expect(destination).toContainText('14 Harbour Street');
      await expect(page.getByText('For Grace', { exact: true })).toBeVisible();
      expect(await barriers(page, 'main')).toEqual([]);
    });
  });
}

// The form is the one that a guest fills in.
test('a buyer changes an order in the history', LONG, async ({ browser }) => {
  const buyer = await newBuyer(browser);
  await order(buyer, OIL.slug, 1);
  const page = await openPage(buyer, '/user-dashboard');
  await page.getByRole('button', { name: 'Change order' }).click();
  await page.getByLabel('New phone number').fill('+1 555 010 0199');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await said(page, 'Order changed');
});

// It is refused in change-order.test.ts.
test('what was taken back meanwhile is not changed, and the form says so', LONG, async ({ page }) => {
  await page.goto(await placeOrder(page));
  await page.getByRole('button', { name: 'Change order' }).click();
  const form = page.getByRole('dialog', { name: /^Change order #\d+$/u });
  await form.getByLabel('New shipping address').fill('14 Harbour Street, Portland, ME 04101');
  // In another tab the same customer takes it back.
  const url = new URL(page.url());
  await page.request.post(`/api${url.pathname.replace('order', 'orders')}/cancel${url.search}`);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Order not changed', { exact: true })).toBeVisible();
});
