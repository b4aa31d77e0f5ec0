// What of the shell is kept from visit to visit, and what stands in place of a page.
import { expect, type Page } from '@playwright/test';
import { complaints, visit } from './storefront-page.ts';
import { test } from './test.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

/** What comes near is drawn: only then does it stay where it is. */
async function scrollToFooter(page: Page) {
  await footer(page).scrollIntoViewIfNeeded();
  await expect(footer(page)).toHaveAttribute('data-drawn');
}

test('a theme is kept and applied before the first paint', async ({ page }) => {
  await visit(page, '/about');
  await scrollToFooter(page);
  await footer(page).getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await visit(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await scrollToFooter(page);
  await footer(page).getByRole('radio', { name: 'Match system' }).check({ force: true });
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('an unknown address answers 404, with ways back', async ({ page }) => {
  const answer = await visit(page, '/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 Page Not Found/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('somebody who is sent away from the administration is told why, once', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByText('Access Denied', { exact: true })).toBeVisible();
  await expect(
    page.getByText("You don't have permission to access the admin dashboard.", { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('an administrator signs in from there and is led to what was asked for, otherwise to the desk', async ({
  page,
}) => {
  const signIn = async () => {
    await page.getByRole('main').getByLabel('Username', { exact: true }).fill('admin');
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('browser-tests-only');
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await visit(page, '/admin?tab=orders&late=true');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  await signIn();
  await expect(page).toHaveURL('/admin?tab=orders&late=true');
  await page.request.post('/api/auth/logout');
  await visit(page, '/login');
  await signIn();
  await expect(page).toHaveURL('/admin');
});

test('the newsletter box subscribes and says so', async ({ page }) => {
  await visit(page, '/about');
  const box = footer(page).getByRole('textbox', { name: 'Email address' });
  await box.fill('not an address');
  await footer(page).getByRole('button', { name: 'SIGN UP' }).click();
  await expect(box).toBeVisible();
  await box.fill('reader@example.com');
  await footer(page).getByRole('button', { name: 'SIGN UP' }).click();
  await expect(footer(page).getByRole('status')).toContainText('Please check your inbox');
});

test('the loading screen shows for a second and never stands in the way', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  const screen = page.locator('#loading-screen');
  await expect(screen).toHaveText('Loading premium foods...');
  expect(await screen.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(screen).toBeHidden();
});

test('the waitlist page shows the shop before its launch, and leaving it opens the shop again', async ({
  page,
}) => {
  await visit(page, '/waitlist');
  await expect(page.locator('body')).toHaveAttribute('data-pre-launch', '');
  await expect(header(page).getByRole('navigation').getByRole('link')).toHaveText(['Home', 'About']);
  for (const name of [/search/i, /cart/i, /menu/i])
    await expect(header(page).getByRole('button', { name })).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: /login|register/i })).toHaveCount(0);
  await expect(footer(page).getByRole('heading')).toHaveCount(0);
  await header(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('body')).not.toHaveAttribute('data-pre-launch');
  await expect(header(page).getByRole('link', { name: 'Shop' })).toBeVisible();
});

test('?lng= with an unknown language is English without a complaint', async ({ page }) => {
  const found = complaints(page);
  await page.addInitScript(() => localStorage.setItem('language', 'xx'));
  await visit(page, '/about?lng=xx');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(footer(page).getByRole('heading', { name: 'Customer Service' })).toBeVisible();
  expect(found).toEqual([]);
});
