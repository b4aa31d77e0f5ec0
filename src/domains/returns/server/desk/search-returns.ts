import { sql } from 'drizzle-orm';
import { rows } from '#engine/server/db/client.ts';
import type { Searchable } from '#engine/server/domain.ts';

interface Row {
  id: number;
  name: string;
  customer: string;
  order: number;
}

/** By their number, or by that of their order. */
export const searchableReturns: Searchable = {
  kind: 'return',
  right: 'orders',
  find: async (db, { text, number, producerId, limit }) => {
    const found = await rows<Row>(
      db,
      sql`select r.id, r.number as name, r.customer_name as customer, r.order_id as "order"
            from returns r
           where (r.number = upper(${text}) or r.order_id = ${number}::int)
             and (${producerId}::int is null or exists (
               select from return_items x where x.return_id = r.id and x.producer_id = ${producerId}::int))
           order by r.id desc limit ${limit}`,
    );
    return found.map(({ id, name, customer, order }) => ({
      id,
      title: name,
      subtitle: `${customer} · #${order}`,
      url: `${producerId === null ? '/admin' : '/dashboard'}?tab=returns&case=${id}`,
    }));
  },
};
