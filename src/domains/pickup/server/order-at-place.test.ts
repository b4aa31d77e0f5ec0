import { and, eq, gt, ne } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { pickupSlots } from '#domains/pickup/server/pickup.schema.ts';
import type { PickupPlace } from '#domains/pickup/model/place.ts';
import { openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { anAdmin, aProducer } from '../../../../tests/support/people.ts';
import {
  addPlace,
  BICYCLE,
  FRIDAY_2_PM,
  FRIDAY_3_PM,
  HALL,
  MONDAY_10_ET,
  orderAt,
} from '../../../../tests/support/pickup-desk.ts';
import { signIn, type Visitor } from '../../../../tests/support/test-app.ts';

const desk = openCheckoutDesk();
let admin: Visitor;
let adminId: number;
let hall: PickupPlace;
let bicycle: PickupPlace;

beforeAll(async () => {
  ({ visitor: admin, id: adminId } = await anAdmin(desk.shop));
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(MONDAY_10_ET) });
  admin = await signIn(desk.shop, adminId);
  hall = await addPlace(admin, HALL);
  bicycle = await addPlace(admin, BICYCLE);
});
afterEach(async () => {
  for (const { id } of [hall, bicycle]) await admin.delete(`/api/admin/pickup-places/${id}`);
  vi.useRealTimers();
});

const options = async (query = '') =>
  (await desk.visitor.get<CheckoutOptions>(`/api/checkout/options${query}`)).body;
const takenAt = async (slot: string) => {
  const found = await desk.shop.db.select().from(pickupSlots).where(eq(pickupSlots.placeId, hall.id));
  return found.find(({ startsAt }) => startsAt.toISOString() === slot)?.taken ?? 0;
};
const ofAnother = async (producerId: number) => {
  const [found] = await desk.shop.db
    .select({ id: products.id })
    .from(products)
    .where(
      and(ne(products.producerId, producerId), eq(products.forSale, true), gt(products.quantityAvailable, 5)),
    )
    .orderBy(products.id)
    .limit(1);
  return found!.id;
};
const at = (slot = FRIDAY_2_PM) => ({ id: hall.id, slot });

describe('what is offered', () => {
  it('is what it always was without a place', async () => {
    await desk.add(desk.oil, 1);
    for (const { id } of [hall, bicycle]) await admin.delete(`/api/admin/pickup-places/${id}`);
    const { shippingMethods, ...rest } = await options();
    expect(shippingMethods.map(({ method }) => method)).toEqual(['standard', 'express', 'priority']);
    expect(rest).not.toHaveProperty('places');
  });

  it('names the place with its free slots, and the method with its price and days', async () => {
    await desk.add(desk.oil, 1);
    const { shippingMethods, places } = await options();
    expect(shippingMethods.at(-1)).toEqual({
      method: 'pickup',
      price: 0,
      earliest: '2026-11-20',
      latest: '2026-11-27',
    });
    expect(places).toHaveLength(1);
    expect(places![0]).toMatchObject({ id: hall.id, kind: 'pickup', name: HALL.name, price: 0 });
    expect(places![0]!.slots).toHaveLength(8);
    expect(places![0]!.slots[0]).toEqual({ slot: FRIDAY_2_PM, until: FRIDAY_3_PM, free: 2 });
  });

  it('names a local delivery where the address and the sum fit', async () => {
    await desk.add(desk.oil, 1);
    const kinds = async (query: string) => (await options(query)).places?.map(({ kind }) => kind);
    expect(await kinds('?country=US&region=ME&postalCode=04101')).toEqual(['pickup', 'local']);
    expect(await kinds('?country=US&region=ME&postalCode=04201')).toEqual(['pickup']);
    await desk.cartOf().then(({ items }) => desk.visitor.delete(`/api/cart/${items[0]!.id}`));
    await desk.add(desk.cheese, 1);
    expect(await kinds('?country=US&region=ME&postalCode=04101')).toEqual(['pickup']);
  });

  it("is a producer's place for its own goods alone", async () => {
    const own = await aProducer(desk.shop, 'frantoio-ripalunga');
    const mill = await addPlace(own.visitor, { ...HALL, name: 'The mill' }, 'producer');
    await desk.add(desk.oil, 1);
    expect((await options()).places!.map(({ id }) => id)).toEqual([hall.id, mill.id]);
    await desk.add(await ofAnother(own.producerId), 1);
    expect((await options()).places!.map(({ id }) => id)).toEqual([hall.id]);
    const refused = await orderAt(desk, { id: mill.id, slot: FRIDAY_2_PM });
    expect(refused.status).toBe(409);
    await own.visitor.delete(`/api/producer/pickup-places/${mill.id}`);
  });
});

