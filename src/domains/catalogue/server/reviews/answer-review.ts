import { eq } from 'drizzle-orm';
import { isOwnProduct } from '#domains/catalogue/server/products/own-producer.ts';
import { localizedName } from '#domains/catalogue/server/products/localized-name.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

type Review = typeof productReviews.$inferSelect;

/** A producer answers what somebody wrote about an own product, or writes the answer anew. The reviewer is told of the first. */
export function answerReview(
  catalogue: Catalogue,
  producerId: number,
  reviewId: number,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  return catalogue.change(async (tx, changed) => {
    const review = await lockOwn(tx, producerId, reviewId);
    if (review.answer === text) return;
    const isToTell = review.answerMailedAt === null;
    await tx
      .update(productReviews)
      .set({ answer: text, answeredAt: now, ...(isToTell && { answerMailedAt: now }) })
      .where(eq(productReviews.id, reviewId));
    if (isToTell) await tellReviewer(tx, review, text);
    await nameSeen(tx, changed, review);
  });
}

/** Taken back; the reviewer is not mailed again if another follows. */
export function removeAnswer(catalogue: Catalogue, producerId: number, reviewId: number): Promise<void> {
  return catalogue.change(async (tx, changed) => {
    const review = await lockOwn(tx, producerId, reviewId);
    if (review.answer === null) return;
    await tx
      .update(productReviews)
      .set({ answer: null, answeredAt: null })
      .where(eq(productReviews.id, reviewId));
    await nameSeen(tx, changed, review);
  });
}

/** Those of others are not there, nor those that an administrator has hidden. */
async function lockOwn(tx: Db, producerId: number, reviewId: number): Promise<Review> {
  const [review] = await tx
    .select()
    .from(productReviews)
    .where(eq(productReviews.id, reviewId))
    .for('no key update');
  if (
    review === undefined ||
    review.status === 'hidden' ||
    !(await isOwnProduct(tx, producerId, review.productId))
  )
    throw new AppError('not_found', 'errors:reviewNotFound');
  return review;
}

/** Nobody is mailed who has deleted the account. */
async function tellReviewer(tx: Db, { userId, productId, language }: Review, answer: string): Promise<void> {
  if (userId === null) return;
  const [found] = await tx
    .select({
      email: users.email,
      product: products.name,
      translations: products.translations,
      slug: products.slug,
      producer: producerProfiles.companyName,
    })
    .from(users)
    .innerJoin(products, eq(products.id, productId))
    .innerJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
    .where(eq(users.id, userId));
  if (found === undefined) return;
  const { email, product, translations, slug, producer } = found;
  await queueMail(tx, {
    template: 'review-answered',
    recipient: email,
    language,
    data: { product: localizedName({ name: product, translations }, language), slug, producer, answer },
  });
}

async function nameSeen(tx: Db, changed: Changed, { productId }: Review): Promise<void> {
  const [product] = await tx
    .select({ listed: products.listed })
    .from(products)
    .where(eq(products.id, productId));
  if (product?.listed) changed.product(productId, 'in place');
}
