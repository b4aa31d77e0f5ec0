// A product, its ladder of prices and its states, on a desk and on a phone.
import { expect, type Page } from '@playwright/test';
import { barriers, complaints, LONG, OIL, ON_PHONES, visit } from './storefront-page.ts';
import { test } from './test.ts';

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the ladder moves with the quantity and never by itself', async ({ page }) => {
      const found = complaints(page);
      await visit(page, `/product/${OIL.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: OIL.name })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/shop');
      await expect(page.getByText('Free shipping on orders over $100')).toBeVisible();
      const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
      const current = page.locator('[aria-current=step]');
      await expect(page.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
      await expect(current).toContainText('1–4 bottles');
      await expect(page.getByText('4 more to reach 5% off')).toBeVisible();
      await quantity.fill('24');
      await quantity.blur();
      await expect(current).toContainText('10–24 bottles');
      await expect(page.getByText(/now \$539\.78/u)).toBeVisible();
      await expect(page.getByText('You save $59.98')).toBeVisible();
      await expect(page.getByText('1 more to reach 15% off')).toBeVisible();
      await expect(page.getByText('25 cost less than 24: $531.04 instead of $539.78.')).toBeVisible();
      await expect(quantity).toHaveValue('24');
      await page.getByRole('button', { name: 'Take 25 and save $8.74' }).click();
      await expect(quantity).toHaveValue('25');
      await expect(page.getByText(/now \$531\.04/u)).toBeVisible();
      await page.getByRole('button', { name: /5–9 bottles/u }).click();
      await expect(quantity).toHaveValue('5');
      await expect(page.getByText(/now \$118\.70/u)).toBeVisible();
      await quantity.fill('abc');
      await quantity.blur();
      await expect(quantity).toHaveValue('1');
      expect(found).toEqual([]);
    });

    test('adding to the cart says so, and the heart remembers', async ({ page }) => {
      await visit(page, `/product/${OIL.slug}`);
      await page.getByRole('button', { name: /5–9 bottles/u }).click();
      await page.getByRole('button', { name: 'ADD TO CART' }).click();
      await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
      await expect(page.getByText(`5 × ${OIL.name} added to your cart.`, { exact: true })).toBeVisible();
      const heart = page.getByRole('button', { name: `Save ${OIL.name}` });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await visit(page, `/product/${OIL.slug}`);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    });

    test('a product page says everything there is to say', async ({ page }) => {
      await visit(page, `/product/${OIL.slug}`);
      await expect(page.getByRole('heading', { name: 'Product Specifications' })).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: 'Taggiasca' }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
      const promises = page.getByRole('list', { name: 'Delivery and returns' });
      await expect(promises).toContainText(/Order now, and it arrives \w{3}, \w{3} \d+ – /u);
      await expect(promises).toContainText('Ships from ');
      const more = page.getByRole('region', { name: 'More from this producer' });
      await expect(more.getByRole('article').first()).toBeVisible();
      await expect(more.getByRole('link', { name: OIL.name, exact: true })).toHaveCount(0);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).toContain('"@type":"Product"');
      expect(data.join()).toContain('"@type":"BreadcrumbList"');
    });

    // Unknown pages are asked for in unknown-pages.test.ts, and the list of the shop fails in storefront.spec.ts.
    test('neither an unknown product nor one that cannot be fetched is found', LONG, async ({ page }) => {
      const answer = await visit(page, '/product/no-such-product');
      expect(answer?.status()).toBe(404);
      const heading = page.getByRole('heading', { level: 1, name: 'Product Not Found' });
      await expect(heading).toBeVisible();
      await expect(page.getByText("Sorry, we couldn't find the product you're looking for.")).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Shop' })).toHaveAttribute('href', '/shop');
      await visit(page, '/producers/frantoio-ripalunga');
      await page.route(`**/api/products/${OIL.slug}`, (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.getByRole('link', { name: OIL.name }).click();
      await expect(heading).toBeVisible();
    });
  });
}

test('on a phone the button is always within reach of a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `/product/${OIL.slug}`);
  const bar = page.getByTestId('buy-bar');
  await expect(bar).toBeInViewport();
  await page.getByRole('button', { name: 'ADD TO CART' }).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  // Every tier can be read: nothing of the ladder reaches beyond the screen.
  const tiers = await page
    .getByTestId('tier')
    .evaluateAll((all) => all.map((tier) => tier.getBoundingClientRect().right));
  expect(Math.max(...tiers)).toBeLessThanOrEqual(340);
  await page.getByRole('button', { name: /5–9 bottles/u }).click();
  await page.getByRole('heading', { name: 'Customer Reviews' }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText('$118.70');
  await bar.getByText('ADD TO CART').click();
  await expect(page.getByTestId('cart-count')).toHaveText('5');
});

test('the badge counts from the press on, and a refusal takes that back', async ({ page }) => {
  await Promise.all([page.waitForResponse('**/api/cart'), visit(page, `/product/${OIL.slug}`)]);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/cart', async (route) => {
    await answered;
    await route.fulfill({ status: 409, json: { code: 'conflict', message: 'Only 1 left.' } });
  });
  const add = page.getByRole('button', { name: 'ADD TO CART' });
  await add.click();
  await expect(page.getByTestId('cart-count')).toHaveText('1');
  await expect(add).toHaveAttribute('aria-busy', 'true');
  // The cart itself holds what was granted.
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart (0)' })).toBeVisible();
  answer();
  await expect(page.getByText('Only 1 left.', { exact: true })).toBeVisible();
  await expect(page.getByTestId('cart-count')).toHaveCount(0);
});

test('a picture is looked at closely by click, keys and two fingers', async ({ page }) => {
  const found = complaints(page);
  await visit(page, `/product/${OIL.slug}`);
  const open = page.getByRole('button', { name: 'Enlarge picture' });
  await open.focus();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: OIL.name });
  const size = zoom.getByRole('status');
  await expect(size).toHaveText('100%');
  expect(await barriers(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('+');
  await expect(size).toHaveText('150%');
  await page.keyboard.press('0');
  const stage = zoom.getByTestId('zoom-stage');
  await stage.click();
  await expect(size).toHaveText('250%');
  await stage.click();
  await expect(size).toHaveText('100%');

  const client = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...across: number[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: across.map((x, id) => ({ x, y: 300, id })),
    });
  await fingers('touchStart', 600);
  await fingers('touchStart', 600, 700);
  await fingers('touchMove', 600, 800);
  await expect(size).toHaveText('200%');
  await fingers('touchEnd');

  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByRole('img', { name: `${OIL.name}, picture 2 of 3` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show picture 2 of 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(found).toEqual([]);
});

test('pictures of a product move by thumbnail and arrow key', async ({ page }) => {
  await page.route(`**/api/products/${OIL.slug}`, async (route) => {
    const answer = await route.fetch();
    const product = (await answer.json()) as { imageUrl: string | null };
    const pictures = [product.imageUrl, product.imageUrl].map((url) => url ?? '/pictures/none.jpg');
    await route.fulfill({ json: { ...product, additionalImages: pictures } });
  });
  await visit(page, '/shop/olive-oil');
  await page.getByRole('link', { name: OIL.name }).click();
  const modal = page.getByRole('dialog');
  const third = modal.getByRole('button', { name: 'Show picture 3 of 3' });
  await third.click();
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  await modal.getByRole('group', { name: `Pictures of ${OIL.name}` }).press('ArrowLeft');
  await expect(modal.getByRole('button', { name: 'Show picture 2 of 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('what moves for others stands still for somebody who wants no motion', async ({ page }) => {
  expect(await movements(page, 'no-preference')).toEqual(expect.arrayContaining(['nod', 'pop', 'smooth']));
  expect(await movements(page, 'reduce')).toEqual([]);
});

/** What moved while another picture was chosen and the product went into the cart: animations and scrolling by name. */
async function movements(page: Page, reducedMotion: 'no-preference' | 'reduce'): Promise<string[]> {
  await page.emulateMedia({ reducedMotion });
  await visit(page, `/product/${OIL.slug}`);
  const seen = await page.evaluateHandle(() => {
    const names: string[] = [];
    addEventListener('animationstart', ({ target, animationName }) => {
      const { animationDuration } = getComputedStyle(target as Element);
      if (Number.parseFloat(animationDuration) > 0.001) names.push(animationName);
    });
    const scrollTo = Element.prototype.scrollTo as (this: Element, options: ScrollToOptions) => void;
    Element.prototype.scrollTo = function (this: Element, options: ScrollToOptions) {
      if (options.behavior === 'smooth') names.push('smooth');
      scrollTo.call(this, options);
    } as typeof Element.prototype.scrollTo;
    return names;
  });
  await page.getByRole('button', { name: 'Show picture 2 of 3' }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(page.getByText(/added to cart/iu).first()).toBeVisible();
  return seen.jsonValue();
}

test('a guest asks to be told when a sold-out product is back', async ({ page }) => {
  await visit(page, '/product/cut-thyme-honeycomb');
  await expect(page.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await page.getByRole('textbox', { name: 'Your email address' }).first().fill('waits@example.com');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Please check your inbox and confirm that the address is yours.'),
  ).toBeVisible();
  // The link of the mail leads here; a forged one is refused.
  await visit(page, '/product/cut-thyme-honeycomb#tell-me=1.forged');
  const yes = page.getByRole('button', { name: 'Yes, tell me' });
  await expect(yes).toBeInViewport();
  await yes.click();
  await expect(page.getByRole('alert').filter({ hasText: 'This link no longer works.' })).toBeVisible();
});
