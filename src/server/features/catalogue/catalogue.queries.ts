import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Category, Product } from '#shared/catalogue/product.ts';
import type { Language } from '#shared/languages.ts';
import type { Db } from '#server/db/client.ts';
import { categories, products } from '#server/db/schema/catalogue.ts';
import { selectProducts, toProduct } from './product-view.ts';

async function listed(db: Db, language: Language, where?: SQL): Promise<Product[]> {
  const found = await selectProducts(db, language)
    .where(and(eq(products.listed, true), where))
    .orderBy(desc(products.featured), asc(products.id));
  return found.map(toProduct);
}

export function allProducts(db: Db, language: Language): Promise<Product[]> {
  return listed(db, language);
}

export function featuredProducts(db: Db, language: Language): Promise<Product[]> {
  return listed(db, language, eq(products.featured, true));
}

export async function productBySlug(db: Db, language: Language, slug: string): Promise<Product | undefined> {
  const [product] = await listed(db, language, eq(products.slug, slug));
  return product;
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
