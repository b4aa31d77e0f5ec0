// Returns by the clock on both screens: from the form to the administrator's desk, the mail and the books.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Order } from '#shared/orders/order.ts';
import type { ReturnView } from '#shared/returns/return.ts';
import { anAdmin, newBuyer, newName, openPage, order, send } from './dashboard-steps.ts';
import { mailsTo } from './kept-mails.ts';
import { test } from './shop-with-a-clock.ts';
import { barriers, complaints, OIL, SIZES } from './storefront-page.ts';

const CHEESE = { slug: 'summer-alp-cheese-18-months', name: 'Summer Alp Cheese, 18 Months' };

// One shop for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 });

interface GuestOrder {
  guest: BrowserContext;
  id: number;
  token: string;
  email: string;
}

/** A guest's order, paid and delivered. */
async function aDeliveredOrder(browser: Browser, slug: string, quantity: number): Promise<GuestOrder> {
  const guest = await browser.newContext();
  const email = `${newName('guest')}@example.com`;
  const product = await send<{ id: number }>(guest.request, 'GET', `/api/products/${slug}`);
  await send(guest.request, 'POST', '/api/cart', { productId: product.id, quantity });
  const placed = await send<{ orderId: number; token: string }>(guest.request, 'POST', '/api/checkout', {
    customerName: 'Grace Lindqvist',
    customerEmail: email,
    shippingAddress: '12 Harbour Street\nPortland, ME 04101',
  });
  await deliver(browser, placed.orderId);
  return { guest, id: placed.orderId, token: placed.token, email };
}

async function deliver(browser: Browser, orderId: number): Promise<void> {
  const { request } = await anAdmin(browser);
  await send(request, 'POST', `/api/admin/orders/${orderId}/payments`, {});
  for (const status of ['processing', 'shipped', 'completed'])
    await send(request, 'PATCH', `/api/admin/orders/${orderId}`, { status });
}

const aPhoto = (background: string) =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto(background),
});

/** Sends the form and reads the number off the page. */
async function sendRequest(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
  return (await page.getByText(/^RA-\w{8}$/u).textContent())!;
}

/** Opens a case from the queue. */
async function openCase(browser: Browser, number: string, viewport: { width: number; height: number }) {
  const admin = await anAdmin(browser);
  const desk = await openPage(admin, '/admin?tab=returns', viewport);
  await desk.getByRole('button', { name: `Open return ${number}` }).click();
  await expect(desk.getByRole('heading', { name: `Return ${number}` })).toBeVisible();
  return desk;
}

/** Two clicks: what, and yes. */
async function decide(desk: Page, what: string, yes: string): Promise<void> {
  await desk.getByRole('button', { name: what, exact: true }).click();
  await desk.getByRole('button', { name: yes }).click();
}

const caseStatus = (desk: Page, status: string) =>
  expect(desk.getByRole('article').locator('header').getByText(status, { exact: true })).toBeVisible();

/** Moves a case on without anybody looking. */
async function move(browser: Browser, view: ReturnView, ...statuses: string[]): Promise<void> {
  const { request } = await anAdmin(browser);
  for (const status of statuses) await send(request, 'PATCH', `/api/admin/returns/${view.id}`, { status });
}

async function returnOf({ guest, id, token }: GuestOrder): Promise<ReturnView> {
  const { items } = await send<{ items: ReturnView[] }>(
    guest.request,
    'GET',
    `/api/orders/${id}/returns?token=${token}`,
  );
  return items[0]!;
}

/** A mail has arrived that holds all of these. */
const mailed = (email: string, dataDir: string, ...texts: string[]) =>
  expect
    .poll(async () =>
      (await mailsTo(email, dataDir)).some(({ subject, text }) =>
        texts.every((part) => `${subject} ${text}`.includes(part)),
      ),
    )
    .toBe(true);

/** What went back, by the order and by the books, which still add up. */
async function refundedBy(browser: Browser, orderId: number) {
  const { request } = await anAdmin(browser);
  const { payment } = await send<Order>(request, 'GET', `/api/admin/orders/${orderId}`);
  const { sum } = await send<{ sum: number }>(request, 'GET', '/api/admin/ledger');
  const { items } = await send<{ items: { kind: string; account: string; amount: number }[] }>(
    request,
    'GET',
    `/api/admin/ledger/entries?orderId=${orderId}&limit=100`,
  );
  const producer = items.filter(({ account }) => account.startsWith('producer:'));
  const owed = Math.round(producer.reduce((cents, { amount }) => cents + amount * 100, 0));
  return {
    refunded: payment.refunded,
    sum,
    producerCents: owed,
    kinds: new Set(items.map(({ kind }) => kind)),
  };
}

