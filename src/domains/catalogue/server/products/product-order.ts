import { and, asc, desc, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ProductSort } from '#domains/catalogue/model/product-sorts.ts';
import type { Language } from '#engine/model/languages.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { decodeCursor, encodeCursor, type CursorValue } from '#engine/server/lists/paging.ts';
import { productNameIn } from './product-names.ts';

/** A product's place in an order. */
export interface Place {
  id: number;
  key: unknown;
}

/** How a list is ordered, where it goes on behind a cursor, and what the cursor holds. */
export interface ProductOrder {
  by: SQL[];
  /** What is sorted by before the id. */
  key: SQL;
  after(cursor: string): SQL;
  cursorOf(place: Place): string;
}

export function productOrder(sort: ProductSort, language: Language): ProductOrder {
  switch (sort) {
    case 'price':
      return {
        by: [asc(products.priceCents), asc(products.id)],
        key: column(products.priceCents),
        after: (cursor) =>
          sql`(${products.priceCents}, ${products.id}) > ${rowOf(decodeCursor(cursor, ['number', 'number']))}`,
        cursorOf: keyAndId,
      };
    case '-price':
      return {
        by: [desc(products.priceCents), desc(products.id)],
        key: column(products.priceCents),
        after: (cursor) =>
          sql`(${products.priceCents}, ${products.id}) < ${rowOf(decodeCursor(cursor, ['number', 'number']))}`,
        cursorOf: keyAndId,
      };
    case 'newest':
      // Ids rise in the order in which products are made: the id alone says which is newer.
      return {
        by: [desc(products.id)],
        key: column(products.id),
        after: (cursor) => sql`${products.id} < ${decodeCursor(cursor, ['number'])[0]}`,
        cursorOf: ({ id }) => encodeCursor([id]),
      };
    case 'name': {
      const name = productNameIn(language);
      return {
        by: [asc(name), asc(products.id)],
        key: column(name),
        after: (cursor) =>
          sql`(${name}, ${products.id}) > ${rowOf(decodeCursor(cursor, ['string', 'number']))}`,
        cursorOf: keyAndId,
      };
    }
    case 'featured':
      return {
        by: [desc(products.featured), asc(products.id)],
        key: column(products.featured),
        after: (cursor) => {
          const [featured, id] = decodeCursor(cursor, ['boolean', 'number']) as [boolean, number];
          const sameGroup = and(eq(products.featured, featured), sql`${products.id} > ${id}`)!;
          return featured ? or(eq(products.featured, false), sameGroup)! : sameGroup;
        },
        cursorOf: keyAndId,
      };
  }
}

const column = (wrapped: SQLWrapper) => sql`${wrapped}`;
const keyAndId = ({ key, id }: Place) => encodeCursor([key as CursorValue, id]);

function rowOf([first, second]: unknown[]): SQL {
  return sql`(${first}, ${second})`;
}
