import { and, eq, sql } from 'drizzle-orm';
import type { Product } from '#shared/catalogue/product.ts';
import type { Language } from '#shared/languages.ts';
import type { Producer } from '#shared/producers/producer.ts';
import type { Suggestions } from '#shared/search/search.ts';
import { rows, type Db } from '#server/db/client.ts';
import { categories, products } from '#server/db/schema/catalogue.ts';
import { producerProfiles } from '#server/db/schema/producers.ts';
import { localizedName, selectProducts, toProduct } from '#server/features/catalogue/product-view.ts';
import { toProducer } from '#server/features/producers/producers.queries.ts';

/** Ranking looks at this many matches: enough to be exact for any search a person means, and cheap for 'a'. */
const MAX_CANDIDATES = 1_000;
const MAX_PRODUCTS = 48;
const MAX_PRODUCERS = 12;
/** Words shorter than this are too short to guess what was meant. */
const MIN_MENDABLE_LENGTH = 4;
const MAX_MEANINGS = 3;

/** For each typed word the forms to look for: itself where the catalogue has a word beginning so, else the nearest words. */
export async function mendWords(db: Db, words: string[]): Promise<string[][]> {
  if (words.length === 0) return [];
  const found = await rows<{ typed: string; known: boolean; meanings: string[] | null }>(
    db,
    sql`select typed,
          exists (select 1 from search_words w where w.word like typed || '%') as known,
          case when length(typed) >= ${MIN_MENDABLE_LENGTH} then (
            select array_agg(word) from (
              select word from search_words w where w.word % typed
               order by similarity(w.word, typed) desc, w.uses desc limit ${MAX_MEANINGS}) nearest
          ) end as meanings
        from unnest(${sql.param(words)}::text[]) typed`,
  );
  const byTyped = new Map(found.map((row) => [row.typed, row]));
  return words.map((word) => {
    const row = byTyped.get(word);
    return row === undefined || row.known || row.meanings === null ? [word] : row.meanings;
  });
}

/** The best matches and how many there are (counted up to the number of candidates). */
export async function findProducts(
  db: Db,
  language: Language,
  tsQuery: string,
): Promise<{ items: Product[]; total: number }> {
  const ranked = await rows<{ id: number; total: number }>(
    db,
    sql`select id, (count(*) over ())::int as total
          from (select id, featured, search_vector from products
                 where listed and search_vector @@ to_tsquery('simple', ${tsQuery}) limit ${MAX_CANDIDATES}) candidates
         order by ts_rank(search_vector, to_tsquery('simple', ${tsQuery})) desc, featured desc, id
         limit ${MAX_PRODUCTS}`,
  );
  if (ranked.length === 0) return { items: [], total: 0 };
  const position = new Map(ranked.map((row, index) => [row.id, index]));
  const ids = ranked.map((row) => row.id);
  const found = await selectProducts(db, language).where(sql`${products.id} = any(${sql.param(ids)}::int[])`);
  found.sort((a, b) => position.get(a.id)! - position.get(b.id)!);
  return { items: found.map(toProduct), total: ranked[0]!.total };
}

/** Producers whose name, place or trade holds every word, or whose name is nearly what was typed. */
export async function findProducers(db: Db, language: Language, words: string[]): Promise<Producer[]> {
  const typed = words.join(' ');
  const haystack = sql`lower(unaccent(concat_ws(' ', ${producerProfiles.companyName}, ${producerProfiles.location}, ${producerProfiles.businessType})))`;
  const likeness = sql<number>`word_similarity(${typed}, lower(unaccent(${producerProfiles.companyName})))`;
  const holdsAll = and(...words.map((word) => sql`${haystack} ~ ${`\\m${word}`}`))!;
  const found = await db
    .select()
    .from(producerProfiles)
    .where(and(eq(producerProfiles.verified, true), sql`(${holdsAll} or ${likeness} > 0.6)`))
    .orderBy(sql`${likeness} desc`, producerProfiles.id)
    .limit(MAX_PRODUCERS);
  return found.map((row) => toProducer(row, language));
}

/** A few names to choose from while typing. */
export async function findSuggestions(
  db: Db,
  language: Language,
  words: string[],
  tsQuery: string,
): Promise<Suggestions> {
  const name = localizedName(language);
  const matching = await db
    .select({ name, slug: products.slug })
    .from(products)
    .where(
      sql`${products.id} in (select id from (select id, featured, search_vector from products
            where listed and search_vector @@ to_tsquery('simple', ${tsQuery}) limit ${MAX_CANDIDATES}) candidates
          order by ts_rank(search_vector, to_tsquery('simple', ${tsQuery})) desc, featured desc, id limit 4)`,
    )
    .orderBy(sql`ts_rank(${products.searchVector}, to_tsquery('simple', ${tsQuery})) desc`, products.id);
  const producers = await findProducers(db, language, words);
  const beginnings = and(
    ...words.map(
      (word) =>
        sql`lower(unaccent(${categories.name} || ' ' || ${categories.translations}::text)) ~ ${`\\m${word}`}`,
    ),
  );
  const inCategories = await db
    .select()
    .from(categories)
    .where(and(eq(categories.hidden, false), beginnings))
    .limit(2);
  return {
    products: matching,
    producers: producers.slice(0, 2).map((producer) => ({ name: producer.name, slug: producer.slug })),
    categories: inCategories.map((row) => ({
      name: row.translations[language]?.name ?? row.name,
      slug: row.slug,
    })),
  };
}
