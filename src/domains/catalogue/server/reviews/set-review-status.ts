import { eq } from 'drizzle-orm';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { addToRating } from './reviews.queries.ts';

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
