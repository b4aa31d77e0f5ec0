import { isNotNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import { rows } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { openCodeDesk } from '../../../../tests/support/code-desk.ts';

const desk = openCodeDesk();

it('an order with everything chosen costs the same in the cart, in the answer, in the mail, on the invoice and in the tables', async () => {
  await desk.make({ value: 12_50 });
  const shelf = await desk.shop.db
    .selectDistinctOn([products.producerId], { id: products.id })
    .from(products)
    .where(isNotNull(products.producerId))
    .limit(3);
  for (const [index, { id }] of shelf.entries()) {
    await desk.change(id, {
      priceCents: 19_99,
      discountTiers: null,
      quantityAvailable: 50,
      perishable: true,
    });
    await desk.add(id, 5 + index);
  }
  const cart = (await desk.put()).body;
  const choices = { shippingMethod: 'express', coldChain: true, giftWrap: true, giftMessage: 'For you' };
  const { body } = await desk.order(undefined, choices);
  // 18 × 19.99 less 5 % each; 12.5 % of that; 12.95 and 5.00 for cold chain; wrapping 5.00.
  const figures = { subtotal: 359.82, discountTotal: 18, shipping: 17.95, giftWrapPrice: 5 };
  expect(body.order).toMatchObject({
    ...figures,
    promo: { code: desk.code, discount: 42.73 },
    orderTotal: 322.04,
  });
  expect(cart).toMatchObject({ total: 341.82, promo: { discount: 42.73 } });
  const invoice = await desk.visitor.get<Order>(`/api/orders/${body.orderId}/invoice?token=${body.token}`);
  expect(invoice.body).toMatchObject({
    ...figures,
    promo: { code: desk.code, discount: 42.73 },
    orderTotal: 322.04,
  });
  const [sums] = await rows(
    desk.shop.db,
    sql`select o.order_total_cents as total, o.promo_cents as promo, sum(i.promo_cents)::int as "linePromo",
               sum(i.price_cents * i.quantity - i.discount_cents)::int as goods,
               (select sum(t.goods_cents)::int from order_parts t where t.order_id = o.id) as "partGoods",
               (select sum(t.promo_cents)::int from order_parts t where t.order_id = o.id) as "partPromo",
               (select count(*)::int from order_parts t where t.order_id = o.id) as parts,
               (select (m.data ->> 'totalCents')::int from mail_outbox m
                 where m.template = 'order-confirmation' and (m.data ->> 'orderId')::int = o.id) as mailed
          from orders o join order_items i on i.order_id = o.id where o.id = ${body.orderId} group by o.id`,
  );
  expect(sums).toEqual({
    total: 322_04,
    mailed: 322_04,
    promo: 42_73,
    linePromo: 42_73,
    partPromo: 42_73,
    goods: 341_82,
    partGoods: 341_82,
    parts: 3,
  });
});
