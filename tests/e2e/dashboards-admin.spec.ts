// The administrator's dashboard as its owner uses it, on both screens, and on bad days.
import { expect, type Page } from '@playwright/test';
import {
  anAdmin,
  counted,
  newBuyer,
  newName,
  openPage,
  openTab,
  order,
  PASSWORD,
  recovers,
  said,
  send,
} from './dashboard-steps.ts';
import { barriers, complaints, LONG, OIL, ON_DESKTOPS, visit } from './storefront-page.ts';
import { test } from './test.ts';

/** The tabs with a list, and what the list is asked for with. Products ask for the categories too: those come first. */
const LISTS = [
  ['Categories', '**/api/admin/categories'],
  ['Users', '**/api/admin/users?*'],
  ['Producers', '**/api/admin/producers?*'],
  ['Waitlist', '**/api/admin/waitlist?*'],
  ['Orders', '**/api/admin/orders?*'],
  ['Products', '**/api/admin/products?*'],
  ['Promo codes', '**/api/admin/promo-codes?*'],
  ['Reviews', '**/api/admin/reviews?*'],
  ['Audit log', '**/api/admin/audit?*'],
] as const;

async function fillBuyer(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(`${username}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('First name').fill('Ines');
  await dialog.getByLabel('Last name').fill('Roth');
}

for (const [size, viewport] of ON_DESKTOPS) {
  test.describe(size, () => {
    // A working day: longer than a page's test.
    test.slow();

    test('an administrator creates people, moves orders and reads the log', async ({ browser }) => {
      const buyer = await newBuyer(browser);
      const orderId = await order(buyer, OIL.slug, 1);
      const admin = await anAdmin(browser);
      const page = await admin.newPage();
      await page.setViewportSize(viewport);
      const found = complaints(page);
      await visit(page, '/admin');
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
      const sellers = page.getByRole('table', { name: 'Best sellers' });
      await expect(sellers.getByRole('row', { name: OIL.name })).toBeVisible();
      await expect(page.getByRole('link', { name: /products are nearly sold out/ })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      // The page ends where its content ends: nothing made for screen readers pushes it further.
      expect(
        await page.evaluate(
          () => document.documentElement.scrollHeight - document.querySelector('#root')!.scrollHeight,
        ),
      ).toBe(0);

      await openTab(page, 'Users');
      await page.getByRole('button', { name: 'Add Buyer' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await expect(dialog.getByText('Username must be at least 3 characters')).toBeVisible();
      await expect(dialog.getByText('First name is required')).toBeVisible();
      const username = newName('made');
      await fillBuyer(page, username);
      const created = counted(page, 'POST', '/api/admin/users/buyer');
      await dialog.getByRole('button', { name: 'Create account' }).dblclick();
      await said(page, 'Buyer user created successfully');
      await expect(dialog).toBeHidden();
      expect(created()).toBe(1);
      await page.getByRole('tabpanel').getByLabel('Search').fill(username);
      await expect(page.getByText('1 of 1')).toBeVisible();
      await page.getByRole('button', { name: `Change Role of ${username}` }).click();
      await dialog.getByLabel('Role').selectOption('PRODUCER');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await said(page, 'User role updated successfully');
      await expect(page.getByRole('row', { name: username }).getByText('Producer')).toBeVisible();

      await openTab(page, 'Orders');
      await page.getByRole('tabpanel').getByLabel('Search').fill(`#${orderId}`);
      await expect(page.getByText('1 of 1')).toBeVisible();
      // Somebody who comes back finds the list as it was.
      await page.reload();
      await expect(page.getByText('1 of 1')).toBeVisible();
      await page.getByRole('link', { name: `#${orderId}`, exact: true }).click();
      const file = page.getByRole('article');
      await expect(file.getByText('7 Orchard Row, Bath, ME 04530')).toBeVisible();
      await file.getByRole('button', { name: 'Start processing' }).click();
      await said(page, 'Order status updated');
      await expect(file.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
      await page.goBack();
      await expect(page.getByText('1 of 1')).toBeVisible();

      await openTab(page, 'Audit log');
      await expect(page.getByText('Order status changed').first()).toBeVisible();
      await expect(page.getByText('Pending → Processing').first()).toBeVisible();
      await openTab(page, 'Orders');
      await expect(page.getByText('1 of 1')).toBeVisible();
      expect(found).toEqual([]);
    });

    test('what could not be loaded says so and comes with another try', LONG, async ({ browser }) => {
      const admin = await anAdmin(browser);
      const page = await admin.newPage();
      await page.setViewportSize(viewport);
      await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 500, body: '{}' }));
      await visit(page, '/admin');
      await recovers(page, '**/api/admin/stats', () =>
        expect(page.getByRole('heading', { name: 'Sales', exact: true })).toBeVisible(),
      );
      for (const [tab, list] of LISTS) {
        await page.route(list, (route) => route.abort());
        await openTab(page, tab);
        await recovers(page, list, async () => {
          const panel = page.getByRole('tabpanel');
          await expect(panel.getByRole('table').or(panel.getByText('Nothing here yet'))).toBeVisible();
        });
      }
    });
  });
}

