import { statement } from '#engine/server/db/statement.ts';
import type { EventPayload } from '#engine/server/domain.ts';

interface ReturnRow {
  returnId: number;
  number: string;
  orderId: number;
  kind: string;
  reason: string;
  perishable: boolean;
  requestedAt: Date;
  items: { productId: number; slug: string; name: string; quantity: number }[];
}

const returnOfMessage = statement<ReturnRow, { id: number; producerId: number | null }>(
  'return-of-message',
  `select r.id as return_id, r.number, r.order_id, r.kind, r.reason, r.perishable, r.requested_at,
          (select json_agg(json_build_object(
                    'productId', i.product_id, 'slug', p.slug, 'name', i.product_name, 'quantity', b.quantity) order by i.id)
             from return_items b join order_items i on i.id = b.order_item_id join products p on p.id = i.product_id
            where b.return_id = r.id and ($producerId::int is null or i.producer_id = $producerId::int)) as items
     from returns r where r.id = $id::int`,
);

export const returnPayload: EventPayload = async (db, { returnId }, producerId) => {
  const [found] = await returnOfMessage(db, { id: returnId!, producerId });
  return found!;
};
