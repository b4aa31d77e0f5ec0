// A slow phone: what is typed and pressed before a page's scripts have come is done when they have.
import { expect, type Page } from '@playwright/test';
import { field, newName, notice, PASSWORD, register } from './account-steps.ts';
import { hold, OIL } from './storefront-page.ts';
import { test } from './test.ts';

/** The page without its scripts, which come when the test says so. */
async function visitEarly(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, '**/*.js');
  // All of the page has come; the load event would wait for the scripts.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return release;
}

test('the Enter key signs in, and no password comes into the address', async ({ page }) => {
  const username = newName('early');
  await register(page, username);
  const release = await visitEarly(page, '/login');
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Password').press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(field(page, 'Password')).toHaveValue(PASSWORD);
  release();
  await expect(notice(page, 'Login successful')).toBeVisible();
});

test('the Escape key closes what lies over the page', async ({ page }) => {
  const release = await visitEarly(page, `/shop?product=${OIL.slug}`);
  const modal = page.getByRole('dialog', { name: OIL.name });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL('/shop');
});

test('the button of a form sends what was typed and chosen', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route('**/api/{contact,waitlist,newsletter}', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 201, json: {} });
  });
  const email = 'early@example.com';
  const message = { name: 'Ada Moreau', email, subject: 'A broken jar', message: 'It arrived in pieces.' };

  let release = await visitEarly(page, '/contact');
  await field(page, 'Name').fill(message.name);
  await field(page, 'Email').fill(email);
  await field(page, 'Department').selectOption('general');
  await field(page, 'Subject').fill(message.subject);
  await field(page, 'Message').fill(message.message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(sent.pop()).toMatchObject({ ...message, department: 'general' });

  release = await visitEarly(page, '/waitlist');
  const join = page.locator('#join');
  await join.getByLabel(/email/iu).fill(email);
  await join.getByLabel('Name', { exact: true }).fill(message.name);
  await join.getByLabel('I am joining as').selectOption('PRODUCER');
  release();
  await join.getByLabel('Company name').fill('Early Honey');
  await expect(join.getByLabel(/email/iu)).toHaveValue(email);
  await join.getByRole('button', { name: 'Join the Waitlist' }).click();
  await expect.poll(() => sent.pop()).toMatchObject({ email, name: message.name, role: 'PRODUCER' });

  release = await visitEarly(page, '/about');
  await page.getByRole('contentinfo').getByLabel('Email address').fill(email);
  await page.getByRole('contentinfo').getByLabel('Email address').press('Enter');
  await expect(page).toHaveURL('/about');
  release();
  await expect.poll(() => sent.pop()).toMatchObject({ email });
});

test('a tab is chosen, and a filter opens', async ({ page }) => {
  let release = await visitEarly(page, '/register');
  await page.getByRole('tab', { name: 'Producer' }).click();
  release();
  await expect(field(page, 'Company Name')).toBeVisible();

  release = await visitEarly(page, '/search?q=honey');
  await page.getByRole('button', { name: 'Free from' }).click();
  release();
  await expect(page.getByRole('group', { name: 'Free from' })).toBeVisible();
});

test('the cart gets the quantity that was typed, or the tier that was pressed first', async ({ page }) => {
  let release = await visitEarly(page, `/product/${OIL.slug}`);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('12');
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  release();
  await expect(notice(page, `12 × ${OIL.name} added to your cart.`)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  release = await visitEarly(page, `/product/${OIL.slug}`);
  await page.getByRole('button', { name: /5–9 bottles/u }).click();
  // Impatience is one wish.
  await page.getByRole('button', { name: 'ADD TO CART' }).click({ clickCount: 3 });
  release();
  await expect(notice(page, `5 × ${OIL.name} added to your cart.`)).toBeVisible();
  await expect(page.getByTestId('cart-count')).toHaveText('17');
});

test('what is far below the screen is drawn as it comes near, and then has its true height', async ({
  page,
}) => {
  const release = await visitEarly(page, '/shop');
  const isDrawn = () =>
    page
      .locator('footer a')
      .last()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isDrawn).toBe(false);
  release();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
});

test('a stranger is told at once that nothing is saved; somebody who has hearts never reads that', async ({
  page,
}) => {
  const empty = page.getByRole('heading', { name: 'Nothing saved yet' });
  const release = await visitEarly(page, '/saved');
  await expect(empty).toBeVisible();
  await page.evaluate((slug) => localStorage.setItem('savedProducts', JSON.stringify([slug])), OIL.slug);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Saved Products' })).toBeVisible();
  await expect(empty).toBeHidden();
  release();
  await expect(page.getByRole('link', { name: OIL.name })).toBeVisible();
});
