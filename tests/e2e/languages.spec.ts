// Every page a visitor meets, on a phone in German: the right lang, no key, nothing left in English or too wide. The words of
// all five languages are read as the server sends them (tests/once/page-words.test.ts).
import { expect, type Page } from '@playwright/test';
import { namesOfTheShop } from '../support/untranslated.ts';
import { arrive, at, PHONE, type Scene, walk } from './language-walk.ts';
import { LONG, OIL } from './storefront-page.ts';
import { test } from './test.ts';

const SHOP = [
  '/',
  '/shop',
  '/shop/cheese',
  '/product/gift-set-1',
  '/producers',
  '/producers/frantoio-ripalunga',
  '/search?q=honey',
  '/search?q=zzzzzz',
  '/group/no-such-group',
  '/standing-order/1?date=2027-01-04&token=none',
  '/product/no-such-product',
  '/producers/no-such-producer',
  '/no-such-page',
];
const HELP = [
  '/about',
  '/discounts',
  '/group-buying',
  '/gift-sets',
  '/shipping',
  '/returns',
  '/privacy',
  '/faqs#orders-2',
];
/** What they say is asked for by the browser. */
const FOUND_OUT = [
  '/order/1?token=x',
  '/pay/x',
  '/order/1/invoice?token=x',
  '/documents/M-2026-000001?token=x',
  '/order/1/return',
  '/order/1/return?token=x',
  '/order/1/return/RA-X/label?token=x',
  '/newsletter/confirm?email=a@b.co&token=x',
  '/newsletter/unsubscribe?email=a@b.co&token=x',
  '/newsletter/confirm',
  '/saved',
  '/saved/unsubscribe?user=1&token=x',
  '/saved/unsubscribe',
];
const FORMS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/contact',
  '/withdraw',
  '/waitlist',
  '/confirm-email?token=x',
];

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 300_000 });

test('the shop', async ({ page }) => {
  expect(await walk(page, SHOP.map(at), () => catalogueNames(page))).toEqual([]);
});

test('the help pages', LONG, async ({ page }) => {
  expect(await walk(page, HELP.map(at), () => catalogueNames(page))).toEqual([]);
});

test('what a page finds out in the browser', LONG, async ({ page }) => {
  expect(await walk(page, FOUND_OUT.map(at), () => catalogueNames(page))).toEqual([]);
});

// The words of all pages are read in tests/once/page-words.test.ts, the widest pages are walked.
test('the forms, empty and sent too early', LONG, async ({ page }) => {
  const scenes = FORMS.flatMap((address) => [at(address), refused(address)]).filter(
    // An administrator's link has nothing to fill in.
    ({ name }) => name !== 'refused /confirm-email?token=x',
  );
  scenes.push({
    name: 'refused /register as producer',
    open: async (page) => {
      await arrive(page, '/register');
      await page.getByRole('tab').nth(1).click();
      await refuse(page);
    },
  });
  expect(await walk(page, scenes, () => catalogueNames(page))).toEqual([]);
});

// The words are compared by a gate, the widest pages are walked.
test('what opens over a page', LONG, async ({ page }) => {
  const scenes: Scene[] = [
    {
      name: 'menu',
      open: async (page) => {
        await arrive(page, '/about');
        await headerButton(page, 1).click();
        await page.getByRole('dialog').getByRole('navigation').waitFor();
      },
    },
    {
      name: 'suggestions',
      open: async (page) => {
        await headerButton(page, 1).click();
        await page.getByRole('combobox').fill('ol');
        await page.getByRole('option').first().waitFor();
      },
    },
    { name: 'empty cart', open: (page) => openCart(page) },
    at(`/shop?product=${OIL.slug}`),
    {
      name: 'filters',
      open: async (page) => {
        await arrive(page, '/shop?maxPrice=40&inStock=true');
        await page.locator('[aria-controls=shop-filters]').click();
      },
    },
  ];
  expect(await walk(page, scenes, () => catalogueNames(page))).toEqual([]);
});

// The words are compared by a gate, the purchase is walked in English.
test('a purchase', LONG, async ({ page }) => {
  const { id } = (await (await page.request.get(`/api/products/${OIL.slug}`)).json()) as { id: number };
  const scenes: Scene[] = [
    at('/checkout'),
    {
      name: 'cart',
      open: async (page) => {
        await page.request.post('/api/cart', { data: { productId: id, quantity: 5 } });
        await arrive(page, '/shop');
        await openCart(page);
      },
    },
    {
      name: 'refused checkout',
      open: async (page) => {
        await arrive(page, '/checkout');
        await refuse(page);
      },
    },
    {
      name: 'confirmation',
      open: async (page) => {
        await page.locator('[name=customerName]').fill('Ada Moreau');
        await page.locator('[name=customerEmail]').fill('ada@example.com');
        await page.locator('[name=shippingAddress]').fill('12 Harbour Street, Portland');
        await page.locator('main form [type=submit]').click();
        await page.locator('main a[href^="/order/"]').waitFor();
      },
    },
    {
      name: 'order',
      open: async (page) => {
        await page.locator('main a[href^="/order/"]').click();
        await page.getByRole('main').locator('dl').first().waitFor();
      },
    },
    {
      name: 'changing',
      open: async (page) => {
        await page.locator('main [aria-haspopup=dialog]').first().click();
        await page.getByRole('dialog').locator('[name=shippingAddress]').fill('x');
        await page.getByRole('dialog').locator('[type=submit]').click();
        await page.getByRole('dialog').locator('[aria-invalid=true]').waitFor();
      },
    },
    {
      name: 'cancelling',
      open: (page) => page.getByRole('main').getByRole('button').last().click(),
    },
  ];
  const written = ['Ada Moreau', '12 Harbour Street, Portland'];
  const names = async () => new Set([...(await catalogueNames(page)), ...written]);
  expect(await walk(page, scenes, names)).toEqual([]);
});

const headerButton = (page: Page, place: number) =>
  page.getByRole('banner').locator('button[aria-haspopup=dialog]:visible').nth(place);

async function openCart(page: Page): Promise<void> {
  await headerButton(page, 0).click();
  await page.getByRole('dialog').waitFor();
}

/** The form of a page, sent as it is, with what it says to that. */
const refused = (address: string): Scene => ({ name: `refused ${address}`, open: (page) => refuse(page) });

async function refuse(page: Page): Promise<void> {
  await page.locator('main form [type=submit]').first().click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
}

const catalogueNames = (page: Page) => namesOfTheShop(async (path) => (await page.request.get(path)).json());
