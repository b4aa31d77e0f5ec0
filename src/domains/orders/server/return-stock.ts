import { returnUnits, type UnitsOwner } from '#domains/catalogue/server/batches/batch-units.ts';
import { recountStock } from '#domains/catalogue/server/batches/recount-stock.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** So many of a product, and who had them. */
interface Units {
  productId: number;
  quantity: number;
  owner: UnitsOwner;
}

const unitsOfParts = statement<Omit<Units, 'owner'> & { orderItemId: number }, { partIds: number[] }>(
  'units-of-parts',
  `select i.id as order_item_id, i.product_id, i.quantity from order_items i
    where i.order_id in (select t.order_id from order_parts t where t.id = any($partIds::int[]))
      and i.part_id = any($partIds::int[])`,
);

const putBack = statement<
  { id: number; tracksBatches: boolean; backInStock: boolean },
  { productIds: number[]; quantities: number[] }
>(
  'put-on-shelf',
  `with units as (
     select product_id, sum(quantity)::int as quantity
       from unnest($productIds::int[], $quantities::int[]) as u(product_id, quantity) group by product_id
   ), locked as (
     select p.id, p.tracks_batches from products p
      where p.id in (select product_id from units) order by p.id for no key update
   ), put as (
     update products p set quantity_available = p.quantity_available + u.quantity
       from units u, locked l where p.id = u.product_id and p.id = l.id and not l.tracks_batches
     returning p.id, p.listed and p.in_stock and p.quantity_available = u.quantity as back_in_stock
   )
   select l.id, l.tracks_batches, coalesce(t.back_in_stock, false) as back_in_stock
     from locked l left join put t on t.id = l.id`,
);

/**
 * Puts units back on the shelf, into their batches where the product keeps them. Products are locked by rising id, as
 * everywhere.
 */
export async function putOnShelf(
  tx: Db,
  changed: Changed,
  units: readonly Units[],
  now = new Date(),
): Promise<void> {
  if (units.length === 0) return;
  const back = await putBack(tx, {
    productIds: units.map(({ productId }) => productId),
    quantities: units.map(({ quantity }) => quantity),
  });
  for (const { id, backInStock } of back) if (backInStock) changed.product(id, 'in place');
  const inBatches = new Set(back.filter(({ tracksBatches }) => tracksBatches).map(({ id }) => id));
  if (inBatches.size === 0) return;
  for (const { productId, quantity, owner } of units)
    if (inBatches.has(productId)) await returnUnits(tx, productId, quantity, owner);
  await recountStock(tx, changed, [...inBatches], shopDay(now));
}

/** The units of cancelled parts. */
export async function returnStock(tx: Db, changed: Changed, partIds: number[]): Promise<void> {
  const units = await unitsOfParts(tx, { partIds });
  await putOnShelf(
    tx,
    changed,
    units.map(({ orderItemId, ...line }) => ({ ...line, owner: { orderItemId } })),
  );
}
