import { and, asc, count, desc, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Product } from '#shared/catalogue/product.ts';
import type { ProductListQuery } from '#shared/catalogue/product-list.ts';
import type { ProductSort } from '#shared/catalogue/product-sorts.ts';
import type { Language } from '#shared/languages.ts';
import { toCents } from '#shared/money.ts';
import type { Db } from '#server/db/client.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { producerProfiles } from '#server/db/schema/producers.ts';
import { decodeCursor, encodeCursor } from '#server/http/paging.ts';
import { productNameIn, productRows, toProduct } from './product-view.ts';
import type { ProductRow } from './product.statements.ts';

export interface ProductPage {
  items: Product[];
  total: number;
  nextCursor: string | null;
}

/** How an order sorts, where a page that follows a cursor begins, and what the cursor holds. */
interface Order {
  by: SQL[];
  after(cursor: string): SQL;
  cursorOf(row: ProductRow): string;
}

/** One page of the shop: a short scan of the order's index, wherever the page lies. */
export async function productPage(
  db: Db,
  language: Language,
  list: ProductListQuery & { limit: number },
  scope: SQL | undefined,
  countAll: (condition: SQL) => Promise<number>,
): Promise<ProductPage> {
  const condition = and(eq(products.listed, true), scope, ...filters(db, list))!;
  const order = orderOf(list.sort, language);
  const counting = countAll(condition);
  // Numbers first: the rows before the page are walked in the index alone, and only the page's own are read and joined.
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(list.cursor === undefined ? condition : and(condition, order.after(list.cursor)))
    .orderBy(...order.by)
    .offset(list.cursor === undefined && list.page !== undefined ? (list.page - 1) * list.limit : 0)
    .limit(list.limit + 1);
  const ids = found.slice(0, list.limit).map(({ id }) => id);
  const rows = await productRows(db, language, ids);
  const last = found.length > list.limit ? rows.at(-1) : undefined;
  return {
    items: rows.map(toProduct),
    total: await counting,
    nextCursor: last === undefined ? null : order.cursorOf(last),
  };
}

export async function countProducts(db: Db, condition: SQL): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(condition);
  return row!.total;
}

function filters(db: Db, list: ProductListQuery): SQL[] {
  const conditions: SQL[] = [];
  if (list.producer !== undefined) {
    const producer = db
      .select({ id: producerProfiles.id })
      .from(producerProfiles)
      .where(eq(producerProfiles.slug, list.producer));
    conditions.push(sql`${products.producerId} = (${producer})`);
  }
  if (list.minPrice !== undefined) conditions.push(gte(products.priceCents, toCents(list.minPrice)));
  if (list.maxPrice !== undefined) conditions.push(lte(products.priceCents, toCents(list.maxPrice)));
  if (list.inStock === true) conditions.push(eq(products.inStock, true));
  return conditions;
}

function orderOf(sort: ProductSort, language: Language): Order {
  switch (sort) {
    case 'price':
      return {
        by: [asc(products.priceCents), asc(products.id)],
        after: (cursor) =>
          sql`(${products.priceCents}, ${products.id}) > ${rowOf(decodeCursor(cursor, ['number', 'number']))}`,
        cursorOf: (row) => encodeCursor([row.priceCents, row.id]),
      };
    case '-price':
      return {
        by: [desc(products.priceCents), desc(products.id)],
        after: (cursor) =>
          sql`(${products.priceCents}, ${products.id}) < ${rowOf(decodeCursor(cursor, ['number', 'number']))}`,
        cursorOf: (row) => encodeCursor([row.priceCents, row.id]),
      };
    case 'newest':
      // Products are numbered in the order they are made: the number alone says which is newer, exactly.
      return {
        by: [desc(products.id)],
        after: (cursor) => sql`${products.id} < ${decodeCursor(cursor, ['number'])[0]}`,
        cursorOf: (row) => encodeCursor([row.id]),
      };
    case 'name': {
      const name = productNameIn(language);
      return {
        by: [asc(name), asc(products.id)],
        after: (cursor) =>
          sql`(${name}, ${products.id}) > ${rowOf(decodeCursor(cursor, ['string', 'number']))}`,
        cursorOf: (row) => encodeCursor([row.name, row.id]),
      };
    }
    case 'featured':
      return {
        by: [desc(products.featured), asc(products.id)],
        after: (cursor) => {
          const [featured, id] = decodeCursor(cursor, ['boolean', 'number']) as [boolean, number];
          const sameGroup = and(eq(products.featured, featured), sql`${products.id} > ${id}`)!;
          return featured ? or(eq(products.featured, false), sameGroup)! : sameGroup;
        },
        cursorOf: (row) => encodeCursor([row.featured, row.id]),
      };
  }
}

function rowOf([first, second]: unknown[]): SQL {
  return sql`(${first}, ${second})`;
}
