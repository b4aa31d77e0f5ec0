// A day of somebody who looks after orders and nothing else: invited by e-mail, at the desk with the tabs of that right.
import { expect, type Browser, type Page } from '@playwright/test';
import {
  addProduct,
  anAdmin,
  newBuyer,
  newName,
  newProducer,
  notice,
  openGroupBuy,
  openPage,
  openTab,
  order,
  PASSWORD,
  said,
  send,
} from './dashboard-steps.ts';
import { mailsTo } from './kept-mails.ts';
import { barriers, complaints, ON_PHONES } from './storefront-page.ts';
import { test } from './test.ts';

const OWN_TABS = [
  'Dashboard',
  'Orders',
  'Pick-up',
  'Returns',
  'Group buys',
  'Reported messages',
  'Withdrawals',
  'Standing orders',
];

/** Follows the link of the invitation and makes an account by its form. */
async function newClerk(browser: Browser): Promise<Page> {
  const name = newName('clerk');
  const email = `${name}@example.com`;
  const { request } = await anAdmin(browser);
  await send(request, 'POST', '/api/admin/staff', { email, rights: ['orders'] });
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await mailsTo(email);
  const page = await openPage(await browser.newContext(), /\/invitation\?token=\S+/u.exec(mail!.text!)![0]);
  await expect(page.getByText('Orders, returns, group buys')).toBeVisible();
  await page.getByLabel('First name').fill('Kim');
  await page.getByLabel('Last name').fill('Marlow');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  return page;
}

for (const [size, viewport] of ON_PHONES) {
  test(`a clerk opens every own tab and no other: ${size}`, async ({ browser }) => {
    test.slow();
    const page = await newClerk(browser);
    await page.setViewportSize(viewport);
    const found = complaints(page);
    for (const name of OWN_TABS) {
      await openTab(page, name);
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(found).toEqual([]);
    // A count may follow the name.
    const names = page.getByRole('tab', { includeHidden: true }).locator('> span:first-child');
    expect(new Set(await names.allTextContents())).toEqual(new Set(OWN_TABS));
    await page.goto('/admin?tab=ledger');
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
    await expect(page.getByRole('tab', { selected: true, includeHidden: true })).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
  });
}

test('a clerk moves orders together, reads which could not be moved, and prints their slips', async ({
  browser,
}) => {
  const ids = [];
  for (const quantity of [1, 2]) ids.push(await order(await newBuyer(browser), 'skerrow-blue', quantity));
  const page = await newClerk(browser);
  await openTab(page, 'Orders');
  const rowOf = (id: number) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: `#${id}`, exact: true }) });
  for (const id of ids) await rowOf(id).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: '2 selected' });
  const slips = await bar.getByRole('link', { name: 'Print packing slips' }).getAttribute('href');
  await expect(bar.getByRole('button', { name: 'Record payments' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Start processing' }).click();
  await said(page, '2 changed');
  // The same once more in the same second would be taken for a double click.
  await page.reload();
  for (const id of ids) {
    await expect(rowOf(id)).toContainText('Processing');
    await rowOf(id).getByRole('checkbox').check();
  }
  await bar.getByRole('button', { name: 'Start processing' }).click();
  await said(page, '2 could not be changed');
  await expect(notice(page, '0 changed')).toHaveCount(0);
  // What was refused stays selected.
  await expect(bar).toBeVisible();
  await page.goto(slips!);
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const id of ids) await expect(page.getByText(`#${id}`, { exact: true })).toBeVisible();
});

test('a clerk removes items of an order by keyboard, and reads first what it changes', async ({
  browser,
}) => {
  const id = await order(await newBuyer(browser), 'skerrow-blue', 3);
  const page = await newClerk(browser);
  await page.goto(`/admin?tab=orders&order=${id}`);
  await page.getByRole('button', { name: 'Remove items' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Remove items from order #${id}` });
  const many = dialog.getByRole('spinbutton', { name: /^Remove: / });
  await expect(dialog.getByRole('button', { name: 'Remove items' })).toBeDisabled();
  for (const quantity of [1, 2, 3]) {
    await many.press('ArrowUp');
    await expect(many).toHaveValue(String(quantity));
  }
  await expect(dialog.getByText('Nothing would be left of the order.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await many.press('ArrowDown');
  await many.press('ArrowDown');
  await expect(
    dialog.getByText(/^The bill is \$\d+\.\d\d lower, \$\d+\.\d\d is left to pay\.$/u),
  ).toBeVisible();
  await dialog.getByLabel('Reason, for the customer').fill('One wheel was too ripe.');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Remove and reduce the bill by \$/u }).press('Enter');
  await said(page, 'Items removed');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Now 2 instead of 3')).toBeVisible();
  await expect(page.getByText(/^Removed: 1 × .+\. One wheel was too ripe\.$/u)).toBeVisible();
});

test('products that group buys wait for are hidden only after it was said who is released', async ({
  browser,
}) => {
  test.slow();
  const producer = await newProducer(browser);
  const products = [await addProduct(producer), await addProduct(producer)];
  const { producerId } = await send<{ producerId: number }>(producer.request, 'GET', '/api/producer/stats');
  const admin = await anAdmin(browser);
  const judge = (verdict: object) =>
    send(admin.request, 'PATCH', `/api/admin/producers/${producerId}`, verdict);
  await judge({ verified: true });
  const own = await send<{ id: number; slug: string }[]>(producer.request, 'GET', '/api/producer/products');
  const { slug } = own.find(({ id }) => id === products[0]!.id)!;
  const link = await openGroupBuy(await newBuyer(browser), slug);

  const page = await openPage(admin, `/admin?tab=products&producerId=${producerId}`);
  const hideBoth = async () => {
    await page.getByRole('region', { name: '2 selected' }).getByRole('button', { name: 'Hide' }).click();
  };
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  await hideBoth();
  const question = page.getByRole('dialog', { name: 'Take 2 products off sale?' });
  await expect(question).toContainText('1 of them is in open group buys. 4 units are kept for members.');
  expect(await barriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep them on sale' }).click();
  const state = async () =>
    (await send<{ status: string }>(admin.request, 'GET', `/api/group-buys/${link}`)).status;
  expect(await state()).toBe('open');
  await hideBoth();
  await question.getByRole('button', { name: 'Take off sale' }).click();
  await said(page, '2 changed');
  await expect.poll(state).toBe('cancelled');

  // No group buy is left: it happens at once, and is put right where it is said.
  const first = page.getByRole('row').nth(1);
  const shown = first.getByRole('switch').last();
  await shown.click();
  await expect(shown).toBeChecked();
  await shown.click();
  await said(page, / is off sale$/u);
  await expect(shown).not.toBeChecked();
  await page
    .getByRole('region', { name: /Notifications/u })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(shown).toBeChecked();
  await judge({ verified: false, reason: 'Please add a picture of the oven.' });
});