for (const [size, viewport] of SIZES) {
  test.describe(size, () => {
    test('a guest reports a damaged perishable with photos and is refunded, nothing sent back', async ({
      browser,
      shop,
    }) => {
      const bought = await aDeliveredOrder(browser, CHEESE.slug, 2);
      await shop.deliveredAgo(bought.id, 30.5);
      const page = await openPage(bought.guest, `/order/${bought.id}?token=${bought.token}`, viewport);
      const found = complaints(page);
      await page.getByRole('link', { name: `Return Items of order #${bought.id}` }).click();
      await page.getByRole('checkbox', { name: CHEESE.name }).check();
      await page.getByRole('button', { name: `One more: ${CHEESE.name}` }).click();
      await expect(page.getByText(/^17 hours left to report damage, until /u)).toBeVisible();
      await expect(page.getByText(/^Perishables can be returned when something is wrong/u)).toBeVisible();
      await expect(page.getByRole('radio', { name: /unopened/u })).toHaveCount(0);
      await page.getByRole('radio', { name: /It arrived damaged/u }).check();

      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please add at least one photo.');
      await expect(page.getByRole('alert')).toBeFocused();
      const choose = page.getByLabel('Choose photos');
      const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      await choose.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: script });
      await expect(page.getByText(/This file is not a picture we can read/u)).toBeVisible();
      await page.getByRole('button', { name: 'Remove photo 1' }).click();
      await choose.setInputFiles([await photo('jar.jpg', '#7a8b45'), await photo('box.jpg', '#b5651d')]);
      await expect(page.getByText('2 of 5')).toBeVisible();
      // One picture after the other is prepared.
      await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
      await page.getByLabel('Details').fill('The jar was broken when I opened the box.');
      expect(await barriers(page)).toEqual([]);
      const number = await sendRequest(page);
      await expect(page.getByText('We look at your request within 24 hours')).toBeVisible();
      await mailed(bought.email, shop.dataDir, number);

      const desk = await openCase(browser, number, viewport);
      await expect(desk.getByRole('article').getByText('23 hours left')).toBeVisible();
      await expect(desk.getByText('The jar was broken when I opened the box.')).toBeVisible();
      expect(await barriers(desk)).toEqual([]);
      // Photos open by the keyboard, and the arrow keys turn the pages.
      await desk.getByRole('button', { name: 'Enlarge photo 1 of 2' }).press('Enter');
      const viewer = desk.getByRole('dialog', { name: 'Photo 1 of 2' });
      const picture = viewer.getByRole('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      expect(await barriers(desk, '[role=dialog]')).toEqual([]);
      await viewer.getByRole('group').press('ArrowRight');
      await expect(desk.getByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible();
      await desk.keyboard.press('Escape');

      // Both pieces, and the shipping: all of it comes back by our fault.
      await expect(desk.getByRole('complementary').getByText('$49.55')).toBeVisible();
      await decide(desk, 'Authorize', 'Yes, authorize');
      await caseStatus(desk, 'Authorized');
      await desk.getByRole('button', { name: 'Refund', exact: true }).click();
      await desk.getByLabel('Message to the customer').fill('We are sorry about the cheese.');
      await desk.getByRole('button', { name: 'Yes, refund' }).click();
      await caseStatus(desk, 'Refunded');
      await mailed(bought.email, shop.dataDir, number, '$49.55', 'We are sorry about the cheese.');
      const books = await refundedBy(browser, bought.id);
      expect(books).toMatchObject({ refunded: 49.55, sum: 0, producerCents: 0 });
      expect(books.kinds).toContain('return');

      await page.getByRole('link', { name: 'Back to the order' }).click();
      const stages = page.getByRole('list', { name: `Progress of return ${number}` });
      await expect(stages.locator('[aria-current=step]')).toContainText('Refund');
      await expect(page.getByText('We are sorry about the cheese.')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      expect(found.filter((text) => !text.includes('400'))).toEqual([]);
    });

    test('something unopened comes back after 35 days, less the fee', async ({ browser, shop }) => {
      const bought = await aDeliveredOrder(browser, OIL.slug, 2);
      await shop.deliveredAgo(bought.id, 35 * 24);
      const page = await openPage(bought.guest, `/order/${bought.id}/return?token=${bought.token}`, viewport);
      await page.getByRole('checkbox', { name: OIL.name }).check();
      await expect(
        page.getByText(/^Damage, spoilage and defects can be reported for 48 hours/u),
      ).toBeVisible();
      await expect(page.getByText(/^A wrong item can be reported for 30 days after delivery/u)).toBeVisible();
      await page.getByRole('radio', { name: /it is unopened/u }).check();
      await expect(page.getByText('A restocking fee of 15% applies')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      const number = await sendRequest(page);

      const desk = await openCase(browser, number, viewport);
      // 24.99 less 15 %, rounded half up.
      await expect(desk.getByText('$21.24')).toBeVisible();
      await desk.getByRole('switch', { name: 'Waive the restocking fee' }).check();
      await expect(desk.getByText('Restocking fee, waived')).toBeVisible();
      await expect(desk.getByText('$21.24')).toHaveCount(0);
      await desk.getByRole('switch', { name: 'Waive the restocking fee' }).uncheck();
      await expect(desk.getByText('$21.24')).toBeVisible();
      // A colleague is faster.
      await desk.getByRole('button', { name: 'Authorize', exact: true }).click();
      const view = await returnOf(bought);
      await move(browser, view, 'authorized');
      await desk.getByRole('button', { name: 'Yes, authorize' }).click();
      await expect(desk.getByRole('alert').filter({ hasText: 'Not done' })).toContainText(
        'The return has changed in the meantime. It now stands at: authorized.',
      );
      await caseStatus(desk, 'Authorized');

      await page.goto(`/order/${bought.id}?token=${bought.token}`);
      await page.getByRole('link', { name: 'Print the return label' }).click();
      const code = page.getByRole('img', { name: `Bar code of ${number}` });
      await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await expect(page.getByText('14 Granary Lane, Portland, ME 04101')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      const sheet = (await page.pdf({ format: 'Letter' })).toString('latin1');
      expect(sheet.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);

      await move(browser, view, 'received', 'inspected');
      await desk.reload();
      await desk.getByRole('button', { name: 'Refund', exact: true }).click();
      await desk.getByRole('checkbox', { name: /^Put the units back into stock/u }).check();
      await desk.getByRole('button', { name: 'Yes, refund' }).click();
      await caseStatus(desk, 'Refunded');
      await expect(desk.getByText('The units are back in stock.')).toBeVisible();
      await mailed(bought.email, shop.dataDir, number, '$21.24');
      expect(await refundedBy(browser, bought.id)).toMatchObject({ refunded: 21.24, sum: 0 });
    });

    test('a buyer exchanges a wrong item from the order history', async ({ browser, shop }) => {
      const buyer = await newBuyer(browser);
      const id = await order(buyer, OIL.slug, 1);
      await deliver(browser, id);
      const page = await openPage(buyer, '/user-dashboard', viewport);
      await page.getByRole('link', { name: `Return Items of order #${id}` }).click();
      // One piece: nothing to choose.
      await expect(page.getByRole('checkbox', { name: OIL.name })).toBeChecked();
      await page.getByRole('radio', { name: /It is not what I ordered/u }).check();
      await page.getByLabel('Details').fill('This is vinegar.');
      await page.getByRole('radio', { name: /Exchange/u }).check();
      const number = await sendRequest(page);
      const { items } = await send<{ items: ReturnView[] }>(
        buyer.request,
        'GET',
        `/api/user/orders/${id}/returns`,
      );
      await move(browser, items[0]!, 'authorized', 'received', 'inspected');

      const desk = await openCase(browser, number, viewport);
      await decide(desk, 'Exchange', 'Yes, exchange');
      await caseStatus(desk, 'Exchanged');
      await mailed('ada@example.com', shop.dataDir, number);

      await page.reload();
      await expect(page.getByRole('heading', { name: 'Everything is on its way back' })).toBeVisible();
      const [again] = await send<Order[]>(buyer.request, 'GET', '/api/user/orders');
      expect(again).toMatchObject({ orderTotal: 0, payment: { status: 'paid' } });
      await expect(page.getByText(`order #${again!.id}`)).toBeVisible();
      expect(await refundedBy(browser, id)).toMatchObject({ refunded: 0, sum: 0 });
    });

    test('a return is declined, and the customer reads why', async ({ browser, shop }) => {
      const bought = await aDeliveredOrder(browser, OIL.slug, 1);
      const page = await openPage(bought.guest, `/order/${bought.id}/return?token=${bought.token}`, viewport);
      await page.getByRole('radio', { name: /It is not what I ordered/u }).check();
      const number = await sendRequest(page);
      const desk = await openCase(browser, number, viewport);
      await desk.getByRole('button', { name: 'Decline', exact: true }).click();
      await desk.getByLabel('Message to the customer').fill('Your order says exactly this oil.');
      await desk.getByRole('button', { name: 'Yes, decline' }).click();
      await caseStatus(desk, 'Declined');
      await mailed(bought.email, shop.dataDir, number, 'Your order says exactly this oil.');
      await page.goto(`/order/${bought.id}?token=${bought.token}`);
      await expect(page.getByText('We could not accept this return.')).toBeVisible();
      await expect(page.getByText('Your order says exactly this oil.')).toBeVisible();
      // What was declined may be asked for again.
      await page.getByRole('link', { name: /^Return Items/u }).click();
      await expect(page.getByRole('checkbox', { name: OIL.name })).toBeVisible();
      expect(await refundedBy(browser, bought.id)).toMatchObject({ refunded: 0, sum: 0 });
    });
  });
}

test('says what cannot be returned yet, and to whom it says nothing', async ({ browser }) => {
  const buyer = await newBuyer(browser);
  const id = await order(buyer, OIL.slug, 1);
  const page = await openPage(buyer, `/order/${id}/return`);
  await expect(page.getByRole('heading', { name: 'Not delivered yet' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await buyer.clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await page.goto(`/order/${id}/return?token=x`);
  await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  await page.goto(`/order/${id}/return/RA-XXXXXXXX/label?token=x`);
  await expect(page.getByRole('heading', { name: 'There is no label here' })).toBeVisible();
});
