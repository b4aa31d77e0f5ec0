import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import { deliverAfterAWeek } from '#domains/orders/server/parcels/deliver-after-a-week.ts';
import type { Pickup } from '#domains/pickup/model/pickup.ts';
import type { PickupPlace } from '#domains/pickup/model/place.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { anAdmin, aProducer } from '../../../../tests/support/people.ts';
import {
  addPlace,
  FRIDAY_2_PM,
  HALL,
  MONDAY_10_ET,
  orderAt,
  setClock,
} from '../../../../tests/support/pickup-desk.ts';
import { signIn, type Visitor } from '../../../../tests/support/test-app.ts';
import { remindOfPickups } from './remind-of-pickups.ts';

const MILL = 'frantoio-ripalunga';
const FRIDAY_MORNING = '2026-11-20T15:00:00Z';

const desk = openCheckoutDesk({ rateLimit: true });
let ids: { admin: number; mill: number; dairy: number };
let admin: Visitor;
let mill: Visitor;
let dairy: Visitor;
let place: PickupPlace;

beforeAll(async () => {
  ids = {
    admin: (await anAdmin(desk.shop)).id,
    mill: (await aProducer(desk.shop, MILL)).id,
    dairy: (await aProducer(desk.shop, 'skerrowdale-dairy')).id,
  };
});
const everybodySignsIn = async () => {
  [admin, mill, dairy] = await Promise.all([
    signIn(desk.shop, ids.admin),
    signIn(desk.shop, ids.mill),
    signIn(desk.shop, ids.dairy),
  ]);
};
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(MONDAY_10_ET) });
  await everybodySignsIn();
  place = await addPlace(mill, HALL, 'producer');
});
afterEach(async () => {
  await everybodySignsIn();
  await mill.delete(`/api/producer/pickup-places/${place.id}`);
  vi.useRealTimers();
});

async function anOrderToCollect() {
  const customer = desk.shop.visitor();
  await desk.add(desk.oil, 1, customer);
  const { status, body } = await orderAt(desk, { id: place.id, slot: FRIDAY_2_PM }, {}, customer);
  expect(status).toBe(201);
  const read = async () =>
    (await customer.get<Order>(`/api/orders/${body.orderId}?token=${body.token}`)).body;
  return { id: body.orderId, token: body.token, code: body.order.pickup!.code!, customer, read };
}
const handOver = (code: string, who = mill, path = 'producer') =>
  who.post<Pickup & { message: string; reason?: string }>(`/api/${path}/pickups/hand-over`, { code });
const mailsOf = async (orderId: number) =>
  (
    await desk.shop.db
      .select({ template: mailOutbox.template })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.orderId, orderId)))
  ).map(({ template }) => template);

it('hands over what is left of an order, and tells its producer so', async () => {
  const customer = desk.shop.visitor();
  await desk.add(desk.oil, 3, customer);
  const { body: placed } = await orderAt(desk, { id: place.id, slot: FRIDAY_2_PM }, {}, customer);
  const [line] = placed.order.items;
  const removal = { items: [{ itemId: line!.id, quantity: 1 }] };
  expect((await admin.post(`/api/admin/orders/${placed.orderId}/removals`, removal)).status).toBe(201);
  const mails = await desk.shop.db.select().from(mailOutbox).where(eq(mailOutbox.orderId, placed.orderId));
  expect(mails.find(({ template }) => template === 'fewer-pieces')!.data).toMatchObject({
    lines: [{ quantity: 2 }],
    isFetched: true,
  });
  const { body } = await handOver(placed.order.pickup!.code!);
  expect(body).toMatchObject({ isHandedOver: true, parts: [{ status: 'delivered', units: 2 }] });
});

