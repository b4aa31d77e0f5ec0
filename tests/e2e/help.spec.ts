// Help pages, contact, waitlist and newsletter as a visitor meets them, on a desk by day and on a phone by night.
import { expect, type Page, type Route } from '@playwright/test';
import { mailsTo } from './kept-mails.ts';
import { barriers, complaints, ON_PHONES, visit, LONG } from './storefront-page.ts';
import { test } from './test.ts';

const SIZES = [
  ['desk', { width: 1280, height: 800 }, 'light'],
  ['phone', { width: 390, height: 844 }, 'dark'],
] as const;

const PAGES = {
  '/about': 'Closer to the people who make your food',
  '/discounts': 'The more you buy, the more you save',
  '/group-buying': 'Order together, save together',
  '/gift-sets': 'Gifts to be eaten with joy',
  '/shipping': 'From their door to yours',
  '/returns': 'If something is not right',
  '/privacy': 'Your data, plainly explained',
  '/faqs': 'Frequently asked questions',
  '/contact': 'We are glad to hear from you',
  '/waitlist': 'Premium foods, straight from the people who make them',
  '/newsletter/confirm?email=a@b.co&token=x': 'One last click',
};

const toast = (page: Page) => page.getByRole('region', { name: /notification/i });

/** In `npm test`: the others are put together of the same parts, in other words. */
const LOOKED_AT = new Set(['/about', '/group-buying', '/faqs', '/contact', '/waitlist']);

