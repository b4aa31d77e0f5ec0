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
import { listedSizes } from '#domains/catalogue/server/families/listed-sizes.ts';
import { viewFor } from './field-columns.ts';
import {
  productsById,
  productsWithSizes,
  type ProductOfList,
  type ProductRow,
} from './product.statements.ts';

type Collapse = 'families' | undefined;

export async function productsByIds(db: Db, language: Language, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await productsById[language](db, { ids })).map(toProduct);
}

/** Of a list. Where families are collapsed, each row of one says which sizes it stands for. */
export async function listedProducts(
  db: Db,
  language: Language,
  ids: number[],
  collapse: Collapse,
): Promise<ListedProduct[]> {
  if (collapse === undefined || ids.length === 0) return productsByIds(db, language, ids);
  return withSizes(db, language, inOrder(ids, await productsWithSizes[language](db, { ids })));
}

/** What has left the shop meanwhile is left out. */
function inOrder<Row extends ProductRow>(ids: readonly number[], found: readonly Row[]): Row[] {
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function withSizes(
  db: Db,
  language: Language,
  rows: readonly ProductOfList[],
): Promise<ListedProduct[]> {
  const families = await listedSizes(db, language, rows);
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
    openGroupBuy: row.openGroupBuy,
    createdAt: row.createdAt.toISOString(),
  };
}
