import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ReturnOptions } from '#domains/returns/model/return.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { aBuyer } from '../../../../tests/support/people.ts';
import { openReturnsDesk, type DeliveredOrder } from '../../../../tests/support/returns-desk.ts';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

describe('what may be returned', () => {
  const desk = openReturnsDesk();
  const options = async ({ id, token }: DeliveredOrder, language = 'en') => {
    const url = `/api/orders/${id}/return-options?token=${token}`;
    return (await desk.visitor.get<ReturnOptions>(url, { 'accept-language': language })).body.items;
  };
  const ago = (ms: number) => new Date(Date.now() - ms);

  it('everything for everything, right after delivery; perishables not for being unopened', async () => {
    const [oil, cheese] = await options(await desk.buy({ oil: 3, cheese: 1 }));
    expect(oil).toMatchObject({
      quantity: 3,
      quantityLeft: 3,
      perishable: false,
      returnable: true,
      reasons: ['unopened', 'incorrect', 'damaged', 'spoiled', 'defective'],
      feeApplies: false,
      why: null,
    });
    expect(oil!.until).toBe(oil!.deadlines.unopened);
    expect(cheese).toMatchObject({
      perishable: true,
      reasons: ['incorrect', 'damaged', 'spoiled', 'defective'],
      feeFrom: null,
    });
    expect(cheese!.until).toBe(cheese!.deadlines.incorrect);
  });

  it('by what the product was when it was sold, whatever becomes of it since', async () => {
    const order = await desk.buy({ oil: 1, cheese: 1 });
    await desk.change(desk.oil, { perishable: true });
    await desk.change(desk.cheese, { perishable: false });
    const [oil, cheese] = await options(order);
    expect([oil!.perishable, cheese!.perishable]).toEqual([false, true]);
    expect(oil!.reasons).toContain('unopened');
    expect(cheese!.reasons).not.toContain('unopened');
    expect((await desk.request(order, { reason: 'unopened' })).status).toBe(201);
  });

  it('damage for 48 hours', async () => {
    const order = await desk.buy({ cheese: 1, deliveredAt: ago(48 * HOUR_MS - MINUTE_MS) });
    expect((await options(order))[0]!.reasons).toContain('damaged');
    await desk.arrive(order.id, ago(48 * HOUR_MS + MINUTE_MS));
    expect((await options(order))[0]!.reasons).toEqual(['incorrect']);
  });

  it('with the fee after 30 days, not at all after 45, which is said with its date in five languages', async () => {
    const order = await desk.buy({ oil: 1, hoursAgo: 35 * 24 });
    expect((await options(order))[0]).toMatchObject({ reasons: ['unopened'], feeApplies: true });
    await desk.arrive(order.id, new Date('2025-03-09T12:00:00Z'));
    const [late] = await options(order);
    expect(late).toMatchObject({ returnable: false, reasons: [], until: null });
    expect(late!.why).toBe(
      'Unopened items can be returned within 45 days of delivery. Here that was until April 23, 2025.',
    );
    for (const [language, date] of [
      ['de', '23. April 2025'],
      ['fr', '23 avril 2025'],
      ['it', '23 aprile 2025'],
      ['es', '23 de abril de 2025'],
    ] as const)
      expect((await options(order, language))[0]!.why).toContain(date);
  });

  it('nothing before it is delivered, and nothing of what was cancelled', async () => {
    await desk.add(desk.oil, 1);
    const { body } = await desk.checkout();
    const { id } = body.order;
    const order = { id, token: desk.shop.shop.links.sign('order', id), itemIds: [] };
    expect((await options(order))[0]!.why).toContain('once they have been delivered');
    await desk.admin.patch(`/api/admin/orders/${id}`, { status: 'cancelled' });
    expect((await options(order))[0]!.why).toContain('was cancelled');
  });

  it('is for its own customer alone', async () => {
    const order = await desk.buy({ oil: 1 });
    const { id, visitor } = await aBuyer(desk.shop);
    const url = `/api/user/orders/${order.id}/return-options`;
    expect((await visitor.get(url)).status).toBe(404);
    expect((await desk.visitor.get(url)).status).toBe(401);
    expect((await desk.visitor.get(`/api/orders/${order.id}/return-options`)).status).toBe(404);
    await desk.shop.db.update(orders).set({ userId: id }).where(eq(orders.id, order.id));
    expect((await visitor.get<ReturnOptions>(url)).body.items).toHaveLength(1);
  });
});