// A session that ended is walked in forms.spec.ts.
test('a form that meets an ended session or another administrator says so', LONG, async ({ browser }) => {
  const buyer = await newBuyer(browser);
  const orderId = await order(buyer, OIL.slug, 1);
  const admin = await anAdmin(browser);
  const page = await openPage(admin, '/admin?tab=orders&status=pending');
  await page.getByRole('tabpanel').getByLabel('Search').fill(`#${orderId}`);
  await page.getByRole('link', { name: `#${orderId}`, exact: true }).click();
  const file = page.getByRole('article');
  await file.getByRole('button', { name: 'Cancel order' }).click();
  await expect(file.getByText(/This cannot be undone/)).toBeVisible();
  await file.getByRole('button', { name: 'Keep order' }).click();
  // A colleague was quicker, in another tab.
  await send(admin.request, 'PATCH', `/api/admin/orders/${orderId}`, { status: 'processing' });
  await file.getByRole('button', { name: 'Start processing' }).click();
  await said(page, 'The order cannot take this step from its current status.');
  await expect(file.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();

  await openTab(page, 'Users');
  await page.getByRole('button', { name: 'Add Buyer' }).click();
  await fillBuyer(page, newName('late'));
  await send(admin.request, 'POST', '/api/auth/logout');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await said(page, 'Failed to create buyer user');
  await said(page, /Nothing was saved: your session has ended/);
  await expect(dialog.getByLabel('First name')).toHaveValue('Ines');
});

test('what waits for a decision is one step away', async ({ browser }) => {
  await order(await newBuyer(browser), OIL.slug, 1);
  const page = await openPage(await anAdmin(browser), '/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /orders? (is|are) pending/ })
    .click();
  await expect(page.getByRole('tab', { name: /^Orders/u })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByLabel('Status')).toHaveValue('pending');
});

test('a refusal needs a reason', async ({ browser }) => {
  const page = await openPage(await anAdmin(browser), '/admin?tab=producers');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const sent = counted(page, 'PATCH', '/api/admin/producers');
  await page
    .getByRole('article')
    .getByRole('button', { name: /Withdraw approval|Decline/ })
    .click();
  await dialog.getByRole('button', { name: /Withdraw approval|Decline/ }).click();
  await expect(dialog.getByText('Please give a reason: the producer will read it.')).toBeVisible();
  expect(sent()).toBe(0);
});

// Role-endpoint.test.ts and private-pages.test.ts ask as everybody.
test('nobody else sees the administration', LONG, async ({ browser }) => {
  const buyer = await newBuyer(browser);
  const page = await buyer.newPage();
  await page.goto('/admin');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await said(page, 'Access Denied');
  await said(page, "You don't have permission to access the admin dashboard.");
});
