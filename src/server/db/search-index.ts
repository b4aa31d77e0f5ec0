import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Writes again the words that products are found by: names in every language, producer and category, lower case and
 * without accents. `condition` is about `p`, the products to renew. Call it in the transaction that changed any of these.
 * Words are counted as they come and never taken back: `uses` says which are common, not how many products have them now.
 */
export async function refreshSearchText(db: Db, condition: SQL = sql`true`): Promise<void> {
  await db.execute(sql`
    with fresh as (
      select p.id,
        lower(unaccent(concat_ws(' ', p.name, (select string_agg(t.value ->> 'name', ' ') from jsonb_each(p.translations) t)))) as name,
        lower(unaccent(concat_ws(' ', pr.company_name, c.name,
          (select string_agg(t.value ->> 'name', ' ') from jsonb_each(c.translations) t)))) as words
      from products p
      join categories c on c.id = p.category_id
      left join producer_profiles pr on pr.id = p.producer_id
      where ${condition}
    ), changed as (
      update products set search_name = fresh.name, search_text = fresh.words
        from fresh
       where products.id = fresh.id
         and (products.search_name, products.search_text) is distinct from (fresh.name, fresh.words)
      returning products.id, products.search_name || ' ' || products.search_text as words
    )
    insert into search_words (word, uses)
      select word, count(distinct id)::int
        from changed, regexp_split_to_table(changed.words, '[^[:alnum:]]+') word
       where length(word) between 3 and 40 and word !~ '[[:digit:]]'
       group by word
       -- Always in the same order: two products saved at once would otherwise wait for each other's words for ever.
       order by word
      on conflict (word) do update set uses = search_words.uses + excluded.uses`);
}
