import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Category, ListedProduct, Maker, ProductWithFamily } from '#domains/catalogue/model/product.ts';
import type { ProductListQuery } from '#domains/catalogue/model/product-list.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { familyById } from '#domains/catalogue/server/families/families.queries.ts';
import { loweredPrice } from './lowered-price.ts';
import { localizedName } from './localized-name.ts';
import { categories, products } from '#domains/catalogue/server/catalogue.schema.ts';
import { collapsed } from './collapse-families.ts';
import type { ProductTable } from './product-filters.ts';
import { listedProducts, toProduct, withSizes } from './product-view.ts';
import {
  productsOfProducerWithSlug,
  productWithSlug,
  sizesOfProducerWithSlug,
  type ProductOfPage,
} from './product.statements.ts';

const MAX_FEATURED = 12;

const isFeatured = (table: ProductTable) => and(eq(table.listed, true), eq(table.featured, true))!;

export async function featuredProducts(
  db: Db,
  language: Language,
  collapse: ProductListQuery['collapse'],
): Promise<ListedProduct[]> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(collapse === undefined ? isFeatured(products) : collapsed(isFeatured))
    .orderBy(desc(products.featured), asc(products.id))
    .limit(MAX_FEATURED);
  const ids = found.map(({ id }) => id);
  return listedProducts(db, language, ids, collapse);
}

const MAX_COMING = 8;
const BEGINS = sql<string>`coalesce(${products.shipsFrom}, ${products.availableFrom})`;
const isComing = (table: ProductTable) =>
  and(
    eq(table.listed, true),
    inArray(table.season, ['before', 'preorder']),
    sql`(${table.availableFrom} is not null or ${table.availableUntil} is not null or ${table.shipsFrom} is not null)`,
  )!;

/** What is to be had next, soonest first, of one month: the first in which anything begins. */
export async function comingProducts(
  db: Db,
  language: Language,
  collapse: ProductListQuery['collapse'],
): Promise<ListedProduct[]> {
  const found = await db
    .select({ id: products.id, month: sql<string>`to_char(${BEGINS}, 'YYYY-MM')` })
    .from(products)
    .where(collapse === undefined ? isComing(products) : collapsed(isComing))
    .orderBy(BEGINS, asc(products.id))
    .limit(MAX_COMING);
  const ids = found.filter(({ month }) => month === found[0]!.month).map(({ id }) => id);
  return listedProducts(db, language, ids, collapse);
}

export async function productBySlug(
  db: Db,
  language: Language,
  slug: string,
): Promise<ProductWithFamily | undefined> {
  const [row] = await productWithSlug[language](db, { slug });
  if (row === undefined) return undefined;
  const { familyId } = row;
  const [family, lowered] = await Promise.all([
    familyId === null ? undefined : familyById(db, language, familyId),
    loweredPrice(db, row.id, new Date()),
  ]);
  return { ...toProduct(row), family: family ?? null, lowered, maker: toMaker(row) };
}

function toMaker(row: ProductOfPage): Maker | null {
  if (row.producerSlug === null) return null;
  return {
    location: row.makerLocation,
    since: row.makerSince,
    description: row.makerDescription,
    imageUrl: row.makerImageUrl,
    certificates: row.makerCertificates,
  };
}

/** At most `limit` public products of a producer, featured ones first; none of an unknown one. */
export async function productsOfProducer(
  db: Db,
  language: Language,
  slug: string,
  { limit, collapse }: { limit: number; collapse: ProductListQuery['collapse'] },
): Promise<ListedProduct[]> {
  if (collapse !== undefined)
    return withSizes(db, language, await sizesOfProducerWithSlug[language](db, { slug, limit }));
  return (await productsOfProducerWithSlug[language](db, { slug, limit })).map(toProduct);
}

export async function allCategories(db: Db, language: Language): Promise<Category[]> {
  const found = await db
    .select()
    .from(categories)
    .where(eq(categories.hidden, false))
    .orderBy(asc(categories.position), asc(categories.id));
  return found.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localizedName(row, language),
    description: row.translations[language]?.description ?? row.description,
    imageUrl: row.imageUrl,
  }));
}

export async function categoryId(db: Db, slug: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.slug, slug), eq(categories.hidden, false)));
  return row?.id;
}

/** In a query of `products`: units that are off the shelf because members of open group buys have reserved them. */
export const HELD_UNITS = sql<number>`(
  select coalesce(sum(i.quantity), 0)::int from group_buys g join group_members m on m.group_buy_id = g.id
    cross join jsonb_to_recordset(m.items) as i("productId" int, quantity int)
   where g.sizes @> jsonb_build_array(jsonb_build_object('productId', products.id)) and i."productId" = products.id
     and g.status = 'open' and m.state in ('waiting', 'in'))`;
