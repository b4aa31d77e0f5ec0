import type { Passport } from '#domains/batches/model/passport.ts';
import { localizedNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

// What was called back or sold is shown whatever became of its product: somebody has it at home.
const passportBy = <Params extends object>(name: string, condition: string) =>
  statement<Passport, Params & { language: Language }>(
    name,
    `select b.id as batch_id, b.code, b.produced_on::text as produced_on, b.best_before::text as best_before,
            b.status = 'recalled' as is_recalled, b.status = 'held' as is_held,
            case when b.status = 'recalled' then b.reason end as reason,
            p.id as product_id, ${localizedNameSql('$language', 'p')} as product_name, p.slug as product_slug,
            p.listed as is_listed, p.image_url, p.gtin,
            coalesce(p.translations #>> array[$language::text, 'ingredients'], p.ingredients) as ingredients,
            coalesce(p.translations #>> array[$language::text, 'storage'], p.storage) as storage,
            m.id as producer_id, m.company_name as producer_name, m.slug as producer_slug, m.location
       from batches b join products p on p.id = b.product_id
       left join producer_profiles m on m.id = p.producer_id and m.shown
      where ${condition} and (p.listed or b.status = 'recalled' or exists (
        select from batch_units u where u.batch_id = b.id and u.order_item_id is not null))
      -- A number may have been somebody else's before: what must not be eaten first, then what is on sale.
      order by b.status = 'recalled' desc, p.listed desc, p.id desc limit 1`,
  );

const byId = passportBy<{ id: number }>('passport-by-id', 'b.id = $id::int');
const byLink = passportBy<{ gtin: string; code: string }>(
  'passport-by-link',
  `lpad(p.gtin, 14, '0') = $gtin::text and b.code = $code::text`,
);

export async function passportById(db: Db, id: number, language: Language): Promise<Passport | undefined> {
  return (await byId(db, { id, language }))[0];
}

export async function passportByLink(
  db: Db,
  link: { gtin: string; code: string },
  language: Language,
): Promise<Passport | undefined> {
  return (await byLink(db, { ...link, language }))[0];
}

/** What its link is made of; undefined: it is not this producer's. */
export async function linkOfBatch(
  db: Db,
  id: number,
  producerId: number,
): Promise<Pick<Passport, 'batchId' | 'gtin' | 'code'> | undefined> {
  return (await linkBy(db, { id, producerId }))[0];
}

const linkBy = statement<Pick<Passport, 'batchId' | 'gtin' | 'code'>, { id: number; producerId: number }>(
  'link-of-batch',
  `select b.id as batch_id, p.gtin, b.code from batches b join products p on p.id = b.product_id
    where b.id = $id::int and p.producer_id = $producerId::int`,
);
