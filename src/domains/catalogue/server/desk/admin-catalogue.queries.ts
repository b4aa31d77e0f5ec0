import { and, eq, ilike } from 'drizzle-orm';
import { brand } from '#engine/model/brand.ts';
import type {
  AdminProduct,
  AdminProductList,
  AdminReview,
  AdminReviewList,
} from '#domains/catalogue/model/desk.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import type { Db } from '#engine/server/db/client.ts';
import { adminList, contains } from '#engine/server/lists/admin-list.ts';
import { viewFor } from '#domains/catalogue/server/products/field-columns.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';

export function listReviews(db: Db, list: AdminReviewList) {
  const where = and(
    list.status === undefined ? undefined : eq(productReviews.status, list.status),
    list.q ? ilike(productReviews.comment, contains(list.q)) : undefined,
  );
  return adminList(
    db,
    list,
    { table: productReviews, id: productReviews.id, where },
    (condition, order, limit) =>
      db
        .select({ id: productReviews.id, review: productReviews, name: products.name, slug: products.slug })
        .from(productReviews)
        .innerJoin(products, eq(products.id, productReviews.productId))
        .where(condition)
        .orderBy(order)
        .limit(limit),
    ({ review, name, slug }): AdminReview => ({
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

const adminView = viewFor(PRODUCT_FIELDS, 'admin');

export function listProducts(db: Db, list: AdminProductList) {
  const where = and(
    list.categoryId === undefined ? undefined : eq(products.categoryId, list.categoryId),
    list.hidden === undefined ? undefined : eq(products.hidden, list.hidden),
    list.q ? ilike(products.name, contains(list.q)) : undefined,
  );
  return adminList(
    db,
    list,
    { table: products, id: products.id, where },
    (condition, order, limit) =>
      db
        .select({ id: products.id, product: products, producerName: producerProfiles.companyName })
        .from(products)
        .leftJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
        .where(condition)
        .orderBy(order)
        .limit(limit),
    ({ product, producerName }): AdminProduct => ({
      ...adminView(product),
      id: product.id,
      slug: product.slug,
      producerName: producerName ?? brand().houseProducer,
      forSale: product.forSale,
      hidden: product.hidden,
      listed: product.listed,
    }),
  );
}
