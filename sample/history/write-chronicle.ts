import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnList } from '#engine/server/db/backup/tables.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { ledgerEntries, ledgerPostings } from '#domains/ledger/server/ledger.schema.ts';
import { auditLog, mailOutbox } from '#engine/server/db/operations.schema.ts';
import { orderEvents, orderItems, orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { paymentFacts, payments, refunds } from '#domains/orders/server/payments.schema.ts';
import { payoutConfirmations, payoutItems, payouts } from '#domains/ledger/server/payouts.schema.ts';
import { returnEvents, returnItems, returns } from '#domains/returns/server/returns.schema.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';
import type { Chronicle, ChronicleTable, FirstIds } from './chronicle.ts';
import type { PayoutRows } from './sample-payouts.ts';

/** Each after those it refers to. */
const TABLES = {
  orders,
  orderParts,
  orderItems,
  orderEvents,
  payments,
  refunds,
  paymentFacts,
  ledgerPostings,
  ledgerEntries,
  payouts,
  returns,
  returnItems,
  returnEvents,
  productReviews,
  auditLog,
  mailOutbox,
} satisfies Record<ChronicleTable, PgTable>;

const tables = Object.entries(TABLES) as [ChronicleTable, PgTable][];

/** The ids that come next. Nobody else gets one of them: the tables take no new rows until the transaction ends. */
export async function reserveIds(tx: Db): Promise<FirstIds> {
  const names = tables.map(([, table]) => sql.identifier(getTableName(table)));
  await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in share row exclusive mode`);
  const firstIds = {} as FirstIds;
  for (const [name, table] of tables) {
    const [next] = await rows<{ id: number }>(tx, sql`select nextval(${sequenceOf(table)})::int as id`);
    firstIds[name] = next!.id;
  }
  return firstIds;
}

export async function writeChronicle(tx: Db, chronicle: Chronicle, paid: PayoutRows): Promise<void> {
  for (const [name, table] of tables) await insertWithIds(tx, table, chronicle.rows[name]);
  if (paid.items.length > 0) await tx.insert(payoutItems).values(paid.items);
  if (paid.confirmations.length > 0) await tx.insert(payoutConfirmations).values(paid.confirmations);
  await countCodes(tx);
  await sumRatings(tx);
}

/** In one statement: the query builder would take longer than the database. */
async function insertWithIds(tx: Db, table: PgTable, all: readonly object[]): Promise<void> {
  if (all.length === 0) return;
  const names = new Map(all.flatMap(Object.keys).map((field) => [field, '']));
  for (const field of names.keys()) names.set(field, toSnakeCase(field));
  const columns = columnList([...names.values()]);
  const lines = all.map((row) => Object.entries(row).map(([field, value]) => [names.get(field)!, value]));
  const json = JSON.stringify(lines.map((line) => Object.fromEntries(line)));
  await tx.execute(sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`);
  await tx.execute(sql`select setval(${sequenceOf(table)}, max(id)) from ${table}`);
}

function toSnakeCase(field: string): string {
  return field.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

function sequenceOf(table: PgTable) {
  return sql`pg_get_serial_sequence(${`public.${getTableName(table)}`}, 'id')`;
}

/** A cancelled order gives the use of its code back. */
async function countCodes(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into promo_uses (order_id, promo_code_id, user_id, customer_email, once_per_customer)
    select o.id, c.id, o.user_id, lower(o.customer_email), c.once_per_customer
      from orders o join sample_rows s on s.entity = 'promo_codes' and s.row_id = o.promo_code_id
      join promo_codes c on c.id = o.promo_code_id where o.status <> 'cancelled' order by o.id`);
  await tx.execute(sql`
    update promo_codes c set uses = (select count(*) from promo_uses u where u.promo_code_id = c.id)
     where c.id in (select row_id from sample_rows where entity = 'promo_codes')`);
}

/** Of all published reviews: people's own are counted with them. */
async function sumRatings(tx: Db): Promise<void> {
  await tx.execute(sql`
    update products p set rating_sum = r.sum, review_count = r.count
      from (select product_id, sum(rating)::int as sum, count(*)::int as count from product_reviews
             where status = 'published' group by product_id) r
     where r.product_id = p.id`);
}
