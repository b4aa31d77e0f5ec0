import { sql, type SQL } from 'drizzle-orm';
import { brand } from '#engine/model/brand.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import { oneOfEach } from '#domains/catalogue/model/certificates/shown-certificate.ts';
import type { ListedProduct, Product } from '#domains/catalogue/model/product.ts';
import type { Language } from '#engine/model/languages.ts';
import { toAmount } from '#engine/model/money.ts';
import { pricePerKgCents } from '#domains/pricing/model/price-per-kg.ts';
import { measureOf } from '#domains/pricing/model/unit-price.ts';
import { toUnitPrice } from '#domains/catalogue/server/families/unit-price.ts';
import { effectiveTiers } from '#domains/pricing/model/tiers.ts';
import { averageRating } from '#domains/catalogue/model/reviews/average-rating.ts';
import type { Db } from '#engine/server/db/client.ts';
import { listedSizes } from '#domains/catalogue/server/families/families.queries.ts';
import { viewFor } from './field-columns.ts';
import { localizedNameSql } from './localized-name.ts';
import { productsById, type ProductRow } from './product.statements.ts';

/** In the given language where there is a translation; written into the statement so that the name indexes apply. */
export function productNameIn(language: Language): SQL<string> {
  return sql.raw(localizedNameSql(language, 'products')) as SQL<string>;
}

/** In the order of the ids; what has left the shop meanwhile is left out. */
export async function productRows(db: Db, language: Language, ids: number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const found = await productsById[language](db, { ids });
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function productsByIds(db: Db, language: Language, ids: number[]): Promise<Product[]> {
  return (await productRows(db, language, ids)).map(toProduct);
}

/** Where families are collapsed, each row of one says which sizes it stands for. */
export async function withSizes(
  db: Db,
  language: Language,
  rows: readonly ProductRow[],
  collapse: 'families' | undefined,
): Promise<ListedProduct[]> {
  const familyIds = collapse === undefined ? [] : rows.flatMap(({ familyId }) => familyId ?? []);
  const families = await listedSizes(db, language, familyIds);
  return rows.map((row) => {
    const sizes = families.get(row.familyId ?? 0);
    return sizes === undefined ? toProduct(row) : { ...toProduct(row), sizes };
  });
}

const publicView = viewFor(PRODUCT_FIELDS, 'public');

/** As the wire carries it: money as decimals. */
export function toProduct(row: ProductRow): Product {
  const perKgCents = pricePerKgCents(row.priceCents, row.weightGrams);
  return {
    id: row.id,
    slug: row.slug,
    ...publicView(row),
    imagePreview: row.imagePreview,
    producerId: row.producerId,
    producerName: row.producerName ?? brand().houseProducer,
    producerSlug: row.producerSlug,
    categorySlug: row.categorySlug,
    inStock: row.inStock,
    season: row.season,
    certificates: oneOfEach(row.certificates),
    discountTiers: effectiveTiers(row.discountTiers).map((tier) => ({ ...tier })),
    weightUnit: 'g',
    pricePerKg: perKgCents === null ? null : toAmount(perKgCents),
    unitPrice: toUnitPrice(row, measureOf(row)),
    rating: averageRating(row.ratingSum, row.reviewCount),
    reviewCount: row.reviewCount,
    createdAt: row.createdAt.toISOString(),
  };
}