describe('an order', () => {
  it('carries place, slot and code, and costs what the place asks for', async () => {
    await desk.add(desk.oil, 1);
    const { status, body } = await orderAt(desk, at());
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      shippingMethod: 'pickup',
      shipping: 0,
      orderTotal: 24.99,
      deliveryDate: '2026-11-20',
      pickup: {
        kind: 'pickup',
        placeId: hall.id,
        name: HALL.name,
        note: HALL.note,
        address: { line1: '1 Market Square', postalCode: '04101' },
        from: FRIDAY_2_PM,
        until: FRIDAY_3_PM,
        collectedAt: null,
      },
    });
    expect(body.order.pickup!.code).toMatch(/^[0-9A-Z]{6}$/);
    const again = await desk.visitor.get(`/api/orders/${body.orderId}?token=${body.token}`);
    expect(again.body).toEqual(body.order);
    const staff = await admin.get<Order>(`/api/admin/orders/${body.orderId}`);
    expect(staff.body.pickup).toMatchObject({ placeId: hall.id, code: null, qrCode: null });
    expect(await takenAt(FRIDAY_2_PM)).toBe(1);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('is brought to its address for what that costs', async () => {
    await desk.add(desk.oil, 1);
    const to = { shippingAddress: '12 Harbour Street, Portland, ME 04101' };
    const place = { id: bicycle.id, slot: FRIDAY_2_PM };
    const { status, body } = await orderAt(desk, place, { ...to, shippingMethod: 'local' });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      shipping: 4.5,
      orderTotal: 29.49,
      pickup: { kind: 'local', address: null },
    });
  });

  it('takes a pick-up from anywhere: its address is the invoice’s', async () => {
    await desk.add(desk.oil, 1);
    const far = { shippingAddress: '1 Beach Road, Honolulu, HI 96801' };
    expect((await orderAt(desk, at(), far)).status).toBe(201);
    await desk.add(desk.oil, 1);
    expect(
      (
        await desk.checkout(desk.visitor, {
          customerName: 'Ada Moreau',
          customerEmail: 'ada@example.com',
          ...far,
        })
      ).status,
    ).toBe(400);
  });

  it.each([
    ['no place', {}, 400, 'place'],
    [
      'a place with a method that sends',
      { shippingMethod: 'standard', place: { id: 1, slot: FRIDAY_2_PM } },
      400,
      'place',
    ],
    ['an unknown place', { place: { id: 999_999, slot: FRIDAY_2_PM } }, 400, 'place.id'],
    ['no moment', { place: { id: 1, slot: 'Friday at two' } }, 400, 'place.slot'],
  ])('is refused with %s', async (_, choices, status, field) => {
    await desk.add(desk.oil, 1);
    const refused = await desk.checkout(desk.visitor, {
      customerName: 'Ada Moreau',
      customerEmail: 'ada@example.com',
      shippingAddress: '12 Harbour Street, Portland',
      shippingMethod: 'pickup',
      ...choices,
    });
    expect(refused.status).toBe(status);
    expect(Object.keys((refused.body as { fields?: object }).fields!)).toContain(field);
  });

  it.each([
    ['the past', '2026-11-13T19:00:00.000Z'],
    ['too soon', '2026-11-16T19:00:00.000Z'],
    ['a day without hours', '2026-11-18T19:00:00.000Z'],
    ['between two slots', '2026-11-20T19:30:00.000Z'],
    ['beyond what is planned', '2026-12-11T19:00:00.000Z'],
    ['the year 9999', '9999-11-19T19:00:00.000Z'],
  ])('is refused in a slot of %s', async (_, slot) => {
    await desk.add(desk.oil, 1);
    const refused = await orderAt(desk, at(slot));
    expect([refused.status, refused.body.reason]).toEqual([409, 'slot_gone']);
    expect((await desk.cartOf()).items).toHaveLength(1);
  });

  it('is refused cold, on a day, and as another kind of place', async () => {
    await desk.change(desk.cheese, { perishable: true });
    await desk.add(desk.cheese, 3);
    const fields = async (choices: object) => {
      const { status, body } = await orderAt(desk, at(), choices);
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await fields({ coldChain: true })).toEqual([400, ['coldChain']]);
    expect(await fields({ deliveryDate: '2026-11-20' })).toEqual([400, ['deliveryDate']]);
    expect(await fields({ shippingMethod: 'local' })).toEqual([400, ['place.id']]);
    const elsewhere = { shippingMethod: 'local', place: { id: bicycle.id, slot: FRIDAY_2_PM } };
    expect(await fields(elsewhere)).toEqual([400, ['place.id']]);
    await desk.change(desk.cheese, { perishable: false });
  });

  it('finds no place that was taken away or closed meanwhile', async () => {
    await desk.add(desk.oil, 1);
    await admin.put(`/api/admin/pickup-places/${hall.id}`, { ...HALL, isOpen: false });
    expect((await orderAt(desk, at())).status).toBe(400);
  });
});
