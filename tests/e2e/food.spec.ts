// What is in the food: left out of lists by keyboard, read on the product's page, said by its producer.
import { expect } from '@playwright/test';
import { newProducer, said } from './dashboard-steps.ts';
import { barriers, complaints, LONG, ON_PHONES, visit } from './storefront-page.ts';
import { test } from './test.ts';

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    const isPhone = viewport.width < 1024;

    test('the shop leaves allergens out, by keyboard, and the URL says so', async ({ page }) => {
      const found = complaints(page);
      await visit(page, '/shop/chocolate-bakery');
      const filters = page.getByRole('region', { name: 'Filter and sort' });
      if (isPhone) await filters.getByRole('button', { name: 'Filters' }).press('Enter');
      const button = filters.getByRole('button', { name: 'Free from' });
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const choices = page.getByRole('group', { name: 'Free from' });
      const box = choices.getByRole('checkbox', { name: 'nuts', exact: true });
      // The first box follows the button, and the others it.
      await choices.getByRole('checkbox', { name: 'gluten' }).focus();
      for (let step = 0; step < 7; step += 1) await page.keyboard.press('Tab');
      await expect(box).toBeFocused();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL('/shop/chocolate-bakery?without=nuts');
      await expect(filters.getByRole('status')).toHaveText('2 products');
      await expect(box).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await expect(filters.getByRole('status')).toHaveText('1 product');
      await expect(page.locator('main').getByRole('article')).toHaveCount(1);
      expect(await barriers(page, 'main')).toEqual([]);

      await filters.getByRole('link', { name: 'Remove filter: Without nuts' }).press('Enter');
      await expect(page).toHaveURL('/shop/chocolate-bakery?without=milk');
      await choices.getByRole('checkbox', { name: 'Keeps without chilling' }).check();
      await expect(page).toHaveURL(/perishable=false/);
      await visit(page, '/shop/cheese?without=milk&perishable=false');
      await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
      await page.getByRole('link', { name: 'Clear filters' }).click();
      await expect(page).toHaveURL('/shop/cheese');
      expect(found).toEqual([]);
    });

    // The filter is that of the shop.
    test('a search leaves allergens out too', LONG, async ({ page }) => {
      const found = complaints(page);
      await visit(page, '/search?q=sardine');
      await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
      await page.getByRole('button', { name: 'Free from' }).click();
      await page.getByRole('checkbox', { name: 'fish' }).check();
      await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
      await expect(page).toHaveURL('/search?q=sardine&without=fish');
      expect(await barriers(page, 'main')).toEqual([]);
      await page.getByRole('link', { name: 'Clear filters' }).click();
      await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
      expect(found).toEqual([]);
    });

    test('a product says what is in it, on its page and over a list', async ({ page }) => {
      await visit(page, '/product/skerrow-blue');
      const facts = page.locator('dl').first();
      await expect(facts).toContainText('Pasteurized cow’s milk, salt, rennet, cultures, blue mold.');
      await expect(facts.getByText('25 days')).toBeVisible();
      await expect(facts.getByText('Express delivery with cold chain recommended')).toBeVisible();
      await expect(page.getByText('per wedge · $5.68 per 100 g')).toBeVisible();
      await visit(page, '/shop/cheese?product=skerrow-blue');
      const dialog = page.getByRole('dialog', { name: 'Skerrow Blue' });
      await expect(dialog.getByRole('region', { name: 'Ingredients, allergens, storage' })).toContainText(
        'Milk',
      );
    });

    // Product-food-writes.test.ts writes the same.
    test('a producer fills in what is usual, and corrects it', LONG, async ({ browser }) => {
      const producer = await newProducer(browser);
      const page = await producer.newPage();
      await page.setViewportSize(viewport);
      const found = complaints(page);
      await visit(page, '/dashboard?tab=products');
      await page.getByRole('button', { name: 'Add Your First Product' }).click();
      const dialog = page.getByRole('dialog');
      const usual = dialog.getByRole('button', { name: 'Fill in the usual values' });
      await expect(usual).toHaveCount(0);
      await dialog.getByLabel('Name', { exact: true }).first().fill('Hill Cheese');
      await dialog.getByLabel('Description', { exact: true }).first().fill('Made on the hill.');
      await dialog.getByLabel('Category', { exact: true }).selectOption({ label: 'Cheese' });
      await dialog.getByLabel('Price ($)').fill('14');
      await usual.click();
      await expect(dialog.getByRole('checkbox', { name: 'milk' })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: 'Perishable' })).toBeChecked();
      await expect(dialog.getByLabel('Storage').first()).toHaveValue(/^Refrigerate/);
      await dialog.getByLabel('Keeps for (days)').fill('4000');
      await dialog.getByLabel('Ingredients').first().fill('Milk, salt, rennet.');
      await dialog.getByRole('button', { name: 'Add Product' }).click();
      await expect(dialog.getByText('Please enter days from 1 to 3650')).toBeVisible();
      expect(await barriers(page, '[role=dialog]')).toEqual([]);
      await dialog.getByLabel('Keeps for (days)').fill('40');
      await dialog.getByRole('button', { name: 'Add Product' }).click();
      await said(page, 'Your product has been successfully added.');

      await page.getByRole('button', { name: 'Edit Hill Cheese' }).first().click();
      await expect(dialog.getByLabel('Keeps for (days)')).toHaveValue('40');
      await expect(dialog.getByRole('checkbox', { name: 'milk' })).toBeChecked();
      await dialog.getByRole('checkbox', { name: 'gluten' }).check();
      const saved = page.waitForRequest((request) => request.method() === 'PATCH');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      expect((await saved).postDataJSON()).toEqual({ allergens: ['gluten', 'milk'] });
      await said(page, 'Your changes are live.');
      expect(found).toEqual([]);
    });
  });
}
