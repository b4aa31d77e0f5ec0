// Method, day and gift at the checkout: what each choice costs, when it arrives, and what cannot be chosen.
import { expect, type Page } from '@playwright/test';
import { shopDay } from '#engine/model/dates.ts';
import { addDays, weekday } from '#domains/pricing/model/delivery/business-days.ts';
import { arrivalOf } from '#domains/pricing/model/delivery/methods.ts';
import { barriers, complaints, LONG, OIL, ON_PHONES, visit, openSummary, unfold } from './storefront-page.ts';
import { test } from './test.ts';

const method = (page: Page, name: string) => page.getByRole('radio', { name });
const day = (page: Page) => page.getByLabel('Delivery date');
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });
const completeOrder = (page: Page) => page.getByRole('button', { name: 'COMPLETE ORDER' });

/** Two of a product in the cart, and the form filled in as far as it must be. */
async function openCheckout(page: Page, slug = OIL.slug): Promise<void> {
  const { id } = (await (await page.request.get(`/api/products/${slug}`)).json()) as { id: number };
  await page.request.post('/api/cart', { data: { productId: id, quantity: 2 } });
  await page.goto('/checkout');
  await page.getByLabel('Full Name').fill('Ada Moreau');
  await page.getByLabel('Email Address', { exact: true }).fill('ada@example.com');
  await page.getByLabel('Shipping Address').fill('12 Harbour Street\nPortland, ME 04101');
}

/** The first day of a kind within the month that express can reach. */
function expressDay(kind: 'sunday' | 'saturday'): string {
  let found = arrivalOf('express', new Date()).earliest;
  while (weekday(found) !== (kind === 'sunday' ? 0 : 6)) found = addDays(found, 1);
  return found;
}

// The model recommends it, and each choice is walked below.
test('perishables go by express with cold chain where somebody wants it so', LONG, async ({ page }) => {
  await openCheckout(page, 'summer-alp-cheese-18-months');
  await page.getByRole('button', { name: 'Choose Express with cold chain' }).click();
  await page.getByLabel('Shipping Address').fill('PO Box 12, Portland, ME 04101');
  await completeOrder(page).click();
  await expect(page.getByText('We cannot deliver perishables to a PO box')).toBeVisible();
  await page.getByLabel('Shipping Address').fill('12 Harbour Street, Portland, ME 04101');
  await completeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await expect(page.getByText('Shipping (Express, cold chain)')).toBeVisible();
  await expect(page.getByText('$17.95')).toBeVisible();
});

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    test.use({ viewport });

    test('each choice moves the total, and the order carries them all', async ({ page }) => {
      const heard = complaints(page);
      await openCheckout(page);
      // The form comes first: neither the summary nor what few people need is in its way.
      await expect(page.getByLabel('Gift wrap')).toHaveCount(0);
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }),
      ).toHaveCount(0);
      await openSummary(page);
      await expect(method(page, 'Standard')).toBeChecked();
      await expect(summary(page).getByRole('definition')).toHaveText(['$49.98', '$9.95', '$59.93']);

      await method(page, 'Priority').check();
      await expect(summary(page).getByRole('definition')).toHaveText(['$49.98', '$24.95', '$74.93']);
      await method(page, 'Express').check();
      await unfold(page, 'Is it a gift?');
      await page.getByLabel('Gift wrap').check();
      await expect(summary(page).getByRole('definition')).toHaveText(['$49.98', '$12.95', '$5.00', '$67.93']);
      await page.getByLabel('Gift message', { exact: true }).fill('For Grace,\nwith love');
      await expect(page.getByText('20 of 250 characters')).toBeVisible();
      await unfold(page, 'Choose a delivery date');
      await day(page).fill(expressDay('sunday'));
      await expect(page.getByText(/^Please choose a day from Monday to Saturday, between/u)).toBeVisible();
      expect(await barriers(page)).toEqual([]);

      await day(page).fill(expressDay('saturday'));
      await expect(page.getByText(/^Please choose a day from Monday to Saturday, between/u)).toHaveCount(0);
      await page.reload();
      await expect(method(page, 'Express')).toBeChecked();
      await expect(day(page)).toHaveValue(expressDay('saturday'));
      await completeOrder(page).click();
      await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeFocused();
      await expect(page.getByText('Shipping (Express)')).toBeVisible();
      await expect(page.getByText('$67.93')).toBeVisible();
      await expect(page.getByText('For Grace, with love')).toBeVisible();

      await page.getByRole('link', { name: 'View your order' }).click();
      await expect(page.getByText(/^Expected Sat, \w{3} \d+$/u)).toBeVisible();
      await expect(page.getByText('For Grace, with love')).toBeVisible();
      expect(heard).toEqual([]);
    });
  });
}

