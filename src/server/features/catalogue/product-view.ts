import { sql, type SQL } from 'drizzle-orm';
import { BRAND } from '#shared/brand.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';
import { toDollars } from '#shared/money.ts';
import { effectiveTiers } from '#shared/pricing/tiers.ts';
import { averageRating } from '#shared/reviews/average-rating.ts';
import type { Database } from '#server/db/client.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { PRODUCTS_BY_ID, type ProductRow } from './product.statements.ts';

/** In the given language where there is a translation; written into the statement so that the name indexes apply. */
export function localizedName(language: Language): SQL<string> {
  if (language === DEFAULT_LANGUAGE) return sql<string>`${products.name}`;
  return sql<string>`coalesce(${products.translations} #>> ${sql.raw(`'{${language},name}'`)}, ${products.name})`;
}

/** In the order of the numbers; what has left the shop meanwhile is left out. */
export async function productRows(
  database: Database,
  language: Language,
  ids: number[],
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const statement = PRODUCTS_BY_ID[language];
  const found = await database.prepared<ProductRow>(`products_by_id_${language}`, statement, [ids]);
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function productsByIds(
  database: Database,
  language: Language,
  ids: number[],
): Promise<Product[]> {
  return (await productRows(database, language, ids)).map(toProduct);
}

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
    rating: averageRating(row.ratingSum, row.reviewCount),
    reviewCount: row.reviewCount,
    createdAt: row.createdAt.toISOString(),
  };
}
