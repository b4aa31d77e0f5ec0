import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { fillSampleCatalogue } from '#server/db/sample-data/fill-sample-catalogue.ts';
import { generateProducts } from '#server/db/sample-data/generate-products.ts';

/** A shop of `products` products that never runs out, and `orders` past orders of two lines. */
export async function fill(database: Database, products: number, orders: number): Promise<void> {
  await migrate(database);
  await fillSampleCatalogue(database);
  await generateProducts(database, products, () => {});
  await database.db.execute(sql`update products set quantity_available = 1000000, for_sale = true`);
  await database.db.transaction(async (tx) => {
    // References are right by construction: to look up sixteen million of them would take longer than all the measuring.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
    insert into orders (customer_name, customer_email, shipping_address, order_total_cents, status, created_at, accepted_at)
    select 'Customer ' || n, 'customer' || n || '@example.com', n || ' Past Street, Portland, ME', 1000 + n % 20000,
           (array['pending','processing','shipped','completed','completed','cancelled'])[1 + n % 6],
           now() - (${orders}::int - n) * interval '1 minute', now() - (${orders}::int - n) * interval '1 minute'
      from generate_series(1, ${orders}::int) n`);
    await tx.execute(sql`
    with lines as materialized (
      select o.id as order_id, o.status, o.created_at, p.id as product_id, p.producer_id, p.name, p.unit,
             1 + o.id % 5 as quantity, p.price_cents
        from orders o, lateral (select 1 + (o.id * 7 + line * 13) % ${products}::int as product_id from generate_series(1, 2) line) lines
        join products p on p.id = lines.product_id
    ), parts as (
      insert into order_parts (order_id, producer_id, status, goods_cents, commission_basis_points, commission_cents,
                               ship_by, shipped_at, delivered_at)
      select order_id, producer_id, case status when 'completed' then 'delivered' else status end,
             sum(price_cents * quantity), 1500, 0, created_at::date + 2,
             case when status in ('shipped', 'completed') then created_at end,
             case when status = 'completed' then created_at end
        from lines group by order_id, producer_id, status, created_at order by order_id
      returning id, order_id, producer_id
    )
    insert into order_items (order_id, part_id, product_id, producer_id, product_name, unit, quantity, price_cents)
    select l.order_id, t.id, l.product_id, l.producer_id, l.name, l.unit, l.quantity, l.price_cents
      from lines l join parts t on t.order_id = l.order_id and t.producer_id is not distinct from l.producer_id`);
  });
  // Filled in two strokes, the table would be twice as long as that of a shop that grew.
  await database.db.execute(sql`vacuum (full) products`);
  await database.db.execute(sql`vacuum analyze`);
  // What the filling left to be written is written now, not while something is measured.
  await database.db.execute(sql`checkpoint`);
}
