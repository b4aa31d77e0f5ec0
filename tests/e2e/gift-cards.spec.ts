// A gift card from its purchase to the desk: paid, found by who it is for, blocked, and what its page says then.
import { expect } from '@playwright/test';
import { anAdmin, newName, openPage, send } from './dashboard-steps.ts';
import { barriers, complaints, ON_PHONES } from './storefront-page.ts';
import { test } from './test.ts';

for (const [size, viewport] of ON_PHONES) {
  test(`a gift card is paid, found at the desk and blocked, ${size}`, async ({ browser }) => {
    const recipientEmail = `${newName('aunt')}@example.com`;
    const guest = await browser.newContext();
    const bought = await send<{ orderId: number; token: string }>(guest.request, 'POST', '/api/gift-cards', {
      amount: 60,
      recipientEmail,
      customerName: 'Grace Lindqvist',
      customerEmail: 'grace@example.com',
      sendOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    });
    const page = await openPage(guest, `/order/${bought.orderId}?token=${bought.token}`, viewport);
    const found = complaints(page);
    await expect(page.getByText(`Once it is paid, we’ll send it to ${recipientEmail}`)).toBeVisible();

    const admin = await anAdmin(browser);
    await send(admin.request, 'POST', `/api/admin/orders/${bought.orderId}/payments`, {});
    await page.reload();
    await expect(page.getByText(`We’ll send it to ${recipientEmail} on`)).toBeVisible();
    // Nothing of it is packed, sent or eaten, and nothing can be sent back.
    await expect(page.getByText('Delivered')).toBeHidden();
    await expect(page.getByText('We hope you enjoy every bite')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Return Items/u })).toBeHidden();
    expect(await barriers(page)).toEqual([]);
    expect(found).toEqual([]);

    const desk = await openPage(admin, '/admin?tab=giftCards', viewport);
    const complained = complaints(desk);
    await desk.getByLabel('Last four of the code, or email').fill(recipientEmail.toUpperCase());
    const card = desk.getByRole('link', { name: /^···/u });
    await expect(card).toHaveCount(1);
    const lastFour = (await card.innerText()).slice(-4);
    await card.click();
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(lastFour);
    await desk.getByRole('button', { name: 'Block', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Reported as stolen');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(desk.getByText('Reported as stolen')).toBeVisible();
    expect(await barriers(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Unblock' }).click();
    await expect(desk.getByText('Reported as stolen')).toBeHidden();
    expect(complained).toEqual([]);
  });
}
