import { and, eq, notInArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { OwnFamily } from '#domains/catalogue/model/families/family.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { readLedger } from '../support/ledger.ts';
import { aBuyer, aProducer } from '../support/people.ts';
import { openReturnsDesk, type DeliveredOrder } from '../support/returns-desk.ts';
import type { Visitor } from '../support/test-app.ts';

/** Four bottles at $24.99 and a case at $130 that counts as six are ten units: 10 % off both. */
const BOTTLES = { quantity: 4, pooledUnits: 10, discountPercentage: 10, lineTotal: 89.96 };
const CASE = { quantity: 1, pooledUnits: 10, discountPercentage: 10, lineTotal: 117 };

describe('sizes of a family, after the order', { timeout: 60_000 }, () => {
  const desk = openReturnsDesk();
  let mill: Visitor | undefined;
  let box = 0;

  async function aFamily(): Promise<{ id: number; end: () => Promise<unknown> }> {
    const [oil] = await desk.shop.db.select().from(products).where(eq(products.id, desk.oil));
    const ofMill = eq(products.producerId, oil!.producerId!);
    await desk.shop.db.update(products).set({ familyId: null, countsAs: 1, size: null }).where(ofMill);
    const [found] = await desk.shop.db
      .select()
      .from(products)
      .where(and(ofMill, notInArray(products.id, [desk.oil, desk.cheese])))
      .orderBy(products.id);
    box = found!.id;
    const columns = { priceCents: 130_00, quantityAvailable: 50, discountTiers: null, perishable: false };
    await desk.change(box, columns);
    mill ??= (await aProducer(desk.shop, 'frantoio-ripalunga')).visitor;
    const { body } = await mill.post<OwnFamily>('/api/producer/families', {
      name: 'Oil',
      members: [
        { productId: desk.oil, label: 'Bottle' },
        { productId: box, label: 'Case', countsAs: 6 },
      ],
    });
    const { id } = body;
    return { id, end: () => mill!.delete(`/api/producer/families/${id}`) };
  }
  const bothSizes = async (who = desk.visitor) => {
    await desk.add(desk.oil, 4, who);
    await desk.add(box, 1, who);
  };
  /** Delivered, a piece of cheese beside it where it is wanted. */
  const bought = async (cheese = 0) => {
    await desk.add(desk.oil, 4);
    await desk.add(box, 1);
    return desk.buy({ cheese });
  };
  const orderNow = async ({ id, token }: Pick<DeliveredOrder, 'id' | 'token'>) =>
    (await desk.visitor.get<Order>(`/api/orders/${id}?token=${token}`)).body;
  const faults = async () => (await readLedger(desk.shop.db)).faults;

  it('reordered are priced by the rule of today: together, and alone once the family has ended', async () => {
    const family = await aFamily();
    const buyer = await aBuyer(desk.shop);
    await bothSizes(buyer.visitor);
    const { order } = (await desk.checkout(buyer.visitor)).body;
    expect(order.items).toMatchObject([BOTTLES, CASE]);
    const again = () => buyer.visitor.post<{ cart: Cart }>(`/api/user/orders/${order.id}/reorder`);
    expect((await again()).status).toBe(200);
    expect((await desk.cartOf(buyer.visitor)).items).toMatchObject([
      { familyId: family.id, pooledUnits: 10, discountPercentage: 10, finalPrice: 89.96 },
      { familyId: family.id, pooledUnits: 10, discountPercentage: 10, finalPrice: 117 },
    ]);
    await family.end();
    for (const { id } of (await desk.cartOf(buyer.visitor)).items)
      await buyer.visitor.delete(`/api/cart/${id}`);
    await again();
    expect((await desk.cartOf(buyer.visitor)).items).toMatchObject([
      { familyId: null, pooledUnits: 4, discountPercentage: 0, finalPrice: 99.96 },
      { familyId: null, pooledUnits: 1, discountPercentage: 0, finalPrice: 130 },
    ]);
  });

  it('say in cart, order and parcel which size they are, unless the name does', async () => {
    const family = await aFamily();
    const named = async (id: number) => {
      const [found] = await desk.shop.db.select().from(products).where(eq(products.id, id));
      return { name: found!.name, translations: found!.translations };
    };
    const [oil, crate] = [await named(desk.oil), await named(box)];
    await desk.change(desk.oil, { name: 'Novello', translations: { de: { name: 'Novello' } } });
    await desk.change(box, { name: 'Novello, a case', translations: {} });
    await mill!.patch(`/api/producer/families/${family.id}`, {
      members: [
        { productId: desk.oil, label: 'Bottle', labels: { de: 'Flasche' } },
        { productId: box, label: 'Case', countsAs: 6 },
      ],
    });
    await bothSizes();
    const names = ['Novello, Bottle', 'Novello, a case'];
    expect((await desk.cartOf()).items.map(({ product }) => product.name)).toEqual(names);
    const { order, token } = (await desk.checkout()).body;
    const parcel = await mill!.get<ProducerOrder>(`/api/producer/orders/${order.id}`, {
      'accept-language': 'de',
    });
    expect(parcel.body.items.map(({ productName }) => productName)).toEqual([
      'Novello, Flasche',
      'Novello, a case',
    ]);
    await family.end();
    await desk.change(desk.oil, oil);
    await desk.change(box, crate);
    const { items } = await orderNow({ id: order.id, token });
    expect(items.map(({ product }) => product.name)).toEqual(names);
  });

  it('changed while that is allowed keep their price, whatever became of the family', async () => {
    const family = await aFamily();
    await bothSizes();
    const { order, token } = (await desk.checkout()).body;
    await family.end();
    const changed = await desk.visitor.patch<Order>(`/api/orders/${order.id}?token=${token}`, {
      shippingAddress: '14 Harbour Street, Portland',
    });
    expect(changed.status).toBe(200);
    expect(await orderNow({ id: order.id, token })).toMatchObject({
      items: order.items,
      orderTotal: order.orderTotal,
    });
  });

  it('keep their price when another part of the order is cancelled', async () => {
    const family = await aFamily();
    const other = await aProducer(desk.shop, 'skerrowdale-dairy');
    await desk.change(desk.cheese, { producerId: other.producerId });
    await bothSizes();
    await desk.add(desk.cheese, 1);
    const { order, token } = (await desk.checkout()).body;
    const sizes = order.parts.find(({ itemIds }) => itemIds.includes(order.items[0]!.id))!;
    await desk.admin.post(`/api/admin/orders/${order.id}/parts/${sizes.id}/ship`);
    await family.end();
    await desk.admin.patch(`/api/admin/orders/${order.id}`, { status: 'cancelled' });
    const after = await orderNow({ id: order.id, token });
    expect(after.items).toMatchObject([BOTTLES, CASE, { quantity: 1 }]);
    // 206.96 is above what ships free; the cheese is not owed any more.
    expect(after.payment.open).toBe(206.96);
    expect(await faults()).toEqual([]);
  });

  it('that are returned give back what they cost, and the rest keeps its price', async () => {
    const family = await aFamily();
    const order = await bought();
    await desk.admin.post(`/api/admin/orders/${order.id}/payments`);
    // The five units that are left would be 5 % only, and none once the family has ended.
    await family.end();
    const back = (itemId: number, quantity: number) =>
      desk.request(order, { reason: 'unopened', items: [{ itemId, quantity }] });
    const { id } = (await back(order.itemIds[1]!, 1)).body;
    const settled = await desk.walk(id, 'authorized', 'received', 'inspected', 'refunded');
    expect(settled.body.refundAmount).toBe(117);
    expect((await orderNow(order)).items).toMatchObject([BOTTLES, CASE]);
    const rest = (await back(order.itemIds[0]!, 4)).body.id;
    expect((await desk.walk(rest, 'authorized', 'received', 'inspected', 'refunded')).body).toMatchObject({
      refundAmount: 89.96,
    });
    expect((await orderNow(order)).payment).toMatchObject({ refunded: 206.96, open: 0 });
    expect(await faults()).toEqual([]);
  });

  it('are exchanged at no price, and undone give back what they cost', async () => {
    const family = await aFamily();
    const order = await bought();
    await desk.admin.post(`/api/admin/orders/${order.id}/payments`);
    await family.end();
    const photos = [(await desk.photo(order)).id];
    const items = [{ itemId: order.itemIds[1], quantity: 1 }];
    const { id } = (await desk.request(order, { kind: 'exchange', reason: 'damaged', items, photos })).body;
    const done = await desk.walk(id, 'authorized', 'received', 'inspected', 'exchanged');
    const sent = done.body.exchangeOrderId!;
    const exchange = (await desk.admin.get<Order>(`/api/admin/orders/${sent}`)).body;
    expect(exchange.items).toMatchObject([{ quantity: 1, lineTotal: 0, familyId: null, pooledUnits: 1 }]);
    expect((await orderNow(order)).items).toMatchObject([BOTTLES, CASE]);
    await desk.admin.patch(`/api/admin/orders/${sent}`, { status: 'cancelled' });
    const [open] = await desk.views(order);
    expect((await desk.decide(open!.id, { status: 'refunded' })).body.refundAmount).toBe(117);
    expect(await faults()).toEqual([]);
  });
});
