import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { buyerProfiles, sessions, users } from '#server/db/schema/accounts.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { mailOutbox, newsletterSubscribers, waitlist } from '#server/db/schema/operations.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { producerProfiles } from '#server/db/schema/producers.ts';
import { productReviews } from '#server/db/schema/reviews.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});

type Status = 'pending' | 'completed';

async function placeOrder(db: Db, userId: number | null, status: Status, name: string): Promise<number> {
  const [order] = await db
    .insert(orders)
    .values({
      userId,
      customerName: name,
      customerEmail: `${name}@example.com`,
      customerPhone: '555 0199',
      shippingAddress: `${name} Street 5`,
      orderTotalCents: 3494,
      shippingCents: 995,
      status,
    })
    .returning();
  await db.insert(orderItems).values({
    orderId: order!.id,
    productId: 1,
    productName: 'Oil',
    unit: 'bottle',
    quantity: 1,
    priceCents: 2499,
  });
  return order!.id;
}

const orderRow = async (id: number) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]!;

describe('downloading my data', () => {
  it('holds everything of mine, nothing of others and no secret', async () => {
    const me = await signedIn(shop, { username: 'collector', role: 'BUYER' });
    await me.put('/api/profile/buyer', { firstName: 'Cora', lastName: 'Ledger' });
    const mine = await placeOrder(shop.db, me.userId, 'completed', 'collector');
    await placeOrder(shop.db, null, 'completed', 'stranger');
    await shop.db.insert(productReviews).values({
      productId: 1,
      userId: me.userId,
      orderId: mine,
      rating: 4,
      comment: 'Peppery',
      authorName: 'Cora L.',
    });
    await shop.db.insert(waitlist).values({ email: 'Collector@example.com', name: 'Unproven' });
    await shop.db.insert(newsletterSubscribers).values({ email: 'collector@example.com' });

    const answer = await me.get('/api/profile/export');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    });
    expect(answer.body).toMatchObject({
      account: { username: 'collector', email: 'collector@example.com', role: 'BUYER' },
      profile: { firstName: 'Cora' },
      orders: [
        {
          id: mine,
          orderTotal: 34.94,
          shippingAddress: 'collector Street 5',
          items: [{ productName: 'Oil', price: 24.99 }],
        },
      ],
      reviews: [{ rating: 4, comment: 'Peppery' }],
    });
    expect(answer.text).not.toContain('stranger');
    // The address was never proven: what was entered under it before belongs to whoever entered it.
    expect(answer.text).not.toContain('Unproven');
    expect(answer.text).not.toMatch(/argon2|passwordHash|totp|token/i);
  });

  it("holds a producer's products", async () => {
    const me = await signedIn(shop, { username: 'lister', role: 'PRODUCER' });
    const [product] = await shop.db.select().from(products).where(eq(products.id, 2));
    await shop.db
      .update(producerProfiles)
      .set({ userId: me.userId })
      .where(eq(producerProfiles.id, product!.producerId!));
    const { body } = await me.get<{ products: { slug: string }[] }>('/api/profile/export');
    expect(body.products.map(({ slug }) => slug)).toContain(product!.slug);
  });
});

