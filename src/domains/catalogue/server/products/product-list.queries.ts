import { and, eq, sql, type SQL } from 'drizzle-orm';
import { MAX_LIST_TOTAL } from '#domains/catalogue/model/page-size.ts';
import type { ListedProduct } from '#domains/catalogue/model/product.ts';
import type { ProductListQuery } from '#domains/catalogue/model/product-list.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import { countUpTo } from '#engine/server/lists/count-rows.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { collapsedList, countCollapsed, settledList, type Meant } from './collapse-families.ts';
import { listConditions, splitsFamilies, type ProductTable } from './product-filters.ts';
import { productOrder, type Place } from './product-order.ts';
import { listedProducts } from './product-view.ts';

/** A list as it is asked for, of the whole shop or of one category. */
export interface SoughtList {
  language: Language;
  list: ProductListQuery;
  categoryId: number | undefined;
}

/** One page of the shop: a short scan of the order's index, wherever the page lies. */
export async function productPage(
  db: Db,
  sought: SoughtList,
  limit: number,
  countAll: (sought: SoughtList, condition: SQL) => Promise<number>,
): Promise<Page<ListedProduct>> {
  const { language, list } = sought;
  const counting = countAll(sought, conditionOf(db, sought, products));
  const offset = list.cursor === undefined && list.page !== undefined ? (list.page - 1) * limit : 0;
  const found = await productPlaces(db, sought, list.cursor, limit + 1, offset);
  const shown = found.slice(0, limit);
  const items = await productsAt(db, sought, shown);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    items,
    total: await counting,
    nextCursor: last === undefined ? null : productOrder(list.sort, language).cursorOf(last),
  };
}

/** Where the products of a list stand: the rows before them are walked in the index alone, and nothing is joined. */
export async function productPlaces(
  db: Db,
  sought: SoughtList,
  after: string | undefined,
  limit: number,
  offset = 0,
): Promise<Place[]> {
  const order = productOrder(sought.list.sort, sought.language);
  const places = (condition: SQL) =>
    db
      .select({ id: products.id, key: order.key })
      .from(products)
      .where(after === undefined ? condition : and(condition, order.after(after)))
      .orderBy(...order.by)
      .offset(offset)
      .limit(limit);
  if (sought.list.collapse === undefined) return places(conditionOf(db, sought, products));
  const meant = meantBy(db, sought);
  const settled = settledList(meant);
  const found = settled === undefined ? [] : await places(settled);
  return found.length > 0 ? found : places(collapsedList(meant));
}

export async function productsAt(
  db: Db,
  { language, list }: SoughtList,
  places: Place[],
): Promise<ListedProduct[]> {
  const ids = places.map(({ id }) => id);
  return listedProducts(db, language, ids, list.collapse);
}

/** A whole list in portions, for those too long to hold at once. Goes on behind the places that are known. */
export async function* productsInPortions(db: Db, sought: SoughtList, known: Place[], portion: number) {
  const order = productOrder(sought.list.sort, sought.language);
  let places = known;
  while (places.length > 0) {
    yield await productsAt(db, sought, places);
    places = await productPlaces(db, sought, order.cursorOf(places.at(-1)!), portion);
  }
}

/** However many there are, and however few of them were asked for before: some milliseconds. */
export function countProducts(db: Db, sought: SoughtList): Promise<number> {
  if (sought.list.collapse !== undefined) return countCollapsed(db, meantBy(db, sought), MAX_LIST_TOTAL);
  return countUpTo(db, products, conditionOf(db, sought, products), MAX_LIST_TOTAL);
}

function meantBy(db: Db, sought: SoughtList): Meant {
  return {
    conditionOf: (table) => conditionOf(db, sought, table),
    isOfCategory: sought.categoryId !== undefined,
    splitsFamilies: splitsFamilies(sought.list),
  };
}

function conditionOf(db: Db, { list, categoryId }: SoughtList, table: ProductTable): SQL {
  const conditions = [eq(table.listed, true), ...listConditions(list, table)];
  if (categoryId !== undefined) conditions.push(eq(table.categoryId, categoryId));
  if (list.producer !== undefined) {
    const producer = db
      .select({ id: producerProfiles.id })
      .from(producerProfiles)
      .where(eq(producerProfiles.slug, list.producer));
    conditions.push(sql`${table.producerId} = (${producer})`);
  }
  return and(...conditions)!;
}
