// A purchase from the product page to the cancelled order, by mouse, by keyboard, twice, and with a lost answer.
import { expect, type Locator, type Page } from '@playwright/test';
import { barriers, LONG, visit } from './storefront-page.ts';
import { test } from './test.ts';

const OIL = { path: '/product/taggiasca-extra-virgin-olive-oil', name: 'Taggiasca Extra Virgin Olive Oil' };

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Your Cart/u });
const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /cart/i });

/** The page asks for the cart once it is alive; before that a click would go nowhere. */
async function openProduct(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse('**/api/cart'), visit(page, OIL.path)]);
}

async function addOil(page: Page): Promise<void> {
  await openProduct(page);
  // The badge counts before the server has answered.
  await Promise.all([
    page.waitForResponse('**/api/cart'),
    page.getByRole('button', { name: 'ADD TO CART' }).click(),
  ]);
  await expect(page.getByTestId('cart-count')).toHaveText('1');
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Moreau');
  await page.getByLabel('Email Address', { exact: true }).fill('ada@example.com');
  await page.getByLabel('Shipping Address').fill('12 Harbour Street\nPortland, ME 04101');
}

/** The cart and the form, without the way there. */
async function openFilledCheckout(page: Page): Promise<void> {
  await addOil(page);
  await page.goto('/checkout');
  await fillForm(page);
}

/** Five bottles, ordered without a page. */
async function placeOrder(page: Page): Promise<{ orderId: number; token: string }> {
  const slug = OIL.path.split('/').at(-1)!;
  const { id } = (await (await page.request.get(`/api/products/${slug}`)).json()) as { id: number };
  await page.request.post('/api/cart', { data: { productId: id, quantity: 5 } });
  const answer = await page.request.post('/api/checkout', {
    data: {
      customerName: 'Ada Moreau',
      customerEmail: 'ada@example.com',
      shippingAddress: '12 Harbour Street, Portland',
    },
  });
  return (await answer.json()) as { orderId: number; token: string };
}

