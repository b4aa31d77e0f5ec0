import { MAX_COUNTED_PRODUCTS } from '#shared/search/limits.ts';
import type { Database } from '#server/db/client.ts';
import { toTsQuery, type SoughtWord } from './search-words.ts';

/** From this share of the catalogue on, a page's worth of matches is seldom far along the shop's own order. */
const COMMON_SHARE = 0.07;
/** How far along it is looked, before it turns out that the matches stand close together somewhere behind. */
const PROMINENT = 1_000;

/** A piece of a ranking. */
export interface Piece {
  limit: number;
  offset: number;
}

export interface Ranking {
  ids: number[];
  /** How many match, counted up to `MAX_COUNTED_PRODUCTS`. */
  total: number;
}

/** The products for the words, best first; from one piece to the next in the same order. */
export async function rankProducts(database: Database, sought: SoughtWord[], piece: Piece): Promise<Ranking> {
  const tsQuery = toTsQuery(sought);
  const [only] = sought;
  if (sought.length === 1 && only!.uses > MAX_COUNTED_PRODUCTS && only!.share > COMMON_SHARE) {
    const prominent = await ranking(database, 'prominent', PROMINENT_MATCHES, tsQuery, piece);
    // The list of words only says about how many there are: believed once a page is full.
    if (prominent.total >= piece.limit) {
      const ids = await andThoseBehind(database, tsQuery, piece, prominent);
      return { ids, total: MAX_COUNTED_PRODUCTS };
    }
  }
  return ranking(database, 'ranked', RANKED_MATCHES, tsQuery, piece);
}

async function ranking(
  database: Database,
  name: string,
  statement: string,
  tsQuery: string,
  { limit, offset }: Piece,
): Promise<Ranking> {
  const [found] = await database.prepared<{ ids: number[] | null; total: number }>(name, statement, [
    tsQuery,
    offset + 1,
    offset + limit,
  ]);
  return { ids: found!.ids ?? [], total: found!.total };
}

async function andThoseBehind(
  database: Database,
  tsQuery: string,
  { limit, offset }: Piece,
  { ids, total }: Ranking,
): Promise<number[]> {
  if (ids.length === limit) return ids;
  const behind = await database.prepared<{ id: number }>('behind', MATCHES_BEHIND, [
    tsQuery,
    limit - ids.length,
    Math.max(0, offset - total),
  ]);
  return [...ids, ...behind.map(({ id }) => id)];
}

// In all of them the words stand in the from clause: a prepared statement would read them anew for every row otherwise.

const RANKED_MATCHES = `
  select count(*)::int as total, (array_agg(product_id order by rank desc, featured desc, product_id))[$2:$3] as ids
    from (select product_id, featured, ts_rank(vector, words) as rank
            from product_search, to_tsquery('simple', $1) words
           where listed and vector @@ words limit ${MAX_COUNTED_PRODUCTS}) candidates`;

/**
 * For a word that thousands of products have, where ranking each of them would be slow and would tell little: those named
 * so, then those whose producer or category is, featured ones first, by one short walk along the shop's own order.
 */
const PROMINENT_MATCHES = `
  select count(*)::int as total,
         (array_agg(product_id order by ts_filter(vector, '{a}') @@ words desc, featured desc, product_id))[$2:$3] as ids
    from (select product_id, featured, vector from product_search
           where listed order by featured desc, product_id limit ${PROMINENT}) prominent,
         to_tsquery('simple', $1) words
   where vector @@ words`;

/** The walk goes on, for those who turn the pages. */
const MATCHES_BEHIND = `
  select product_id as id
    from (select product_id, featured, vector from product_search
           where listed order by featured desc, product_id offset ${PROMINENT}) behind,
         to_tsquery('simple', $1) words
   where vector @@ words
   order by featured desc, product_id
   limit $2 offset $3`;
