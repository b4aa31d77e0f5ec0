import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** So many of a product. */
export interface Units {
  productId: number;
  quantity: number;
}

const unitsOfParts = statement<Units, { partIds: number[] }>(
  'units-of-parts',
  `select i.product_id, sum(i.quantity)::int as quantity from order_items i
    where i.order_id in (select t.order_id from order_parts t where t.id = any($partIds::int[]))
      and i.part_id = any($partIds::int[])
    group by i.product_id`,
);

const putBack = statement<
  { id: number; backInStock: boolean },
  { productIds: number[]; quantities: number[] }
>(
  'put-on-shelf',
  `with units as (
     select product_id, sum(quantity)::int as quantity
       from unnest($productIds::int[], $quantities::int[]) as u(product_id, quantity) group by product_id
   ), locked as (
     select p.id from products p where p.id in (select product_id from units) order by p.id for no key update
   )
   update products p set quantity_available = p.quantity_available + u.quantity
     from units u where p.id = u.product_id and p.id in (select id from locked)
   returning p.id, p.listed and p.in_stock and p.quantity_available = u.quantity as back_in_stock`,
);

/** Puts units back on the shelf. Products are locked by rising id, as everywhere. */
export async function putOnShelf(tx: Db, changed: Changed, units: readonly Units[]): Promise<void> {
  if (units.length === 0) return;
  const back = await putBack(tx, {
    productIds: units.map(({ productId }) => productId),
    quantities: units.map(({ quantity }) => quantity),
  });
  for (const { id, backInStock } of back) if (backInStock) changed.product(id, 'in place');
}

/** The units of cancelled parts. */
export async function returnStock(tx: Db, changed: Changed, partIds: number[]): Promise<void> {
  await putOnShelf(tx, changed, await unitsOfParts(tx, { partIds }));
}
