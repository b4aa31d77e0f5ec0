import { sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';

/** Every third product is kept in four batches: their sums are checked with the books. */
export async function keepBatches(db: Db): Promise<void> {
  await db.execute(sql`update products set tracks_batches = true where for_sale and id % 3 = 0`);
  await db.execute(sql`insert into batches (product_id, code, best_before, quantity)
    select p.id, 'SOAK-' || n, current_date + 30 * n, p.quantity_available / 4 from products p, generate_series(1, 4) n
     where p.tracks_batches`);
  await db.execute(sql`update products p set quantity_available = (
    select sum(b.quantity) from batches b where b.product_id = p.id) where p.tracks_batches`);
}
