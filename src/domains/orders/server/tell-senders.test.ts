import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#engine/server/sessions/users.schema.ts';
import { openTwoProducers } from '../../../../tests/support/two-producers.ts';
import { orderParts, orders } from './orders.schema.ts';

const two = openTwoProducers();
const NEW_ADDRESS = '14 Harbour Street, Portland, ME 04101';

const change = (order: { orderId: number; token: string }, body: object) =>
  two.shop.visitor().patch(`/api/orders/${order.orderId}?token=${order.token}`, body);
const told = async (orderId: number) =>
  (await two.mailsAbout(orderId)).filter(({ template }) => template === 'address-changed');
const addressOf = ({ slug }: { slug: string }) => `${slug}@example.com`;

describe('producers', () => {
  it('hear of a changed address, once for each change, and of nothing else that changes', async () => {
    const order = await two.buy();
    expect((await change(order, { shippingAddress: NEW_ADDRESS })).status).toBe(200);
    expect((await told(order.orderId)).map(({ recipient }) => recipient)).toEqual(two.shelves.map(addressOf));
    // The same once more is no change.
    await change(order, { shippingAddress: NEW_ADDRESS });
    await change(order, { giftMessage: 'Enjoy!' });
    expect(await told(order.orderId)).toHaveLength(2);
    await change(order, { shippingAddress: '9 Wharf Road, Portland, ME 04101' });
    expect(await told(order.orderId)).toHaveLength(4);
  });

  it('hear that a parcel bears another name, as it does when it becomes a gift', async () => {
    const order = await two.buy([1, 0]);
    await change(order, { giftTo: 'Grace Hopper' });
    expect(await told(order.orderId)).toHaveLength(1);
  });

  it('read it on their desk: the mail holds no address', async () => {
    const order = await two.buy([1, 0]);
    await change(order, { shippingAddress: NEW_ADDRESS });
    const [mail] = await told(order.orderId);
    expect(mail!.data).toEqual({ orderId: order.orderId, companyName: expect.any(String) as string });
  });

  it('hear of it in their own language', async () => {
    const [first] = two.shelves;
    await two.shop.db
      .update(users)
      .set({ language: 'it' })
      .where(eq(users.email, addressOf(first)));
    const order = await two.buy([1, 0]);
    await change(order, { shippingAddress: NEW_ADDRESS });
    expect(await told(order.orderId)).toMatchObject([{ recipient: addressOf(first) }]);
  });

  it('whose part is cancelled hear nothing', async () => {
    const order = await two.buy();
    const [first, second] = two.shelves;
    const isFirst = and(eq(orderParts.orderId, order.orderId), eq(orderParts.producerId, first.producerId));
    await two.shop.db.update(orderParts).set({ status: 'cancelled' }).where(isFirst);
    await change(order, { shippingAddress: NEW_ADDRESS });
    expect((await told(order.orderId)).map(({ recipient }) => recipient)).toEqual([addressOf(second)]);
  });

  it('hear nothing of an order that waits to be paid: they do not know it yet', async () => {
    const order = await two.buy();
    await two.shop.db.update(orders).set({ acceptedAt: null }).where(eq(orders.id, order.orderId));
    expect((await change(order, { shippingAddress: NEW_ADDRESS })).status).toBe(200);
    expect(await told(order.orderId)).toEqual([]);
  });
});
