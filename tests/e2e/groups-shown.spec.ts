// Where people meet group buys without looking for them: on home, and after an order.
import { expect } from '@playwright/test';
import { newBuyer, openGroupBuy, openPage, send } from './dashboard-steps.ts';
import { barriers, complaints, ON_PHONES } from './storefront-page.ts';
import { test } from './test.ts';

const SALT = 'hand-raked-flor-de-sal';

for (const [size, viewport] of ON_PHONES) {
  test(`${size}: an open group buy stands on home, and an order leads to one`, async ({ browser }) => {
    const buyer = await newBuyer(browser);
    const product = await send<{ id: number; name: string }>(buyer.request, 'GET', `/api/products/${SALT}`);
    const slug = await openGroupBuy(buyer, SALT, { quantity: 40, public: true });

    const page = await openPage(buyer, '/', viewport);
    const found = complaints(page);
    const row = page.getByRole('region', { name: 'Join a group buy' });
    await expect(async () => {
      // Lists may be two seconds old.
      await page.reload();
      await expect(row.locator(`a[href="/group/${slug}"]`)).toContainText(product.name, { timeout: 500 });
    }).toPass();
    expect(await barriers(page, 'main')).toEqual([]);

    await send(buyer.request, 'POST', '/api/cart', { productId: product.id, quantity: 1 });
    const { orderId, token } = await send<{ orderId: number; token: string }>(
      buyer.request,
      'POST',
      '/api/checkout',
      {
        customerName: 'Ada Moreau',
        customerEmail: 'ada@example.com',
        shippingAddress: '12 Harbour Street\nPortland, ME 04101',
      },
    );
    const order = await openPage(buyer, `/order/${orderId}?token=${token}`, viewport);
    const again = order.getByRole('region', { name: 'Turn this into a group buy' });
    await expect(again).toBeVisible();
    expect(await barriers(order, 'main')).toEqual([]);
    await again.getByRole('link', { name: `Buy ${product.name} together` }).click();
    await expect(order).toHaveURL(`/product/${SALT}#buy-together`);
    await expect(order.getByRole('dialog')).toContainText(product.name);
    await order.keyboard.press('Escape');
    await expect(order.getByRole('link', { name: /^A group buy for this is open/u })).toHaveAttribute(
      'href',
      `/group/${slug}`,
    );
    await send(buyer.request, 'POST', `/api/group-buys/${slug}/cancel`);
    expect(found).toEqual([]);
  });
}
