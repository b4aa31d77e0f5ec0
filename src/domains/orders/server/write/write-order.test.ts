import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftOrder, PLAIN_DELIVERY, type OrderDraft } from '#domains/orders/model/draft-order.ts';
import { priceLine } from '#domains/pricing/model/line.ts';
import { orderSum, PLAIN_CHOICES } from '#domains/pricing/model/order-sum.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { readLedger, type Ledger } from '../../../../../tests/support/ledger.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import { confirmationMail } from '#domains/orders/server/order-mails.ts';
import { toOrder } from '#domains/orders/server/order-view.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import { toRecord, toWrite, writeOrder } from './write-order.ts';

describe('an order without a cart', () => {
  let shop: TestApp;
  let shelf: (typeof products.$inferSelect & { producerName: string })[];
  let before: Ledger;
  beforeAll(async () => {
    shop = await openTestApp();
    shelf = await shop.db
      .select({ ...getTableColumns(products), producerName: producerProfiles.companyName })
      .from(products)
      .innerJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
      .orderBy(products.id)
      .limit(3);
  });
  beforeEach(async () => {
    const ids = shelf.map(({ id }) => id);
    await shop.db.update(products).set({ quantityAvailable: 10 }).where(inArray(products.id, ids));
    before = await readLedger(shop.db);
  });

  const stockOf = async (id: number) =>
    (await shop.db.select().from(products).where(eq(products.id, id)))[0]!.quantityAvailable;

  /** Of products by their place on the shelf. */
  const draft = (wanted: [place: number, quantity: number][]): OrderDraft => {
    const lines = wanted.map(([place, quantity]) => {
      const product = shelf[place]!;
      const price = priceLine({ unitPriceCents: product.priceCents, quantity, tiers: [] });
      return { product, unitPriceCents: product.priceCents, price };
    });
    return draftOrder({
      lines,
      sum: orderSum(
        lines.map(({ price }) => price),
        PLAIN_CHOICES,
      ),
      promo: null,
      delivery: PLAIN_DELIVERY,
      payment: { paymentMethod: 'invoice', isAccepted: true, confirmBy: null, attempt: null },
      now: new Date(),
      customer: {
        customerName: 'Ada Moreau',
        customerEmail: 'ada@example.com',
        customerPhone: null,
        shippingAddress: '12 Harbour Street, Portland',
        language: 'de',
      },
      placement: { actor: 'system', userId: null, sessionId: null, idempotencyKey: null },
    });
  };

  it('is written with its lines in their order, its history, its mails, and takes the stock', async () => {
    const order = draft([
      [2, 3],
      [0, 1],
    ]);
    const [written] = await writeOrder(shop.db, { order: toWrite(order, [confirmationMail(order)]) });
    const record = toRecord(order, written!);
    expect(toOrder((await loadOrder(shop.db, record.id))!, { customerFor: 'staff' })).toEqual(
      toOrder(record, { customerFor: 'staff' }),
    );
    expect(record.items.map(({ productId }) => productId)).toEqual([shelf[2]!.id, shelf[0]!.id]);
    expect(record.events).toMatchObject([{ toStatus: 'pending', actor: 'system' }]);
    expect([await stockOf(shelf[0]!.id), await stockOf(shelf[2]!.id)]).toEqual([9, 7]);
    const mails = await shop.db.select().from(mailOutbox).orderBy(mailOutbox.id);
    expect(mails.at(-1)).toMatchObject({ language: 'de', data: { orderId: record.id } });
    expect((await readLedger(shop.db)).faults).toEqual([]);
  });

  it('takes what several lines of one product need together', async () => {
    const tooMany = draft([
      [1, 6],
      [1, 5],
    ]);
    expect(await writeOrder(shop.db, { order: toWrite(tooMany, []) })).toEqual([]);
    const enough = draft([
      [1, 6],
      [1, 4],
    ]);
    expect(await writeOrder(shop.db, { order: toWrite(enough, []) })).toHaveLength(1);
    expect(await stockOf(shelf[1]!.id)).toBe(0);
  });

  it('is not written at all when one of its products is short', async () => {
    const order = draft([
      [0, 1],
      [1, 11],
    ]);
    expect(await writeOrder(shop.db, { order: toWrite(order, [confirmationMail(order)]) })).toEqual([]);
    expect(await readLedger(shop.db)).toEqual(before);
  });

  it('is undone with the transaction that it is part of', async () => {
    const several = shop.db.transaction(async (tx) => {
      for (const quantity of [4, 6]) {
        const order = draft([[0, quantity]]);
        const written = await writeOrder(tx, { order: toWrite(order, [confirmationMail(order)]) });
        expect(written).toHaveLength(1);
      }
      throw new Error('one of them could not be paid');
    });
    await expect(several).rejects.toThrow('could not be paid');
    expect(await readLedger(shop.db)).toEqual(before);
    expect(await stockOf(shelf[0]!.id)).toBe(10);
  });
});
