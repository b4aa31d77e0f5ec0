// The categories at the desk: made, described, sorted by the keyboard and deleted. It is hidden, so that other tests see none of it.
import { expect } from '@playwright/test';
import { anAdmin, newName, said } from './dashboard-steps.ts';
import { barriers, complaints, ON_DESKTOPS, visit } from './storefront-page.ts';
import { test } from './test.ts';

for (const [size, viewport] of ON_DESKTOPS) {
  test.describe(size, () => {
    test('an administrator makes a category, sorts it and deletes it', async ({ browser }) => {
      const page = await (await anAdmin(browser)).newPage();
      await page.setViewportSize(viewport);
      const found = complaints(page);
      await visit(page, '/admin?tab=categories');
      const table = page.getByRole('table', { name: 'Categories' });
      await expect(table.getByRole('link', { name: 'Cheese' })).toBeVisible();
      expect(await barriers(page)).toEqual([]);

      const name = newName('Honey');
      await page.getByRole('button', { name: 'New category' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('Required').first()).toBeVisible();
      await dialog.getByRole('group', { name: 'English' }).getByLabel('Name').fill(name);
      await dialog.getByRole('group', { name: 'German' }).getByLabel('Name').fill('Honig');
      await dialog.getByLabel('Hide this category').check();
      expect(await barriers(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await said(page, 'Category added');
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(table.getByRole('row').last()).toContainText(name);

      // The keyboard stays on the button while the row moves, and goes to the other one at the end.
      const up = page.getByRole('button', { name: `Move ${name} up` });
      const down = page.getByRole('button', { name: `Move ${name} down` });
      await expect(down).toBeDisabled();
      await up.focus();
      await page.keyboard.press('Enter');
      await said(page, new RegExp(`^${name} is now number`, 'u'));
      await expect(table.getByRole('row').last()).not.toContainText(name);
      await expect(up).toBeFocused();
      await down.focus();
      await page.keyboard.press('Enter');
      await expect(table.getByRole('row').last()).toContainText(name);
      await expect(up).toBeFocused();

      await page.getByRole('button', { name: `Edit ${name}` }).click();
      await expect(dialog.getByRole('group', { name: 'German' }).getByLabel('Name')).toHaveValue('Honig');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Delete Cheese' }).click();
      await expect(dialog.getByText(/It still holds \d+ products/u)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
      await said(page, `${name} deleted`);
      await expect(table.getByText(name)).toBeHidden();
      // The empty name, which the server judged.
      expect(found).toEqual([expect.stringContaining('400 (Bad Request)')]);
    });
  });
}
