// What the account specs do again and again.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import PostalMime from 'postal-mime';
import { visit } from './storefront-page.ts';

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

/** The link in the newest mail to this address; mails are files while no mail server is set. */
export async function mailedLink(recipient: string): Promise<string> {
  const folder = path.join(process.env.E2E_DATA_DIR!, 'mail');
  let link: string | undefined;
  await expect
    .poll(async () => {
      const files = await readdir(folder).catch(() => []);
      for (const file of files.filter((name) => name.endsWith('.eml'))) {
        const mail = await PostalMime.parse(await readFile(path.join(folder, file)));
        const found = /https?:\/\/\S+token=[\w-]+/u.exec(mail.text ?? '')?.[0];
        if (found !== undefined && mail.to?.some(({ address }) => address === recipient)) link = found;
      }
      return link;
    })
    .toBeDefined();
  const { pathname, search } = new URL(link!);
  return pathname + search;
}
