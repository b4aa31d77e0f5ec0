// Producers, customer, administrators and the account's end at the same order in the same moment: somebody who is first
// wins, the others are told, and the books add up.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import { orderStatusOf } from '#domains/orders/model/part-status.ts';
import { rows } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { orderEvents, orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { readLedger } from '../support/ledger.ts';
import { aBuyer, anAdmin, aProducer } from '../support/people.ts';
import { openTestApp, TEST_PASSWORD, type TestApp, type Visitor } from '../support/test-app.ts';
import { FORM } from '../support/checkout-desk.ts';

const ROUNDS = 6;

describe('an order that everybody moves at once', () => {
  let shop: TestApp;
  let admin: Visitor;
  let producers: { visitor: Visitor; productId: number }[];
  beforeAll(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
    const shelves = await rows<{ slug: string; productId: number }>(
      shop.db,
      sql`select r.slug, min(p.id) as "productId" from producer_profiles r join products p on p.producer_id = r.id
           where p.listed and p.for_sale and p.quantity_available > 50 group by r.slug order by r.slug limit 2`,
    );
    producers = [];
    for (const { slug, productId } of shelves)
      producers.push({ visitor: (await aProducer(shop, slug)).visitor, productId });
  });
  let units: number;
  beforeEach(async () => {
    ({ units } = await readLedger(shop.db));
  });
  const buy = async (who: Visitor) => {
    for (const { productId } of producers) await who.post('/api/cart', { productId, quantity: 1 });
    const { body, status } = await who.post<CheckoutAnswer>('/api/checkout', FORM);
    expect(status).toBe(201);
    return body;
  };
  const shipAll = (orderId: number) =>
    producers.map(({ visitor }) => visitor.post(`/api/producer/orders/${orderId}/ship`, {}));
  const expectSound = async (orderId: number) => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    const parts = await shop.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
    const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    expect(order!.status).toBe(orderStatusOf(parts));
    const ofOrder = events.filter(({ partId }) => partId === null);
    expect(new Set(ofOrder.map(({ toStatus }) => toStatus)).size).toBe(ofOrder.length);
    const mails = await shop.db
      .select({ template: mailOutbox.template, data: mailOutbox.data })
      .from(mailOutbox)
      .where(
        sql`${mailOutbox.data} ->> 'orderId' = ${String(orderId)} and ${mailOutbox.template} like 'order-%'`,
      );
    const told = (template: string) =>
      mails
        .filter((mail) => mail.template === template)
        .reduce((all, { data }) => all + (data as { lines: unknown[] }).lines.length, 0);
    const reached = (...wanted: string[]) => parts.filter(({ status }) => wanted.includes(status)).length;
    expect(told('order-cancelled')).toBe(reached('cancelled'));
    expect(told('order-shipped')).toBe(reached('shipped', 'delivered'));
    expect(told('order-delivered')).toBe(reached('delivered'));
    const ledger = await readLedger(shop.db);
    expect(ledger.faults).toEqual([]);
    expect(ledger.units).toBe(units);
  };

  it('of a guest', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const guest = shop.visitor();
      const { orderId, token } = await buy(guest);
      const answers = await Promise.all([
        ...shipAll(orderId),
        guest.post(`/api/orders/${orderId}/cancel?token=${token}`),
        admin.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' }),
        ...shipAll(orderId),
        admin.patch(`/api/admin/orders/${orderId}`, { status: 'processing' }),
        guest.post(`/api/orders/${orderId}/received?token=${token}`, {}),
        guest.post(`/api/orders/${orderId}/received?token=${token}`, {}),
      ]);
      expect(
        answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409),
      ).toEqual([]);
      await expectSound(orderId);
    }
  });

  it('of a buyer who deletes the account', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { visitor } = await aBuyer(shop, `leaving-${round}`);
      const { orderId } = await buy(visitor);
      const answers = await Promise.all([
        visitor.post(`/api/user/orders/${orderId}/cancel`),
        ...shipAll(orderId),
        visitor.delete('/api/profile', { password: TEST_PASSWORD }),
        admin.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' }),
      ]);
      expect(
        answers.map(({ status }) => status).filter((status) => ![200, 401, 409].includes(status)),
      ).toEqual([]);
      expect(answers[3]!.status).toBe(200);
      await expectSound(orderId);
    }
  });
});
