import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import { nameProduct } from '#domains/catalogue/server/products/public-changes.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';
import { addToRating } from '#domains/catalogue/server/reviews/reviews.queries.ts';

/** An administrator features or hides a product. */
export async function changeProductDisplay(
  catalogue: Catalogue,
  actor: SessionUser,
  productId: number,
  changes: { featured?: boolean | undefined; hidden?: boolean | undefined },
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    const { featured, hidden } = changes;
    const [before] = await tx.select().from(products).where(eq(products.id, productId)).for('update');
    if (before === undefined) throw new AppError('not_found', 'errors:productNotFound');
    const [after] = await tx
      .update(products)
      .set({
        ...(featured === undefined ? {} : { featured }),
        ...(hidden === undefined ? {} : { hidden }),
        name: sql`${products.name}`,
      })
      .where(eq(products.id, productId))
      .returning();
    await recordAudit(tx, {
      actor,
      action: 'product.display',
      entityType: 'product',
      entityId: productId,
      detail: { name: before.name, ...changes },
    });
    nameProduct(changed, before, after!);
  });
}

/** An administrator hides or publishes a review; the product's average counts published ones only. */
export async function setReviewStatus(
  catalogue: Catalogue,
  actor: { id: number; username: string },
  reviewId: number,
  status: 'published' | 'hidden',
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    const [review] = await tx
      .select()
      .from(productReviews)
      .where(eq(productReviews.id, reviewId))
      .for('update');
    if (review === undefined) throw new AppError('not_found', 'errors:not_found');
    if (review.status === status) return;
    await tx.update(productReviews).set({ status }).where(eq(productReviews.id, reviewId));
    const sign = status === 'published' ? 1 : -1;
    await addToRating(tx, changed, review.productId, { sum: sign * review.rating, count: sign });
    await recordAudit(tx, { actor, action: `review.${status}`, entityType: 'review', entityId: reviewId });
  });
}
