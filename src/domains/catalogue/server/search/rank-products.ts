import { MAX_COUNTED_PRODUCTS } from '#domains/catalogue/model/search/limits.ts';
import type { ProductListQuery } from '#domains/catalogue/model/product-list.ts';
import type { SearchFilters } from '#domains/catalogue/model/search/search.ts';
import { collapsedSql } from '#domains/catalogue/server/products/collapse-families.ts';
import { SEARCH_CONDITIONS } from '#domains/catalogue/server/products/product-filters.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { toTsQuery, type SoughtWord } from './search-words.ts';

/** How far the shop's own order is walked along, in products. */
const WALKS = [1_000, 3_000, 10_000];
/** Matches to be expected on the way, so that a page's worth is seldom missed. */
const EXPECTED = 70;
/** What the index costs instead, in steps of such a walk (0.6 µs): for each use of the rarest word, and for ranking. */
const INDEX = { perUse: 0.3, ranking: 2_300 };

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

// In all of them the words stand in the from clause: a prepared statement would read them anew for every row otherwise.

interface Found {
  ids: number[] | null;
  total: number;
}

/** The first and last place of the piece, counted from 1. */
interface Sought {
  tsQuery: string;
  from: number;
  to: number;
}

/** Whether all sizes are meant, or one of each family among those that match. */
export type Collapse = ProductListQuery['collapse'];

/** Of each family the cheapest in stock among those with the words, and with what else is asked of them. */
const oneOfEach = (conditions: readonly string[] = []) =>
  collapsedSql(
    [
      'exists (select from product_search so where so.product_id = other.id and so.vector @@ words)',
      ...conditions,
    ].join(' and '),
  );

const joinedProducts = 'join products p on p.id = s.product_id';

const rankedMatches = (collapse: Collapse) =>
  statement<Found, Sought>(
    collapse === undefined ? 'ranked-matches' : 'ranked-sizes',
    `
  select count(*)::int as total, (array_agg(product_id order by rank desc, featured desc, product_id))[$from:$to] as ids
    from (select s.product_id, s.featured, ts_rank(s.vector, words) as rank
            from product_search s ${collapse === undefined ? '' : joinedProducts}, to_tsquery('simple', $tsQuery) words
           where s.listed and s.vector @@ words ${collapse === undefined ? '' : `and ${oneOfEach()}`}
           limit ${MAX_COUNTED_PRODUCTS}) candidates`,
  );

type SetFilters = { [Name in keyof SearchFilters]-?: NonNullable<SearchFilters[Name]> | null };

const filtersOf = (table: string) => Object.values(SEARCH_CONDITIONS).map((condition) => condition(table));

/** Narrowed by what the products themselves say. */
const rankedNarrowed = (collapse: Collapse) =>
  statement<Found, Sought & SetFilters>(
    collapse === undefined ? 'ranked-narrowed' : 'ranked-narrowed-sizes',
    `
  select count(*)::int as total, (array_agg(product_id order by rank desc, featured desc, product_id))[$from:$to] as ids
    from (select s.product_id, s.featured, ts_rank(s.vector, words) as rank
            from product_search s ${joinedProducts}, to_tsquery('simple', $tsQuery) words
           where s.listed and s.vector @@ words and ${filtersOf('p').join(' and ')}
             ${collapse === undefined ? '' : `and ${oneOfEach(filtersOf('other'))}`}
           limit ${MAX_COUNTED_PRODUCTS}) candidates`,
  );

/**
 * For words that thousands of products have, where to find and rank each of them would be slow and would tell little: those
 * named so, then those whose producer or category is, featured ones first, by a walk along the shop's own order.
 */
