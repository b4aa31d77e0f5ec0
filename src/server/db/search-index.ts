import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Writes again the words that products are found by: names in every language, producer and category, lower case and
 * without accents. `condition` is about `p`, the products to renew. Call it in the transaction that changed any of these.
 */
export async function refreshSearchText(db: Db, condition: SQL = sql`true`): Promise<void> {
  await db.execute(sql`
    update products set search_name = fresh.name, search_text = fresh.words
      from (
        select p.id,
          lower(unaccent(concat_ws(' ', p.name, (select string_agg(t.value ->> 'name', ' ') from jsonb_each(p.translations) t)))) as name,
          lower(unaccent(concat_ws(' ', pr.company_name, c.name,
            (select string_agg(t.value ->> 'name', ' ') from jsonb_each(c.translations) t)))) as words
        from products p
        join categories c on c.id = p.category_id
        left join producer_profiles pr on pr.id = p.producer_id
        where ${condition}
      ) fresh
     where products.id = fresh.id
       and (products.search_name, products.search_text) is distinct from (fresh.name, fresh.words)`);
  await db.execute(sql`
    insert into search_words (word, uses)
      select word, count(*)::int
        from products p, regexp_split_to_table(p.search_name || ' ' || p.search_text, '[^[:alnum:]]+') word
       where length(word) between 3 and 40 and ${condition}
       group by word
      on conflict (word) do update set uses = greatest(search_words.uses, excluded.uses)`);
}
