import { eq, sql } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { addressOfText } from '#domains/orders/model/order-address.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { weekOf } from '#domains/standing-orders/model/standing-dates.ts';
import { standingItems, standingOrders } from '#domains/standing-orders/server/standing-orders.schema.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import { demoBuyer, sampleBuyers } from '#sample/history/sample-buyers.ts';
import { hoursAfter } from '#sample/history/shop-hours.ts';

/** Both want it next week, so that their units count together for its price. */
const WANTED = 'bronze-die-spaghettoni';
const STANDING = [
  { buyer: demoBuyer, quantity: 6, everyWeeks: 4, onDay: 3, madeHoursAgo: 40 },
  { buyer: sampleBuyers[14]!, quantity: 8, everyWeeks: 6, onDay: 4, madeHoursAgo: 29 },
];

export async function giveSampleStandingOrders(
  tx: Db,
  buyerIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<{ id: number }[]> {
  const [product] = await tx
    .select({ id: products.id, priceCents: products.priceCents })
    .from(products)
    .where(eq(products.slug, WANTED));
  if (product === undefined) return [];
  const monday = addDays(weekOf(shopDay(now)).from, 7);
  const made: { id: number }[] = [];
  for (const { buyer, quantity, everyWeeks, onDay, madeHoursAgo } of STANDING) {
    const customerName = `${buyer.firstName} ${buyer.lastName}`;
    const [standing] = await tx
      .insert(standingOrders)
      .values({
        userId: buyerIds.get(buyer.username)!,
        everyWeeks,
        nextOn: addDays(monday, onDay),
        customerName,
        shippingAddress: buyer.address,
        address: addressOfText(buyer.address, customerName),
        shippingMethod: 'standard',
        paymentMethod: 'invoice',
        ifMissing: 'leave_out',
        language: buyer.language,
        createdAt: hoursAfter(now, -madeHoursAgo),
      })
      .returning({ id: standingOrders.id });
    await tx.insert(standingItems).values({
      standingOrderId: standing!.id,
      productId: product.id,
      quantity,
      toldPriceCents: product.priceCents,
    });
    made.push(standing!);
  }
  return made;
}

/** What the shop has ordered for them since is as little anybody's as they are: it is named as such, and its units go back. */
export async function nameOrdersOfSamples(tx: Db): Promise<void> {
  const ordered = sql`(
    select d.order_id from standing_dates d
     where d.order_id is not null
       and d.standing_order_id in (select row_id from sample_rows where entity = 'standing_orders'))`;
  await tx.execute(sql`
    update products p set quantity_available = p.quantity_available + i.units
      from (select i.product_id, sum(i.quantity)::int as units
              from order_items i join order_parts t on t.id = i.part_id and t.status <> 'cancelled'
             where i.order_id in ${ordered} group by 1) i
     where p.id = i.product_id and not p.tracks_batches`);
  await tx.execute(sql`
    insert into sample_rows (entity, row_id) select 'orders', o.id from orders o where o.id in ${ordered}
    on conflict do nothing`);
}
