import { sql } from 'drizzle-orm';
import { MAX_COUNTED_PRODUCTS } from '#shared/search/limits.ts';
import { rows, type Db } from '#server/db/client.ts';
import { toTsQuery, type SoughtWord } from './search-words.ts';

/** From this share of the catalogue on, the next page's worth of matches is never far along the shop's own order. */
const COMMON_SHARE = 0.05;

export interface Ranking {
  ids: number[];
  /** How many match, counted up to `MAX_COUNTED_PRODUCTS`. */
  total: number;
}

/** The best `limit` products for the words, best first. */
export async function rankProducts(db: Db, sought: SoughtWord[], limit: number): Promise<Ranking> {
  const tsQuery = toTsQuery(sought);
  const [only] = sought;
  if (sought.length === 1 && only!.uses > MAX_COUNTED_PRODUCTS && only!.share > COMMON_SHARE) {
    const ids = await mostProminent(db, tsQuery, limit);
    // The list of words only says about how many there are: believed once the page is full.
    if (ids.length === limit) return { ids, total: MAX_COUNTED_PRODUCTS };
  }
  return bestMatches(db, tsQuery, limit);
}

async function bestMatches(db: Db, tsQuery: string, limit: number): Promise<Ranking> {
  const ranked = await rows<{ id: number; total: number }>(
    db,
    sql`select id, (count(*) over ())::int as total
          from (select id, featured, search_vector from products
                 where listed and search_vector @@ to_tsquery('simple', ${tsQuery}) limit ${MAX_COUNTED_PRODUCTS}) candidates
         order by ts_rank(search_vector, to_tsquery('simple', ${tsQuery})) desc, featured desc, id
         limit ${limit}`,
  );
  return { ids: ranked.map((row) => row.id), total: ranked[0]?.total ?? 0 };
}

/**
 * For a word that thousands of products have, where ranking each of them would be slow and would tell little: those named
 * so, then those whose producer or category is, featured ones first. Both are short walks along the shop's own order.
 */
async function mostProminent(db: Db, tsQuery: string, limit: number): Promise<number[]> {
  const named = await rows<{ id: number }>(
    db,
    sql`select id from products
         where listed and ts_filter(search_vector, '{a}') @@ to_tsquery('simple', ${tsQuery})
         order by featured desc, id limit ${limit}`,
  );
  if (named.length === limit) return named.map((row) => row.id);
  const related = await rows<{ id: number }>(
    db,
    sql`select id from products
         where listed and search_vector @@ to_tsquery('simple', ${tsQuery})
         order by featured desc, id limit ${limit}`,
  );
  return [...new Set([...named, ...related].map((row) => row.id))].slice(0, limit);
}
