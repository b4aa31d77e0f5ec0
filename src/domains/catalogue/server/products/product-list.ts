import { Readable } from 'node:stream';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { ListedProduct } from '#domains/catalogue/model/product.ts';
import type { ProductListQuery } from '#domains/catalogue/model/product-list.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import { CachedUntilChange } from '#engine/server/cache/cached-until-change.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Shop } from '#engine/server/shop.ts';
import {
  countProducts,
  productPage,
  productPlaces,
  productsAt,
  productsInPortions,
  type SoughtList,
} from './product-list.queries.ts';

/** Up to here a whole list is answered (and cached) in one piece; beyond, it is streamed in portions. */
const WHOLE_LIST_LIMIT = 1_000;
const PORTION = 500;
const MAX_TOTALS = 10_000;

const dialect = new PgDialect();

/** The category that a list is of; undefined: the whole shop. */
type CategoryOf = (db: Db) => Promise<SoughtList['categoryId']>;

/** Answers a product list: a page when `limit` is given, otherwise all of it as a plain list. */
export class ProductLists {
  readonly #shop: Shop;
  /**
   * Totals by condition, good until the catalogue changes: counting thousands of rows for every page would be the page's
   * main cost. Those who ask while it is being counted wait for the same count.
   */
  readonly #totals: CachedUntilChange<Promise<number>>;

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#totals = new CachedUntilChange(shop.cache, MAX_TOTALS);
  }

  answer(
    language: Language,
    list: ProductListQuery,
    categoryOf: CategoryOf = async () => undefined,
  ): Promise<ListedProduct[] | Page<ListedProduct> | Readable> {
    const { limit } = list;
    if (limit === undefined) return this.#whole(language, list, categoryOf);
    return this.#shop.source.read(async (db) => {
      const totals = this.#totals.now;
      const sought = { language, list, categoryId: await categoryOf(db) };
      return productPage(db, sought, limit, totalsOf(db, totals));
    });
  }

  /** Streams go on reading after they were answered, so they read the database itself. */
  async #whole(
    language: Language,
    list: ProductListQuery,
    categoryOf: CategoryOf,
  ): Promise<ListedProduct[] | Readable> {
    const { db } = this.#shop;
    const sought = { language, list, categoryId: await categoryOf(db) };
    const places = await productPlaces(db, sought, list.cursor, WHOLE_LIST_LIMIT + 1);
    if (places.length <= WHOLE_LIST_LIMIT) return productsAt(db, sought, places);
    const first = places.slice(0, PORTION);
    return Readable.from(jsonList(productsInPortions(db, sought, first, PORTION)));
  }
}

function totalsOf(db: Db, totals: Map<string, Promise<number>>) {
  return (sought: SoughtList, condition: SQL): Promise<number> => {
    const query = dialect.sqlToQuery(condition);
    const key = JSON.stringify([query.sql, query.params, sought.list.collapse]);
    const known = totals.get(key);
    if (known !== undefined) return known;
    const counting = countProducts(db, sought);
    totals.set(key, counting);
    // A count that failed says nothing to the next one who asks.
    counting.catch(() => totals.delete(key));
    return counting;
  };
}

async function* jsonList(portions: AsyncIterable<ListedProduct[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const portion of portions) {
    yield separator + portion.map((product) => JSON.stringify(product)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
