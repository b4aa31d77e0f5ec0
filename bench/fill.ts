import { spawnSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import type { Database } from '#engine/server/db/client.ts';
import { migrate } from '#engine/server/db/migrate.ts';
import { fillSampleCatalogue } from '#sample/catalogue/fill-sample-catalogue.ts';
import { generateOrders } from '#sample/catalogue/generate-orders.ts';
import { generateProducts } from '#sample/catalogue/generate-products.ts';

/**
 * A shop of `products` products that never runs out, and `orders` past orders of two lines. Returns the seconds that
 * `npm run sample` would take for it.
 */
export async function fill(database: Database, products: number, orders: number): Promise<number> {
  const began = performance.now();
  await migrate(database);
  await fillSampleCatalogue(database);
  await generateProducts(database, products, () => {});
  await generateOrders(database, orders, () => {});
  const seconds = Math.round((performance.now() - began) / 1_000);
  await database.db.execute(sql`update products set quantity_available = 1000000, for_sale = true`);
  // Filled in two strokes, the table would be twice as long as that of a shop that grew.
  await database.db.execute(sql`vacuum (full) products`);
  await database.db.execute(sql`vacuum analyze`);
  // What the filling left to be written is written now, by the database and to the disk, not while something is measured.
  await database.db.execute(sql`checkpoint`);
  spawnSync('sync');
  return seconds;
}
