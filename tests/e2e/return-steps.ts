// What the browser tests of returns have in common: something bought and delivered, the form, the administrator's desk, the books.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Order } from '#domains/orders/model/order.ts';
import type { ReturnView } from '#domains/returns/model/return.ts';
import { anAdmin, newName, openPage, send } from './dashboard-steps.ts';
import { mailsTo } from './kept-mails.ts';

interface GuestOrder {
  guest: BrowserContext;
  id: number;
  token: string;
  email: string;
}

/** A guest's order, paid and delivered. */
export async function aDeliveredOrder(browser: Browser, slug: string, quantity: number): Promise<GuestOrder> {
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

export async function deliver(browser: Browser, orderId: number): Promise<void> {
  const { request } = await anAdmin(browser);
  await send(request, 'POST', `/api/admin/orders/${orderId}/payments`, {});
  for (const status of ['processing', 'shipped', 'completed'])
    await send(request, 'PATCH', `/api/admin/orders/${orderId}`, { status });
}

const aPhoto = (background: string) =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer();

export const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto(background),
});

/** Sends the form and reads the number off the page. */
export async function sendRequest(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
  return (await page.getByText(/^RA-\w{8}$/u).textContent())!;
}

/** Opens a case from the queue. */
export async function openCase(
  browser: Browser,
  number: string,
  viewport: { width: number; height: number },
) {
  const admin = await anAdmin(browser);
  const desk = await openPage(admin, '/admin?tab=returns', viewport);
  await desk.getByRole('link', { name: number, exact: true }).click();
  await expect(desk.getByRole('heading', { name: `Return ${number}` })).toBeVisible();
  return desk;
}

/** Two clicks: what, and yes. */
export async function decide(desk: Page, what: string, yes: string): Promise<void> {
  await desk.getByRole('button', { name: what, exact: true }).click();
  await desk.getByRole('button', { name: yes }).click();
}

export const caseStatus = (desk: Page, status: string) =>
  expect(desk.getByRole('article').locator('header').getByText(status, { exact: true })).toBeVisible();

/** Moves a case on without anybody looking. */
export async function move(browser: Browser, view: ReturnView, ...statuses: string[]): Promise<void> {
  const { request } = await anAdmin(browser);
  for (const status of statuses) await send(request, 'PATCH', `/api/admin/returns/${view.id}`, { status });
}

export async function returnOf({ guest, id, token }: GuestOrder): Promise<ReturnView> {
  const { items } = await send<{ items: ReturnView[] }>(
    guest.request,
    'GET',
    `/api/orders/${id}/returns?token=${token}`,
  );
  return items[0]!;
}

/** A mail has arrived that holds all of these. */
export const mailed = (email: string, dataDir: string, ...texts: string[]) =>
  expect
    .poll(async () =>
      (await mailsTo(email, dataDir)).some(({ subject, text }) =>
        texts.every((part) => `${subject} ${text}`.includes(part)),
      ),
    )
    .toBe(true);

/** What went back, by the order and by the books, which still add up. */
export async function refundedBy(browser: Browser, orderId: number) {
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
