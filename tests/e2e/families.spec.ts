// Sizes of one product: made a family at the desk by keyboard and by dragging, chosen on their page without a reload.
import { expect } from '@playwright/test';
import { addProduct, newProducer, openPage, said, send } from './dashboard-steps.ts';
import { barriers, complaints, ON_DESKTOPS, ON_PHONES, visit } from './storefront-page.ts';
import { test } from './test.ts';

const LEMON = 'lemon-pressed-olive-oil';

for (const [size, viewport] of ON_DESKTOPS) {
  test(`a producer makes a family of products and sorts them, ${size}`, async ({ browser }) => {
    const producer = await newProducer(browser);
    const names = [(await addProduct(producer)).name, (await addProduct(producer)).name];
    const page = await openPage(producer, '/dashboard?tab=families', viewport);
    const heard = complaints(page);
    await page.getByRole('button', { name: 'New family' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).first().fill('Crisps');
    for (const name of names) await dialog.getByLabel('Add a product').selectOption({ label: name });
    const rows = dialog.getByRole('listitem').filter({ has: page.getByLabel('Counts as') });
    await rows.last().getByLabel('Label').first().fill('Case of six');
    await rows.last().getByLabel('Counts as').fill('6');
    await expect(rows.last()).toContainText('One of these alone reaches 5% off (from 5 units).');
    await dialog.getByLabel('Ladder of the family').fill('4:10');
    await expect(dialog.getByText('These products have a ladder of their own.')).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    // The keyboard stays with the row that it moves: at the end of the list on its other button.
    const down = rows.first().getByRole('button', { name: `Move ${names[0]} down` });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(`${names[0]} is now number 2 of 2`)).toBeAttached();
    await expect(rows.last()).toContainText(names[0]!);
    await expect(page.getByRole('button', { name: `Move ${names[0]} up` })).toBeFocused();
    await rows.first().locator('[draggable]').dragTo(rows.last());
    await expect(rows.last()).toContainText(names[1]!);

    await dialog.getByRole('button', { name: 'Create the family' }).click();
    await said(page, 'Family saved');
    const [family] = await send<{ members: { label: string; countsAs: number }[] }[]>(
      producer.request,
      'GET',
      '/api/producer/families',
    );
    expect(family!.members).toMatchObject([
      { label: names[0]!.slice(0, 40), countsAs: 1 },
      { label: 'Case of six', countsAs: 6 },
    ]);
    expect(heard).toEqual([]);
  });
}

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    test.use({ viewport });

    test('another size is chosen without a reload, and what is in the cart of its sisters counts', async ({
      page,
    }) => {
      const heard = complaints(page);
      await visit(page, `/product/${LEMON}`);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page.getByTestId('cart-count')).toHaveText('1');

      // The price above is compared by the same measure as those of the sizes.
      const shown = page.getByRole('navigation', { name: 'Choose a size' }).getByRole('link').first();
      const compared = /\$[\d.]+ per (?:liter|kg|100 g|10 g)/u.exec(await shown.innerText())![0];
      await expect(page.getByRole('main').getByText(` · ${compared}`).first()).toBeVisible();

      const sizes = page.getByRole('navigation', { name: 'Choose a size' }).getByRole('link');
      await expect(sizes.first()).toHaveAttribute('aria-current', 'page');
      await sizes.last().click();
      await expect(page).toHaveURL(/three-grove-tasting-trio$/u);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three-Grove Tasting Trio');
      await expect(page.getByTestId('pool')).toHaveText('1 of your 4 bottles comes from 250 ml');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(await barriers(page, 'main')).toEqual([]);
      expect(heard).toEqual([]);
    });
  });
}
