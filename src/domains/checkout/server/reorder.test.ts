import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReorderAnswer } from '#domains/orders/model/reorder.ts';
import { openCheckoutDesk, OIL_NAME } from '../../../../tests/support/checkout-desk.ts';
import { createUser, type Visitor } from '../../../../tests/support/test-app.ts';

describe('an own order', () => {
  const desk = openCheckoutDesk();
  let userId: number;
  let buyer: Visitor;
  beforeAll(async () => {
    userId = await createUser(desk.shop.db, { username: 'ada', role: 'BUYER' });
  });
  beforeEach(async () => {
    buyer = desk.shop.visitor();
    await desk.add(desk.oil, 1, buyer);
    await desk.signIn(buyer, userId);
  });

  it('can be ordered again at today’s prices, saying what changed', async () => {
    await desk.add(desk.cheese, 10, buyer);
    const { body } = await desk.checkout(buyer);
    await desk.change(desk.oil, { priceCents: 26_00 });
    await desk.change(desk.cheese, { quantityAvailable: 4 });
    await desk.add(desk.oil, 2, buyer);
    const again = await buyer.post<ReorderAnswer>(`/api/user/orders/${body.orderId}/reorder`);
    expect(again.status).toBe(200);
    expect(again.body.cart.items.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [desk.oil, 3],
      [desk.cheese, 4],
    ]);
    expect(again.body.changes).toEqual(
      expect.arrayContaining([
        { kind: 'price', productName: OIL_NAME, before: 24.99, now: 26 },
        { kind: 'less', productName: expect.any(String), wanted: 10, inCart: 4 },
      ]),
    );
    await desk.change(desk.oil, { hidden: true });
    const gone = await buyer.post<ReorderAnswer>(`/api/user/orders/${body.orderId}/reorder`);
    expect(gone.body.changes).toContainEqual({
      kind: 'gone',
      productName: OIL_NAME,
    });
  });

  it('cannot be ordered again by somebody else', async () => {
    await desk.add(desk.oil, 1);
    const { body } = await desk.checkout();
    expect((await buyer.post(`/api/user/orders/${body.orderId}/reorder`)).status).toBe(404);
    expect((await desk.visitor.post(`/api/user/orders/${body.orderId}/reorder`)).status).toBe(401);
  });
});
