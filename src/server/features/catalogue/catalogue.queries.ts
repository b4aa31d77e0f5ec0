import { and, asc, desc, eq, gt, type SQL } from 'drizzle-orm';
import type { Category, Product } from '#shared/catalogue/product.ts';
import type { Language } from '#shared/languages.ts';
import type { Database, Db } from '#server/db/client.ts';
import { categories, products } from '#server/db/schema/catalogue.ts';
import { productsByIds, toProduct } from './product-view.ts';
import { PRODUCT_BY_SLUG, PRODUCTS_OF_PRODUCER, type ProductRow } from './product.statements.ts';

/** At most `limit` public products, featured ones first. */
export async function listedProducts(
  database: Database,
  language: Language,
  where: SQL | undefined,
  limit: number,
): Promise<Product[]> {
  const found = await database.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.listed, true), where))
    .orderBy(desc(products.featured), asc(products.id))
    .limit(limit);
  const ids = found.map(({ id }) => id);
  return productsByIds(database, language, ids);
}

export function featuredProducts(database: Database, language: Language): Promise<Product[]> {
  return listedProducts(database, language, eq(products.featured, true), 12);
}

export async function productBySlug(
  database: Database,
  language: Language,
  slug: string,
): Promise<Product | undefined> {
  const statement = PRODUCT_BY_SLUG[language];
  const [row] = await database.prepared<ProductRow>(`product_by_slug_${language}`, statement, [slug]);
  return row && toProduct(row);
}

/** At most `limit` public products of a producer, featured ones first; none of an unknown one. */
export async function productsOfProducer(
  database: Database,
  language: Language,
  slug: string,
  limit: number,
): Promise<Product[]> {
  const statement = PRODUCTS_OF_PRODUCER[language];
  const name = `products_of_producer_${language}`;
  return (await database.prepared<ProductRow>(name, statement, [slug, limit])).map(toProduct);
}

/** All public products in portions, for lists too long to hold at once. */
export async function* productsInPortions(
  database: Database,
  language: Language,
  where: SQL | undefined,
  portion: number,
) {
  let after = 0;
  for (;;) {
    const found = await database.db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.listed, true), where, gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(portion);
    if (found.length === 0) return;
    const ids = found.map(({ id }) => id);
    yield await productsByIds(database, language, ids);
    after = ids.at(-1)!;
  }
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
    name: row.translations[language]?.name ?? row.name,
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

export function inCategory(id: number): SQL {
  return eq(products.categoryId, id);
}
