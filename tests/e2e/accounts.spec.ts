// Accounts as people live them: both registrations, sign-in and back, a forgotten password, two steps, farewell.
import { expect, type Page, test } from '@playwright/test';
import { totpCode } from '#server/features/accounts/totp.ts';
import { barriers, complaints, visit } from './storefront-page.ts';
import {
  dialogField,
  field,
  fillAccount,
  mailedLink,
  newName,
  notice,
  openAccountSettings,
  PASSWORD,
  register,
  signIn,
} from './account-steps.ts';

test('a buyer registers: errors beside the fields, then signed in and home', async ({ page }) => {
  const username = newName('buyer');
  await visit(page, '/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();
  await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true');

  await fillAccount(page, username);
  await field(page, 'Confirm Password').fill('something else');
  await field(page, 'First Name').fill('Ada');
  await field(page, 'Last Name').fill('Moreau');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(field(page, 'Confirm Password')).toBeFocused();
  await field(page, 'Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL('/');
  await expect(notice(page, 'Registration successful')).toBeVisible();
  await openAccountSettings(page);
  await expect(page.getByRole('main')).toContainText(`${username}@example.com`);
  await expect(page.getByText('Buyer', { exact: true })).toBeVisible();
});

test('a producer registers and edits the profile', async ({ page }) => {
  const username = newName('farm');
  await visit(page, '/register');
  await page.getByRole('tab', { name: 'Register as Producer' }).click();
  await fillAccount(page, username);
  await field(page, 'Company Name').fill('Quiet Valley Farm');
  await field(page, 'Business Type').fill('Farm');
  await field(page, 'Location').fill('Portland, ME');
  await field(page, 'Phone Number').fill('555 010 0199');
  await field(page, 'Website').fill('not a website');
  await field(page, 'Description').fill('Cheese from twelve goats.');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please enter a valid website URL')).toBeVisible();
  await field(page, 'Website').fill('https://farm.example');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/');

  await visit(page, '/profile');
  await expect(field(page, 'Company Name')).toHaveValue('Quiet Valley Farm');
  await field(page, 'Description').fill('Cheese from thirteen goats.');
  // The answer waits until the button has been read.
  const { promise: seen, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/profile/producer', async (route) => {
    await seen;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  release();
  await expect(notice(page, 'Profile updated')).toBeVisible();
  await expect(
    notice(page, 'Your producer profile information has been updated successfully.'),
  ).toBeVisible();
});

test('a name that is taken is named, and a failed sign-in after registration says so', async ({ page }) => {
  const username = newName('taken');
  await register(page, username);
  await visit(page, '/register');
  await fillAccount(page, username.toUpperCase());
  await field(page, 'First Name').fill('Ada');
  await field(page, 'Last Name').fill('Moreau');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(notice(page, 'Registration failed')).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();
  await expect(page.getByText('There is already an account with this email address.')).toBeVisible();

  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, body: '' }));
  await fillAccount(page, newName('other'));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(notice(page, 'Login failed after registration')).toBeVisible();
});

test('sign-in returns to the page that asked for it, and sign-out leads home', async ({ page }) => {
  const username = newName('guest');
  await register(page, username);
  await visit(page, '/profile');
  await expect(page).toHaveURL('/login?next=/profile');
  await signIn(page, username, 'wrong password');
  await expect(notice(page, 'Login failed')).toBeVisible();
  await expect(notice(page, 'Invalid username or password.')).toBeVisible();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await signIn(page, username);
  await expect(page).toHaveURL('/profile');
  await expect(notice(page, 'You have been logged in successfully.')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(notice(page, 'Logged out successfully')).toBeVisible();
  await expect(notice(page, 'You have been logged out of your account.')).toBeVisible();
  expect((await page.request.get('/api/auth/current-user')).status()).toBe(401);
});

test('who signs in or out in one tab does so in all of them', async ({ page, context }) => {
  const username = newName('tabs');
  await register(page, username);
  await page.request.post('/api/cart', { data: { productId: 1 } });
  const shop = await context.newPage();
  const profile = await context.newPage();
  const found = [shop, profile].map(complaints);
  const accountMenu = (tab: Page) => tab.getByRole('button', { name: new RegExp(username, 'u') });
  await visit(shop, '/shop');
  await visit(profile, '/profile');
  await expect(profile).toHaveURL('/login?next=/profile');

  await visit(page, '/login?next=/profile');
  await signIn(page, username);
  await expect(page).toHaveURL('/profile');
  await expect(profile).toHaveURL('/profile');
  await expect(field(profile, 'First Name')).toHaveValue('Ada');
  await expect(accountMenu(shop)).toBeVisible();
  await expect(shop.getByTestId('cart-count')).toHaveText('1');

  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(profile).toHaveURL(/\/login\?next=(?:%2F|\/)profile$/u);
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(shop).toHaveURL('/shop');
  for (const tab of [shop, profile]) await expect(tab.getByTestId('cart-count')).toHaveCount(0);
  expect(found.flat()).toEqual([]);
});

test('sign-in does not lead to another site', async ({ page }) => {
  const username = newName('lured');
  await register(page, username);
  await visit(page, '/login?next=//elsewhere.example/shop');
  await signIn(page, username);
  await expect(notice(page, 'Login successful')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('before the script has taken over, a form cannot send a password in the address', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/login');
  await field(page, 'Password').fill('secret');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await field(page, 'Password').press('Enter');
  await expect(page).toHaveURL('/login');
  await page.context().close();
});

test('a forgotten password is replaced by the link in the mail, once', async ({ page }) => {
  const username = newName('forgetful');
  await register(page, username);
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await field(page, 'Email').fill(`${username}@example.com`);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('If there is an account with this address')).toBeVisible();

  const link = await mailedLink(`${username}@example.com`);
  await visit(page, link);
  await field(page, 'New Password').fill('a better password');
  await field(page, 'Confirm Password').fill('a better password');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, username, 'a better password');
  await expect(notice(page, 'Login successful')).toBeVisible();

  await visit(page, link);
  await field(page, 'New Password').fill('yet another one');
  await field(page, 'Confirm Password').fill('yet another one');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByText('This link does not work any more')).toBeVisible();
});

test('two steps: set up, sign in with a recovery code, turn off', async ({ page }) => {
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
  await page.getByLabel('2. Enter the 6-digit code that the app shows').fill(totpCode(secret, Date.now()));
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
  await visit(page, await mailedLink(address));
  await page.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(page.getByText('Your new email address counts')).toBeVisible();
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

test('an administrator has no form to fill in', async ({ page }) => {
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
