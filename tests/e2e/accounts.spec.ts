// The way into an account: both registrations, sign-in and back, a forgotten password.
import { expect, type Page } from '@playwright/test';
import { complaints, LONG, visit } from './storefront-page.ts';
import {
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
import { test } from './test.ts';

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

// The name is refused in registration.routes.test.ts, and shown beside its field in forms.spec.ts.
test('a taken name is named, and a failed sign-in after registration says so', LONG, async ({ page }) => {
  const username = newName('taken');
  await register(page, username);
  await visit(page, '/register');
  await fillAccount(page, username.toUpperCase());
  await field(page, 'First Name').fill('Ada');
  await field(page, 'Last Name').fill('Moreau');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(notice(page, 'Registration failed')).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();
  await expect(page.getByRole('tabpanel').getByText('This username is already taken.')).toBeVisible();

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
  const accountMenu = (tab: Page) => tab.getByRole('button', { name: /Ada/u });
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

test('without scripts a form cannot send a password in the address', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/login');
  await field(page, 'Password').fill('secret');
  await field(page, 'Password').press('Enter');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
  await expect(field(page, 'Password')).toHaveValue('secret');
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

  const link = await mailedLink(`${username}@example.com`, '/reset-password');
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
  await expect(page.getByText('This link no longer works')).toBeVisible();
});
