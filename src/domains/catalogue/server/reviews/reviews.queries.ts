import { and, desc, eq, sql } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import type { OwnReview, ProductReviews } from '#domains/catalogue/model/reviews/review.ts';
import { averageRating } from '#domains/catalogue/model/reviews/average-rating.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { localizedName } from '#domains/catalogue/server/products/localized-name.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { answerOf } from './own-reviews.queries.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';

/** The product page shows the latest; nobody reads on beyond these. */
const MAX_SHOWN = 50;

/** With the product's id, by which a cached response knows when it is outdated. */
export async function reviewsOfProduct(
  db: Db,
  slug: string,
): Promise<(ProductReviews & { productId: number }) | undefined> {
  const [product] = await db
    .select({ id: products.id, sum: products.ratingSum, count: products.reviewCount })
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.listed, true)));
  if (product === undefined) return undefined;
  const found = await db
    .select()
    .from(productReviews)
    .where(and(eq(productReviews.productId, product.id), eq(productReviews.status, 'published')))
    .orderBy(desc(productReviews.id))
    .limit(MAX_SHOWN);
  return {
    productId: product.id,
    items: found.map(({ id, rating, comment, language, authorName, createdAt, ...answered }) => ({
      id,
      rating,
      comment,
      language,
      authorName,
      createdAt: createdAt.toISOString(),
      answer: answerOf(answered),
    })),
    total: product.count,
    average: averageRating(product.sum, product.count),
  };
}

export async function reviewsOfUser(db: Db, userId: number, language: Language): Promise<OwnReview[]> {
  const found = await db
    .select({
      review: productReviews,
      slug: products.slug,
      name: products.name,
      translations: products.translations,
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(eq(productReviews.userId, userId))
    .orderBy(desc(productReviews.id))
    .limit(1_000);
  return found.map(({ review, slug, name, translations }) => ({
    id: review.id,
    orderId: review.orderId,
    productId: review.productId,
    rating: review.rating,
    comment: review.comment,
    language: review.language,
    createdAt: review.createdAt.toISOString(),
    status: review.status,
    product: { slug, name: localizedName({ name, translations }, language) },
  }));
}

/** Adds to (or, with negative numbers, takes from) what a product's published reviews sum up to. */
export async function addToRating(
  tx: Db,
  changed: Changed,
  productId: number,
  change: { sum: number; count: number },
): Promise<void> {
  const [product] = await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${change.sum}`,
      reviewCount: sql`${products.reviewCount} + ${change.count}`,
    })
    .where(eq(products.id, productId))
    .returning({ listed: products.listed });
  if (product?.listed) changed.product(productId, 'in place');
}
