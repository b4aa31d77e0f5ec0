import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { deliveryDates } from '#domains/pricing/model/delivery/methods.ts';
import { addDays, weekday } from '#domains/pricing/model/delivery/business-days.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { orders } from './orders.schema.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { aBuyer, anAdmin, anOrder, aProducer } from '../../../../tests/support/people.ts';

const desk = openCheckoutDesk();
const NEW_ADDRESS = '14 Harbour Street, Portland, ME 04101';

/** An order of one bottle by a guest, with what it takes to change it. */
async function place(choices: object = {}, product = desk.oil) {
  const guest = desk.shop.visitor();
  await desk.add(product, 1, guest);
  const { body } = await desk.checkout(guest, { ...FORM, ...choices });
  const url = `/api/orders/${body.orderId}?token=${body.token}`;
  return {
    id: body.orderId,
    url,
    createdAt: new Date(body.order.createdAt),
    change: (change: unknown) =>
      desk.shop.visitor().patch<Order & { message: string; fields: object }>(url, change),
  };
}
const stored = async (id: number) => (await desk.shop.db.select().from(orders).where(eq(orders.id, id)))[0]!;
const mailsAbout = (id: number, template = 'order-changed') =>
  desk.shop.db
    .select({ template: mailOutbox.template, recipient: mailOutbox.recipient, data: mailOutbox.data })
    .from(mailOutbox)
    .where(sql`${mailOutbox.data} ->> 'orderId' = ${String(id)} and ${mailOutbox.template} = ${template}`);
const age = (id: number, interval: string) =>
  desk.shop.db
    .update(orders)
    .set({ createdAt: sql`now() - ${interval}::interval` })
    .where(eq(orders.id, id));

describe('a customer', () => {
  it('changes address, phone, gift message and day; history and a mail say so', async () => {
    const order = await place();
    const { to } = deliveryDates('standard', order.createdAt);
    const deliveryDate = weekday(to) === 0 ? addDays(to, -1) : to;
    const change = {
      shippingAddress: NEW_ADDRESS,
      customerPhone: '+1 555 010 0199',
      giftMessage: 'For Grace,\nwith love',
      deliveryDate,
    };
    const { status, body } = await order.change(change);
    expect(status).toBe(200);
    expect(body).toMatchObject({ giftMessage: change.giftMessage, deliveryDate, status: 'pending' });
    expect(body.shippingAddress).toBeUndefined();
    expect(body.history).toMatchObject([
      { status: 'pending', actor: 'customer' },
      { status: 'pending', actor: 'customer', changed: Object.keys(change) },
    ]);
    expect(await stored(order.id)).toMatchObject(change);
    expect(await mailsAbout(order.id)).toMatchObject([
      {
        recipient: FORM.customerEmail,
        data: { changes: Object.entries(change).map(([field, value]) => ({ field, value })) },
      },
    ]);
  });

  it('takes away what need not be there', async () => {
    const order = await place({ giftMessage: 'Hi', customerPhone: '123456' });
    const { body } = await order.change({ giftMessage: null, customerPhone: '', deliveryDate: null });
    expect(body).toMatchObject({ giftMessage: null, deliveryDate: null });
    expect(body.history[1]!.changed).toEqual(['customerPhone', 'giftMessage']);
    expect(await stored(order.id)).toMatchObject({ giftMessage: null, customerPhone: null });
  });

  it('is not told of a change that is none', async () => {
    const order = await place();
    for (const change of [{}, { shippingAddress: FORM.shippingAddress }, { giftMessage: ' ' }]) {
      const { status, body } = await order.change(change);
      expect(status).toBe(200);
      expect(body.history).toHaveLength(1);
    }
    expect(await mailsAbout(order.id)).toEqual([]);
  });

  test.each([
    ['younger than 2 hours', '1 hour 59 minutes', 200],
    ['of 2 hours', '2 hours', 409],
  ])('may change an order %s', async (_, interval, status) => {
    const order = await place();
    await age(order.id, interval);
    const before = (await desk.shop.visitor().get<Order>(order.url)).body;
    expect(before.canChange).toBe(status === 200);
    const answer = await order.change({ shippingAddress: NEW_ADDRESS });
    expect(answer.status).toBe(status);
    expect((await stored(order.id)).shippingAddress).toBe(
      status === 200 ? NEW_ADDRESS : FORM.shippingAddress,
    );
  });

  it('may not change what is no longer pending', async () => {
    const order = await place();
    const admin = await anAdmin(desk.shop, 'mover');
    await admin.visitor.patch(`/api/admin/orders/${order.id}`, { status: 'processing' });
    const { status, body } = await order.change({ shippingAddress: NEW_ADDRESS });
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Orders can be changed within 2 hours of placing them, as long as they are still pending.',
    );
    expect((await stored(order.id)).shippingAddress).toBe(FORM.shippingAddress);
  });

  it('changes an order ten times at most, and is told so', async () => {
    const order = await place();
    for (let times = 0; times < 10; times += 1)
      expect((await order.change({ giftMessage: `Number ${times}` })).status).toBe(200);
    expect((await order.change({ giftMessage: 'Once more' })).status).toBe(409);
    expect(await mailsAbout(order.id)).toHaveLength(10);
  });
});

