import type { Changed } from '#server/db/catalogue-changes.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';

const putBack = statement<{ id: number; backInStock: boolean }, { partIds: number[] }>(
  'return-stock',
  `with bought as (
     select i.product_id, sum(i.quantity)::int as quantity from order_items i
      where i.order_id in (select t.order_id from order_parts t where t.id = any($partIds::int[]))
        and i.part_id = any($partIds::int[])
      group by i.product_id
   ), locked as (
     select p.id from products p where p.id in (select product_id from bought) order by p.id for no key update
   )
   update products p set quantity_available = p.quantity_available + b.quantity
     from bought b where p.id = b.product_id and p.id in (select id from locked)
   returning p.id, p.listed and p.in_stock and p.quantity_available = b.quantity as back_in_stock`,
);

/** Puts the units of cancelled parts back on the shelf. Products are locked by rising id, as everywhere. */
export async function returnStock(tx: Db, changed: Changed, partIds: number[]): Promise<void> {
  for (const { id, backInStock } of await putBack(tx, { partIds })) if (backInStock) changed.product(id);
}
