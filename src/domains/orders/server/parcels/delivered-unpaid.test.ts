import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { aBuyer, anAdmin, anOrder } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const lines = [{ slug: 'taggiasca-extra-virgin-olive-oil', quantity: 1 }];

describe('the mail that an order has arrived', () => {
  let shop: TestApp;
  let admin: Visitor;
  let userId: number;
  beforeAll(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
    userId = (await aBuyer(shop)).id;
  });

  it.each([true, false])('asks for a review where reviews are taken: paid %s', async (isPaid) => {
    const id = await anOrder(shop.db, { userId, status: 'processing', isPaid, lines });
    for (const status of ['shipped', 'completed'])
      expect((await admin.patch(`/api/admin/orders/${id}`, { status })).status).toBe(200);
    const [mail] = await shop.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.template, 'order-delivered'), sql`data ->> 'orderId' = ${String(id)}`));
    expect(mail!.data).toMatchObject({ isBuyer: true, isPaid });
  });
});
