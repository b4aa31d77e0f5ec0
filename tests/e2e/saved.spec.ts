// From the heart to the mail to the way out, as a visitor who becomes a customer walks it.
import { expect } from '@playwright/test';
import { newName, register, signIn } from './account-steps.ts';
import { mailsTo } from './kept-mails.ts';
import { test } from './shop-with-a-clock.ts';
import { OIL, visit } from './storefront-page.ts';

test('a heart moves into the account, tells of a lower price, and falls silent on one click', async ({
  page,
  shop,
}) => {
  test.slow();
  const username = newName('heart');
  const email = `${username}@example.com`;
  const heart = page.getByRole('button', { name: `Save ${OIL.name}` });
  // Registering has sent one too.
  const dealMails = async () =>
    (await mailsTo(email, shop.dataDir)).filter(({ text }) => text?.includes('/saved/unsubscribe'));

  await test.step('without an account it stays in the browser', async () => {
    await visit(page, `/product/${OIL.slug}`);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Saved products, 1 product' }).click();
    await expect(page.getByRole('heading', { name: 'Saved Products' })).toBeVisible();
    await expect(page.getByRole('link', { name: OIL.name })).toBeVisible();
    await expect(page.getByText('These hearts are kept in this browser.')).toBeVisible();
  });

  await test.step('at sign-in it moves into the account', async () => {
    await register(page, username);
    await page.getByRole('link', { name: 'Sign in to have them everywhere' }).click();
    await signIn(page, username);
    await expect(page.getByText('We’ll write to you, at most once a day')).toBeVisible();
    await expect(page.getByRole('link', { name: OIL.name })).toBeVisible();
    const saved = await page.request.get('/api/user/saved-products');
    expect(await saved.json()).toMatchObject([{ product: { slug: OIL.slug } }]);
    expect(await page.evaluate(() => localStorage.getItem('savedProducts'))).toBe('[]');
  });

  await test.step('the price falls: the page shows it, and a mail tells', async () => {
    await shop.setPrice(OIL.slug, 1_000);
    await shop.runTimer('tell-of-deals');
    await visit(page, '/saved');
    await expect(page.getByText('Price down')).toBeVisible();
    await expect.poll(async () => (await dealMails()).length, { timeout: 40_000 }).toBe(1);
  });

  await test.step('everything goes into the cart at once', async () => {
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    await expect(page.getByText('1 product is in your cart.').first()).toBeVisible();
  });

  await test.step('one click ends the mails', async () => {
    const [mail] = await dealMails();
    expect(mail!.text).toContain('$10.00');
    const url = /https?:\/\/\S+\/saved\/unsubscribe\S+/u.exec(mail!.text!)![0];
    await visit(page, new URL(url).pathname + new URL(url).search);
    await page.getByRole('button', { name: 'Switch off alerts' }).click();
    await expect(page.getByRole('heading', { name: 'Alerts are off' })).toBeVisible();
    await visit(page, '/saved');
    await expect(page.getByText('Alerts about price drops and restocked products are off.')).toBeVisible();
  });
});
