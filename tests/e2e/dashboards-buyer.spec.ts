// The buyer's dashboard as its owner uses it, on both screens, and on bad days.
import { expect } from '@playwright/test';
import { anAdmin, counted, newBuyer, openPage, order, recovers, said, send } from './dashboard-steps.ts';
import { barriers, complaints, OIL, ON_PHONES, visit } from './storefront-page.ts';
import { test } from './test.ts';

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    // A whole order's life: longer than a page's test.
    test.slow();

    test('a buyer sees, repeats and reviews an order', async ({ browser }) => {
      const buyer = await newBuyer(browser);
      const page = await buyer.newPage();
      await page.setViewportSize(viewport);
      const found = complaints(page);
      await visit(page, '/user-dashboard');
      await expect(page.getByText('No orders yet')).toBeVisible();

      const orderId = await order(buyer, OIL.slug, 5);
      const admin = await anAdmin(browser);
      for (const status of ['processing', 'shipped']) {
        await send(admin.request, 'PATCH', `/api/admin/orders/${orderId}`, { status });
      }
      await page.reload();
      await expect(page.getByText('You can review it once it is paid')).toBeVisible();
      await send(admin.request, 'POST', `/api/admin/orders/${orderId}/payments`, {});
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
      const sent = counted(page, 'POST', '/api/reviews');
      await dialog.getByRole('button', { name: 'Publish review' }).dblclick();
      await said(page, 'Thank you for your review');
      expect(sent()).toBe(1);

      await page.getByRole('tab', { name: 'Reviews' }).click();
      await expect(page.getByText('Green and round.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'View Product' })).toHaveAttribute(
        'href',
        `/products/${OIL.slug}`,
      );

      await page.getByRole('tab', { name: /^Orders/u }).click();
      const reordered = counted(page, 'POST', `/api/user/orders/${orderId}/reorder`);
      await page.getByRole('button', { name: 'Order again' }).dblclick();
      await said(page, /The items from this order are in your cart/);
      expect(reordered()).toBe(1);
      expect(await barriers(page)).toEqual([]);
      expect(found).toEqual([]);
    });

    test('what could not be loaded says so and comes with another try', async ({ browser }) => {
      const buyer = await newBuyer(browser);
      const orderId = await order(buyer, OIL.slug, 1);
      const page = await buyer.newPage();
      await page.setViewportSize(viewport);
      await page.route('**/api/user/orders', (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.route('**/api/user/reviews', (route) => route.abort());
      await visit(page, '/user-dashboard');
      await recovers(page, '**/api/user/orders', () =>
        expect(page.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible(),
      );
      await page.getByRole('tab', { name: 'Reviews' }).click();
      await recovers(page, '**/api/user/reviews', () =>
        expect(page.getByText('No reviews yet')).toBeVisible(),
      );
      // Which tab is open survives a reload.
      await page.reload();
      await expect(page.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true');
    });
  });
}

test('a session that has ended is said, with the way back in', async ({ browser }) => {
  const buyer = await newBuyer(browser);
  await order(buyer, OIL.slug, 1);
  const page = await openPage(buyer, '/user-dashboard');
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
  await send(buyer.request, 'POST', '/api/auth/logout');
  await page.getByRole('button', { name: 'Order again' }).click();
  await said(page, 'We could not repeat the order');
  await said(page, /your session has ended\. Sign in again/);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('alert').getByText('You are signed out')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?next=/user-dashboard',
  );
});
