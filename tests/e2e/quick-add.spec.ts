// From a card to the cart without leaving the list: home, which stays as the server wrote it, and the shop with its families.
import { expect, type Page } from '@playwright/test';
import { barriers, complaints, OIL, ON_PHONES, visit } from './storefront-page.ts';
import { test } from './test.ts';

const inCart = (page: Page) => page.getByTestId('cart-count');

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    test.use({ viewport });

    test('one press adds, the stepper says how far the next tier is, and the card still opens', async ({
      page,
    }) => {
      const heard = complaints(page);
      await visit(page, '/');
      const add = page.getByRole('button', { name: `Add ${OIL.name} to cart` });
      await add.click();
      await expect(page.getByText(`1 × ${OIL.name} added to your cart.`, { exact: true })).toBeVisible();
      const more = page.getByRole('main').getByRole('button', { name: `One more: ${OIL.name}` });
      await expect(more).toBeFocused();
      await expect(add).toBeHidden();
      await more.click();
      await expect(inCart(page)).toHaveText('2');
      await expect(page.getByText('3 more: 5% off')).toBeVisible();
      expect(await barriers(page, 'main')).toEqual([]);

      // It is there on the next page too, before and after React has taken the list over.
      await page.goto('/search?q=taggiasca');
      const less = page
        .getByRole('main')
        .getByRole('button', { name: `One less: ${OIL.name}` })
        .first();
      await less.click();
      await expect(inCart(page)).toHaveText('1');
      await less.click();
      await expect(inCart(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: `Add ${OIL.name} to cart` }).first()).toBeFocused();
      await visit(page, '/shop');
      await page.getByRole('main').getByRole('link', { name: OIL.name }).click();
      await expect(page.getByRole('dialog', { name: OIL.name })).toBeVisible();
      expect(heard).toEqual([]);
    });

    test('a family asks which size', async ({ page }) => {
      const heard = complaints(page);
      await visit(page, '/shop');
      const choose = page.getByRole('button', { name: /^Choose a size of/u }).first();
      await choose.click();
      const sizes = page.getByRole('group', { name: /^Sizes of/u });
      await sizes
        .getByRole('button', { name: /^Add .+ for \$/u, disabled: false })
        .first()
        .click();
      await expect(inCart(page)).toHaveText('1');
      await expect(sizes.getByText('1 ×')).toBeVisible();
      expect(await barriers(page, 'main')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sizes).toHaveCount(0);
      await expect(choose).toBeFocused();
      expect(heard).toEqual([]);
    });
  });
}
