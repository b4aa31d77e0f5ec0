// A group buy as its organizer and the producer of its product have it on their desks, on both screens.
import { type Browser, expect } from '@playwright/test';
import {
  addProduct,
  anAdmin,
  newBuyer,
  newProducer,
  openPage,
  openTab,
  said,
  send,
} from './dashboard-steps.ts';
import { barriers, complaints, ON_PHONES } from './storefront-page.ts';
import { test } from './test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ada organizes five bread crisps, delivered together; Bo joins with seven. */
async function groupBuy(browser: Browser) {
  const producer = await newProducer(browser);
  const product = await addProduct(producer);
  const { producerId } = await send<{ producerId: number }>(producer.request, 'GET', '/api/producer/stats');
  const { request: admin } = await anAdmin(browser);
  const judge = (verdict: object) => send(admin, 'PATCH', `/api/admin/producers/${producerId}`, verdict);
  await judge({ verified: true });
  const organizer = await newBuyer(browser);
  const { slug } = await send<{ slug: string }>(organizer.request, 'POST', '/api/group-buys', {
    productId: product.id,
    quantity: 5,
    title: 'Crisps for the street',
    closesAt: new Date(Date.now() + 2 * DAY_MS).toISOString(),
    delivery: 'together',
    customerName: 'Ada Moreau',
    customerEmail: `${organizer.username}@example.com`,
    shippingAddress: '7 Orchard Row, Bath, ME 04530',
  });
  const { request: guest } = await browser.newContext();
  await send(guest, 'POST', `/api/group-buys/${slug}/members`, {
    quantity: 7,
    customerName: 'Bo Marlow',
    customerEmail: `bo-${organizer.username}@example.com`,
  });
  // Other tests walk the same shop: this producer is in it for as long as the group buy is open.
  const leave = () => judge({ verified: false, reason: 'Please add a picture of the oven.' });
  return { producer, product, organizer, slug, leave };
}

for (const [size, viewport] of ON_PHONES) {
  test(`an organizer invites, prints the list and closes early, a producer sees what is held: ${size}`, async ({
    browser,
  }) => {
    test.slow();
    const { producer, product, organizer, slug, leave } = await groupBuy(browser);

    const desk = await openPage(producer, '/dashboard?tab=products', viewport);
    const row = desk.getByRole('row').filter({ hasText: product.name }).first();
    await expect(row).toContainText('48');
    await expect(row).toContainText('+ 12 held');
    await row.getByRole('button', { name: /^Restock /u }).click();
    await expect(desk.getByRole('dialog')).toContainText('12 more are held for group buys');
    expect(await barriers(desk)).toEqual([]);
    await desk.keyboard.press('Escape');

    // Off sale would end the group buy: the switch asks first.
    await row.getByRole('switch').click();
    const asked = desk.getByRole('dialog', { name: `Take ${product.name} off sale?` });
    await expect(asked).toContainText('12 units are kept for members of group buys');
    await asked.getByRole('button', { name: 'Keep it on sale' }).click();
    await expect(row.getByRole('switch')).toBeChecked();

    const page = await openPage(organizer, '/user-dashboard?tab=group-buys', viewport);
    const found = complaints(page);
    await expect(page.getByRole('heading', { name: 'Crisps for the street' })).toBeVisible();
    await expect(page.getByText('12 together, 10% off')).toBeVisible();
    await expect(page.getByText('$112.46')).toBeVisible();
    await expect(page.getByText('$118.70')).toBeVisible();
    await page.getByRole('button', { name: 'Invite and remind' }).click();
    await expect(page.getByRole('dialog')).toContainText(`/group/${slug}`);
    await expect(page.getByRole('dialog')).toContainText('With 13 more everybody pays $21.24 each, 15% off.');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'List for sharing out' }).click();
    await expect(page.getByText('Still open: the list can change.')).toBeVisible();
    const list = page.getByRole('list', { name: 'Who gets how many' });
    await expect(list.getByRole('listitem')).toHaveText([/Ada Moreau\s*5 ×/, /Bo Marlow\s*7 ×/]);
    expect(await barriers(page)).toEqual([]);
    const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page[^s]/gu)).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to your group buys' }).click();

    await page.getByRole('button', { name: 'Close now' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('2 members get an order each, 12 pieces in all.');
    await expect(dialog).toContainText('Everything goes to your address, and you share it out.');
    await dialog.getByRole('button', { name: 'Close now' }).click();
    await said(page, 'The group buy is closed');
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByText('Saved by buying together')).toBeVisible();
    await page.getByRole('link', { name: /^Order #/ }).click();
    await expect(page.getByText('$112.46').first()).toBeVisible();
    expect(found).toEqual([]);

    await desk.reload();
    await expect(row).toContainText('48');
    await openTab(desk, 'Group buys');
    await expect(desk.getByRole('cell', { name: 'Closed', exact: true })).toBeVisible();
    await leave();
  });
}
