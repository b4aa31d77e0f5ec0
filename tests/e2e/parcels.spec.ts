// An order in two parcels, as its customer, its producers and an administrator see it, on both screens.
import { type BrowserContext, expect } from '@playwright/test';
import { anAdmin, newProducer, openPage, said, send } from './dashboard-steps.ts';
import { aSeller, orderCard, parcelOf, type Seller, ship } from './order-steps.ts';
import { barriers, complaints, LONG, ON_DESKTOPS, visit } from './storefront-page.ts';
import { test } from './test.ts';

const FORM = {
  customerName: 'Grace Lindqvist',
  customerEmail: 'grace@example.com',
  shippingAddress: '12 Harbour Street\nPortland, ME 04101',
};

async function buy(guest: BrowserContext, sellers: readonly Seller[]) {
  for (const { productId } of sellers)
    await send(guest.request, 'POST', '/api/cart', { productId, quantity: 2 });
  return send<{ orderId: number; token: string }>(guest.request, 'POST', '/api/checkout', FORM);
}

for (const [size, viewport] of ON_DESKTOPS) {
  test.describe(size, () => {
    // Four people at four screens.
    test.slow();

    test(
      'two producers ship, the customer follows both parcels and receives them',
      LONG,
      async ({ browser }) => {
        const admin = await anAdmin(browser);
        const sellers = [await aSeller(browser, admin), await aSeller(browser, admin)];
        const [mill, dairy] = sellers as [Seller, Seller];
        const guest = await browser.newContext();
        const { orderId, token } = await buy(guest, sellers);

        const page = await openPage(guest, `/order/${orderId}?token=${token}`, viewport);
        const found = complaints(page);
        const parcel = (seller: Seller) => parcelOf(page, seller);
        await expect(page.getByRole('heading', { name: 'Your parcels' })).toBeVisible();
        await expect(parcel(mill).getByRole('heading', { name: 'Parcel 1 of 2' })).toBeVisible();
        await expect(parcel(mill).getByRole('link', { name: mill.productName })).toBeVisible();
        await expect(parcel(mill).getByRole('link', { name: dairy.productName })).toHaveCount(0);
        await expect(parcel(dairy).getByText('Waiting to be packed')).toBeVisible();
        expect(await barriers(page)).toEqual([]);

        const desk = await openPage(mill.desk, '/dashboard?tab=orders', viewport);
        const card = orderCard(desk, orderId);
        await expect(card.getByText('Ship by')).toBeVisible();
        await expect(card.getByText('$42.48')).toBeVisible();
        await expect(card.getByText('($49.98 less $7.50 commission)')).toBeVisible();
        expect(await barriers(desk)).toEqual([]);
        await card.getByRole('button', { name: 'Mark as shipped' }).click();
        const dialog = desk.getByRole('dialog');
        await dialog.getByLabel('Carrier').selectOption({ label: 'UPS' });
        await dialog.getByLabel('Tracking number').fill('<b>1Z</b>');
        await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
        await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
        expect(await barriers(desk, '[role=dialog]')).toEqual([]);
        await desk.keyboard.press('Escape');
        await ship(desk, orderId, 'UPS', '1Z 999 AA1');
        await desk.getByRole('link', { name: `#${orderId}`, exact: true }).click();
        await expect(desk.getByRole('article').getByText('1Z 999 AA1')).toBeVisible();

        await page.reload();
        await expect(page.getByText('Part of your order is on its way.')).toBeVisible();
        await expect(parcel(mill).getByText('On its way')).toBeVisible();
        const track = parcel(mill).getByRole('link', { name: /^Track parcel/ });
        await expect(track).toHaveAttribute('href', 'https://www.ups.com/track?tracknum=1Z999AA1');
        await expect(track).toHaveAttribute('target', '_blank');
        await expect(track).toHaveAttribute('rel', /noopener/);
        await expect(parcel(dairy).getByRole('button', { name: 'I have received it' })).toHaveCount(0);
        expect(await barriers(page)).toEqual([]);
        await parcel(mill).getByRole('button', { name: 'I have received it' }).click();
        await said(page, 'Good to know it arrived');
        await expect(parcel(mill).getByText('Delivered')).toBeVisible();
        await expect(parcel(mill).getByRole('button', { name: 'I have received it' })).toHaveCount(0);

        // The dairy is away: an administrator sends its parcel, and the customer knows before the page does.
        const office = await openPage(admin, '/admin?tab=orders', viewport);
        await office.getByRole('tabpanel').getByLabel('Search').fill(`#${orderId}`);
        await office.getByRole('link', { name: `#${orderId}`, exact: true }).click();
        const file = office.getByRole('article');
        await expect(file.getByText('1Z 999 AA1')).toBeVisible();
        await file.getByRole('button', { name: /^Ship parcel/ }).click();
        await file.getByLabel('Tracking number').fill('DHL-7');
        await file.getByRole('button', { name: 'Ship parcel' }).click();
        await said(office, 'Parcel marked as shipped');
        await expect(file.getByText('DHL-7')).toBeVisible();

        await page.reload();
        await parcel(dairy).getByRole('button', { name: 'I have received it' }).click();
        await expect(page.getByText('Your order has arrived.')).toBeVisible();
        expect(found).toEqual([]);
        for (const { judge } of sellers) await judge(false);
      },
    );

    // Shipping is walked in dashboards-producer.spec.ts, several at once in bulk-orders.routes.test.ts.
    test('a producer prints a packing slip and ships several orders in one go', LONG, async ({ browser }) => {
      const admin = await anAdmin(browser);
      const mill = await aSeller(browser, admin);
      const guest = await browser.newContext();
      const first = await buy(guest, [mill]);
      const second = await buy(guest, [mill]);
      const third = await buy(guest, [mill]);
      await mill.judge(false);

      const page = await openPage(mill.desk, '/dashboard?tab=orders', viewport);
      const found = complaints(page);
      const toShip = page.getByRole('region', { name: 'To ship' });
      await expect(toShip.getByRole('heading', { level: 3 })).toHaveText(
        [first, second, third].map(({ orderId }) => `Order #${orderId}`),
      );
      await orderCard(page, first.orderId)
        .getByRole('link', { name: /^Packing slip/ })
        .click();
      await expect(page).toHaveURL(`/dashboard/orders/${first.orderId}/slip`);
      await expect(page.getByRole('heading', { name: mill.company, level: 1 })).toBeVisible();
      await expect(page.getByText('12 Harbour Street')).toBeVisible();
      const line = page.getByRole('row', { name: mill.productName });
      await expect(line).toHaveText(/^2.*\$49\.98$/u);
      expect(await barriers(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });

      // Somebody who gets a gift reads the message, not the prices.
      const slip = `/dashboard/orders/${first.orderId}/slip`;
      await page.route(`**/api/producer/orders/${first.orderId}`, async (route) => {
        const answer = await route.fetch();
        const giftMessage = 'Happy birthday, Ada!\nYours, Grace';
        await route.fulfill({ json: { ...((await answer.json()) as object), giftMessage } });
      });
      await visit(page, slip);
      await expect(page.getByText('Happy birthday, Ada!')).toBeVisible();
      await expect(page.getByRole('main').getByText('$')).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to the orders' }).click();

      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page.getByRole('checkbox', { name: `Select order #${third.orderId}` }).uncheck();
      await expect(page.getByText('2 orders selected')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Ship selected' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Carrier').selectOption({ label: 'USPS' });
      await dialog.getByLabel(`Tracking number, Order #${second.orderId}`).fill('9400 2');
      // Meanwhile the first customer thinks better of it.
      await send(guest.request, 'POST', `/api/orders/${first.orderId}/cancel?token=${first.token}`);
      await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
      await expect(dialog.getByText(/^1 of 2 parcels are marked as shipped/)).toBeVisible();
      await expect(
        dialog.getByText(`Order #${second.orderId}, Grace Lindqvist: marked as shipped`),
      ).toBeVisible();
      await expect(dialog.getByText(/cannot take this step/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(toShip.getByRole('heading', { level: 3 })).toHaveText([`Order #${third.orderId}`]);
      await page.getByRole('tab', { name: 'All', exact: true }).click();
      const all = page.getByRole('table', { name: 'Orders' });
      const shipped = all.getByRole('link', { name: `#${second.orderId}` });
      await expect(shipped).toBeVisible();
      await page.getByLabel('Search').fill(`#${third.orderId}`);
      await expect(all.getByRole('link', { name: `#${third.orderId}` })).toBeVisible();
      await expect(shipped).toHaveCount(0);
      expect(await barriers(page)).toEqual([]);
      expect(found.filter((text) => !text.includes('409'))).toEqual([]);
    });
  });
}

// Role-endpoint.test.ts and the routes show whose it is.
test('a slip belongs to its producer', LONG, async ({ browser }) => {
  const stranger = await newProducer(browser);
  const page = await stranger.newPage();
  await visit(page, '/dashboard/orders/999999/slip');
  await expect(page.getByRole('alert')).toBeVisible();
  await stranger.clearCookies();
  await page.goto('/dashboard/orders/7/slip');
  await expect(page).toHaveURL(
    /\/login\?next=(?:%2F|\/)dashboard(?:%2F|\/)orders(?:%2F|\/)7(?:%2F|\/)slip$/u,
  );
});
