import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import type { ProducerReview, ProductReviews } from '#domains/catalogue/model/reviews/review.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { aBuyer, anOrder, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const SLUG = 'taggiasca-extra-virgin-olive-oil';

describe('an answer to a review', () => {
  let shop: TestApp;
  let mill: { id: number; visitor: Visitor };
  let reviewId: number;
  beforeAll(async () => {
    shop = await openTestApp();
    mill = await aProducer(shop, 'frantoio-ripalunga');
    const buyer = await aBuyer(shop);
    const { id: productId } = (await shop.visitor().get<Product>(`/api/products/${SLUG}`)).body;
    const lines = [{ slug: SLUG, quantity: 1 }];
    const orderId = await anOrder(shop.db, { userId: buyer.id, status: 'shipped', isPaid: true, lines });
    const review = { productId, orderId, rating: 2, comment: 'Too green.' };
    await buyer.visitor.post('/api/reviews', review, { 'accept-language': 'de' });
    reviewId = (await mill.visitor.get<ProducerReview[]>('/api/producer/reviews')).body[0]!.id;
  });
  const answer = (text: string, visitor = mill.visitor) =>
    visitor.put<ProducerReview>(`/api/producer/reviews/${reviewId}/answer`, { text });
  const shown = async () =>
    (await shop.visitor().get<ProductReviews>(`/api/products/${SLUG}/reviews`)).body.items[0]!.answer;
  const mails = () => shop.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'review-answered'));

  it('is read by everybody at once, and its reviewer is mailed once, in their language', async () => {
    expect(await shown()).toBeNull();
    expect((await answer('Young oil is green.')).body).toMatchObject({
      comment: 'Too green.',
      answer: { text: 'Young oil is green.' },
    });
    expect(await shown()).toMatchObject({ text: 'Young oil is green.' });
    await Promise.all([answer('Try it in May.'), answer('Try it in May.')]);
    expect(await shown()).toMatchObject({ text: 'Try it in May.' });
    expect(await mails()).toMatchObject([{ language: 'de', data: { answer: 'Young oil is green.' } }]);
  });

  it('is taken back, and written again without another mail', async () => {
    const remove = () => mill.visitor.delete(`/api/producer/reviews/${reviewId}/answer`);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect(await shown()).toBeNull();
    await answer('Once more.');
    expect(await mails()).toHaveLength(1);
    const open = await mill.visitor.get<ProducerReview[]>('/api/producer/reviews?answered=false');
    expect(open.body).toEqual([]);
  });

  it('is for the producer of the product alone, and for those who may change the catalogue', async () => {
    const other = await aProducer(shop, 'alpkaeserei-sattelgrat');
    expect((await answer('Mine!', other.visitor)).status).toBe(404);
    expect((await other.visitor.get<ProducerReview[]>('/api/producer/reviews')).body).toEqual([]);
    expect((await shop.visitor().put(`/api/producer/reviews/${reviewId}/answer`, { text: 'x' })).status).toBe(
      401,
    );
    for (const text of ['', '  ', 'x'.repeat(1_001)]) expect((await answer(text)).status).toBe(400);
    await shop.db
      .update(users)
      .set({ rights: ['orders'] })
      .where(eq(users.id, mill.id));
    expect((await answer('Not I')).status).toBe(403);
    await shop.db.update(users).set({ rights: null }).where(eq(users.id, mill.id));
  });

  it('is not written to a review that is hidden', async () => {
    await shop.db.update(productReviews).set({ status: 'hidden' }).where(eq(productReviews.id, reviewId));
    expect((await answer('Hello?')).status).toBe(404);
  });
});
