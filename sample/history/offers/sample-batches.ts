import { and, eq, gt, sql } from 'drizzle-orm';
import { batches } from '#domains/catalogue/server/batches.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import { sampleProducts } from '#sample/catalogue/products.ts';
import type { Db } from '#engine/server/db/client.ts';

/** What is on the shelf of each, in the order in which it ends. `share`: of the stock; the last batch holds the rest. */
const FRESH = [
  { madeDaysAgo: 20, keepsDays: 33, share: 0.3 },
  { madeDaysAgo: 4, keepsDays: 64, share: 0.7 },
];
const OIL = [
  { madeDaysAgo: 320, keepsDays: 540, share: 0.25 },
  { madeDaysAgo: 30, keepsDays: 540, share: 0.75 },
];
/** What a bottle has left at least when it is sold, as its page promises. */
const OIL_LASTS_DAYS = 90;
/** The new oil is not pressed yet. */
const AHEAD = ['novello-first-harvest-oil'];

const SHELVES = sampleProducts
  .filter(
    ({ slug, perishable, categorySlug }) =>
      (perishable || categorySlug === 'olive-oil') && !AHEAD.includes(slug),
  )
  .map(({ slug, perishable }) =>
    perishable
      ? { slug, minLifeDays: 0, batches: FRESH }
      : { slug, minLifeDays: OIL_LASTS_DAYS, batches: OIL },
  );

/** 'HT-1' of 'hay-flower-tomme': a code is its product's own. */
const codeOf = (slug: string, at: number) => {
  const [first = '', ...words] = slug.split('-').map((word) => word.slice(0, 1).toUpperCase());
  return `${first}${words.at(-1) ?? ''}-${at + 1}`;
};

/** What spoils, and oil, keeps batches from now on: all that is in stock is in one. What was sold before is of none. */
export async function giveSampleBatches(tx: Db, now: Date): Promise<{ id: number }[]> {
  const today = shopDay(now);
  const made: { id: number }[] = [];
  for (const { slug, minLifeDays, batches: planned } of SHELVES) {
    const [product] = await tx
      .update(products)
      .set({ tracksBatches: true, minLifeDays })
      .where(
        and(eq(products.slug, slug), eq(products.tracksBatches, false), gt(products.quantityAvailable, 1)),
      )
      .returning({ id: products.id, stock: products.quantityAvailable });
    if (product === undefined) continue;
    let left = product.stock;
    for (const [at, { madeDaysAgo, keepsDays, share }] of planned.entries()) {
      const quantity = at === planned.length - 1 ? left : Math.floor(product.stock * share);
      left -= quantity;
      const producedOn = addDays(today, -madeDaysAgo);
      const rows = await tx
        .insert(batches)
        .values({
          productId: product.id,
          code: codeOf(slug, at),
          producedOn,
          bestBefore: addDays(producedOn, keepsDays),
          quantity,
          createdAt: now,
        })
        .returning({ id: batches.id });
      made.push(...rows);
    }
  }
  return made;
}

/** Products that keep no other batches, none of them held or sold from, keep none as before. The others are people's now. */
export async function takeSampleBatches(tx: Db): Promise<void> {
  await tx.execute(sql`
    with unused as (
      select b.product_id from batches b
       group by b.product_id
      having bool_and((b.status = 'sellable' or b.status = 'recalled' and not exists (select from recalls r where r.batch_id = b.id))
                      and b.id in (select row_id from sample_rows where entity = 'batches')
                      and not exists (select from batch_units u where u.batch_id = b.id))
    ), gone as (
      delete from batches b using unused n where b.product_id = n.product_id returning b.product_id
    )
    update products p set tracks_batches = false, min_life_days = 0 where p.id in (select product_id from gone)`);
}
