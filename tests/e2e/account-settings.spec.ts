// An account from inside: two steps, password, notifications, e-mail, data, farewell; and what axe says of its pages.
import { expect } from '@playwright/test';
import { totpCode } from '#domains/accounts/server/two-factor/totp.ts';
import { barriers, complaints, LONG, visit } from './storefront-page.ts';
import {
  dialogField,
  field,
  mailedLink,
  newName,
  notice,
  openAccountSettings,
  PASSWORD,
  register,
  signIn,
} from './account-steps.ts';
import { test } from './test.ts';

// Two-factor.routes.test.ts goes the same way.
test('two steps: set up, sign in with a recovery code, turn off', LONG, async ({ page }) => {
  const username = newName('careful');
  await register(page, username);
  await visit(page, '/login?next=/profile');
  await signIn(page, username);
  await expect(page).toHaveURL('/profile');
  await page.getByRole('tab', { name: 'Account Settings' }).click();
  const openDialog = () =>
    page.getByRole('button', { name: 'Two-Factor Authentication', exact: true }).click();
  await openDialog();
  await dialogField(page, 'Current Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set Up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.getByTestId('totp-secret').innerText()).replaceAll(/\s/gu, '');
  await page.getByLabel('2. Enter the 6-digit code the app shows').fill(totpCode(secret, Date.now()));
  await page.getByRole('button', { name: 'Turn On' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode, lastCode] = [await codes.first().innerText(), await codes.last().innerText()];
  await page.getByRole('button', { name: 'I Have Saved Them' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');

  await visit(page, '/login?next=/profile');
  await signIn(page, username);
  await expect(field(page, 'Code')).toBeFocused();
  await field(page, 'Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is not right or has been used.')).toBeVisible();
  await field(page, 'Code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/profile');

  await page.getByRole('tab', { name: 'Account Settings' }).click();
  await openDialog();
  await dialogField(page, 'Current Password').fill(PASSWORD);
  await dialogField(page, 'Code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Turn Off' }).click();
  await expect(page.getByText('This code is not right or has been used.')).toBeVisible();
  await dialogField(page, 'Code').fill(lastCode);
  await page.getByRole('button', { name: 'Turn Off' }).click();
  await expect(notice(page, 'Two-factor authentication is off')).toBeVisible();
});

test('the other buttons: password, notifications, e-mail, data, farewell', async ({ page }) => {
  const username = newName('settled');
  await register(page, username);
  await visit(page, '/login?next=/profile');
  await signIn(page, username);
  await expect(page).toHaveURL('/profile');
  await page.getByRole('tab', { name: 'Account Settings' }).click();
  const open = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await open('Change Password');
  await dialogField(page, 'Current Password').fill(PASSWORD);
  await dialogField(page, 'New Password').fill('a better password');
  await dialogField(page, 'Confirm Password').fill('a better password');
  await page.getByRole('dialog').getByRole('button', { name: 'Change Password' }).click();
  await expect(notice(page, 'Your password has been changed')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await open('Email Notifications');
  const stays = await page.getByRole('switch', { name: 'News and deals' }).evaluate(async (news) => {
    (news as HTMLInputElement).click();
    // What follows within the same turn: no timer, no answer, no frame.
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    return !(news as HTMLInputElement).checked;
  });
  expect(stays, 'the switch keeps what was chosen while it is being saved').toBe(true);
  await expect(notice(page, 'Your choice has been saved')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const address = `${username}-new@example.com`;
  await open('Change Email');
  await dialogField(page, 'New Email').fill(address);
  await dialogField(page, 'Current Password').fill('a better password');
  await page.getByRole('button', { name: 'Send Confirmation' }).click();
  await expect(page.getByText(`We have sent a link to ${address}.`)).toBeVisible();
  await visit(page, await mailedLink(address, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await openAccountSettings(page);
  await expect(page.getByText(address)).toBeVisible();

  await open('Privacy Settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download My Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.json');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await dialogField(page, 'Current Password').fill('a better password');
  await page.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page).toHaveURL('/');
  await expect(notice(page, 'Your account has been deleted')).toBeVisible();
});

// A small difference of one page.
test('an administrator has no form to fill in', LONG, async ({ page }) => {
  await visit(page, '/login?next=/profile');
  await signIn(page, 'admin', 'browser-tests-only');
  await expect(page.getByRole('heading', { name: 'No profile needed' })).toBeVisible();
  await page.getByRole('tab', { name: 'Account Settings' }).click();
  await expect(page.getByText('Admin', { exact: true })).toBeVisible();
});

const PUBLIC_PAGES = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/confirm-email?token=x',
];

test('the pages for visitors raise no barrier that axe knows and no complaint', async ({ page }) => {
  const found = complaints(page);
  for (const address of PUBLIC_PAGES) {
    await visit(page, address);
    expect(await barriers(page)).toEqual([]);
  }
  expect(found).toEqual([]);
});

test('nor does the profile', async ({ page }) => {
  const found = complaints(page);
  const username = newName('axe');
  await register(page, username);
  await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  await visit(page, '/profile');
  await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Account Settings' }).click();
  expect(await barriers(page)).toEqual([]);
  expect(found).toEqual([]);
});