describe('deleting my account', () => {
  it('needs the password', async () => {
    const me = await signedIn(shop, { username: 'hesitant', role: 'BUYER' });
    for (const payload of [{ password: 'guess' }, {}]) {
      const answer = await me.delete('/api/profile', payload);
      expect(answer.status).toBe(400);
      expect(answer.body).toHaveProperty('fields.password');
    }
    expect((await me.get('/api/auth/current-user')).status).toBe(200);
  });

  it('leaves orders, lines and stars, and nothing that points to me', async () => {
    const me = await signedIn(shop, { username: 'goner', role: 'BUYER' });
    const elsewhere = shop.visitor();
    await elsewhere.post('/api/auth/login', { username: 'goner', password: TEST_PASSWORD });
    await me.put('/api/profile/buyer', { firstName: 'Gone', lastName: 'Girl', phoneNumber: '555 0123' });
    const sent = await placeOrder(shop.db, me.userId, 'completed', 'goner');
    const stock = async () =>
      (await shop.db.select().from(products).where(eq(products.id, 1)))[0]!.quantityAvailable;
    const before = await stock();
    const unsent = await placeOrder(shop.db, me.userId, 'pending', 'goner');
    await shop.db
      .insert(productReviews)
      .values({ productId: 1, userId: me.userId, orderId: sent, rating: 5, authorName: 'Gone G.' });

    const answer = await me.delete('/api/profile', { password: TEST_PASSWORD });
    expect(answer.status).toBe(200);
    expect(me.cookies.has('session')).toBe(false);
    expect(await shop.db.$count(sessions, eq(sessions.userId, me.userId))).toBe(0);
    expect((await elsewhere.get('/api/auth/current-user')).status).toBe(401);
    const login = await shop
      .visitor()
      .post('/api/auth/login', { username: 'goner', password: TEST_PASSWORD });
    expect(login.status).toBe(401);

    const nameless = { customerName: '', customerEmail: '', customerPhone: null, shippingAddress: '' };
    expect(await orderRow(sent)).toMatchObject({ ...nameless, status: 'completed', orderTotalCents: 3494 });
    expect(await orderRow(unsent)).toMatchObject({ ...nameless, status: 'cancelled' });
    expect(await stock()).toBe(before + 1);
    const [review] = await shop.db.select().from(productReviews).where(eq(productReviews.orderId, sent));
    expect(review).toMatchObject({ userId: null, authorName: '', rating: 5 });
    expect(await shop.db.$count(buyerProfiles, eq(buyerProfiles.userId, me.userId))).toBe(0);
    const [row] = await shop.db.select().from(users).where(eq(users.id, me.userId));
    expect(row).toMatchObject({ username: `deleted-${me.userId}`, passwordHash: '', totpSecret: null });
    expect(JSON.stringify(row)).not.toContain('goner');
    const farewell = await shop.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.recipient, 'goner@example.com'), eq(mailOutbox.template, 'account-deleted')));
    expect(farewell).toHaveLength(1);
  });

  it('frees name and address for somebody new', async () => {
    const me = await signedIn(shop, { username: 'recycled', role: 'BUYER' });
    await me.delete('/api/profile', { password: TEST_PASSWORD });
    const answer = await shop.visitor().post('/api/auth/register/buyer', {
      username: 'recycled',
      email: 'recycled@example.com',
      password: TEST_PASSWORD,
      confirmPassword: TEST_PASSWORD,
      firstName: 'Re',
      lastName: 'Cycled',
    });
    expect(answer.status).toBe(201);
  });

  it('takes a producer and its products from the shop, once customers have theirs', async () => {
    const me = await signedIn(shop, { username: 'closing', role: 'PRODUCER' });
    const [product] = await shop.db.select().from(products).where(eq(products.id, 30));
    const producerId = product!.producerId!;
    await shop.db
      .update(producerProfiles)
      .set({ userId: me.userId })
      .where(eq(producerProfiles.id, producerId));
    const orderId = await placeOrder(shop.db, null, 'pending', 'waiting');
    await shop.db
      .update(orderItems)
      .set({ producerId, productId: 30 })
      .where(eq(orderItems.orderId, orderId));
    const early = await me.delete('/api/profile', { password: TEST_PASSWORD });
    expect(early.status).toBe(409);

    await shop.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, orderId));
    expect((await me.delete('/api/profile', { password: TEST_PASSWORD })).status).toBe(200);
    expect((await shop.visitor().get(`/api/products/${product!.slug}`)).status).toBe(404);
    expect(await shop.db.$count(producerProfiles, eq(producerProfiles.id, producerId))).toBe(0);
    expect(await orderRow(orderId)).toMatchObject({ customerName: 'waiting' });
  });

  it('is refused to the last administrator, even when two leave at once', async () => {
    const one = await signedIn(shop, { username: 'chief-one', role: 'ADMIN' });
    const two = await signedIn(shop, { username: 'chief-two', role: 'ADMIN' });
    const answers = await Promise.all(
      [one, two].map((admin) => admin.delete('/api/profile', { password: TEST_PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      message: 'This is the last administrator account. Please make somebody else an administrator first.',
    });
  });
});