const completeOrder = (page: Page) => page.getByRole('button', { name: 'COMPLETE ORDER' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You for Your Order!' });

test('a guest buys', async ({ page }) => {
  await openProduct(page);
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
  await expect(page.getByText(`1 × ${OIL.name} added to your cart.`, { exact: true })).toBeVisible();

  await cartButton(page).click();
  await expect(drawer(page)).toHaveAccessibleName('Your Cart (1)');
  await expect(drawer(page).getByText('Add $75.01 more for free shipping')).toBeVisible();
  await expect(drawer(page).getByText('Bulk Discount Savings')).toHaveCount(0);
  await expect(drawer(page).getByText('4 more and every bottle costs 5% less')).toBeVisible();
  const more = drawer(page).getByRole('button', { name: `One more: ${OIL.name}` });
  for (let clicks = 0; clicks < 4; clicks += 1) await more.click();
  await expect(drawer(page)).toHaveAccessibleName('Your Cart (5)');
  await expect(drawer(page).getByText('5% bulk discount')).toBeVisible();
  await expect(drawer(page).getByRole('definition')).toHaveText(['$124.95', '-$6.25', 'FREE', '$118.70']);
  await drawer(page).getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();

  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await page.getByLabel('Shipping Address').fill('123456789');
  await completeOrder(page).click();
  await expect(page.getByText('Name must be at least 2 characters', { exact: true })).toBeVisible();
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await expect(page.getByText('Please enter a complete shipping address', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();

  await fillForm(page);
  await page.reload();
  await expect(page.getByLabel('Shipping Address')).toHaveValue('12 Harbour Street\nPortland, ME 04101');
  await completeOrder(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText('Order placed successfully!', { exact: true })).toBeVisible();
  await expect(page.getByText('A confirmation email has been sent to ada@example.com.')).toBeVisible();
  await expect(page.getByTestId('cart-count')).toHaveCount(0);
  await page.reload();
  await expect(thanks(page)).toBeVisible();

  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order #\d+$/u);
});

test('somebody who holds the link sees the order and may cancel it', async ({ page }) => {
  const { orderId, token } = await placeOrder(page);
  await page.goto(`/order/${orderId}?token=${token}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  const payment = ['By invoice', 'Not paid yet', /^M-\d{4}-\d{6}$/u, '$118.70', /^\w+ \d{1,2}, \d{4}$/u];
  await expect(page.getByRole('definition')).toHaveText([...payment, '$124.95', '-$6.25', 'FREE', '$118.70']);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Order cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText('This order was cancelled. Nothing will be sent.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('an order without its token is not found, and neither is an empty cart a checkout', async ({ page }) => {
  await page.goto('/order/1?token=guessed');
  await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL(/\/shop$/u);
});

test('clicks in quick succession end at the last quantity, in every tab', async ({ page, context }) => {
  await addOil(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByTestId('cart-count')).toHaveText('1');

  await cartButton(page).click();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.postData() ?? '');
  });
  const more = drawer(page).getByRole('button', { name: `One more: ${OIL.name}` });
  await more.evaluate((button: HTMLButtonElement) => button.click());
  for (let clicks = 1; clicks < 8; clicks += 1) await more.click({ noWaitAfter: true });
  await expect(drawer(page)).toHaveAccessibleName('Your Cart (9)');
  await expect(other.getByTestId('cart-count')).toHaveText('9');
  expect(writes.at(-1)).toBe('{"quantity":9}');

  await drawer(page)
    .getByRole('button', { name: `Remove ${OIL.name}` })
    .click();
  await expect(drawer(page).getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText(`${OIL.name} was removed from your cart.`, { exact: true })).toBeVisible();
  await expect(other.getByTestId('cart-count')).toHaveCount(0);
});

test('a refused quantity goes back to what it was, with the reason', async ({ page }) => {
  await addOil(page);
  await page.goto('/checkout');
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${OIL.name}` });
  await page.route('**/api/cart/*', (route) =>
    route.fulfill({ status: 409, json: { code: 'conflict', message: 'Only 1 left.' } }),
  );
  await quantity.fill('7');
  await quantity.blur();
  await expect(page.getByText('Only 1 left.', { exact: true })).toBeVisible();
  await expect(quantity).toHaveValue('1');
});

test('a double click is one order', async ({ page }) => {
  const orders: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/checkout') && answer.request().method() === 'POST')
      orders.push(answer.json().then(({ orderId }: { orderId: number }) => orderId));
  });
  await openFilledCheckout(page);
  await completeOrder(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(thanks(page)).toBeVisible();
  expect(new Set(await Promise.all(orders)).size).toBe(1);
});

test('a lost answer is found again by another try, and by a reload', async ({ page }) => {
  for (const way of ['another try', 'a reload']) {
    await openFilledCheckout(page);
    let orderId = 0;
    await page.route(
      '**/api/checkout',
      async (route) => {
        orderId = ((await (await route.fetch()).json()) as { orderId: number }).orderId;
        await route.abort();
      },
      { times: 1 },
    );
    await completeOrder(page).click();
    // It stands in the form too, where it stays; the notice goes after a while.
    const failed = 'There was an error processing your order. Please try again.';
    await expect(page.getByRole('main').getByText(failed)).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Moreau');
    if (way === 'a reload') await page.reload();
    else await completeOrder(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByRole('main').getByText(`Order #${orderId}`, { exact: true })).toBeVisible();
  }
});

test('a refused order keeps the form and says why', async ({ page }) => {
  await openFilledCheckout(page);
  const message = `${OIL.name} has just sold out. Please remove it from your cart.`;
  await page.route('**/api/checkout', (route) =>
    route.fulfill({ status: 409, json: { code: 'conflict', message } }),
  );
  await completeOrder(page).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Moreau');
  await expect(completeOrder(page)).toBeEnabled();
});

test('the whole purchase works from the keyboard', async ({ page }) => {
  await openProduct(page);
  await tabTo(page, page.getByRole('button', { name: 'ADD TO CART' }));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('cart-count')).toHaveText('1');
  await tabTo(page, cartButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  // A key pressed as the panel comes may still go to the notice beside it.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(cartButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, drawer(page).getByRole('spinbutton'));
  await page.keyboard.press('ArrowUp');
  await expect(drawer(page)).toHaveAccessibleName('Your Cart (2)');
  await tabTo(page, page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await tabTo(page, page.getByLabel('Full Name'));
  await page.keyboard.type('Ada Moreau');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  await tabTo(page, page.getByLabel('Shipping Address'));
  await page.keyboard.type('12 Harbour Street, Portland');
  await tabTo(page, page.getByRole('radio', { name: 'Standard' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Express' })).toBeChecked();
  await tabTo(page, completeOrder(page));
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText('Shipping (Express)')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds no barrier, ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('in the cart and at the checkout', colorScheme === 'light' ? {} : LONG, async ({ page }) => {
      await addOil(page);
      await cartButton(page).click();
      await expect(drawer(page).getByText('Subtotal')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.goto('/checkout');
      await completeOrder(page).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });

    test('on the confirmation and the order', colorScheme === 'dark' ? {} : LONG, async ({ page }) => {
      await openFilledCheckout(page);
      await completeOrder(page).click();
      await expect(thanks(page)).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('link', { name: 'View your order' }).click();
      await page.getByRole('button', { name: 'Cancel order' }).click();
      expect(await barriers(page)).toEqual([]);
    });
  });
}

const MOST_TABS = 80;

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Not reached by the keyboard');
}
