import { sql } from 'drizzle-orm';
import { rows, type Database, type Db } from '#engine/server/db/client.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { buildPostponedIndexes, withPostponedIndexes } from './postponed-indexes.ts';

const BATCH = 50_000;
/** Batches that are written at once, each over a connection of its own: one keeps a single core of the database busy. */
const WRITERS = 4;
/** From so many on, indexes that each row meets at another place are built afterwards. */
const MANY = 1_000_000;
const SCATTERED = ['orders_search', 'order_parts_producer', 'order_items_producer', 'order_items_product'];

/**
 * Adds past orders of two lines until there are `target`, one a minute up to now, for load work: customers, parts and lines
 * without the mails, payments and books of real ones.
 */
export function generateOrders(
  database: Database,
  target: number,
  onProgress: (done: number) => void,
): Promise<void> {
  return database.withoutLimits(async ({ db }) => {
    await buildPostponedIndexes(db);
    const isTrusted = await maySkipReferences(db);
    const before = await db.$count(orders);
    let [taken, done] = [before, before];
    onProgress(done);
    const write = async () => {
      while (taken < target) {
        const [from, until] = [taken, Math.min(target, taken + BATCH)];
        taken = until;
        await db.transaction(async (tx) => {
          // References are right by construction: to look all of them up would take as long as the rest.
          if (isTrusted) await tx.execute(sql`set local session_replication_role = replica`);
          // The lines of a batch stay in memory.
          await tx.execute(sql`set local work_mem = '64MB'`);
          await generateBatch(tx, from + 1, until, target);
        });
        done += until - from;
        onProgress(done);
      }
    };
    const writeAll = async () => void (await Promise.all(Array.from({ length: WRITERS }, write)));
    await (target - before < MANY ? writeAll() : withPostponedIndexes(db, SCATTERED, writeAll));
    await db.execute(sql`analyze orders, order_parts, order_items`);
  });
}

async function maySkipReferences(db: Db): Promise<boolean> {
  const [role] = await rows<{ rolsuper: boolean }>(
    db,
    sql`select rolsuper from pg_roles where rolname = current_user`,
  );
  return role!.rolsuper;
}

async function generateBatch(db: Db, from: number, until: number, target: number): Promise<void> {
  await db.execute(sql`
    with shelf as materialized (select min(id) as first, max(id) - min(id) + 1 as length from products),
    placed as (
      insert into orders (customer_name, customer_email, shipping_address, address, order_total_cents, status, created_at, accepted_at)
      select 'Customer ' || n, 'customer' || n || '@example.com', n || ' Past Street, Portland, ME',
             -- As it is read from the text.
             jsonb_build_object('name', 'Customer ' || n, 'company', null, 'line1', null, 'line2', null, 'city', null,
                                'region', null, 'postalCode', null, 'country', 'US'), 1000 + n % 20000,
             (array['pending','processing','shipped','completed','completed','cancelled'])[1 + n % 6],
             now() - (${target}::int - n) * interval '1 minute', now() - (${target}::int - n) * interval '1 minute'
        from generate_series(${from}::int, ${until}::int) n
       order by n
      returning id, status, created_at
    ), lines as materialized (
      select o.id as order_id, o.status, o.created_at, p.id as product_id, p.producer_id, p.name, p.unit,
             1 + o.id % 5 as quantity, p.price_cents
        from placed o cross join shelf s cross join generate_series(1, 2) line
       cross join lateral (
         select * from products p where p.id >= s.first + (o.id * 7::bigint + line * 13) % s.length order by p.id limit 1) p
    ), parts as (
      insert into order_parts (order_id, producer_id, status, goods_cents, commission_basis_points, commission_cents,
                               ship_by, shipped_at, delivered_at)
      select order_id, producer_id, case status when 'completed' then 'delivered' else status end,
             sum(price_cents * quantity), 1500, 0, created_at::date + 2,
             -- Yesterday: what has been under way for a week counts as delivered, one by one.
             case status when 'shipped' then greatest(created_at, now() - interval '1 day')
                         when 'completed' then created_at end,
             case when status = 'completed' then created_at end
        from lines group by order_id, producer_id, status, created_at order by order_id
      returning id, order_id, producer_id
    )
    insert into order_items (order_id, part_id, product_id, producer_id, product_name, unit, quantity, price_cents)
    select l.order_id, t.id, l.product_id, l.producer_id, l.name, l.unit, l.quantity, l.price_cents
      from lines l join parts t on t.order_id = l.order_id and t.producer_id is not distinct from l.producer_id`);
}
