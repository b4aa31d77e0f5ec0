import {
  MAX_PRINTED,
  type Recall,
  type RecallOutcome,
  type RecallSheet,
} from '#domains/batches/model/recall.ts';
import { localizedNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

interface RecallRow extends Omit<Recall, 'startedAt' | 'finishedAt'> {
  startedAt: Date;
  finishedAt: Date | null;
}

const find = statement<RecallRow, { id: number | null; batchId: number | null }>(
  'find-recalls',
  `select r.id, r.batch_id, r.reason, r.remedy, r.is_practice as practice, r.started_at, r.finished_at,
          x.orders, x.done, x.stopped, x.refunded, x.replaced, x.mailed, x.opened, x.failing
     from recalls r
     cross join lateral (
       select count(*)::int as orders, count(outcome)::int as done,
              count(*) filter (where outcome = 'stopped')::int as stopped,
              count(*) filter (where outcome = 'refunded')::int as refunded,
              count(*) filter (where outcome = 'replaced')::int as replaced,
              count(mailed_at)::int as mailed, count(opened_at)::int as opened,
              count(*) filter (where outcome is null and attempts > 0)::int as failing
         from recall_orders where recall_id = r.id) x
    where ($id::int is null or r.id = $id::int) and ($batchId::int is null or r.batch_id = $batchId::int)
    order by r.id desc limit 50`,
);

const toRecall = ({ startedAt, finishedAt, ...row }: RecallRow): Recall => ({
  ...row,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

export async function findRecall(db: Db, id: number): Promise<Recall | undefined> {
  const [row] = await find(db, { id, batchId: null });
  return row && toRecall(row);
}

/** Newest first, those that were practised included. */
export async function recallsOfBatch(db: Db, batchId: number): Promise<Recall[]> {
  return (await find(db, { id: null, batchId })).map((row) => toRecall(row));
}

/** Who got it, for the authorities: a line of the list. */
export interface RecalledOrder {
  orderId: number;
  orderedAt: Date;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: string;
  product: string;
  code: string;
  bestBefore: string | null;
  units: number;
  outcome: RecallOutcome | null;
  mailedAt: Date | null;
  openedAt: Date | null;
  returnNumber: string | null;
}

const PORTION = 500;

const portion = statement<
  RecalledOrder & { id: number },
  { recallId: number; after: number; limit: number; language: Language }
>(
  'list-of-recall',
  `select x.id, o.id as order_id, o.created_at as ordered_at, o.customer_name, o.customer_email, o.customer_phone,
          o.shipping_address, ${localizedNameSql('$language', 'p')} as product, b.code, b.best_before::text as best_before, x.units, x.outcome,
          x.mailed_at, x.opened_at, c.number as return_number
     from recall_orders x join recalls r on r.id = x.recall_id join batches b on b.id = r.batch_id
     join products p on p.id = b.product_id join orders o on o.id = x.order_id
     left join returns c on c.id = x.return_id
    where x.recall_id = $recallId::int and x.id > $after::int order by x.id limit $limit::int`,
);

const batchOf = statement<RecallSheet['batch'], { recallId: number; language: Language }>(
  'batch-of-recall',
  `select b.code, ${localizedNameSql('$language', 'p')} as product_name, b.produced_on::text as produced_on, b.best_before::text as best_before,
          m.company_name as producer_name, m.location as producer_location, m.phone_number as producer_phone
     from recalls r join batches b on b.id = r.batch_id join products p on p.id = b.product_id
     left join producer_profiles m on m.id = p.producer_id
    where r.id = $recallId::int`,
);

/** As it is printed. */
export async function recallSheet(
  db: Db,
  recallId: number,
  language: Language,
): Promise<RecallSheet | undefined> {
  const recall = await findRecall(db, recallId);
  if (recall === undefined) return undefined;
  const [batch] = await batchOf(db, { recallId, language });
  const list = await portion(db, { recallId, after: 0, limit: MAX_PRINTED, language });
  return {
    ...recall,
    batch: batch!,
    list: list.map(({ orderedAt, mailedAt, openedAt, ...row }) => ({
      ...row,
      orderedAt: orderedAt.toISOString(),
      mailedAt: mailedAt?.toISOString() ?? null,
      openedAt: openedAt?.toISOString() ?? null,
    })),
  };
}

export async function* listOfRecall(
  db: Db,
  recallId: number,
  language: Language,
): AsyncGenerator<RecalledOrder[]> {
  let after = 0;
  let found: (RecalledOrder & { id: number })[];
  do {
    found = await portion(db, { recallId, after, limit: PORTION, language });
    yield found;
    after = found.at(-1)?.id ?? after;
  } while (found.length === PORTION);
}
