import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { followDay } from '#domains/catalogue/server/products/follow-day.ts';
import { queueLowStock } from '#domains/catalogue/server/products/stock-event.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** The batch `b` of the product `p` may be sold on this day. */
export const mayBeSold = (today: string) =>
  `b.status = 'sellable' and b.quantity > 0 and (b.best_before is null or b.best_before >= ${today} + p.min_life_days)`;

/** By rising id, as everywhere. Who changes a batch holds its product. */
export const lockProducts = statement<{ id: number }, { ids: number[] }>(
  'lock-products-of-batches',
  'select id from products where id = any($ids::int[]) order by id for no key update',
);

interface Recounted {
  id: number;
  producerId: number | null;
  before: number;
  now: number;
  wasInStock: boolean;
  inStock: boolean;
  listed: boolean;
}

const recount = statement<Recounted, { ids: number[]; today: Day }>(
  'recount-stock',
  `with counted as (
     select p.id, p.quantity_available as before, p.in_stock as was_in_stock,
            coalesce((select sum(b.quantity) from batches b
                       where b.product_id = p.id and ${mayBeSold('$today::date')}), 0)::int as now
       from products p where p.id = any($ids::int[]) and p.tracks_batches
   )
   update products p set quantity_available = c.now from counted c where p.id = c.id and c.now <> c.before
   returning p.id, p.producer_id, c.before, c.now, c.was_in_stock, p.in_stock, p.listed`,
);

/**
 * The stock of products that keep batches is what these hold that may be sold on this day. Called by everybody who has
 * changed a batch, in the same transaction; locks the products by rising id.
 */
export async function recountStock(
  tx: Db,
  changed: Changed,
  productIds: readonly number[],
  today: Day,
): Promise<void> {
  if (productIds.length === 0) return;
  const ids = [...new Set(productIds)];
  await lockProducts(tx, { ids });
  for (const product of await recount(tx, { ids, today })) {
    if (product.listed && product.wasInStock !== product.inStock) changed.product(product.id, 'in place');
    await queueLowStock(tx, product, product.before, product.now);
  }
}

const miscounted = statement<{ id: number }, { ids: number[] | null; today: Day; limit: number }>(
  'miscounted-products',
  `select p.id from products p
    where p.tracks_batches and ($ids::int[] is null or p.id = any($ids::int[])) and p.quantity_available <> coalesce(
      (select sum(b.quantity) from batches b where b.product_id = p.id and ${mayBeSold('$today::date')}), 0)
    order by p.id limit $limit::int`,
);

const leftOf = statement<{ available: number }, { productId: number; today: Day }>(
  'left-of-product',
  `select (case when p.tracks_batches then least(p.quantity_available, (
             select coalesce(sum(b.quantity), 0) from batches b where b.product_id = p.id and ${mayBeSold('$today::date')}))
           else p.quantity_available end)::int as available
     from products p where p.id = $productId::int`,
);

/** What there is of a product on this day, whether or not somebody has counted since it began. */
export async function leftOn(db: Db, productId: number, today: Day): Promise<number> {
  const [found] = await leftOf(db, { productId, today });
  return found?.available ?? 0;
}

/** With every new day some batches last no longer long enough. */
export const recountMiscounted = (
  shop: { db: Db; catalogue: Catalogue },
  now: Date,
  among: number[] | null = null,
): Promise<void> => followDay(shop, { outdated: miscounted, change: recountStock }, now, among);
