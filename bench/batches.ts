// Products that are kept in batches, to be bought beside those that are not.
import pg from 'pg';

/** 60 products without batches, and 60 with four batches each: an order takes from the one that ends first. */
export const PLAIN = Array.from({ length: 60 }, (_, n) => n + 1);
export const BATCHED = PLAIN.map((id) => id + 60);

/** None of them runs out. */
export async function keepInBatches(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `insert into batches (product_id, code, best_before, quantity)
     select id, 'B-' || n, current_date + 100 * n, 250000 from unnest($1::int[]) id, generate_series(1, 4) n`,
    [BATCHED],
  );
  await client.query(
    'update products set tracks_batches = true, quantity_available = 1000000 where id = any($1)',
    [BATCHED],
  );
  await client.end();
}