it('hands an order over by its code, however it is typed, once', async () => {
  const { id, code, read } = await anOrderToCollect();
  const { status, body } = await handOver(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `);
  expect(status).toBe(200);
  expect(body).toMatchObject({ orderId: id, isHandedOver: true, parts: [{ status: 'delivered', units: 1 }] });
  const order = await read();
  expect(order.status).toBe('completed');
  expect(order.pickup!.collectedAt).toBe(order.parts[0]!.deliveredAt);
  expect((await handOver(code)).status).toBe(409);
  // It was never said to be ready: nobody is told so when it is handed over.
  expect((await mailsOf(id)).filter((name) => name.startsWith('order-'))).toEqual([
    'order-confirmation',
    'order-delivered',
  ]);
});

it('is shown to those who hand over, without the code, on its day', async () => {
  const { id, code } = await anOrderToCollect();
  const due = async (query = '', who = mill) =>
    (await who.get<Pickup[]>(`/api/producer/pickups${query}`)).body;
  expect((await due()).map(({ orderId }) => orderId)).not.toContain(id);
  const found = (await due('?day=2026-11-20')).find(({ orderId }) => orderId === id);
  expect(found).toMatchObject({ customerName: 'Ada Moreau', placeName: HALL.name, isHandedOver: false });
  expect(JSON.stringify(found)).not.toContain(code);
  expect(await due('?day=2026-11-20', dairy)).toEqual([]);
  expect((await mill.get('/api/producer/pickups?day=tomorrow')).status).toBe(400);
  setClock(FRIDAY_MORNING);
  await everybodySignsIn();
  expect((await due()).map(({ orderId }) => orderId)).toContain(id);
  expect((await admin.get<Pickup[]>('/api/admin/pickups')).body).toEqual([]);
});

describe('nobody else', () => {
  it('hands it over, though they know the code', async () => {
    const { code, read } = await anOrderToCollect();
    expect((await handOver(code, dairy)).status).toBe(404);
    expect((await handOver(code, admin, 'admin')).status).toBe(404);
    expect((await handOver(code, desk.visitor)).status).toBe(401);
    expect((await read()).status).toBe('pending');
  });

  it('guesses it: after forty wrong codes none is looked at, for a while', async () => {
    const { code } = await anOrderToCollect();
    const guess = async () => (await handOver('777777', dairy)).status;
    // One was wrong before.
    for (let count = 0; count < 39; count += 1) expect(await guess()).toBe(404);
    expect(await guess()).toBe(429);
    // Others are not kept from their work.
    expect((await handOver(code)).status).toBe(200);
  });
});

it('tells its producer neither where the customer lives nor a phone number', async () => {
  const { id } = await anOrderToCollect();
  const { body } = await mill.get<{ shippingAddress: string; pickup: object }>(`/api/producer/orders/${id}`);
  expect(body).toMatchObject({ shippingAddress: '', pickup: { name: HALL.name, from: FRIDAY_2_PM } });
  expect(JSON.stringify(body)).not.toContain('Harbour Street');
});

it('is not handed over when it was cancelled', async () => {
  const { id, token, code, customer } = await anOrderToCollect();
  await customer.post(`/api/orders/${id}/cancel?token=${token}`, {});
  expect((await handOver(code)).status).toBe(409);
});

it('is said to be ready, waits at the desk, and its customer is reminded the day after, once', async () => {
  const { id, read, code } = await anOrderToCollect();
  expect((await mill.post(`/api/producer/orders/${id}/ship`, {})).status).toBe(200);
  expect((await read()).status).toBe('shipped');
  const remind = (now: string) => remindOfPickups(desk.shop.db, new Date(now));
  const reminders = async () => (await mailsOf(id)).filter((name) => name === 'pickup-reminder').length;
  await remind('2026-11-21T04:59:59Z');
  expect(await reminders()).toBe(0);
  await remind('2026-11-21T05:00:00Z');
  await remind('2026-11-21T06:00:00Z');
  expect(await reminders()).toBe(1);
  await deliverAfterAWeek(desk.shop.shop, new Date(Date.now() + 20 * 24 * 60 * 60 * 1000));
  expect((await read()).status).toBe('shipped');
  setClock('2026-12-08T15:00:00Z');
  await everybodySignsIn();
  const left = (await mill.get<Pickup[]>('/api/producer/pickups')).body;
  expect(left.map(({ orderId }) => orderId)).toContain(id);
  expect((await handOver(code)).status).toBe(200);
});

it('stands in the calendars of its customer and of those who hand it over', async () => {
  const { id, token, code, customer } = await anOrderToCollect();
  const own = await customer.get(`/api/orders/${id}/pickup.ics?token=${token}`);
  expect(own.headers['content-type']).toContain('text/calendar');
  const unfolded = own.text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DTSTART:20261120T190000Z\r\nDTEND:20261120T200000Z');
  expect(unfolded).toContain(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect(unfolded).toContain(
    String.raw`LOCATION:Harbour Market Hall\, 1 Market Square\, Portland\, ME 04101`,
  );
  expect((await desk.shop.visitor().get(`/api/orders/${id}/pickup.ics?token=wrong`)).status).toBe(404);
  const day = await mill.get('/api/producer/pickups/calendar.ics?day=2026-11-20');
  expect(day.text).toContain(`UID:pickup-${id}@`);
  expect(day.text).not.toContain(code);
});
