import { LOW_STOCK_UNITS } from '#domains/catalogue/model/low-stock.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { EventPayload } from '#engine/server/domain.ts';
import { queueEvent } from '#engine/server/webhooks/queue-event.ts';

const productOfMessage = statement<
  { productId: number; slug: string; name: string; producerId: number | null },
  { id: number }
>('product-of-message', 'select id as product_id, slug, name, producer_id from products where id = $id::int');

export const lowStockPayload: EventPayload = async (db, { productId, quantityAvailable }) => {
  const [product] = await productOfMessage(db, { id: productId! });
  return { ...product, quantityAvailable, threshold: LOW_STOCK_UNITS };
};

/** Said once on the way down, not for every unit below. */
export function isLowNow(before: number, after: number): boolean {
  return before > LOW_STOCK_UNITS && after <= LOW_STOCK_UNITS;
}

/** The stock of a product has changed, in the caller's transaction. */
export async function queueLowStock(
  tx: Db,
  product: { id: number; producerId: number | null },
  before: number,
  after: number,
): Promise<void> {
  if (!isLowNow(before, after)) return;
  await queueEvent(tx, {
    type: 'stock.low',
    subject: { productId: product.id, quantityAvailable: after },
    producerIds: [product.producerId],
  });
}
