// The frame of the desk: its pages, by pointer, keyboard and thumb, and nothing of the shop around them.
import { expect, type Page } from '@playwright/test';
import { anAdmin, newProducer, openPage, openTab, said } from './dashboard-steps.ts';
import { barriers, complaints, LONG, SIZES } from './storefront-page.ts';
import { test } from './test.ts';

const [[, DESKTOP], [, PHONE]] = SIZES;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('the tabs are named and ordered as ever, under headings', async ({ browser }) => {
  const page = await openPage(await anAdmin(browser), '/admin');
  const names = await page.getByRole('tab').allInnerTexts();
  const plain = names.map((name) => name.split('\n')[0]!.trim());
  expect(plain.filter((name) => ['Dashboard', 'Users', 'Waitlist', 'Orders'].includes(name))).toEqual([
    'Dashboard',
    'Users',
    'Waitlist',
    'Orders',
  ]);
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await expect(page.getByRole('tab', { name: /^Orders/u })).toHaveAccessibleDescription('Sales');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /cart/iu })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'View shop' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  const producer = await openPage(await newProducer(browser), '/dashboard');
  const own = (await producer.getByRole('tab').allInnerTexts()).map((name) => name.split('\n')[0]!.trim());
  expect(own.filter((name) => ['Products', 'Orders', 'Customers'].includes(name))).toEqual([
    'Products',
    'Orders',
    'Customers',
  ]);
});

test('every page has its URL: the keyboard walks, back leads back, a filter is found again', async ({
  browser,
}) => {
  const page = await openPage(await anAdmin(browser), '/admin');
  const found = complaints(page);
  await openTab(page, 'Users');
  await expect(page).toHaveURL('/admin?tab=users');
  await expect(page).toHaveTitle(/^Users · /u);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Producers' })).toBeFocused();
  await expect(heading(page, 'Producers')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  await openTab(page, 'Orders');
  await page.getByRole('tabpanel').getByLabel('Search').fill('#1');
  await expect(page).toHaveURL('/admin?tab=orders&q=%231');
  await openTab(page, 'Returns');
  await openTab(page, 'Orders');
  await expect(page.getByRole('tabpanel').getByLabel('Search')).toHaveValue('#1');
  await page.goBack();
  await expect(heading(page, 'Returns')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Returns')).toBeVisible();
  expect(found).toEqual([]);
});

test('a page is found by some letters of its name, and a record', async ({ browser }) => {
  const page = await openPage(await anAdmin(browser), '/admin');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search pages and records' });
  await expect(box).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await box.fill('promo');
  await expect(page.getByRole('option')).toHaveText([/^Promo codes/u, /^New promo code/u]);
  await box.press('Enter');
  await expect(heading(page, 'Promo codes')).toBeVisible();
  await page.keyboard.press('Control+k');
  await box.fill('new promo');
  await box.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New promo code' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin?tab=promoCodes');
  await page.keyboard.press('/');
  await box.fill('ripalunga');
  await page
    .getByRole('option', { name: /^Frantoio Ripalunga/ })
    .first()
    .click();
  await expect(heading(page, 'Frantoio Ripalunga')).toBeVisible();
  await page.keyboard.press('/');
  await box.fill('nothing like it');
  await expect(page.getByText('Nothing found by that name.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  const isLong = colorScheme === 'light' ? {} : LONG;
  test(`on a phone the thumb has its bar, ${colorScheme}`, isLong, async ({ browser }) => {
    const page = await openPage(await anAdmin(browser), '/admin', PHONE);
    await page.emulateMedia({ colorScheme });
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await bar.getByRole('link', { name: 'Orders' }).click();
    await expect(heading(page, 'Orders')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    expect(await barriers(page)).toEqual([]);
    await openTab(page, 'Audit log');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page, 'Audit log')).toBeVisible();
    await bar.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search pages and records' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize(DESKTOP);
    await expect(bar).toBeHidden();
    expect(await barriers(page)).toEqual([]);
  });
}

test('rows are walked, chosen and changed together by the keyboard; a view is kept', async ({ browser }) => {
  const page = await openPage(await anAdmin(browser), '/admin?tab=products');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('row').nth(2)).toBeVisible();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: '2 selected' });
  expect(await barriers(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Feature', exact: true }).click();
  await said(page, '2 changed');
  await expect(bar).toHaveCount(0);

  await panel.getByRole('button', { name: 'Price', exact: true }).click();
  await expect(panel.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-price/u);
  await panel
    .locator('label')
    .filter({ hasText: /^Featured$/u })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Saved views' }).click();
  await panel.getByLabel('Name of the view').fill('Dear ones');
  await panel.getByRole('button', { name: 'Save this view' }).click();
  await expect(panel.getByRole('button', { name: 'Dear ones', exact: true })).toBeVisible();
  await page.goto('/admin?tab=products');
  await panel.getByRole('button', { name: 'Saved views' }).click();
  await panel.getByRole('button', { name: 'Dear ones', exact: true }).click();
  await expect(page).toHaveURL(/featured=true.*sort=-price|sort=-price.*featured=true/u);
});

test('all that match are chosen together, not only those in sight; another filter lets go of them', async ({
  browser,
}) => {
  const page = await openPage(await anAdmin(browser), '/admin?tab=products');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  await expect(page.getByRole('region', { name: '25 selected' })).toBeVisible();
  await page.getByRole('button', { name: /^Select all \d+$/u }).click();
  await expect(page.getByRole('region', { name: /^(?:[3-9]\d|\d{3,}) selected$/u })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await panel
    .locator('label')
    .filter({ hasText: /^Hidden$/u })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /selected$/u })).toHaveCount(0);
});

test('a price is changed where it stands: refused at the field, given up, saved, undone', async ({
  browser,
}) => {
  const page = await openPage(await anAdmin(browser), '/admin?tab=products&q=Taggiasca');
  const panel = page.getByRole('tabpanel');
  const price = panel.getByRole('button', { name: /^Price of .+: /u }).first();
  const before = await price.textContent();
  const field = panel.getByRole('textbox', { name: /^Price of /u });
  await price.click();
  await field.fill('0');
  await field.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('greater than');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.press('Escape');
  await expect(price).toHaveText(before!);
  await price.click();
  await field.fill('31.5');
  await field.press('Enter');
  await expect(price).toHaveText('$31.50');
  await expect(price).toBeFocused();
  await panel
    .getByRole('button', { name: /^Undo: Price of /u })
    .first()
    .click();
  await expect(price).toHaveText(before!);
});