// The day is refused in delivery-choices.test.ts, and forms show refusals beside fields in forms.spec.ts.
test('a day that has become impossible is refused beside its field', LONG, async ({ page }) => {
  // The page opens in a world where tomorrow is possible.
  const tomorrow = addDays(shopDay(new Date()), 1);
  await page.route('**/api/checkout/options', async (route) => {
    const answer = await route.fetch();
    const options = (await answer.json()) as { shippingMethods: { earliest: string }[] };
    for (const each of options.shippingMethods) each.earliest = shopDay(new Date());
    await route.fulfill({ response: answer, json: options });
  });
  await openCheckout(page);
  await unfold(page, 'Choose a delivery date');
  await day(page).fill(weekday(tomorrow) === 0 ? addDays(tomorrow, 1) : tomorrow);
  await completeOrder(page).click();
  await expect(page.getByText(/^Please choose a day from Monday to Saturday, between/u)).toBeVisible();
  await expect(day(page)).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Moreau');
});

// The model recommends it, and it is refused in delivery-choices.test.ts.
test('cold chain is recommended, not chosen; without perishables it is refused', LONG, async ({ page }) => {
  // Another tab takes the perishables out of the cart after this one has asked for the options.
  await page.route('**/api/checkout/options', async (route) => {
    const answer = await route.fetch();
    const options = (await answer.json()) as { coldChain: object };
    await route.fulfill({
      response: answer,
      json: { ...options, perishables: true, coldChain: { ...options.coldChain, offered: true } },
    });
  });
  await openCheckout(page);
  await expect(page.getByText('Your cart holds perishable food')).toBeVisible();
  await expect(method(page, 'Standard')).toBeChecked();
  await page.getByRole('button', { name: 'Choose Express with cold chain' }).click();
  await expect(method(page, 'Express')).toBeChecked();
  await expect(page.getByLabel('Cold-chain packing (+$5.00)')).toBeChecked();
  await expect(page.getByLabel('Cold-chain packing (+$5.00)')).toBeFocused();
  await expect(page.getByText('Shipping (Express, cold chain)')).toBeVisible();
  expect(await barriers(page, 'main')).toEqual([]);
  await completeOrder(page).click();
  await expect(
    page.getByText('Cold-chain packing is for perishables, and there are none in your cart'),
  ).toBeVisible();
  await method(page, 'Standard').check();
  await completeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await expect(page.getByText('$59.93')).toBeVisible();
});

test('a checkout follows the cart of another tab before anything is ordered', async ({ page, context }) => {
  await openCheckout(page);
  await expect(summary(page).getByRole('definition')).toHaveText(['$49.98', '$9.95', '$59.93']);
  const other = await context.newPage();
  await visit(other, '/product/skerrow-blue');
  await other.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(summary(page).getByRole('definition')).toHaveText(['$64.18', '$9.95', '$74.13']);
  await expect(page.getByText('Your cart holds perishable food')).toBeVisible();
  await completeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await expect(page.getByText('$74.13')).toBeVisible();
  await expect(other.getByTestId('cart-count')).toHaveCount(0);
});

test('an address where we do not deliver is refused before anything is sent', async ({ page }) => {
  await openCheckout(page);
  await page.getByLabel('Shipping Address').fill('1 Aurora Way, Anchorage, Alaska 99501');
  await completeOrder(page).click();
  await expect(page.getByText('We deliver to the 48 contiguous US states only')).toBeVisible();
  await expect(page.getByLabel('Shipping Address')).toBeFocused();
});

test('without its choices the form still orders', async ({ page }) => {
  await page.route('**/api/checkout/options', (route) => route.abort());
  await openCheckout(page);
  await expect(page.getByText(/^The delivery options could not be loaded/u)).toBeVisible();
  await completeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
});
