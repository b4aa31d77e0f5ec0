// Passkeys, with the authenticator that Chromium itself plays.
import { expect, type Page } from '@playwright/test';
import { plugInDevice } from '../support/passkey-device.ts';
import { barriers, complaints, visit } from './storefront-page.ts';
import {
  dialogField,
  newName,
  notice,
  openAccountSettings,
  PASSWORD,
  register,
  signIn,
} from './account-steps.ts';
import { newProducer, openPage } from './dashboard-steps.ts';
import { test } from './test.ts';

async function add(page: Page, name: string): Promise<void> {
  await dialogField(page, 'Name').fill(name);
  await dialogField(page, 'Current Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Add Passkey' }).click();
}

test('a passkey: added, used to sign in, named, removed', async ({ page }) => {
  const found = complaints(page);
  const username = newName('keyring');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await register(page, username);
  await visit(page, '/login?next=/profile');
  await signIn(page, username);
  await expect(page).toHaveURL('/profile');
  const loadedForOthers = scripts.filter((url) => url.includes('/assets/')).length;

  await openAccountSettings(page);
  await page.getByRole('button', { name: 'Passkeys', exact: true }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  const first = await plugInDevice(page);
  await add(page, 'My phone');
  await expect(notice(page, 'Passkey added')).toBeVisible();
  const keys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(keys).toHaveText(/My phone.*Not used yet/u);
  expect(scripts.filter((url) => url.includes('/assets/')).length).toBeGreaterThan(loadedForOthers);
  expect(await barriers(page)).toEqual([]);

  await add(page, 'Again');
  await expect(page.getByText('This device already has a passkey for your account.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');

  await visit(page, '/login?next=/profile');
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page).toHaveURL('/profile');

  await openAccountSettings(page);
  await page.getByRole('button', { name: 'Passkeys', exact: true }).click();
  await expect(keys).toHaveText(/My phone.*Last used/u);
  await page.getByRole('button', { name: 'Rename My phone' }).click();
  const rename = keys.getByLabel('Name', { exact: true });
  await expect(rename).toBeFocused();
  await rename.fill('Old phone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(keys).toHaveText(/Old phone/u);
  await page.getByRole('button', { name: 'Remove Old phone' }).click();
  await page
    .getByRole('dialog', { name: 'Remove Old phone?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');

  await visit(page, '/login');
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page.getByText('We could not sign you in with this passkey.').first()).toBeVisible();
  await expect(page).toHaveURL('/login');
  await first.unplug();
  // The browser itself reports the refused call.
  expect(found.filter((complaint) => !complaint.includes('401'))).toEqual([]);
});

test('a passkey instead of the password, where money is to go', async ({ browser }) => {
  const producer = await newProducer(browser);
  const page = await openPage(producer, '/profile');
  await openAccountSettings(page);
  await page.getByRole('button', { name: 'Passkeys', exact: true }).click();
  await plugInDevice(page);
  await add(page, 'My phone');
  await expect(notice(page, 'Passkey added')).toBeVisible();

  await visit(page, '/dashboard?tab=payouts');
  await page.getByRole('button', { name: 'Enter an account' }).click();
  const form = page.getByRole('dialog');
  const usePasskey = form.getByRole('button', { name: 'Use a passkey instead' });
  await form.getByLabel('Account holder').fill('Hof Birkengrund');
  await form.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00');
  await usePasskey.click();
  await expect(form.getByText('its check digits do not fit')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await usePasskey.click();
  await expect(page.getByText('Account ending in 3000')).toBeVisible();
});
