// What the account specs do again and again.
import { expect, type Page } from '@playwright/test';
import { mailsTo } from './kept-mails.ts';
import { visit } from './storefront-page.ts';
import { test } from './test.ts';

export const PASSWORD = 'correct horse battery';
let people = 0;

/** A name nobody else in this run has: tests run side by side on one shop. */
export function newName(kind: string): string {
  people += 1;
  return `${kind}-${process.pid}-${test.info().workerIndex}-${people}`;
}

export const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
export const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
export const dialogField = (page: Page, label: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true });

export async function fillAccount(page: Page, username: string): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Email').fill(`${username}@example.com`);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm Password').fill(PASSWORD);
}

export async function register(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/api/auth/register/buyer', {
    data: {
      username,
      email: `${username}@example.com`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'Ada',
      lastName: 'Moreau',
    },
  });
  expect(answer.status()).toBe(201);
}

export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function openAccountSettings(page: Page): Promise<void> {
  await visit(page, '/profile');
  await page.getByRole('tab', { name: 'Account Settings' }).click();
}

/** The link in the newest mail to this address. */
export async function mailedLink(recipient: string, page: `/${string}`): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      for (const { text = '' } of await mailsTo(recipient))
        link = new RegExp(`https?://\\S+${page}\\?token=[\\w-]+`, 'u').exec(text)?.[0] ?? link;
      return link;
    })
    .toBeDefined();
  const { pathname, search } = new URL(link!);
  return pathname + search;
}
