// Promo codes on both screens: made by an administrator, put into the cart, and gone by the time of the order.
import { expect } from '@playwright/test';
import { anAdmin, newName, openPage, said, send } from './dashboard-steps.ts';
import { aCode, amountOf, fillInCheckout } from './order-steps.ts';
import { barriers, complaints, LONG, ON_PHONES, openSummary, visit } from './storefront-page.ts';
import { test } from './test.ts';

for (const [size, viewport] of ON_PHONES) {
  test.describe(size, () => {
    test('a code goes into the cart by keyboard, says why where it cannot, and comes off again', async ({
      browser,
    }) => {
      const code = await aCode(browser);
      const guest = await browser.newContext();
      await send(guest.request, 'POST', '/api/cart', { productId: 1, quantity: 1 });
      const page = await openPage(guest, '/', viewport);
      const found = complaints(page);
      await page.getByRole('button', { name: /^Open cart/u }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'Add a promo code' }).press('Enter');
      const input = drawer.getByLabel('Promo code');
      await expect(input).toBeFocused();
      await input.fill('NO-SUCH-CODE');
      await input.press('Enter');
      await expect(
        drawer.getByText('We do not know the code NO-SUCH-CODE. Please check how it is spelled.'),
      ).toBeVisible();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toBeFocused();
      expect(await barriers(page, '[role=dialog]')).toEqual([]);
      found.length = 0;

      await input.fill(`  ${code.toLowerCase()} `);
      await input.press('Enter');
      const remove = drawer.getByRole('button', { name: `Remove the code ${code}` });
      await expect(remove).toBeFocused();
      await expect(drawer.getByText('Ten percent off')).toBeVisible();
      await expect(amountOf(page, `Promo code ${code}`)).toHaveText(/^-\$\d+\.\d\d$/u);
      expect(await barriers(page, '[role=dialog]')).toEqual([]);

      await visit(page, '/checkout');
      await openSummary(page);
      await expect(amountOf(page, `Promo code ${code}`)).toBeVisible();
      await page.getByRole('button', { name: `Remove the code ${code}` }).press('Enter');
      await expect(page.getByRole('button', { name: 'Add a promo code' })).toBeFocused();
      await expect(page.getByText(`Promo code ${code}`)).toHaveCount(0);
      expect(found).toEqual([]);
    });

    // Codes are refused without a browser too, and a refused order is walked in checkout.spec.ts.
    test('a code that ends meanwhile: nothing is ordered, a way out is shown', LONG, async ({ browser }) => {
      const code = await aCode(browser, { maxUses: 1 });
      const guest = await browser.newContext();
      await send(guest.request, 'POST', '/api/cart', { productId: 1, quantity: 1 });
      await send(guest.request, 'POST', '/api/cart/promo', { code });
      const page = await openPage(guest, '/checkout', viewport);
      await fillInCheckout(page, 'late@example.com');
      const faster = await browser.newContext();
      await send(faster.request, 'POST', '/api/cart', { productId: 1, quantity: 1 });
      await send(faster.request, 'POST', '/api/checkout', {
        customerName: 'Fast Shopper',
        customerEmail: `${newName('fast')}@example.com`,
        shippingAddress: '1 Quick Lane, Portland, ME 04101',
        promoCode: code,
      });
      await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
      await expect(page.getByText('Your order was not placed')).toBeVisible();
      await expect(page.getByText(`The code ${code} has been used up.`).first()).toBeVisible();
      await page.getByRole('button', { name: `Remove the code ${code}` }).click();
      await expect(page.getByRole('button', { name: 'Add a promo code' })).toBeVisible();
      await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
      await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
    });

    test('an administrator makes a code, changes it and switches it off', LONG, async ({ browser }) => {
      const page = await openPage(await anAdmin(browser), '/admin?tab=promoCodes', viewport);
      const found = complaints(page);
      const code = newName('made').toUpperCase().slice(-30);
      await page.getByRole('button', { name: 'New promo code' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Code', { exact: true }).fill('A B');
      await dialog.getByLabel('Percent', { exact: true }).fill('101');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      found.length = 0;
      await dialog.getByLabel('Code', { exact: true }).fill(code);
      await dialog.getByLabel('What it does').selectOption('amount');
      await dialog.getByLabel('Amount in $').fill('7.50');
      await dialog.getByLabel('Maximum uses').fill('20');
      expect(await barriers(page, '[role=dialog]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await said(page, 'Promo code saved');
      await expect(dialog).toBeHidden();
      await page.getByRole('tabpanel').getByLabel('Search').fill(code);
      await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(1);
      await expect(page.getByText('$7.50 off')).toBeVisible();
      await expect(page.getByText('0 of 20')).toBeVisible();

      await page.getByRole('button', { name: `Edit ${code}` }).click();
      await dialog.getByLabel('Minimum total, in $').fill('30');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('from $30.00')).toBeVisible();
      await page.getByRole('button', { name: `Switch off ${code}` }).click();
      await said(page, 'Promo code switched off');
      await expect(page.getByRole('button', { name: `Switch on ${code}` })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      expect(found).toEqual([]);
    });
  });
}
