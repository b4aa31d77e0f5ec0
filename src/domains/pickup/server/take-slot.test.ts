import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { pickupSlots } from '#domains/pickup/server/pickup.schema.ts';
import type { PickupPlace } from '#domains/pickup/model/place.ts';
import { openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import {
  addPlace,
  FRIDAY_2_PM,
  FRIDAY_3_PM,
  HALL,
  MONDAY_10_ET,
  orderAt,
  setClock,
} from '../../../../tests/support/pickup-desk.ts';
import { signIn, type Visitor } from '../../../../tests/support/test-app.ts';

const desk = openCheckoutDesk();
let admin: Visitor;
let adminId: number;
let hall: PickupPlace;

beforeAll(async () => {
  ({ visitor: admin, id: adminId } = await anAdmin(desk.shop));
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(MONDAY_10_ET) });
  admin = await signIn(desk.shop, adminId);
  hall = await addPlace(admin, HALL);
});
afterEach(async () => {
  await admin.delete(`/api/admin/pickup-places/${hall.id}`);
  vi.useRealTimers();
});

const options = async () => (await desk.visitor.get<CheckoutOptions>('/api/checkout/options')).body;
const takenAt = async (slot: string) => {
  const found = await desk.shop.db.select().from(pickupSlots).where(eq(pickupSlots.placeId, hall.id));
  return found.find(({ startsAt }) => startsAt.toISOString() === slot)?.taken ?? 0;
};
const at = (slot = FRIDAY_2_PM) => ({ id: hall.id, slot });

describe('a slot', () => {
  it('is full after its capacity, and free again when an order is cancelled, once', async () => {
    const orders = [];
    for (let count = 0; count < HALL.capacity; count += 1) {
      await desk.add(desk.oil, 1);
      orders.push((await orderAt(desk, at())).body);
    }
    await desk.add(desk.oil, 1);
    expect((await options()).places![0]!.slots[0]!.slot).toBe(FRIDAY_3_PM);
    const refused = await orderAt(desk, at());
    expect([refused.status, refused.body.reason]).toEqual([409, 'slot_gone']);
    const [{ orderId, token } = { orderId: 0, token: '' }] = orders;
    const cancel = `/api/orders/${orderId}/cancel?token=${token}`;
    expect((await desk.visitor.post(cancel, {})).status).toBe(200);
    expect((await desk.visitor.post(cancel, {})).status).toBe(409);
    expect(await takenAt(FRIDAY_2_PM)).toBe(1);
    expect((await orderAt(desk, at())).status).toBe(201);
    expect(await takenAt(FRIDAY_2_PM)).toBe(2);
  });

  it('is taken once by a submission that is sent twice', async () => {
    await desk.add(desk.oil, 1);
    const form = {
      customerName: 'Ada Moreau',
      customerEmail: 'ada@example.com',
      shippingAddress: '12 Harbour Street, Portland',
      shippingMethod: 'pickup',
      place: at(),
    };
    const both = await Promise.all([
      desk.checkout(desk.visitor, form, 'the-same-key-1'),
      desk.checkout(desk.visitor, form, 'the-same-key-1'),
    ]);
    expect(new Set(both.map(({ body }) => body.orderId)).size).toBe(1);
    expect(await takenAt(FRIDAY_2_PM)).toBe(1);
  });

  it('is not taken by an order that the stock refuses', async () => {
    await desk.add(desk.oil, 2);
    await desk.change(desk.oil, { quantityAvailable: 1 });
    expect((await orderAt(desk, at())).status).toBe(409);
    expect(await takenAt(FRIDAY_2_PM)).toBe(0);
  });

  it('is over on its day, by the clock of the shop', async () => {
    await admin.put(`/api/admin/pickup-places/${hall.id}`, { ...HALL, leadHours: 0 });
    await desk.add(desk.oil, 1);
    setClock('2026-11-20T18:59:59Z');
    expect((await options()).places![0]!.slots[0]!.slot).toBe(FRIDAY_2_PM);
    setClock('2026-11-20T19:00:00Z');
    expect((await options()).places![0]!.slots[0]!.slot).toBe(FRIDAY_3_PM);
    expect((await orderAt(desk, at())).body.reason).toBe('slot_gone');
  });
});

it('never overflows, however many order at once', async () => {
  await admin.put(`/api/admin/pickup-places/${hall.id}`, { ...HALL, capacity: 7 });
  const visitors = Array.from({ length: 200 }, () => desk.shop.visitor());
  await Promise.all(visitors.map((visitor) => desk.add(desk.oil, 1, visitor)));
  const answers = await Promise.all(visitors.map((visitor) => orderAt(desk, at(), {}, visitor)));
  const placed = answers.filter(({ status }) => status === 201);
  expect(placed).toHaveLength(7);
  expect(answers.filter(({ status, body }) => status === 409 && body.reason === 'slot_gone')).toHaveLength(
    193,
  );
  expect(new Set(placed.map(({ body }) => body.order.pickup!.code)).size).toBe(7);
  expect(await takenAt(FRIDAY_2_PM)).toBe(7);
  const after = await readLedger(desk.shop.db);
  expect(after).toMatchObject({ sold: desk.before.sold + 7, orders: desk.before.orders + 7, faults: [] });
});
