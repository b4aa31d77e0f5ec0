import { sql } from 'drizzle-orm';
import { rows, type Database, type Db } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { refreshSearchIndex } from '#domains/catalogue/server/search/search-index.ts';

/** Few enough that a batch and the words of its search index are sorted in memory. */
const BATCH = 10_000;

/**
 * Adds plausible products until there are `target`, for load work. Names, prices and stock are drawn from the sample
 * catalogue by arithmetic on the running number, so that two runs give the same shop; the database does the writing.
 * Each batch reads nothing but what it needs: the last takes as long as the first.
 */
export function generateProducts(
  database: Database,
  target: number,
  onProgress: (done: number) => void,
): Promise<void> {
  return database.withoutLimits(({ db }) => generate(db, target, onProgress));
}

async function generate(db: Db, target: number, onProgress: (done: number) => void): Promise<void> {
  const makers = await generateProducers(db, Math.max(1, Math.floor(target / 100)));
  const models = await modelIds(db);
  let have = await db.$count(products);
  // What a run that was cut short has left without words.
  await refreshSearchIndex(db, sql`not exists (select from product_search where product_id = p.id)`);
  onProgress(have);
  while (have < target) {
    const until = Math.min(target, have + BATCH);
    await generateBatch(db, { from: have + 1, until, models, makers });
    have = until;
    onProgress(have);
  }
  await db.execute(sql`select announce_catalogue_change('*')`);
  await db.execute(sql`analyze`);
}

/** How many there are now: as many as were asked for, or those of an earlier run. */
async function generateProducers(db: Db, count: number): Promise<number> {
  await db.execute(sql`
    insert into producer_profiles (slug, company_name, business_type, founded, location, description, verified)
    select 'generated-producer-' || n,
           (array['Azienda','Domaine','Finca','Hof','Quinta','Dairy'])[1 + n % 6] || ' ' ||
           (array['Altavigna','Bruneval','Costalba','Dornfeld','Esterel','Fontamara','Grauwald','Hohenau'])[1 + (n / 6) % 8] || ' ' || n,
           (array['Farm','Artisan','Cooperative','Small Batch Producer'])[1 + n % 4], 1850 + n % 170,
           'Valley ' || n, 'A small house that makes a few things well.', true
      from generate_series(1, ${count}::int) n
    on conflict do nothing`);
  const [made] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from producer_profiles where slug like 'generated-producer-%'`,
  );
  return made!.count;
}

/** The products of the sample catalogue. */
async function modelIds(db: Db): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from products where slug not like 'generated-%' order by id`,
  );
  return found.map(({ id }) => id);
}

interface Batch {
  from: number;
  until: number;
  models: number[];
  makers: number;
}

async function generateBatch(db: Db, { from, until, models, makers }: Batch): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await rows<{ id: number }>(tx, sql`select coalesce(max(id), 0) as id from products`);
    await tx.execute(sql`
      with models as materialized (
        select p.*, m.position - 1 as position from unnest(${sql.param(models)}::int[]) with ordinality m(id, position)
          join products p on p.id = m.id
      )
      insert into products (slug, name, description, price_cents, unit, image_url, additional_images, image_preview, featured,
                            producer_id, producer_shown, category_id, quantity_available, discount_tiers, attributes, weight_grams,
                            perishable, allergens, ingredients, storage, shelf_life_days, translations, created_at)
      select 'generated-' || n,
             (array['Young','Old','Wild','Golden','Dark','Bright','Smoked','Quiet','First','Last','Hill','Valley','Winter','Summer'])[1 + n % 14]
               || ' ' || m.name || ' No. ' || n,
             m.description, 300 + (n * 7919::bigint) % 12000, m.unit, m.image_url, m.additional_images, m.image_preview,
             false, r.id, true, m.category_id, (n * 31) % 500, m.discount_tiers, m.attributes, m.weight_grams,
             m.perishable, m.allergens, m.ingredients, m.storage, m.shelf_life_days, '{}',
             timestamptz '2025-02-01' + n * interval '1 minute'
        from generate_series(${from}::int, ${until}::int) n
        join models m on m.position = n % ${models.length}::int
        join producer_profiles r on r.slug = 'generated-producer-' || (1 + n % ${makers}::int)
       -- In the order of their numbers, whatever plan the database chooses.
       order by n`);
    await refreshSearchIndex(tx, sql`p.id > ${before!.id}::int`);
  });
}
