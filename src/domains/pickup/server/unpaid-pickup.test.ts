import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { pickupSlots } from '#domains/pickup/server/pickup.schema.ts';
import { openCardDesk } from '../../../../tests/support/card-desk.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import { addPlace, HALL, orderAt } from '../../../../tests/support/pickup-desk.ts';

const { desk, expire } = await openCardDesk();

it('is not handed over before it is paid, and gives its place back when nobody pays', async () => {
  const { visitor: admin } = await anAdmin(desk.shop);
  const place = await addPlace(admin, HALL);
  await desk.add(desk.oil, 1);
  const { body: options } = await desk.visitor.get<CheckoutOptions>('/api/checkout/options');
  const { slot } = options.places![0]!.slots[0]!;
  const { status, body } = await orderAt(desk, { id: place.id, slot });
  expect(status).toBe(201);
  // Nobody who has not paid learns the code.
  expect(body.order.pickup).toMatchObject({ code: null, qrCode: null });
  const taken = async () =>
    (await desk.shop.db.select().from(pickupSlots).where(eq(pickupSlots.placeId, place.id)))[0]!.taken;
  expect(await taken()).toBe(1);
  await expire();
  const read = await desk.visitor.get<{ status: string }>(`/api/orders/${body.orderId}?token=${body.token}`);
  expect(read.body.status).toBe('cancelled');
  expect(await taken()).toBe(0);
});
