import { MAX_COUNTED_PRODUCTS } from '#shared/search/limits.ts';
import type { Database } from '#server/db/client.ts';
import { toTsQuery, type SoughtWord } from './search-words.ts';

/** From this share of the catalogue on, a page's worth of matches is seldom far along the shop's own order. */
const COMMON_SHARE = 0.07;
/** How far along it is looked, before it turns out that the matches stand close together somewhere behind. */
const PROMINENT = 1_000;

export interface Ranking {
  ids: number[];
  /** How many match, counted up to `MAX_COUNTED_PRODUCTS`. */
  total: number;
}

/** The best `limit` products for the words, best first. */
export async function rankProducts(
  database: Database,
  sought: SoughtWord[],
  limit: number,
): Promise<Ranking> {
  const tsQuery = toTsQuery(sought);
  const [only] = sought;
  if (sought.length === 1 && only!.uses > MAX_COUNTED_PRODUCTS && only!.share > COMMON_SHARE) {
    const found = await database.prepared<{ id: number }>('prominent', PROMINENT_MATCHES, [tsQuery, limit]);
    // The list of words only says about how many there are: believed once the page is full.
    if (found.length === limit) return { ids: found.map(({ id }) => id), total: MAX_COUNTED_PRODUCTS };
  }
  const ranked = await database.prepared<{ id: number; total: number }>('ranked', RANKED_MATCHES, [
    tsQuery,
    limit,
  ]);
  return { ids: ranked.map(({ id }) => id), total: ranked[0]?.total ?? 0 };
}

// In both the words stand in the from clause: a prepared statement would read them anew for every row otherwise.

const RANKED_MATCHES = `
  select id, (count(*) over ())::int as total
    from (select id, featured, ts_rank(search_vector, words) as rank
            from products, to_tsquery('simple', $1) words
           where listed and search_vector @@ words limit ${MAX_COUNTED_PRODUCTS}) candidates
   order by rank desc, featured desc, id
   limit $2`;

/**
 * For a word that thousands of products have, where ranking each of them would be slow and would tell little: those named
 * so, then those whose producer or category is, featured ones first, by one short walk along the shop's own order.
 */
const PROMINENT_MATCHES = `
  select id
    from (select id, featured, search_vector from products where listed order by featured desc, id limit ${PROMINENT}) prominent,
         to_tsquery('simple', $1) words
   where search_vector @@ words
   order by ts_filter(search_vector, '{a}') @@ words desc, featured desc, id
   limit $2`;
