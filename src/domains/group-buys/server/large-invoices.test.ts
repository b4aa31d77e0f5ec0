// Places by invoice where the owner says how much may be owed (`money.invoiceMaximum`).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { member, openGroupDesk } from '../../../../tests/support/group-desk.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';

const desk = openGroupDesk({ payments: ['invoice', 'test'] });
let owner: Visitor;
const setMaximum = async (maximum: number | null) =>
  expect((await owner.patch('/api/admin/settings', { 'money.invoiceMaximum': maximum })).status).toBe(200);

beforeAll(async () => {
  owner = (await anAdmin(desk.shop)).visitor;
});
afterAll(() => setMaximum(null));

it('a place that may come to more is refused when it is opened, joined or made larger', async () => {
  await desk.changeProduct({ priceCents: 25_00, discountTiers: [] });
  await setMaximum(500);
  const tooLarge = await desk.open({ quantity: 21 });
  expect([tooLarge.status, tooLarge.body.reason]).toEqual([409, 'invoice_too_large']);
  const slug = await desk.opened({ quantity: 20 });
  const refused = await desk.join(slug, member('Ada', 21, { paymentMethod: 'invoice' }));
  expect([refused.status, refused.body.reason]).toEqual([409, 'invoice_too_large']);
  expect((await desk.join(slug, member('Bo', 21, { paymentMethod: 'test' }))).status).toBe(201);
  const { status, body } = await desk.join(slug, member('Ada', 20, { paymentMethod: 'invoice' }));
  expect(status).toBe(201);
  const change = (quantity: number) =>
    desk.shop
      .visitor()
      .patch<{ reason: string }>(`/api/group-buys/${slug}/members/${body.memberId}?token=${body.token}`, {
        quantity,
      });
  expect((await change(21)).body.reason).toBe('invoice_too_large');
  // Somebody who is above a maximum that came later may still take fewer.
  await setMaximum(200);
  expect((await change(19)).status).toBe(200);
  expect((await change(20)).body.reason).toBe('invoice_too_large');
});
