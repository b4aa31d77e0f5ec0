import { giveUpUnits, returnUnits, type UnitsOwner } from '#domains/catalogue/server/batches/batch-units.ts';
import { lockProducts, recountStock } from '#domains/catalogue/server/batches/recount-stock.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { LEFT_UNITS } from './removals/left-of-line.ts';

/** So many of a product, and who had them. */
interface Units {
  productId: number;
  quantity: number;
  owner: UnitsOwner;
  /** Its owner has not sent them and keeps no memory of them: pieces that are removed. */
  isRemoved?: boolean;
}

/** Of a line of an order. */
export type LineUnits = Units & { owner: { orderItemId: number } };

const unitsOfParts = statement<Omit<Units, 'owner'> & { orderItemId: number }, { partIds: number[] }>(
  'units-of-parts',
  `select i.id as order_item_id, i.product_id, ${LEFT_UNITS} as quantity from order_items i
    where i.order_id in (select t.order_id from order_parts t where t.id = any($partIds::int[]))
      and i.part_id = any($partIds::int[]) and ${LEFT_UNITS} > 0`,
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
  for (const { productId, quantity, owner, isRemoved = false } of units) {
    if (!inBatches.has(productId)) continue;
    if (isRemoved && 'orderItemId' in owner) await giveUpUnits(tx, { productId, quantity, ...owner }, true);
    else await returnUnits(tx, productId, quantity, owner);
  }
  await recountStock(tx, changed, [...inBatches], shopDay(now));
}

/** Units that are not there: their orders have them no more, and nobody else gets them. */
export async function loseUnits(tx: Db, units: readonly LineUnits[]): Promise<void> {
  await lockProducts(tx, { ids: [...new Set(units.map(({ productId }) => productId))] });
  for (const { owner, ...lost } of units) await giveUpUnits(tx, { ...lost, ...owner }, false);
}

/** What is left of parts that have not been sent. */
export async function unitsIn(tx: Db, partIds: number[]): Promise<LineUnits[]> {
  const units = await unitsOfParts(tx, { partIds });
  return units.map(({ orderItemId, ...line }) => ({ ...line, owner: { orderItemId } }));
}

/** The units of cancelled parts. */
export async function returnStock(tx: Db, changed: Changed, partIds: number[]): Promise<void> {
  await putOnShelf(tx, changed, await unitsIn(tx, partIds));
}