describe('a change follows the rules of the checkout', () => {
  beforeEach(async () => {
    await desk.change(desk.cheese, { perishable: true });
    await desk.change(desk.oil, { perishable: false });
  });

  test.each([
    [
      'to Alaska',
      { shippingAddress: '1 Aurora Way, Anchorage, AK 99501' },
      'We deliver to the 48 contiguous US states only',
    ],
    ['to half an address', { shippingAddress: '14 Harb' }, 'Please enter a complete shipping address'],
    ['to no address', { shippingAddress: null }, 'Please enter a complete shipping address'],
    ['to a PO box', { shippingAddress: 'PO Box 12, Portland' }, 'We cannot deliver perishables to a PO box'],
    ['to many words', { giftMessage: 'x'.repeat(251) }, 'A gift message can have at most 250 characters'],
    ['to the past', { deliveryDate: '2020-01-01' }, /^Please choose a day from Monday to Saturday, between/u],
    ['to no day', { deliveryDate: '' }, /^Please choose a day from Monday to Saturday, between/u],
  ])('%s: 400 beside the field', async (_, change, message) => {
    const order = await place({}, desk.cheese);
    const { status, body } = await order.change(change);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [Object.keys(change)[0]!]: expect.stringMatching(message) });
    expect(await mailsAbout(order.id)).toEqual([]);
  });

  it('with the days of the method that was ordered', async () => {
    const express = await place({ shippingMethod: 'express' });
    const standard = await place();
    const { from: deliveryDate } = deliveryDates('express', express.createdAt);
    expect((await express.change({ deliveryDate })).status).toBe(200);
    expect((await standard.change({ deliveryDate })).status).toBe(400);
  });
});

describe('an order is changed by nobody else', () => {
  it('than who holds its token', async () => {
    const order = await place();
    const wrong = `/api/orders/${order.id}?token=guessed`;
    expect((await desk.shop.visitor().patch(wrong, { shippingAddress: NEW_ADDRESS })).status).toBe(404);
  });

  it('than its buyer', async () => {
    const ada = await aBuyer(desk.shop, 'ada');
    const grace = await aBuyer(desk.shop, 'grace');
    const id = await anOrder(desk.shop.db, {
      userId: ada.id,
      lines: [{ slug: 'taggiasca-extra-virgin-olive-oil', quantity: 1 }],
    });
    const change = { shippingAddress: NEW_ADDRESS };
    expect((await grace.visitor.patch(`/api/user/orders/${id}`, change)).status).toBe(404);
    const { status, body } = await ada.visitor.patch<Order>(`/api/user/orders/${id}`, change);
    expect(status).toBe(200);
    expect(body.history.at(-1)).toMatchObject({ actor: 'buyer', changed: ['shippingAddress'] });
  });
});

it('a change and a shipping at once have one end', async () => {
  const { visitor: producer } = await aProducer(desk.shop, 'frantoio-ripalunga');
  for (let round = 0; round < 5; round += 1) {
    const order = await place();
    const [changed, shipped] = await Promise.all([
      order.change({ shippingAddress: NEW_ADDRESS }),
      producer.post(`/api/producer/orders/${order.id}/ship`, {}),
    ]);
    expect(shipped.status).toBe(200);
    expect([200, 409]).toContain(changed.status);
    const address = changed.status === 200 ? NEW_ADDRESS : FORM.shippingAddress;
    expect((await stored(order.id)).shippingAddress).toBe(address);
    expect(await mailsAbout(order.id, 'order-shipped')).toMatchObject([
      { data: { shippingAddress: address } },
    ]);
  }
});