// Axe takes seconds a page: one is looked at on a desk, the next on a phone. That all fit a phone is seen in languages.spec.ts.
for (const [index, [address, title]] of Object.entries(PAGES).entries()) {
  const [size, viewport, colorScheme] = SIZES[index % SIZES.length]!;
  const name = `${address} has its title, fits, and raises no barrier or complaint: ${size}`;
  test(name, LOOKED_AT.has(address) ? {} : LONG, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = complaints(page);
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    expect(await barriers(page)).toEqual([]);
    expect(found).toEqual([]);
  });
}

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('of all questions one is open at most, and it stands in the address', async ({ page }) => {
      await visit(page, '/faqs');
      for (const group of [
        'General Information',
        'Orders & Purchasing',
        'Shipping & Delivery',
        'For Producers',
      ]) {
        await expect(page.getByRole('heading', { level: 2, name: group })).toBeVisible();
      }
      const open = page.getByRole('main').getByRole('button', { expanded: true });
      await expect(open).toHaveCount(0);
      await page.getByRole('button', { name: 'What is Madia?' }).click();
      await expect(page.getByText('A marketplace for premium artisanal foods.')).toBeVisible();
      await page.getByRole('button', { name: 'When am I paid?' }).click();
      await expect(open).toHaveText('When am I paid?');
      await expect(page).toHaveURL(/\/faqs#producers-3$/u);
      await expect(page.getByText('A marketplace for premium artisanal foods.')).toBeHidden();
      await open.click();
      await expect(open).toHaveCount(0);

      await page.goto('about:blank');
      await visit(page, '/faqs#orders-2');
      await expect(open).toHaveText('Can I change or cancel my order?');
      await expect(open).toBeInViewport();
    });

    test('gift sets lead to products, and the ideas for a custom set are words only', async ({ page }) => {
      await visit(page, '/gift-sets');
      await page.getByRole('link', { name: 'Build a custom set' }).click();
      await expect(page).toHaveURL(/#custom$/u);
      const custom = page.locator('#custom');
      await expect(custom.getByRole('heading', { name: 'Build a custom set' })).toBeInViewport();
      await expect(custom.getByText('Custom sets start at $75.')).toBeVisible();
      await expect(custom.getByText('A bit of everything')).toBeVisible();
      await expect(custom.locator('button, input, select, [role=button], [tabindex]')).toHaveCount(0);
      await page
        .locator('#featured')
        .getByRole('link', { name: /The Long Table/u })
        .click();
      await expect(page).toHaveURL(/\/product\/gift-set-1$/u);
      await expect(page.getByRole('heading', { level: 1, name: 'The Long Table' })).toBeVisible();
    });

    test('the contact form says what is missing, keeps what was written, and sends', async ({ page }) => {
      await visit(page, '/contact');
      await expect(page.getByText('9AM-6PM ET')).toBeVisible();
      const send = page.getByRole('button', { name: 'Send Message' });
      await send.click();
      for (const message of [
        'Name must be at least 2 characters.',
        'Please enter a valid email address.',
        'Please select a department.',
        'Subject must be at least 5 characters.',
        'Message must be at least 10 characters.',
      ]) {
        await expect(page.getByText(message, { exact: true })).toBeVisible();
      }
      await expect(page.getByLabel('Name')).toBeFocused();

      const main = page.getByRole('main');
      await main.getByLabel('Name').fill('Ada Moreau');
      await main.getByLabel('Email').fill('ada@example.com');
      await main.getByLabel('Department').selectOption({ label: 'Technical Support' });
      await main.getByLabel('Subject').fill('A broken jar');
      await main.getByLabel('Message').fill('One jar of honey arrived broken.');

      const fail = (route: Route) => route.fulfill({ status: 500, body: '{}' });
      await page.route('**/api/contact', fail);
      await send.click();
      await expect(
        toast(page).getByText('There was a problem sending your message. Please try again.'),
      ).toBeVisible();
      await expect(main.getByLabel('Message')).toHaveValue('One jar of honey arrived broken.');
      await page.unroute('**/api/contact', fail);

      const started = Date.now();
      await send.click();
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
      expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
      await expect(
        toast(page).getByText("We've received your message and will get back to you soon."),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Send Another Message' }).click();
      await expect(main.getByLabel('Message')).toHaveValue('');
    });

    test('what is chosen of a gift set goes into the request', async ({ page }) => {
      await visit(page, '/gift-sets');
      await page.getByRole('link', { name: 'Describe your set' }).click();
      await expect(page).toHaveURL('/contact?about=gift-set');
      const main = page.getByRole('main');
      // The page before has the same words.
      await expect(main.getByLabel('Needed by')).toBeVisible();
      for (const chip of ['From $100', 'Cheese', 'Honey and jam'])
        await main.getByText(chip, { exact: true }).click();
      await expect(main.getByRole('radio', { name: 'From $100' })).toBeChecked();
      await main.getByLabel('Needed by').fill('2026-12-24');
      await main.getByLabel('What else should we know?').fill('For my aunt, who eats no nuts.');
      await main.getByLabel('Name').fill('Ada Moreau');
      await main.getByLabel('Email').fill('ada@example.com');
      await expect(main.getByLabel('Subject')).toHaveValue('A custom gift set');
      const sent = page.waitForRequest('**/api/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      expect((await sent).postDataJSON()).toMatchObject({
        department: 'customer-service',
        subject: 'A custom gift set',
        message:
          'I would like a custom gift set.\n\nBudget: From $100\nTaste: Cheese, Honey and jam\nNeeded by: December 24, 2026\n\nFor my aunt, who eats no nuts.',
      });
      await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    });

    test('the waitlist takes customers and producers once each', async ({ page }) => {
      await visit(page, '/waitlist');
      await expect(page.locator('body')).toHaveAttribute('data-pre-launch', /.*/u);
      await expect(page.getByText('coming soon')).toBeVisible();
      for (const name of [
        'Premium Selection',
        'Direct Access',
        'Bulk Discounts',
        'Why Join',
        'For Food Lovers',
      ]) {
        await expect(page.getByRole('heading', { name })).toBeVisible();
      }
      const form = page.locator('#join');
      const join = form.getByRole('button', { name: 'Join the Waitlist' });
      await join.click();
      await expect(form.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
      await expect(form.getByText('Name must be at least 2 characters', { exact: true })).toBeVisible();

      const email = `waitlist-${viewport.width}@example.com`;
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Name').fill('Ada Moreau');
      await expect(form.getByLabel('Company name')).toHaveCount(0);
      await form.getByLabel('I am joining as').selectOption('PRODUCER');
      await form.getByLabel('Company name').fill('Hilltop Dairy');
      await form.getByLabel('Message').fill('x'.repeat(501));
      await join.click();
      await expect(form.getByText('Message must be less than 500 characters', { exact: true })).toBeVisible();
      await form.getByLabel('Message').fill('x'.repeat(500));

      const seen = Promise.withResolvers<void>();
      await page.route('**/api/waitlist', async (route) => {
        await seen.promise;
        await route.continue();
      });
      await join.click();
      await expect(form.getByRole('button', { name: 'Joining...' })).toBeVisible();
      seen.resolve();
      await expect(form.getByRole('heading', { name: 'Thank You' })).toBeVisible();
      await expect(toast(page).getByText("You're on the list!")).toBeVisible();

      await form.getByRole('button', { name: 'Join with another email' }).click();
      await form.getByLabel('Email').fill(email.toUpperCase());
      await form.getByLabel('Name').fill('Ada Moreau');
      await join.click();
      await expect(toast(page).getByText('Already on our waitlist!')).toBeVisible();
      await expect(
        toast(page).getByText("We already have your email. We'll notify you when we launch!"),
      ).toBeVisible();
      await expect(form.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    });

    test('a waitlist that cannot be reached says so, and the form stays', async ({ page }) => {
      await visit(page, '/waitlist');
      const form = page.locator('#join');
      await form.getByLabel('Email').fill('late@example.com');
      await form.getByLabel('Name').fill('Ada Moreau');
      await page.route('**/api/waitlist', (route) => route.fulfill({ status: 500, body: 'no' }));
      await form.getByRole('button', { name: 'Join the Waitlist' }).click();
      await expect(toast(page).getByText('Failed to join waitlist. Please try again later.')).toBeVisible();
      await expect(form.getByLabel('Email')).toHaveValue('late@example.com');
      await page.getByRole('button', { name: 'Join the Waitlist' }).last().click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}

test('a long page knows where it is read, and prints with all its answers', async ({ page }) => {
  await visit(page, '/returns');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Exchanges' }).click();
  await expect(page.getByRole('heading', { name: 'Exchanges' })).toBeInViewport();
  await expect(contents.locator('[aria-current=location]:visible')).toHaveText('Exchanges');
  const answer = page.getByText('Please do not send anything back without one.');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(contents).toBeHidden();
  await expect(answer).toBeVisible();
});

test('the newsletter is confirmed and left through the links in its mail', async ({ page }) => {
  await visit(page, '/about');
  const email = 'letters@example.com';
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email address').fill(email);
  await footer.getByRole('button', { name: 'SIGN UP' }).click();
  await expect(page.getByText('Please check your inbox').first()).toBeVisible();

  const links = await linksMailedTo(email);
  const pathOf = (action: string) => {
    const { pathname, search } = new URL(links.find((link) => link.includes(`/newsletter/${action}`))!);
    return `${pathname}${search}`;
  };
  await visit(page, pathOf('confirm'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  await visit(page, pathOf('unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You have been unsubscribed' })).toBeVisible();
  const forged = pathOf('confirm').replace(
    /token=(.)/u,
    (_all, first) => `token=${first === 'A' ? 'B' : 'A'}`,
  );
  await visit(page, forged);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

async function linksMailedTo(recipient: string): Promise<string[]> {
  let links: string[] = [];
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(recipient);
        links = mails.at(-1)?.text?.match(/https?:\/\/\S+/gu) ?? [];
        return links.length;
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThan(0);
  return links;
}
