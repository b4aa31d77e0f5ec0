// Mails to many, as an administrator sends them: the shop opens and those who waited are told, an issue of the newsletter is
// written, looked at, tried and sent, and what bounced is read. With a mail server that refuses one address.
import { type APIRequestContext, expect } from '@playwright/test';
import { freePort, Postbox } from '../support/postbox.ts';
import { anAdmin, newName, openPage, said, send } from './dashboard-steps.ts';
import { test as base } from './shop-with-a-clock.ts';
import { barriers, complaints, LONG, OIL, ON_DESKTOPS } from './storefront-page.ts';

const test = base.extend<object, { smtpPort: number; postbox: Postbox }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
  smtpPort: [async ({}, provide) => provide(await freePort()), { scope: 'worker' }],
  postbox: [
    async ({ smtpPort }, provide) => {
      const postbox = new Postbox();
      await postbox.open(smtpPort);
      await provide(postbox);
      await postbox.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ smtpPort }, provide) =>
      provide({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, BULK_MAILS_PER_MINUTE: '6000' }),
    { scope: 'worker' },
  ],
});
// One shop for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Nothing runs in the preview's frame, what this test would run there neither. */
const OF_THE_TEST = /^Blocked script execution in 'about:srcdoc'|^Failed to execute 'postMessage'/u;

const subjectsTo = (postbox: Postbox, email: string) => postbox.to(email).map(({ subject }) => subject);

/** Subscribes, and follows the link of the mail that asks whether it was meant. */
async function subscribe(request: APIRequestContext, postbox: Postbox, email: string): Promise<void> {
  await send(request, 'POST', '/api/newsletter', { email });
  await expect.poll(() => postbox.to(email).length, { timeout: 20_000 }).toBe(1);
  const url = /https?:\/\/\S+\/newsletter\/confirm\?\S+/u.exec(postbox.to(email)[0]!.text!)![0];
  const token = new URL(url).searchParams.get('token');
  await send(request, 'POST', '/api/newsletter/confirm', { email, token });
}

for (const [size, viewport] of ON_DESKTOPS) {
  test(`${size}: the shop opens, and those who waited are told`, LONG, async ({ browser, postbox }) => {
    const admin = await anAdmin(browser);
    await send(admin.request, 'PUT', '/api/admin/settings', { storeMode: 'prelaunch' });
    const email = `${newName('early')}@example.com`;
    await send((await browser.newContext()).request, 'POST', '/api/waitlist', { email, name: 'Ada' });

    const page = await openPage(admin, '/admin', viewport);
    const found = complaints(page);
    const tell = page.getByRole('button', { name: 'Tell 1 person' });
    await expect(page.getByRole('switch', { name: 'The shop is open' })).not.toBeChecked();
    await expect(tell).toHaveCount(0);
    await page.getByRole('switch', { name: 'The shop is open' }).check();
    await expect(page.getByText('Everybody can browse and buy.')).toBeVisible();
    await tell.click();
    const dialog = page.getByRole('dialog', { name: 'Tell the waitlist' });
    expect(await barriers(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Tell 1 person' }).click();
    await said(page, 'The emails are on their way');
    await expect(dialog).toBeHidden();
    await expect(tell).toHaveCount(0);
    await expect.poll(() => subjectsTo(postbox, email), { timeout: 20_000 }).toContain('Madia is open');
    await expect(page.getByText(/^\d+ emails? sent$/u)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(found).toEqual([]);
  });

  test(`${size}: an issue is written, looked at, tried and sent once; what bounced is shown`, async ({
    browser,
    postbox,
  }) => {
    const guest = await browser.newContext();
    const [reader, gone] = [`${newName('reader')}@example.com`, `${newName('gone')}@example.com`];
    for (const email of [reader, gone]) await subscribe(guest.request, postbox, email);
    postbox.unknown.set(gone, 'No such user here');

    const page = await openPage(await anAdmin(browser), '/admin?tab=newsletter', viewport);
    const found = complaints(page);
    const subject = `Harvest ${size}`;
    await page.getByRole('button', { name: 'New issue' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');
    expect(await barriers(page, '[role=dialog]')).toEqual([]);
    found.length = 0;
    await dialog.getByLabel('Subject').fill(subject);
    await dialog.getByLabel('Text').fill('Olives, at last.\n\nTaste them.');
    await dialog.getByLabel('Language').selectOption({ label: 'German' });
    await dialog.getByLabel('Subject').fill('Ernte');
    await dialog.getByLabel('Text').fill('Endlich Oliven.');
    await dialog.getByLabel('Products').fill('Taggiasca');
    await dialog.getByRole('button', { name: OIL.name }).click();
    await expect(dialog.getByRole('button', { name: `Remove ${OIL.name}` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await said(page, 'Issue saved');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Draft').first()).toBeVisible();

    await page.getByRole('button', { name: `Open “${subject}”` }).click();
    const preview = page.frameLocator(`iframe[title="${subject}"]`);
    await expect(preview.getByText('Olives, at last.')).toBeVisible();
    await expect(preview.getByText(OIL.name)).toBeVisible();
    const body = preview.locator('body');
    const light = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
    await dialog.getByLabel('Dark').check();
    await expect(body).not.toHaveCSS('background-color', light);
    await dialog.getByLabel('Phone width').check();
    const frame = dialog.locator('iframe');
    expect((await frame.boundingBox())!.width).toBeLessThanOrEqual(390);
    await dialog.getByRole('region', { name: 'Preview' }).getByLabel('Language').selectOption('de');
    await expect(page.frameLocator('iframe[title="Ernte"]').getByText('Endlich Oliven.')).toBeVisible();
    expect(await barriers(page, '[role=dialog]')).toEqual([]);

    const trial = `${newName('trial')}@example.com`;
    await dialog.getByLabel('Send a test to').fill(trial);
    await dialog.getByRole('button', { name: 'Send test' }).click();
    await said(page, 'Test sent');
    await expect.poll(() => subjectsTo(postbox, trial), { timeout: 20_000 }).toEqual([subject]);

    await dialog.getByRole('button', { name: /^Send to \d+ subscribers$/u }).click();
    await expect(dialog.getByText(/It is sent once and cannot be changed afterwards\.$/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Yes, send now' }).click();
    await said(page, 'The issue is on its way');
    await expect.poll(() => subjectsTo(postbox, reader), { timeout: 20_000 }).toContain(subject);
    await expect(dialog.getByText(/^\d+ emails? sent · 1 bounced$/u)).toBeVisible({ timeout: 20_000 });
    await expect(dialog.getByRole('listitem').filter({ hasText: gone })).toContainText('No such user here');
    await expect(dialog.getByRole('button', { name: /^Send/u })).toHaveCount(0);
    expect(await barriers(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');

    await page.goto('/admin?tab=refusedAddresses');
    await expect(page.getByText('No such user here').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    // Its owner is back.
    postbox.unknown.delete(gone);
    await page.getByRole('button', { name: `Email ${gone} again` }).click();
    await said(page, 'This address gets emails again');
    await expect(page.getByText(gone)).toHaveCount(0);
    expect(found.filter((text) => !OF_THE_TEST.test(text))).toEqual([]);
  });
}
