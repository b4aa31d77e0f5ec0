import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { ProducerReview, ProducerReviewList } from '#domains/catalogue/model/reviews/review.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { localizedName } from '#domains/catalogue/server/products/localized-name.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';

const PAGE = 25;

/** What was written about a producer's products, the newest first, a page at a time. */
export async function reviewsOfProducer(
  db: Db,
  producerId: number,
  { before, answered, id }: ProducerReviewList & { id?: number },
  language: Language,
): Promise<ProducerReview[]> {
  const found = await db
    .select({
      review: productReviews,
      slug: products.slug,
      name: products.name,
      translations: products.translations,
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(
      and(
        eq(products.producerId, producerId),
        eq(productReviews.status, 'published'),
        id === undefined ? undefined : eq(productReviews.id, id),
        before === undefined ? undefined : lt(productReviews.id, before),
        answered === undefined
          ? undefined
          : answered
            ? isNotNull(productReviews.answer)
            : isNull(productReviews.answer),
      ),
    )
    .orderBy(desc(productReviews.id))
    .limit(PAGE);
  return found.map(({ review, slug, name, translations }) => ({
    id: review.id,
    rating: review.rating,
    comment: review.comment,
    language: review.language,
    authorName: review.authorName,
    createdAt: review.createdAt.toISOString(),
    answer: answerOf(review),
    product: { slug, name: localizedName({ name, translations }, language) },
  }));
}

/** What the producer said to it. */
export function answerOf({ answer, answeredAt }: { answer: string | null; answeredAt: Date | null }) {
  return answer === null ? null : { text: answer, at: answeredAt!.toISOString() };
}
