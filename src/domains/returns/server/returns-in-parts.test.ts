import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { aProducer } from '../../../../tests/support/people.ts';
import { openReturnsDesk } from '../../../../tests/support/returns-desk.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('an order in two parcels', { timeout: 60_000 }, () => {
  const desk = openReturnsDesk();
  beforeAll(async () => {
    const { producerId } = await aProducer(desk.shop, 'skerrowdale-dairy');
    await desk.change(desk.cheese, { producerId });
  });

  it('each line goes by the clock of its own parcel', async () => {
    const order = await desk.buy({ oil: 1, cheese: 1 });
    const [oil, cheese] = order.itemIds.map((itemId) => ({ itemId, quantity: 1 }));
    const parts = await desk.shop.db.select().from(orderParts).where(eq(orderParts.orderId, order.id));
    expect(parts).toHaveLength(2);
    await desk.shop.db
      .update(orderParts)
      .set({ deliveredAt: new Date(Date.now() - 32 * DAY_MS) })
      .where(eq(orderParts.id, parts[0]!.id));
    const both = await desk.request(order, { items: [oil, cheese] });
    expect([both.status, both.body.message]).toEqual([
      409,
      expect.stringMatching(/^Taggiasca Extra Virgin Olive Oil: .+within 30 days/u),
    ]);
    expect((await desk.request(order, { items: [cheese] })).status).toBe(201);
  });

  it('gives nothing back for the parcel that was cancelled, and shipping once all the others came back', async () => {
    await desk.add(desk.oil, 2);
    await desk.add(desk.cheese, 1);
    const placed = (await desk.checkout()).body.order;
    const oilPart = placed.parts.find(({ itemIds }) => itemIds.includes(placed.items[0]!.id))!;
    await desk.admin.post(`/api/admin/orders/${placed.id}/parts/${oilPart.id}/ship`);
    await desk.admin.patch(`/api/admin/orders/${placed.id}`, { status: 'cancelled' });
    const token = desk.shop.shop.links.sign('order', placed.id);
    const order = { id: placed.id, token, itemIds: placed.items.map(({ id }) => id) };
    await desk.visitor.post(`/api/orders/${placed.id}/received?token=${token}`);
    const cancelled = await desk.request(order, { items: [{ itemId: order.itemIds[1], quantity: 1 }] });
    expect([cancelled.status, cancelled.body.message]).toEqual([409, expect.stringContaining('cancelled')]);
    const all = { items: [{ itemId: order.itemIds[0], quantity: 2 }] };
    const { id } = (await desk.request(order, all)).body;
    const settled = await desk.walk(id, 'authorized', 'received', 'inspected', 'refunded');
    expect(settled.body).toMatchObject({ shippingAmount: 9.95, refundAmount: 59.93 });
    const { payment } = (await desk.visitor.get<Order>(`/api/orders/${order.id}?token=${token}`)).body;
    expect(payment).toMatchObject({ open: 0, paid: 0, refunded: 0 });
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('what of an exchange is cancelled while the rest is on its way becomes a return of its own', async () => {
    const order = await desk.buy({ oil: 2, cheese: 1 });
    await desk.admin.post(`/api/admin/orders/${order.id}/payments`);
    const [oil, cheese] = order.itemIds;
    const items = [
      { itemId: oil, quantity: 2 },
      { itemId: cheese, quantity: 1 },
    ];
    const photos = [(await desk.photo(order)).id];
    const { id, number } = (await desk.request(order, { kind: 'exchange', items, photos })).body;
    const done = await desk.walk(id, 'authorized', 'received', 'inspected', 'exchanged');
    const sentId = done.body.exchangeOrderId!;
    const sent = (await desk.admin.get<Order>(`/api/admin/orders/${sentId}`)).body;
    const oilPart = sent.parts.find(({ itemIds }) => itemIds.includes(sent.items[0]!.id))!;
    await desk.admin.post(`/api/admin/orders/${sentId}/parts/${oilPart.id}/ship`);
    await desk.admin.patch(`/api/admin/orders/${sentId}`, { status: 'cancelled' });
    const [open, exchanged] = await desk.views(order);
    expect(exchanged).toMatchObject({
      number,
      status: 'exchanged',
      exchangeOrderId: sentId,
      items: [{ itemId: oil, quantity: 2 }],
    });
    expect(open).toMatchObject({
      status: 'inspected',
      exchangeOrderId: null,
      requestedAt: exchanged!.requestedAt,
      items: [{ itemId: cheese, quantity: 1 }],
      refundAmount: 10,
    });
    expect(open!.number).not.toBe(number);
    const returnsOf = async (line: number) => {
      const { producerId } = sent.parts.find(({ itemIds }) => itemIds.includes(sent.items[line]!.id))!;
      const { items: rows } = (
        await desk.admin.get<{ items: { number: string }[] }>(
          `/api/admin/returns?limit=100&producerId=${producerId}`,
        )
      ).body;
      return rows.map((row) => row.number);
    };
    expect(await returnsOf(0)).toContain(number);
    expect(await returnsOf(0)).not.toContain(open!.number);
    expect(await returnsOf(1)).toContain(open!.number);
    expect(await returnsOf(1)).not.toContain(number);
    expect(open!.events.map(({ status }) => status)).toEqual([
      'requested',
      'authorized',
      'received',
      'inspected',
      'inspected',
    ]);
    expect([open!.photos.length, exchanged!.photos.length]).toEqual([1, 1]);
    const mails = await desk.shop.db
      .select({ data: mailOutbox.data })
      .from(mailOutbox)
      .where(eq(mailOutbox.template, 'order-cancelled'))
      .orderBy(mailOutbox.id);
    expect(mails.at(-1)!.data).toMatchObject({ orderId: sentId, isWhole: false, openReturn: open!.number });
    // Nothing can be claimed twice, and the decision gives back what the piece cost.
    expect((await desk.request(order, { items: [items[1]] })).status).toBe(409);
    expect((await desk.decide(open!.id, { status: 'refunded' })).body.refundAmount).toBe(10);
    const { payment } = (await desk.visitor.get<Order>(`/api/orders/${order.id}?token=${order.token}`)).body;
    expect(payment).toMatchObject({ refunded: 10 });
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });
});