const walksFor = (collapse: Collapse) =>
  WALKS.map((length) => {
    const joined = collapse === undefined ? '' : joinedProducts;
    const shown = collapse === undefined ? '' : `and ${oneOfEach()}`;
    const name = collapse === undefined ? 'matches' : 'sizes';
    return {
      length,
      matches: statement<Found, Sought>(
        `${name}-within-${length}`,
        `
    select count(*)::int as total,
           (array_agg(s.product_id order by ts_filter(s.vector, '{a}') @@ words desc, s.featured desc, s.product_id))[$from:$to] as ids
      from (select product_id, featured, vector from product_search
             where listed order by featured desc, product_id limit ${length}) s ${joined},
           to_tsquery('simple', $tsQuery) words
     where s.vector @@ words ${shown}`,
      ),
      /** It goes on, for those who turn the pages. */
      matchesBehind: statement<{ id: number }, { tsQuery: string; limit: number; offset: number }>(
        `${name}-behind-${length}`,
        `
    select s.product_id as id
      from (select product_id, featured, vector from product_search
             where listed order by featured desc, product_id offset ${length}) s ${joined},
           to_tsquery('simple', $tsQuery) words
     where s.vector @@ words ${shown}
     order by s.featured desc, s.product_id
     limit $limit offset $offset`,
      ),
    };
  });

const statementsFor = (collapse: Collapse) => ({
  matches: rankedMatches(collapse),
  narrowed: rankedNarrowed(collapse),
  walks: walksFor(collapse),
});
const PLAIN = statementsFor(undefined);
const COLLAPSED = statementsFor('families');

type Walk = (typeof PLAIN)['walks'][number];

/** One that should meet enough matches and is shorter than what the index would cost. Undefined: ask the index. */
function walkFor(walks: readonly Walk[], sought: SoughtWord[]): Walk | undefined {
  const [rarest] = sought.toSorted((one, other) => one.uses - other.uses);
  if (rarest === undefined) return undefined;
  const share = sought.reduce((product, word) => product * Math.min(1, word.share), 1);
  // As if words did not know of each other: too few on the way, and the index is asked after all.
  const matches = (share / rarest.share) * rarest.uses;
  if (!(matches > MAX_COUNTED_PRODUCTS)) return undefined;
  const walk = walks.find(({ length }) => length * share >= EXPECTED);
  return walk && walk.length < INDEX.ranking + INDEX.perUse * rarest.uses ? walk : undefined;
}

/** The products for the words, best first; from one piece to the next in the same order. */
export async function rankProducts(
  db: Db,
  sought: SoughtWord[],
  piece: Piece,
  { filters = {}, collapse }: { filters?: SearchFilters; collapse?: Collapse } = {},
): Promise<Ranking> {
  const { matches, narrowed, walks } = collapse === undefined ? PLAIN : COLLAPSED;
  const tsQuery = toTsQuery(sought);
  const names = Object.keys(SEARCH_CONDITIONS) as (keyof SearchFilters)[];
  if (names.some((name) => filters[name] !== undefined)) {
    const set = Object.fromEntries(names.map((name) => [name, filters[name] ?? null])) as SetFilters;
    return toRanking(await narrowed(db, { ...placesOf(tsQuery, piece), ...set }));
  }
  const walk = walkFor(walks, sought);
  const met = walk && (await walkAlong(db, walk, tsQuery, piece));
  if (met) return met;
  return toRanking(await matches(db, placesOf(tsQuery, piece)));
}

function placesOf(tsQuery: string, { limit, offset }: Piece): Sought {
  return { tsQuery, from: offset + 1, to: offset + limit };
}

function toRanking([found]: Found[]): Ranking {
  return { ids: found!.ids ?? [], total: found!.total };
}

/** What a walk meets. Undefined where that is not even a page: the list of words only says about how many there are. */
async function walkAlong(db: Db, walk: Walk, tsQuery: string, piece: Piece): Promise<Ranking | undefined> {
  const { ids, total } = toRanking(await walk.matches(db, placesOf(tsQuery, piece)));
  if (total < piece.limit) return undefined;
  const behind =
    ids.length === piece.limit
      ? []
      : await walk.matchesBehind(db, {
          tsQuery,
          limit: piece.limit - ids.length,
          offset: Math.max(0, piece.offset - total),
        });
  return { ids: [...ids, ...behind.map(({ id }) => id)], total: MAX_COUNTED_PRODUCTS };
}
