import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';

/**
 * Writes again the words that products are found by: names in every language, producer and category, lower case and
 * without accents. `condition` is about `p`, the products to renew. Call it in the transaction that changed any of these.
 * Words are counted as they come and never taken back: `uses` says which are common, not how many products have them now.
 */
export async function refreshSearchIndex(db: Db, condition: SQL = sql`true`): Promise<void> {
  await db.execute(sql`
    with fresh as (
      select p.id, p.listed, p.featured,
        lower(unaccent(concat_ws(' ', p.name, (select string_agg(t.value ->> 'name', ' ') from jsonb_each(p.translations) t)))) as name,
        lower(unaccent(concat_ws(' ', pr.company_name, c.name,
          (select string_agg(t.value ->> 'name', ' ') from jsonb_each(c.translations) t)))) as words
      from products p
      join categories c on c.id = p.category_id
      left join producer_profiles pr on pr.id = p.producer_id
      where ${condition}
    ), changed as (
      insert into product_search (product_id, listed, featured, vector)
        select id, listed, featured, setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', words), 'C')
          from fresh
         order by id
        on conflict (product_id) do update set vector = excluded.vector
         where product_search.vector <> excluded.vector
      returning product_id
    )
    insert into search_words (word, uses)
      select word, count(distinct id)::int
        from changed
        join fresh on fresh.id = changed.product_id,
        regexp_split_to_table(fresh.name || ' ' || fresh.words, '[^[:alnum:]]+') word
       where length(word) between 3 and 40 and word !~ '[[:digit:]]'
       group by word
       -- Always in the same order: two products saved at once would otherwise wait for each other's words for ever.
       order by word
      on conflict (word) do update set uses = search_words.uses + excluded.uses`);
}
