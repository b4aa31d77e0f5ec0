import { and, eq, inArray } from 'drizzle-orm';
import { recallOrders, recalls } from '#domains/batches/server/recalls.schema.ts';
import { batches, batchUnits } from '#domains/catalogue/server/batches.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { orderItems } from '#domains/orders/server/orders.schema.ts';
import { returnItems, returns } from '#domains/returns/server/returns.schema.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { SampleReturn } from '#sample/history/sample-returns.ts';
import { hoursAfter } from '#sample/history/shop-hours.ts';

const SLUG = 'skerrow-blue';
const CODE = 'SB-0';
const REASON = 'The wax of some wheels had cracked, so the cheese may have spoiled.';
const MADE_DAYS_AGO = 70;
const KEEPS_DAYS = 60;
const RECALLED_DAYS_AGO = 20;
/** Those who had bought it, each when. */
const BOUGHT_DAYS_AGO = [38, 37, 36, 35];
/** So many of them have read the page of the batch. */
const READERS = 3;

/** What a recall opens for everybody who got some: the money goes back, nothing is sent back. */
export const recalledReturns: readonly SampleReturn[] = BOUGHT_DAYS_AGO.map((boughtDaysAgo) => ({
  boughtDaysAgo,
  requestedHoursAgo: RECALLED_DAYS_AGO * 24,
  isPerishable: true,
  slug: SLUG,
  kind: 'refund',
  reason: 'defective',
  details: REASON,
  steps: [{ status: 'authorized' }, { status: 'refunded' }],
  isDemo: false,
}));

/** A batch that was called back weeks ago, with the orders it was in: all of it is dealt with. */
export async function recallSampleBatch(tx: Db, officeUserId: number | null, now: Date) {
  const [product] = await tx.select().from(products).where(eq(products.slug, SLUG));
  if (product?.tracksBatches !== true) return { batches: [], recalls: [] };
  const startedAt = hoursAfter(now, -RECALLED_DAYS_AGO * 24);
  const producedOn = addDays(shopDay(now), -MADE_DAYS_AGO);
  const [batch] = await tx
    .insert(batches)
    .values({
      productId: product.id,
      code: CODE,
      producedOn,
      bestBefore: addDays(producedOn, KEEPS_DAYS),
      quantity: 0,
      status: 'recalled',
      reason: REASON,
      createdAt: hoursAfter(now, -MADE_DAYS_AGO * 24),
    })
    .returning({ id: batches.id });
  const finishedAt = hoursAfter(startedAt, 1);
  const [recall] = await tx
    .insert(recalls)
    .values({
      batchId: batch!.id,
      reason: REASON,
      remedy: 'refund',
      startedByUserId: officeUserId,
      startedAt,
      finishedAt,
    })
    .returning({ id: recalls.id });
  const sold = await tx
    .select({
      itemId: orderItems.id,
      orderId: orderItems.orderId,
      units: orderItems.quantity,
      returnId: returns.id,
    })
    .from(returns)
    .innerJoin(returnItems, eq(returnItems.returnId, returns.id))
    .innerJoin(orderItems, eq(orderItems.id, returnItems.orderItemId))
    .where(
      and(
        eq(returns.details, REASON),
        eq(orderItems.productId, product.id),
        inArray(returns.status, ['refunded']),
      ),
    )
    .orderBy(returns.id);
  for (const [at, { itemId, orderId, units, returnId }] of sold.entries()) {
    await tx.insert(batchUnits).values({ batchId: batch!.id, orderItemId: itemId, quantity: units });
    await tx.insert(recallOrders).values({
      recallId: recall!.id,
      orderId,
      units,
      outcome: 'refunded',
      returnId,
      mailedAt: finishedAt,
      openedAt: at < READERS ? hoursAfter(finishedAt, 2 + 5 * at) : null,
    });
  }
  return { batches: [batch!], recalls: [recall!] };
}
