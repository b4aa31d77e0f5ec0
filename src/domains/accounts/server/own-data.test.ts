import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#engine/server/db/client.ts';
import { producerProfileSchema } from '#engine/model/current-user.ts';
import { buyerProfiles, sessions, users } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import {
  auditLog,
  mailOutbox,
  newsletterSubscribers,
  waitlist,
} from '#engine/server/db/operations.schema.ts';
import { orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { promoCodes, promoUses } from '#domains/cart/server/promotions.schema.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';
import { forgetCustomers, forgetGuests } from '#domains/orders/server/personal-data/customer-data.ts';
import { anAdmin, anOrder, aProducer } from '../../../../tests/support/people.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { openTestApp, signIn, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});

type Status = 'pending' | 'completed';

const OIL = 'taggiasca-extra-virgin-olive-oil';

async function placeOrder(db: Db, userId: number | null, status: Status, name: string): Promise<number> {
  const orderId = await anOrder(db, {
    ...(userId !== null && { userId }),
    status,
    customerName: name,
    lines: [{ slug: OIL, quantity: 1 }],
  });
  await db
    .update(orders)
    .set({
      customerEmail: `${name}@example.com`,
      customerPhone: '555 0199',
      shippingAddress: `${name} Street 5`,
      orderTotalCents: 3494,
      shippingCents: 995,
    })
    .where(eq(orders.id, orderId));
  return orderId;
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
          items: [{ productName: 'Taggiasca Extra Virgin Olive Oil', price: 24.99 }],
        },
      ],
      reviews: [{ rating: 4, comment: 'Peppery', language: 'en' }],
    });
    expect(answer.text).not.toContain('stranger');
    // The address was never proven: what was entered under it before belongs to somebody who entered it.
    expect(answer.text).not.toContain('Unproven');
    expect(answer.text).not.toMatch(/argon2|passwordHash|totp|token/i);
  });

  it("holds a producer's profile, without what administrators noted, and its products", async () => {
    const me = await signedIn(shop, { username: 'lister', role: 'PRODUCER' });
    const [product] = await shop.db.select().from(products).where(eq(products.id, 2));
    await shop.db
      .update(producerProfiles)
      .set({ userId: me.userId })
      .where(eq(producerProfiles.id, product!.producerId!));
    const { body } = await me.get<{ profile: object; products: { slug: string }[] }>('/api/profile/export');
    expect(Object.keys(body.profile).sort()).toEqual(Object.keys(producerProfileSchema.shape).sort());
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

  it('leaves orders, lines and stars, and nothing that points to me once all has arrived and can stay', async () => {
    const me = await signedIn(shop, { username: 'goner', role: 'BUYER' });
    const elsewhere = shop.visitor();
    await elsewhere.post('/api/auth/login', { username: 'goner', password: TEST_PASSWORD });
    await me.put('/api/profile/buyer', { firstName: 'Gone', lastName: 'Girl', phoneNumber: '555 0123' });
    const sent = await placeOrder(shop.db, me.userId, 'completed', 'goner');
    const unsent = await placeOrder(shop.db, me.userId, 'pending', 'goner');
    const [code] = await shop.db
      .insert(promoCodes)
      .values({ code: 'ONCE', kind: 'percent', value: 10, oncePerCustomer: true })
      .returning({ id: promoCodes.id });
    const use = { promoCodeId: code!.id, userId: me.userId, customerEmail: 'goner@example.com' };
    await shop.db.insert(promoUses).values({ ...use, orderId: sent, oncePerCustomer: true });
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
    const needed = { customerName: 'goner', shippingAddress: 'goner Street 5' };
    expect(await orderRow(sent)).toMatchObject({ ...needed, status: 'completed' });
    expect(await orderRow(unsent)).toMatchObject({ ...needed, status: 'pending' });
    const daysAgo = (days: number) => ({ deliveredAt: sql`now() - make_interval(days => ${days})` });
    await shop.db.update(orderParts).set(daysAgo(44)).where(eq(orderParts.orderId, sent));
    await forgetCustomers(shop.db);
    expect(await orderRow(sent)).toMatchObject(needed);
    // A whole day beyond the limit: the clocks of database and test differ by less than a millisecond.
    await shop.db.update(orderParts).set(daysAgo(47)).where(eq(orderParts.orderId, sent));
    await forgetCustomers(shop.db);
    expect(await orderRow(sent)).toMatchObject({ ...nameless, status: 'completed', orderTotalCents: 3494 });
    expect(await orderRow(unsent)).toMatchObject(needed);
    expect(JSON.stringify(await shop.db.select().from(promoUses))).not.toContain('goner');
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

  it('goes on by itself for guests, once the books need not name them any more', async () => {
    const [old, young] = [
      await placeOrder(shop.db, null, 'completed', 'guest'),
      await placeOrder(shop.db, null, 'completed', 'guest'),
    ];
    const open = await placeOrder(shop.db, null, 'pending', 'guest');
    const bought = (id: number, day: string) =>
      shop.db
        .update(orders)
        .set({ createdAt: new Date(day), giftMessage: 'For you' })
        .where(eq(orders.id, id));
    await bought(old, '2015-06-01T12:00:00Z');
    await bought(open, '2015-06-01T12:00:00Z');
    await bought(young, '2015-06-03T12:00:00Z');
    await shop.db
      .update(orderParts)
      .set({ deliveredAt: new Date('2015-06-05T12:00:00Z') })
      .where(eq(orderParts.status, 'delivered'));
    await forgetGuests(shop.db, new Date('2025-05-31T12:00:00Z'));
    expect(await orderRow(old)).toMatchObject({ customerName: 'guest' });
    await forgetGuests(shop.db, new Date('2025-06-02T12:00:00Z'));
    expect(await orderRow(old)).toMatchObject({
      customerName: '',
      customerEmail: '',
      customerPhone: null,
      shippingAddress: '',
      giftMessage: null,
      orderTotalCents: 3494,
    });
    for (const id of [young, open]) expect(await orderRow(id)).toMatchObject({ customerName: 'guest' });
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

  it('closes a producer: its products leave the shop, what it has to ship goes to the administrators', async () => {
    const me = await signedIn(shop, { username: 'closing', role: 'PRODUCER' });
    const [product] = await shop.db.select().from(products).where(eq(products.id, 30));
    const producerId = product!.producerId!;
    await shop.db
      .update(producerProfiles)
      .set({ userId: me.userId })
      .where(eq(producerProfiles.id, producerId));
    const orderId = await anOrder(shop.db, { lines: [{ slug: product!.slug, quantity: 1 }] });
    expect((await me.delete('/api/profile', { password: TEST_PASSWORD })).status).toBe(200);
    expect((await shop.visitor().get(`/api/products/${product!.slug}`)).status).toBe(404);
    const [closed] = await shop.db.select().from(producerProfiles).where(eq(producerProfiles.id, producerId));
    expect(closed).toMatchObject({ userId: null, phoneNumber: null, closedAt: expect.any(Date) });
    const admin = await anAdmin(shop);
    const { body } = await admin.visitor.get<{ items: { id: number }[] }>(
      '/api/admin/orders?needs=shipping&limit=50',
    );
    expect(body.items.map(({ id }) => id)).toContain(orderId);
    await shop.db.update(users).set({ role: 'BUYER' }).where(eq(users.id, admin.id));
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

  it('leaves in the audit log what was done, and no name of who did it or to whom', async () => {
    const root = await anAdmin(shop, 'root-of-the-log');
    const leaver = await anAdmin(shop, 'leaving-admin');
    const buyer = await signedIn(shop, { username: 'promoted-buyer', role: 'BUYER' });
    const maker = await aProducer(shop, 'anemonisi-cooperative');
    const isCompany = eq(producerProfiles.id, maker.producerId);
    const [company] = await shop.db.select().from(producerProfiles).where(isCompany);
    const decline = { verified: false, reason: 'Anemone said so herself' };
    const answers = [
      await leaver.visitor.patch(`/api/admin/users/${buyer.userId}/role`, { role: 'ADMIN' }),
      await leaver.visitor.patch(`/api/admin/producers/${maker.producerId}`, decline),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const entries = () => shop.db.select().from(auditLog).orderBy(auditLog.id);
    const names = ['leaving-admin', 'promoted-buyer', company!.companyName, 'Anemone'];
    const before = await entries();
    for (const name of names) expect(JSON.stringify(before)).toContain(name);

    const promoted = await signIn(shop, buyer.userId);
    for (const owner of [promoted, maker.visitor, leaver.visitor])
      expect((await owner.delete('/api/profile', { password: TEST_PASSWORD })).status).toBe(200);
    const after = await entries();
    for (const name of names) expect(JSON.stringify(after)).not.toContain(name);
    const whatWasDone = (log: typeof after) => log.map(({ action, entityId }) => `${action} ${entityId}`);
    expect(whatWasDone(after)).toEqual(whatWasDone(before));
    expect((await root.visitor.get('/api/admin/audit')).text).toContain(`deleted-${leaver.id}`);
  });
});
