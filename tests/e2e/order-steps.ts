// What the specs about orders do again and again.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { field } from './account-steps.ts';
import { addProduct, anAdmin, newName, newProducer, said, send } from './dashboard-steps.ts';

export interface Seller {
  desk: BrowserContext;
  company: string;
  productId: number;
  productName: string;
  judge: (verified: boolean) => Promise<unknown>;
}

/** A producer that the public sees, with one product. */
export async function aSeller(
  browser: Browser,
  admin: BrowserContext,
  product: Parameters<typeof addProduct>[1] = {},
): Promise<Seller> {
  const desk = await newProducer(browser);
  const { id, name } = await addProduct(desk, product);
  const { producerId } = await send<{ producerId: number }>(desk.request, 'GET', '/api/producer/stats');
  const judge = (verified: boolean) =>
    send(admin.request, 'PATCH', `/api/admin/producers/${producerId}`, { verified });
  await judge(true);
  return { desk, company: desk.companyName, productId: id, productName: name, judge };
}

export async function aCode(browser: Browser, values: object = {}): Promise<string> {
  const admin = await anAdmin(browser);
  const code = newName('code').toUpperCase().slice(-30);
  await send(admin.request, 'POST', '/api/admin/promo-codes', {
    code,
    kind: 'percent',
    value: 10,
    description: 'Ten percent off',
    active: true,
    ...values,
  });
  return code;
}

/** The checkout's form, as far as it must be filled in. */
export async function fillInCheckout(page: Page, email: string): Promise<void> {
  await field(page, 'Full Name').fill('Grace Lindqvist');
  await field(page, 'Email Address').fill(email);
  await field(page, 'Shipping Address').fill('12 Harbour Street\nPortland, ME 04101');
}

/** The amount beside a label, wherever amounts are listed. */
export const amountOf = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator(`dt:text-is("${label}")`) })
    .locator('dd');

/** The card of one order on a desk. */
export const orderCard = (page: Page, orderId: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Order #${orderId}` }) });

/** The customer's card of the parcel that this producer sends. */
export const parcelOf = (page: Page, { company }: Seller) =>
  page.getByRole('listitem').filter({ hasText: `Sent by ${company}` });

/** On the producer's desk: carrier and tracking number, sent. */
export async function ship(desk: Page, orderId: number, carrier: string, trackingNumber: string) {
  await orderCard(desk, orderId).getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Carrier').selectOption({ label: carrier });
  await dialog.getByLabel('Tracking number').fill(trackingNumber);
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await said(desk, 'Marked as shipped');
  await expect(dialog).toBeHidden();
}
