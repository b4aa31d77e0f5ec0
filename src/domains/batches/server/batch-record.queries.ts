import type { Batch, BatchRecord } from '#domains/batches/model/batch.ts';
import { passportPath } from '#domains/batches/model/passport-path.ts';
import { UNSHIPPED } from '#domains/orders/model/part-status.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { recallsOfBatch } from './recall/recalls.queries.ts';

const IS_WAITING = `t.status in (${UNSHIPPED.map((status) => `'${status}'`).join(', ')})`;

/** Units that an order had and that came back are on the shelf again: they are not counted twice. */
const whereUnitsAre = statement<BatchRecord['units'], { id: number }>(
  'where-units-of-batch-are',
  `select coalesce(sum(u.quantity) filter (where u.group_member_id is not null), 0)::int as aside,
          coalesce(sum(u.quantity - u.returned) filter (where ${IS_WAITING}), 0)::int as waiting,
          coalesce(sum(u.quantity - u.returned) filter (where t.status in ('shipped', 'delivered')), 0)::int as sent,
          count(distinct t.order_id) filter (where t.status in ('shipped', 'delivered') and u.quantity > u.returned)::int as orders
     from batch_units u left join order_items i on i.id = u.order_item_id left join order_parts t on t.id = i.part_id
    where u.batch_id = $id::int`,
);

/** As many as somebody packs by hand. What is not paid yet nobody packs: its producer does not even see it. */
const MAX_PARCELS = 100;

const waitingParcels = statement<BatchRecord['waitingParcels'][number], { id: number }>(
  'parcels-with-batch',
  `select i.order_id, sum(u.quantity - u.returned)::int as units
     from batch_units u join order_items i on i.id = u.order_item_id join order_parts t on t.id = i.part_id
     join orders o on o.id = i.order_id and o.accepted_at is not null
    where u.batch_id = $id::int and u.quantity > u.returned and ${IS_WAITING}
    group by i.order_id order by i.order_id limit ${MAX_PARCELS}`,
);

const gtinOf = statement<{ gtin: string | null }, { id: number }>(
  'gtin-of-batch',
  'select p.gtin from batches b join products p on p.id = b.product_id where b.id = $id::int',
);

/** A batch with the whereabouts of all its units, and what has been done about it. */
export async function batchRecord(db: Db, batch: Batch): Promise<BatchRecord> {
  const { id, code } = batch;
  const [units] = await whereUnitsAre(db, { id });
  const [product] = await gtinOf(db, { id });
  return {
    ...batch,
    passportPath: passportPath({ batchId: id, gtin: product!.gtin, code }),
    units: units!,
    waitingParcels: await waitingParcels(db, { id }),
    recalls: await recallsOfBatch(db, id),
  };
}
