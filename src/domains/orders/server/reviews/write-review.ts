import { and, eq, gt } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import type { NewReview } from '#domains/catalogue/model/reviews/review.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { buyerProfiles } from '#engine/server/sessions/users.schema.ts';
import { moneyOfOrders } from '#domains/orders/server/orders.queries.ts';
import { orderItems, orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { LEFT_OF_ITEM } from '#domains/orders/server/removals/left-of-line.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { addToRating } from '#domains/catalogue/server/reviews/reviews.queries.ts';

/** A buyer reviews a product that was sent with an own order and is paid, once per order and product. */
export async function writeReview(
  catalogue: Catalogue,
  buyer: { id: number; username: string },
  review: NewReview & { language: Language },
) {
  return catalogue.change(async (tx, changed) => {
    const [line] = await tx
      .select({ status: orderParts.status })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .innerJoin(orderParts, eq(orderParts.id, orderItems.partId))
      .where(
        and(
          eq(orders.id, review.orderId),
          eq(orders.userId, buyer.id),
          eq(orderItems.productId, review.productId),
          gt(LEFT_OF_ITEM, 0),
        ),
      )
      .limit(1);
    if (line === undefined) throw new AppError('not_found', 'errors:reviewOrderNotFound');
    if (line.status !== 'shipped' && line.status !== 'delivered') {
      throw new AppError('conflict', 'errors:reviewTooEarly');
    }
    // An invoice that nobody means to pay would buy a rating for nothing.
    const money = (await moneyOfOrders(tx, [review.orderId])).get(review.orderId)!;
    if (money.openCents > 0) throw new AppError('conflict', 'errors:reviewUnpaid');
    const [written] = await tx
      .insert(productReviews)
      .values({
        productId: review.productId,
        orderId: review.orderId,
        userId: buyer.id,
        rating: review.rating,
        comment: review.comment || null,
        language: review.language,
        authorName: await publicName(tx, buyer),
      })
      .onConflictDoNothing()
      .returning();
    if (written === undefined) throw new AppError('conflict', 'errors:reviewTwice');
    await addToRating(tx, changed, review.productId, { sum: review.rating, count: 1 });
    return written;
  });
}

/** First name and initial: enough to be a person, not enough to be found. */
async function publicName(db: Db, buyer: { id: number; username: string }): Promise<string> {
  const [profile] = await db.select().from(buyerProfiles).where(eq(buyerProfiles.userId, buyer.id));
  if (profile === undefined) return buyer.username.slice(0, 1).toUpperCase();
  return `${profile.firstName} ${profile.lastName.slice(0, 1).toUpperCase()}.`;
}
