import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Category, Product } from '#shared/catalogue/product.ts';
import type { Language } from '#shared/languages.ts';
import type { Db } from '#server/db/client.ts';
import { preparedPerLanguage } from '#server/db/prepared.ts';
import { categories, products } from '#server/db/schema/catalogue.ts';
import { producerProfiles } from '#server/db/schema/producers.ts';
import { selectProducts, toProduct } from './product-view.ts';

/** At most `limit` public products, featured ones first. */
export async function listedProducts(
  db: Db,
  language: Language,
  where?: SQL,
  limit?: number,
): Promise<Product[]> {
  const query = selectProducts(db, language)
    .where(and(eq(products.listed, true), where))
    .orderBy(desc(products.featured), asc(products.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(toProduct);
}

export function featuredProducts(db: Db, language: Language): Promise<Product[]> {
  return listedProducts(db, language, eq(products.featured, true), 12);
}

const bySlug = preparedPerLanguage((db, language) =>
  selectProducts(db, language)
    .where(and(eq(products.listed, true), eq(products.slug, sql.placeholder('slug'))))
    .limit(1)
    .prepare(`product_by_slug_${language}`),
);

export async function productBySlug(db: Db, language: Language, slug: string): Promise<Product | undefined> {
  const [row] = await bySlug(db, language).execute({ slug });
  return row === undefined ? undefined : toProduct(row);
}

const ofProducer = preparedPerLanguage((db, language) =>
  selectProducts(db, language)
    .where(
      // Written out, not as parameters: a prepared statement would not find the index of listed products otherwise.
      sql`${products.listed} and ${products.producerId} =
        (select id from ${producerProfiles} where slug = ${sql.placeholder('slug')})`,
    )
    .orderBy(desc(products.featured), asc(products.id))
    .limit(sql.placeholder('limit'))
    .prepare(`products_of_producer_${language}`),
);

/** At most `limit` public products of a producer, featured ones first; none of an unknown one. */
export async function productsOfProducer(
  db: Db,
  language: Language,
  slug: string,
  limit: number,
): Promise<Product[]> {
  const found = await ofProducer(db, language).execute({ slug, limit });
  return found.map(toProduct);
}

/** All public products in portions, for lists too long to hold at once. */
export async function* productsInPortions(
  db: Db,
  language: Language,
  where: SQL | undefined,
  portion: number,
) {
  let after = 0;
  for (;;) {
    const rows = await selectProducts(db, language)
      .where(and(eq(products.listed, true), where, gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(portion);
    if (rows.length === 0) return;
    yield rows.map(toProduct);
    after = rows.at(-1)!.id;
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
