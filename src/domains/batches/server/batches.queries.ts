import { and, eq, sql, type SQL } from 'drizzle-orm';
import { SHORT_DAYS, type Batch, type BatchList } from '#domains/batches/model/batch.ts';
import { batches } from '#domains/catalogue/server/batches.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { isProductNamed, productNameIn } from '#domains/catalogue/server/products/product-names.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import { adminList, matches } from '#engine/server/lists/admin-list.ts';

interface Reader {
  language: Language;
  today: Day;
}

/** By the code on the jar, or by the product. */
function batchSearch(q: string, language: Language) {
  const isProduct = isProductNamed(q, language, 'p');
  return {
    found: sql`select b.id from batches b where ${matches(sql`b.code`, q)}
      union all select b.id from products p join batches b on b.product_id = p.id where ${isProduct}`,
    each: sql`(${matches(batches.code, q)} or (
      select ${isProduct} from products p where p.id = ${batches.productId}))`,
  };
}

/** Those of one producer, or of everybody. */
export function listBatches(
  db: Db,
  list: BatchList,
  producerId: number | null,
  reader: Reader,
): Promise<Batch[] | Page<Batch>> {
  const where = and(
    ofProducer(producerId),
    list.product === undefined ? undefined : eq(batches.productId, list.product),
    withStatus(list.status, reader),
  );
  return adminList(
    db,
    list,
    {
      table: batches,
      id: batches.id,
      where,
      search: list.q ? batchSearch(list.q, reader.language) : undefined,
      sorts: {
        code: batches.code,
        product: { column: productNameIn(reader.language), on: eq(products.id, batches.productId) },
        status: batches.status,
        producedOn: batches.producedOn,
        bestBefore: batches.bestBefore,
        quantity: batches.quantity,
        sold: { sql: SOLD, type: 'integer' },
      },
    },
    (named) => load(db, reader, named),
    (row: Batch) => row,
  );
}

function withStatus(status: BatchList['status'], { today }: Reader): SQL | undefined {
  if (status === undefined) return undefined;
  if (status === 'undecided') return and(eq(batches.status, 'held'), sql.raw(IS_WITH_CUSTOMERS));
  if (status !== 'short') return eq(batches.status, status);
  return sql`${batches.status} = 'sellable' and ${batches.quantity} > 0 and exists (
    select from products p where p.id = ${batches.productId}
       and ${batches.bestBefore} < ${today}::date + ${SHORT_DAYS}::int + p.min_life_days)`;
}

/** `producerId`: undefined for one of another producer. */
export async function findBatch(
  db: Db,
  id: number,
  producerId: number | null,
  reader: Reader,
): Promise<Batch | undefined> {
  const [row] = await load(db, reader, and(eq(batches.id, id), ofProducer(producerId)));
  return row;
}

const ofProducer = (producerId: number | null) =>
  producerId === null
    ? undefined
    : sql`${batches.productId} in (select p.id from products p where p.producer_id = ${producerId})`;

/** Some of it went out and has not come back. */
export const IS_WITH_CUSTOMERS = `exists (
  select from batch_units u where u.batch_id = batches.id and u.order_item_id is not null and u.quantity > u.returned)`;

const SOLD = sql<number>`(
  select coalesce(sum(u.quantity - u.returned), 0)::int from batch_units u where u.batch_id = "batches"."id")`;

function load(db: Db, { today, language }: Reader, where: SQL | undefined) {
  return db
    .select({
      id: batches.id,
      productId: batches.productId,
      productName: productNameIn(language),
      productSlug: products.slug,
      code: batches.code,
      producedOn: batches.producedOn,
      bestBefore: batches.bestBefore,
      quantity: batches.quantity,
      sold: SOLD,
      status: batches.status,
      isTooShort: sql<boolean>`${batches.status} = 'sellable'
        and coalesce(${batches.bestBefore} < ${today}::date + ${products.minLifeDays}, false)`,
      soldUntil: sql<string | null>`(${batches.bestBefore} - ${products.minLifeDays})::text`,
      endsSoon: sql<boolean>`coalesce(${batches.status} = 'sellable' and ${batches.quantity} > 0
        and ${batches.bestBefore} < ${today}::date + ${products.minLifeDays} + ${SHORT_DAYS}::int, false)`,
      reason: batches.reason,
      note: batches.note,
    })
    .from(batches)
    .innerJoin(products, eq(products.id, batches.productId))
    .where(where);
}
