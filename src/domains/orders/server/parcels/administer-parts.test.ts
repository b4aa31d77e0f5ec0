import { describe, expect, it } from 'vitest';
import type { AdminStats } from '#domains/desk/model/admin.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { openTwoProducers } from '../../../../../tests/support/two-producers.ts';

describe('an order from two producers', () => {
  const two = openTwoProducers();

  it('cancelled when half of it is on its way: the rest comes back, and its amount is no longer owed', async () => {
    const bought = await two.buy();
    await two.ship(two.shelves[0], bought.orderId);
    const { status, body } = await two.admin.patch<Order>(`/api/admin/orders/${bought.orderId}`, {
      status: 'cancelled',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'shipped',
      orderTotal: 138.7,
      cancelledTotal: 20,
      parts: [{ status: 'shipped' }, { status: 'cancelled' }],
    });
    expect([await two.stockOf(two.shelves[0]), await two.stockOf(two.shelves[1])]).toEqual([95, 100]);
    const [mail] = (await two.mailsAbout(bought.orderId)).slice(-1);
    expect(mail).toMatchObject({
      template: 'order-cancelled',
      data: { isWhole: false, cancelledCents: 20_00 },
    });
    expect((await two.ship(two.shelves[1], bought.orderId)).status).toBe(409);
    const revenue = (await two.shelves[0].visitor.get<{ revenue: number }>('/api/producer/stats')).body
      .revenue;
    expect(revenue).toBeGreaterThanOrEqual(118.7);
  });

  it('counts in the administrator’s figures as what is left of it, in all and by day', async () => {
    const bought = await two.buy();
    const figures = async () => (await two.admin.get<AdminStats>('/api/admin/stats')).body;
    const before = await figures();
    await two.ship(two.shelves[0], bought.orderId);
    await two.admin.patch(`/api/admin/orders/${bought.orderId}`, { status: 'cancelled' });
    const after = await figures();
    const cents = ({ revenue }: { revenue: number | null }) => Math.round(revenue! * 100);
    expect(cents(before) - cents(after)).toBe(20_00);
    expect(after.sales.reduce((sum, day) => sum + cents(day), 0)).toBe(cents(after));
  });

  it('cancelled as a whole is owed nothing of, shipping included', async () => {
    const bought = await two.buy([1, 1]);
    const { body } = await bought.guest.post<Order>(
      `/api/orders/${bought.orderId}/cancel?token=${bought.token}`,
    );
    expect(body).toMatchObject({ status: 'cancelled', orderTotal: 44.94, cancelledTotal: 44.94 });
    expect([await two.stockOf(two.shelves[0]), await two.stockOf(two.shelves[1])]).toEqual([100, 100]);
  });

  it('moved by an administrator takes every part along that is not further on', async () => {
    const bought = await two.buy();
    await two.ship(two.shelves[0], bought.orderId);
    const sentAt = (await two.shown(bought)).parts[0]!.shippedAt;
    const { body } = await two.admin.patch<Order>(`/api/admin/orders/${bought.orderId}`, {
      status: 'shipped',
    });
    expect(body.parts.map(({ status }) => status)).toEqual(['shipped', 'shipped']);
    expect(body.parts[0]!.shippedAt).toBe(sentAt);
    const done = await two.admin.patch<Order>(`/api/admin/orders/${bought.orderId}`, { status: 'completed' });
    expect(done.body.parts.map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  });

  it('shipped by an administrator stands in the audit log', async () => {
    const { orderId, order } = await two.buy();
    const partId = order.parts[0]!.id;
    const shipment = { carrier: 'ups', trackingNumber: '1Z 999' };
    const url = `/api/admin/orders/${orderId}/parts/${partId}/ship`;
    expect((await two.admin.post(url, shipment)).status).toBe(200);
    expect((await two.admin.post(url, shipment)).status).toBe(409);
    const { body } = await two.admin.get<{ items: object[] }>('/api/admin/audit?limit=100');
    const logged = body.items.filter((entry) => 'entityId' in entry && entry.entityId === String(orderId));
    expect(logged).toEqual([
      expect.objectContaining({ action: 'order.ship', detail: { partId, ...shipment } }),
    ]);
  });
});
