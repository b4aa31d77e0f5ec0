// What every form does with a refusal, shown on a few of them: beside the field, for the whole form, or not at all yet.
import { expect, type Page } from '@playwright/test';
import { dialogField, field, newName, openAccountSettings, PASSWORD, register } from './account-steps.ts';
import { said } from './dashboard-steps.ts';
import { barriers, LONG, visit } from './storefront-page.ts';
import { test } from './test.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const message = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

async function fillContact(page: Page): Promise<void> {
  await visit(page, '/contact');
  await field(page, 'Name').fill('Ada Moreau');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Department').selectOption('general');
  await field(page, 'Subject').fill('A broken jar');
  await field(page, 'Message').fill('One jar of honey arrived broken.');
}

const refuse = (page: Page, status: number, body: object) =>
  page.route('**/api/contact', (route) => route.fulfill({ status, json: { code: 'invalid', ...body } }));

test('what the server says of a field stands beside it, of a field that is not there for the form', async ({
  page,
}) => {
  await fillContact(page);
  const fields = { email: 'We cannot write to this address.', attachment: 'This file is too large.' };
  await refuse(page, 400, { message: fields.email, fields });
  await send(page).click();
  await said(page, 'There was a problem sending your message. Please try again.');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(fields.email);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(fields.attachment);
  expect(await barriers(page)).toEqual([]);

  await field(page, 'Email').fill('ada.moreau@example.com');
  await expect(message(page, fields.email)).toHaveCount(0);
  await page.unrouteAll();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
});

// It waits for real seconds.
test('too many tries say how long to wait, and stop saying so when it is over', LONG, async ({ page }) => {
  await fillContact(page);
  const wait = 'Too many attempts. Please try again in 2 seconds.';
  await refuse(page, 429, { code: 'rate_limited', message: wait, retryAfterSeconds: 2 });
  await send(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(wait);
  await expect(message(page, wait)).toHaveCount(0);
  await expect(field(page, 'Message')).toHaveValue('One jar of honey arrived broken.');
});

test('somebody who sends by the keyboard finds the focus on the button again', async ({ page }) => {
  await fillContact(page);
  await page.route('**/api/contact', (route) => route.abort());
  await send(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await said(page, 'There was a problem sending your message. Please try again.');
  await expect(send(page)).toBeFocused();
  await expect(message(page, 'There was a problem sending your message. Please try again.')).toBeVisible();
});

test('a session that ended under an open form is said there, with the way back in', async ({ page }) => {
  const username = newName('timed-out');
  await register(page, username);
  await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  await openAccountSettings(page);
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();
  await dialogField(page, 'Current Password').fill(PASSWORD);
  await dialogField(page, 'New Password').fill('a better password');
  await dialogField(page, 'Confirm Password').fill('a better password');
  await page.request.post('/api/auth/logout');
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Change Password' });
  await submit.click();
  await expect(dialog.getByText(/Nothing was saved: your session has ended/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');

  // Signed in again, what was typed is still there.
  await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  await submit.click();
  await said(page, 'Your password has been changed');
  await expect(dialog).toBeHidden();
});

test('a link that could not be followed is not called a bad one', async ({ page }) => {
  await visit(page, '/newsletter/unsubscribe?email=ada@example.com&token=made-up');
  await page.route('**/api/newsletter/unsubscribe', (route) => route.abort());
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await said(page, 'The shop did not answer. Please check your connection and try again.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
