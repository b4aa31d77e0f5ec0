import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import { orders } from './orders.schema.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { aBuyer, anAdmin, aProducer } from '../../../../tests/support/people.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';

describe('the invoice of an order', () => {
  const desk = openCheckoutDesk();
  let id: number;
  let token: string;
  let buyer: Awaited<ReturnType<typeof aBuyer>>;
  const invoice = (who: Visitor, query = '') => who.get<Order>(`/api/orders/${id}/invoice${query}`);
  beforeAll(async () => {
    buyer = await aBuyer(desk.shop);
    await desk.add(desk.oil, 5, buyer.visitor);
    const { body } = await desk.checkout(buyer.visitor);
    ({ orderId: id, token } = body);
  });

  it('opens by the token of the order, and says where it goes', async () => {
    const { status, body, headers } = await invoice(desk.shop.visitor(), `?token=${token}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, orderTotal: 118.7, discountTotal: 6.25, promo: null, ...FORM });
    expect(body.payment.invoiceNumber).toMatch(/^M-\d{4}-\d{6}$/u);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('opens without one for its buyer and for administrators', async () => {
    expect((await invoice(buyer.visitor)).body).toMatchObject({ id, ...FORM });
    expect((await invoice((await anAdmin(desk.shop)).visitor)).body).toMatchObject({ id, ...FORM });
  });

  it('does not exist for anybody else', async () => {
    const strangers = [
      desk.shop.visitor(),
      (await aBuyer(desk.shop, 'somebody-else')).visitor,
      (await aProducer(desk.shop, 'skerrowdale-dairy')).visitor,
    ];
    for (const stranger of strangers) {
      expect((await invoice(stranger)).status).toBe(404);
      expect((await invoice(stranger, '?token=made-up')).status).toBe(404);
      expect((await invoice(stranger, `?token=${'x'.repeat(300)}`)).status).toBe(404);
    }
  });

  it('of a guest opens for nobody who is merely signed in', async () => {
    await desk.shop.db.update(orders).set({ userId: null }).where(eq(orders.id, id));
    expect((await invoice(buyer.visitor)).status).toBe(404);
  });
});
