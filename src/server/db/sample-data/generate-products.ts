import { sql } from 'drizzle-orm';
import type { Database, Db } from '../client.ts';
import { products } from '../schema/catalogue.ts';
import { refreshSearchIndex } from '../search-index.ts';

/**
 * Adds plausible products until there are `target`, for load work. Names, prices and stock are drawn from the sample
 * catalogue by arithmetic on the running number, so that two runs give the same shop; the database does the writing.
 */
export function generateProducts(
  database: Database,
  target: number,
  onProgress: (done: number) => void,
): Promise<void> {
  return database.withoutLimits(({ db }) => generate(db, target, onProgress));
}

async function generate(db: Db, target: number, onProgress: (done: number) => void): Promise<void> {
  const BATCH = 10_000;
  await db.execute(sql`
    insert into producer_profiles (slug, company_name, business_type, founded, location, description, verified)
    select 'generated-producer-' || n,
           (array['Azienda','Domaine','Finca','Hof','Quinta','Dairy'])[1 + n % 6] || ' ' ||
           (array['Altavigna','Bruneval','Costalba','Dornfeld','Esterel','Fontamara','Grauwald','Hohenau'])[1 + (n / 6) % 8] || ' ' || n,
           (array['Farm','Artisan','Cooperative','Small Batch Producer'])[1 + n % 4], 1850 + n % 170,
           'Valley ' || n, 'A small house that makes a few things well.', true
      from generate_series(1, greatest(1, ${target}::int / 100)) n
    on conflict do nothing`);
  for (;;) {
    const have = await db.$count(products);
    onProgress(have);
    if (have >= target) break;
    const until = Math.min(target, have + BATCH);
    await db.execute(sql`
      with base as (select p.*, row_number() over (order by id) - 1 as position, count(*) over () as total
                      from products p where slug not like 'generated-%'),
           makers as (select id, row_number() over (order by id) - 1 as position, count(*) over () as total
                        from producer_profiles where slug like 'generated-producer-%')
      insert into products (slug, name, description, price_cents, unit, image_url, additional_images, image_preview, featured,
                            producer_id, producer_shown, category_id, quantity_available, discount_tiers, attributes, weight_grams,
                            perishable, allergens, ingredients, storage, shelf_life_days, translations, created_at)
      select 'generated-' || n,
             (array['Young','Old','Wild','Golden','Dark','Bright','Smoked','Quiet','First','Last','Hill','Valley','Winter','Summer'])[1 + n % 14]
               || ' ' || base.name || ' No. ' || n,
             base.description, 300 + (n * 7919) % 12000, base.unit, base.image_url, base.additional_images, base.image_preview,
             false, makers.id, true, base.category_id, (n * 31) % 500, base.discount_tiers, base.attributes, base.weight_grams,
             base.perishable, base.allergens, base.ingredients, base.storage, base.shelf_life_days, '{}',
             timestamptz '2025-02-01' + n * interval '1 minute'
        from generate_series(${have + 1}::int, ${until}::int) n
        join base on base.position = n % base.total
        join makers on makers.position = n % makers.total
       -- In the order of their numbers, whatever plan the database chooses.
       order by n`);
  }
  await refreshSearchIndex(db, sql`not exists (select from product_search where product_id = p.id)`);
  await db.execute(sql`select announce_catalogue_change('*')`);
  await db.execute(sql`analyze`);
}
