import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { brand } from '#engine/model/brand.ts';
import type {
  AdminProduct,
  AdminProductList,
  AdminReview,
  AdminReviewList,
  HeldUnits,
  OwnProductList,
} from '#domains/catalogue/model/desk.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { adminList, matches } from '#engine/server/lists/admin-list.ts';
import type { InTurns } from '#engine/server/lists/list-order.ts';
import { HELD_UNITS } from '#domains/catalogue/server/products/catalogue.queries.ts';
import { viewFor } from '#domains/catalogue/server/products/field-columns.ts';
import { isProductNamed, productNameIn } from '#domains/catalogue/server/products/product-names.ts';
import { IS_UNTRANSLATED, products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';

function reviewRows(db: Db, language: Language, named: SQL) {
  return db
    .select({
      id: productReviews.id,
      review: productReviews,
      name: productNameIn(language),
      slug: products.slug,
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(named);
}

type ReviewRow = Awaited<ReturnType<typeof reviewRows>>[number];

export function listReviews(db: Db, list: AdminReviewList, language: Language) {
  const where = and(
    list.status === undefined ? undefined : eq(productReviews.status, list.status),
    list.productId === undefined ? undefined : eq(productReviews.productId, list.productId),
  );
  return adminList(
    db,
    list,
    {
      table: productReviews,
      id: productReviews.id,
      where,
      search: list.q ? { each: matches(productReviews.comment, list.q) } : undefined,
      sorts: {
        product: { column: productNameIn(language), on: eq(products.id, productReviews.productId) },
        author: productReviews.authorName,
        date: productReviews.id,
        rating: productReviews.rating,
        status: productReviews.status,
      },
    },
    (named) => reviewRows(db, language, named),
    ({ review, name, slug }: ReviewRow): AdminReview => ({
      id: review.id,
      rating: review.rating,
      comment: review.comment,
      language: review.language,
      authorName: review.authorName,
      status: review.status,
      createdAt: review.createdAt.toISOString(),
      product: { name, slug },
    }),
  );
}

/** A shelf counts as empty or nearly so only while the product is for sale, as `low_stock` says. */
const STOCKS = {
  low: isNotNull(products.lowStock),
  none: eq(products.lowStock, 0),
};

const LACKS = {
  picture: isNull(products.imageUrl),
  translation: IS_UNTRANSLATED,
};

async function productRows(db: Db, language: Language, named: SQL) {
  return db
    .select({
      id: products.id,
      product: products,
      shownName: productNameIn(language),
      producerName: producerProfiles.companyName,
      heldQuantity: HELD_UNITS,
    })
    .from(products)
    .leftJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
    .where(named);
}

type ProductRow = Awaited<ReturnType<typeof productRows>>[number];

const adminView = viewFor(PRODUCT_FIELDS, 'admin');

/** Those that are not come before those that are. */
const onOrOff = (column: AnyPgColumn) => ({
  turns: [{ where: eq(column, false) }, { where: eq(column, true) }],
});

/** Which products a list holds, and what it sorts by: all of them for administrators, the own ones for producers. */
export function productSource(list: Omit<AdminProductList & OwnProductList, 'sort'>, language: Language) {
  const where = and(
    list.categoryId === undefined ? undefined : eq(products.categoryId, list.categoryId),
    list.producerId === undefined ? undefined : eq(products.producerId, list.producerId),
    list.hidden === undefined ? undefined : eq(products.hidden, list.hidden),
    list.forSale === undefined ? undefined : eq(products.forSale, list.forSale),
    list.featured === undefined ? undefined : eq(products.featured, list.featured),
    list.stock === undefined ? undefined : STOCKS[list.stock],
    list.lacks === undefined ? undefined : LACKS[list.lacks],
  );
  // What the house sells itself stands first. The others by producer, each along its own products: to sort them all takes longer.
  const producer: InTurns = {
    turns: [
      { where: isNull(products.producerId) },
      {
        where: isNotNull(products.producerId),
        by: { column: producerProfiles.companyName, on: eq(producerProfiles.id, products.producerId) },
      },
    ],
  };
  return {
    table: products,
    id: products.id,
    where,
    search: list.q ? { each: isProductNamed(list.q, language) } : undefined,
    sorts: {
      name: productNameIn(language),
      producer,
      price: products.priceCents,
      stock: products.quantityAvailable,
      featured: onOrOff(products.featured),
      shown: { turns: onOrOff(products.hidden).turns.toReversed() },
      forSale: onOrOff(products.forSale),
      // As the badge of a row says it: hidden, not yet reviewed, sold out, to be had.
      visible: {
        turns: [
          { where: eq(products.hidden, true) },
          { where: and(eq(products.hidden, false), eq(products.listed, false)) },
          { where: and(eq(products.listed, true), eq(products.inStock, false)) },
          { where: and(eq(products.listed, true), eq(products.inStock, true)) },
        ],
      },
    },
  };
}

export const listProducts = (db: Db, list: AdminProductList, language: Language) =>
  adminList(
    db,
    list,
    productSource(list, language),
    (named) => productRows(db, language, named),
    toAdminProduct,
  );

/**
 * Of these products: how many are kept for members of open group buys, and in how many products. `onlyOf`: those of others
 * count for nothing.
 */
export async function heldUnits(db: Db, ids: number[], onlyOf?: number): Promise<HeldUnits> {
  const own = onlyOf === undefined ? undefined : eq(products.producerId, onlyOf);
  const found = await db
    .select({ units: HELD_UNITS })
    .from(products)
    .where(and(inArray(products.id, ids), own));
  const held = found.filter(({ units }) => units > 0);
  return { products: held.length, units: held.reduce((sum, { units }) => sum + units, 0) };
}

function toAdminProduct({ product, shownName, producerName, heldQuantity }: ProductRow): AdminProduct {
  return {
    ...adminView(product),
    id: product.id,
    slug: product.slug,
    shownName,
    producerId: product.producerId,
    producerName: producerName ?? brand().houseProducer,
    imageUrl: product.imageUrl,
    forSale: product.forSale,
    hidden: product.hidden,
    listed: product.listed,
    heldQuantity,
  };
}
