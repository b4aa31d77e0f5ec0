import { and, eq, notInArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { OwnFamily } from '#domains/catalogue/model/families/family.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { aProducer } from '../../../../tests/support/people.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';
import { openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';

const desk = openCheckoutDesk();
let mill: Visitor | undefined;

/** The desk's oil at $24.99 and a case of it at $130, which counts as six, on the standard ladder. */
async function aFamily() {
  const [oil] = await desk.shop.db.select().from(products).where(eq(products.id, desk.oil));
  const [box] = await desk.shop.db
    .select()
    .from(products)
    .where(and(eq(products.producerId, oil!.producerId!), notInArray(products.id, [desk.oil, desk.cheese])))
    .orderBy(products.id);
  await desk.shop.db
    .update(products)
    .set({ familyId: null, countsAs: 1, size: null })
    .where(eq(products.producerId, oil!.producerId!));
  await desk.change(box!.id, {
    priceCents: 130_00,
    quantityAvailable: 50,
    discountTiers: null,
    hidden: false,
  });
  mill ??= (await aProducer(desk.shop, 'frantoio-ripalunga')).visitor;
  const { body } = await mill.post<OwnFamily>('/api/producer/families', {
    name: 'Oil',
    members: [
      { productId: desk.oil, label: 'Bottle' },
      { productId: box!.id, label: 'Case', countsAs: 6 },
    ],
  });
  return { family: body, box: box!.id, mill };
}
const lines = ({ items }: Cart) =>
  items.map(({ quantity, familyId, pooledUnits, discountPercentage, finalPrice }) => ({
    quantity,
    familyId,
    pooledUnits,
    discountPercentage,
    finalPrice,
  }));

describe('sizes of a family', () => {
  it('count together in cart, options and order; the order stays as it was when the family ends', async () => {
    const { family, box, mill: producer } = await aFamily();
    await desk.add(desk.oil, 4);
    await desk.add(box, 1);
    await desk.add(desk.cheese, 4);
    const cart = await desk.cartOf();
    expect(lines(cart)).toEqual([
      { quantity: 4, familyId: family.id, pooledUnits: 10, discountPercentage: 10, finalPrice: 89.96 },
      { quantity: 1, familyId: family.id, pooledUnits: 10, discountPercentage: 10, finalPrice: 117 },
      { quantity: 4, familyId: null, pooledUnits: 4, discountPercentage: 0, finalPrice: 40 },
    ]);
    expect(cart.items[1]!.product).toMatchObject({ countsAs: 6, familyName: 'Oil', size: 'Case' });

    const { status, body } = await desk.checkout();
    expect(status).toBe(201);
    expect(
      body.order.items.map(({ familyId, pooledUnits, lineTotal }) => [familyId, pooledUnits, lineTotal]),
    ).toEqual([
      [family.id, 10, 89.96],
      [family.id, 10, 117],
      [null, 4, 40],
    ]);
    await producer.delete(`/api/producer/families/${family.id}`);
    const after = (await desk.visitor.get<Order>(`/api/orders/${body.orderId}?token=${body.token}`)).body;
    expect(after.items).toEqual(body.order.items);
    expect(after.orderTotal).toBe(body.order.orderTotal);
  });

  it('are not ordered at a higher price than was seen when the family ends in between', async () => {
    const { family, box, mill: producer } = await aFamily();
    await desk.add(desk.oil, 4);
    await desk.add(box, 1);
    await desk.cartOf();
    await producer.delete(`/api/producer/families/${family.id}`);
    const refused = await desk.checkout();
    expect(refused).toMatchObject({ status: 409, body: { reason: 'price_changed' } });
    expect(refused.body.message).toContain('99.96');
    // The other line rose too, and is named in its turn; then all of it has been seen.
    expect((await desk.checkout()).status).toBe(409);
    expect((await desk.checkout()).body.order.orderTotal).toBe(229.96);
  });

  it('taken out one by one keep what the rest costs alone, and never more', async () => {
    const { box } = await aFamily();
    await desk.add(desk.oil, 4);
    const { body } = await desk.visitor.post<Cart>('/api/cart', { productId: box, quantity: 1 });
    const after = (await desk.visitor.delete<Cart>(`/api/cart/${body.items[1]!.id}`)).body;
    expect(lines(after)).toMatchObject([{ pooledUnits: 4, discountPercentage: 0, finalPrice: 99.96 }]);
    const raised = (await desk.visitor.put<Cart>(`/api/cart/${after.items[0]!.id}`, { quantity: 5 })).body;
    expect(lines(raised)).toMatchObject([{ pooledUnits: 5, discountPercentage: 5 }]);
  });

  it('of a cart that another request changes at the same time are ordered as they are priced', async () => {
    const { family, box, mill: producer } = await aFamily();
    await desk.add(desk.oil, 4);
    await desk.add(box, 1);
    const ladder = [{ minQuantity: 2, discountPercentage: 20 }];
    const [placed] = await Promise.all([
      desk.checkout(),
      producer.patch(`/api/producer/families/${family.id}`, { discountTiers: ladder }),
    ]);
    expect(placed.status).toBe(201);
    const percents = placed.body.order.items.map(({ discountPercentage }) => discountPercentage);
    expect([
      [10, 10],
      [20, 20],
    ]).toContainEqual(percents);
  });
});
