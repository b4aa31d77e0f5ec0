// A group buy of a family: everybody chooses sizes, and all of them count together.
import { expect, type Browser, type Page } from '@playwright/test';
import { newBuyer, openPage } from './dashboard-steps.ts';
import { barriers, complaints, SIZES } from './storefront-page.ts';
import { test } from './test.ts';

const [[, DESKTOP], [, PHONE]] = SIZES;
const LEMON = '/product/lemon-pressed-olive-oil';
const FAMILY = 'Ripalunga Oils in Small Bottles';

async function openOne(browser: Browser): Promise<Page> {
  const page = await openPage(await newBuyer(browser), LEMON, DESKTOP);
  await page.getByRole('button', { name: 'Open a group buy' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Open a group buy for ${FAMILY}`)).toBeVisible();
  await expect(dialog.getByLabel('Quantity of 250 ml')).toHaveValue('1');
  await dialog.getByLabel('More of 3 × 100 ml').click();
  await dialog.getByLabel('Shipping address').fill('7 Orchard Row, Bath, ME 04530');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open the group buy' }).click();
  await expect(page.getByRole('heading', { name: 'You are in: 1 × 250 ml, 1 × 3 × 100 ml' })).toBeVisible();
  return page;
}

test('each member chooses sizes, changes them, and all count together', async ({ browser }) => {
  const opened = await openOne(browser);
  const said = complaints(opened);
  await expect(opened.getByTestId('group-marker')).toHaveText('4 bottles');

  const context = await browser.newContext({ locale: 'en-US' });
  const guest = await openPage(context, new URL(opened.url()).pathname, PHONE);
  const form = guest.locator('#join');
  await form.getByLabel('Fewer of 250 ml').click();
  await form.getByLabel('Full name').fill('Cleo Brandt');
  await form.getByLabel('Email address').fill('cleo-sizes@example.com');
  await form.getByLabel('Shipping address').fill('12 Harbour Street\nPortland, ME 04101');
  await form.getByRole('button', { name: 'Join with' }).click();
  await expect(form.getByText('Please choose at least one size')).toBeVisible();
  await form.getByLabel('Quantity of 3 × 100 ml').fill('2');
  await form.getByLabel('Quantity of 3 × 100 ml').blur();
  expect(await barriers(guest)).toEqual([]);
  await form.getByRole('button', { name: 'Join with 6 bottles' }).click();
  await expect(guest.getByRole('heading', { name: 'You are in: 2 × 3 × 100 ml' })).toBeFocused();

  // Everybody sees it at once: ten together are 10 % off.
  await expect(opened.getByTestId('group-marker')).toHaveText('10 bottles');
  await expect(opened.getByTestId('member').filter({ hasText: 'Cleo' })).toContainText('2 × 3 × 100 ml');

  await form.getByLabel('More of 250 ml').click();
  await form.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(guest.getByRole('heading', { name: 'You are in: 1 × 250 ml, 2 × 3 × 100 ml' })).toBeVisible();
  await expect(opened.getByTestId('group-marker')).toHaveText('11 bottles');
  expect(await barriers(guest)).toEqual([]);
  expect(said).toEqual([]);
});
