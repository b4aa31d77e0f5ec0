import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import type { OwnReview, ProductReviews } from '#domains/catalogue/model/reviews/review.ts';
import { aBuyer, anOrder } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const SLUG = 'taggiasca-extra-virgin-olive-oil';

describe('reviews', () => {
  let shop: TestApp;
  let buyer: { id: number; visitor: Visitor };
  let productId: number;
  beforeAll(async () => {
    shop = await openTestApp();
    buyer = await aBuyer(shop);
    productId = (await shop.visitor().get<Product>(`/api/products/${SLUG}`)).body.id;
  });
  const order = (status: 'pending' | 'shipped' | 'completed', userId = buyer.id) =>
    anOrder(shop.db, { userId, status, isPaid: status !== 'pending', lines: [{ slug: SLUG, quantity: 2 }] });

  it('come from a shipped order, count at once and show a name that cannot be found', async () => {
    const orderId = await order('shipped');
    const written = await buyer.visitor.post('/api/reviews', {
      productId,
      orderId,
      rating: 4,
      comment: 'Green and round.',
    });
    expect(written.status).toBe(201);
    const { body } = await shop.visitor().get<ProductReviews>(`/api/products/${SLUG}/reviews`);
    expect(body).toMatchObject({ total: 1, average: 4, items: [{ rating: 4, authorName: 'Beatrice M.' }] });
    expect((await shop.visitor().get<Product>(`/api/products/${SLUG}`)).body).toMatchObject({
      rating: 4,
      reviewCount: 1,
    });
    const own = await buyer.visitor.get<OwnReview[]>('/api/user/reviews');
    expect(own.body).toMatchObject([{ rating: 4, product: { slug: SLUG } }]);
  });

  it('say in which language they were written', async () => {
    const review = { productId, orderId: await order('shipped'), rating: 5, comment: 'Grün und rund.' };
    await buyer.visitor.post('/api/reviews', review, { 'accept-language': 'de-AT' });
    const { body } = await shop.visitor().get<ProductReviews>(`/api/products/${SLUG}/reviews`);
    expect(body.items[0]).toMatchObject({ comment: 'Grün und rund.', language: 'de' });
    const [own] = (await buyer.visitor.get<OwnReview[]>('/api/user/reviews')).body;
    expect(own).toMatchObject({ language: 'de' });
  });

  it('are written once per order and product', async () => {
    const orderId = await order('completed');
    expect((await buyer.visitor.post('/api/reviews', { productId, orderId, rating: 5 })).status).toBe(201);
    expect((await buyer.visitor.post('/api/reviews', { productId, orderId, rating: 1 })).status).toBe(409);
  });

  it('wait until the order is shipped', async () => {
    const orderId = await order('pending');
    expect((await buyer.visitor.post('/api/reviews', { productId, orderId, rating: 5 })).status).toBe(409);
  });

  it('wait until the invoice is paid, and say so', async () => {
    const lines = [{ slug: SLUG, quantity: 1 }];
    const orderId = await anOrder(shop.db, { userId: buyer.id, status: 'completed', lines });
    const refused = await buyer.visitor.post<{ message: string }>('/api/reviews', {
      productId,
      orderId,
      rating: 5,
    });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You can review this product once your order is paid.',
    ]);
  });

  it("are not for other people's orders", async () => {
    const stranger = await aBuyer(shop, 'stranger');
    const orderId = await order('shipped');
    expect((await stranger.visitor.post('/api/reviews', { productId, orderId, rating: 1 })).status).toBe(404);
  });

  it.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { rating: '5' },
    { rating: 5, comment: 'x'.repeat(501) },
    { rating: 5, productId: -1 },
  ])('refuse %o', async (wrong) => {
    const answer = await buyer.visitor.post('/api/reviews', { productId, orderId: 1, ...wrong });
    expect(answer.status).toBe(400);
  });

  it('take a comment of exactly 500 characters', async () => {
    const orderId = await order('shipped');
    const answer = await buyer.visitor.post('/api/reviews', {
      productId,
      orderId,
      rating: 3,
      comment: 'x'.repeat(500),
    });
    expect(answer.status).toBe(201);
  });
});
