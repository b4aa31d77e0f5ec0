import { eq, sql, type SQL } from 'drizzle-orm';
import { BRAND } from '#shared/brand.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';
import { toDollars } from '#shared/money.ts';
import { effectiveTiers } from '#shared/pricing/tiers.ts';
import type { Db } from '#server/db/client.ts';
import { preparedPerLanguage } from '#server/db/prepared.ts';
import { categories, products } from '#server/db/schema/catalogue.ts';
import { producerProfiles } from '#server/db/schema/producers.ts';

/** In the given language where there is a translation; written into the statement so that the name indexes apply. */
export function localizedName(language: Language): SQL<string> {
  if (language === DEFAULT_LANGUAGE) return sql<string>`${products.name}`;
  return sql<string>`coalesce(${products.translations} #>> ${sql.raw(`'{${language},name}'`)}, ${products.name})`;
}

function productColumns(language: Language) {
  return {
    id: products.id,
    slug: products.slug,
    name: localizedName(language),
    description: sql<string>`coalesce(${products.translations} #>> array[${language}, 'description'], ${products.description})`,
    attributes: sql<
      Record<string, string>
    >`coalesce(${products.translations} #> array[${language}, 'attributes'], ${products.attributes})`,
    priceCents: products.priceCents,
    unit: products.unit,
    imageUrl: products.imageUrl,
    additionalImages: products.additionalImages,
    imagePreview: products.imagePreview,
    featured: products.featured,
    producerId: products.producerId,
    producerName: producerProfiles.companyName,
    producerSlug: producerProfiles.slug,
    categoryId: products.categoryId,
    categorySlug: categories.slug,
    inStock: products.inStock,
    quantityAvailable: products.quantityAvailable,
    discountTiers: products.discountTiers,
    weightGrams: products.weightGrams,
    ratingSum: products.ratingSum,
    reviewCount: products.reviewCount,
    createdAt: products.createdAt,
  };
}

/** Products with their producer and category, in one language; add `where`, `orderBy` and `limit`. */
export function selectProducts(db: Db, language: Language) {
  return db
    .select(productColumns(language))
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
    .$dynamic();
}

const byIds = preparedPerLanguage((db, language) =>
  selectProducts(db, language)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare(`products_by_ids_${language}`),
);

/** In the order of the numbers; what is gone meanwhile is left out. */
export async function productRows(db: Db, language: Language, ids: number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const found = await byIds(db, language).execute({ ids });
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** Cents become dollars here and nowhere else on the way to the wire. */
export function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    attributes: row.attributes,
    price: toDollars(row.priceCents),
    unit: row.unit,
    imageUrl: row.imageUrl,
    additionalImages: row.additionalImages,
    imagePreview: row.imagePreview,
    featured: row.featured,
    producerId: row.producerId,
    producerName: row.producerName ?? BRAND.houseProducer,
    producerSlug: row.producerSlug,
    categoryId: row.categoryId,
    categorySlug: row.categorySlug,
    inStock: row.inStock,
    quantityAvailable: row.quantityAvailable,
    discountTiers: effectiveTiers(row.discountTiers).map((tier) => ({ ...tier })),
    weight: row.weightGrams,
    weightUnit: 'g',
    rating: row.reviewCount === 0 ? null : Math.round((row.ratingSum / row.reviewCount) * 10) / 10,
    reviewCount: row.reviewCount,
    createdAt: row.createdAt.toISOString(),
  };
}
