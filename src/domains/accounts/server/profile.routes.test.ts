import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#engine/server/sessions/users.schema.ts';
import { catalogueState } from '#engine/server/db/changes.schema.ts';
import { productSearch, products } from '#domains/catalogue/server/catalogue.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { createUser, openTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});

const BUYER = { firstName: 'Jo', lastName: 'Li', phoneNumber: '', shippingAddress: '', billingAddress: '' };
const PRODUCER = {
  companyName: 'Co',
  businessType: 'Fa',
  location: 'Lo',
  phoneNumber: '123456',
  website: '',
  description: 'x'.repeat(10),
};

describe("a buyer's profile", () => {
  it.each([
    ['firstName', 'J', 'First name must be at least 2 characters'],
    ['firstName', ' J ', 'First name must be at least 2 characters'],
    ['lastName', 'L', 'Last name must be at least 2 characters'],
    ['lastName', undefined, 'Last name must be at least 2 characters'],
    ['shippingAddress', 'x'.repeat(501), 'This text is too long'],
  ])('refuses %s = %j', async (field, value, message) => {
    buyer ??= await signedIn(shop, { username: 'edges', role: 'BUYER' });
    const answer = await buyer.put('/api/profile/buyer', { ...BUYER, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [field]: message } });
  });
  let buyer: Awaited<ReturnType<typeof signedIn>> | undefined;

  it('is saved and read back; role, id and owner in the payload are ignored', async () => {
    const visitor = await signedIn(shop, { username: 'saver', role: 'BUYER' });
    const other = await createUser(shop.db, { username: 'victim', role: 'BUYER' });
    const change = { ...BUYER, shippingAddress: 'Elm\nStreet 5', role: 'ADMIN', id: other, userId: other };
    expect((await visitor.put('/api/profile/buyer', change)).status).toBe(200);
    const { body } = await visitor.get('/api/auth/current-user');
    expect(body).toMatchObject({
      user: { role: 'BUYER' },
      profile: {
        userId: visitor.userId,
        firstName: 'Jo',
        shippingAddress: 'Elm\nStreet 5',
        billingAddress: null,
        phoneNumber: null,
      },
    });
  });
});

describe("a producer's profile", () => {
  it.each([
    ['companyName', 'C', 'Company name must be at least 2 characters'],
    ['businessType', 'F', 'Business type must be at least 2 characters'],
    ['location', 'L', 'Location must be at least 2 characters'],
    ['phoneNumber', '12345', 'Phone number must be at least 6 characters'],
    ['description', 'x'.repeat(9), 'Description must be at least 10 characters'],
    ['website', 'farm', 'Please enter a valid website URL'],
    ['website', 'ftp://farm.example', 'Please enter a valid website URL'],
  ])('refuses %s = %j', async (field, value, message) => {
    producer ??= await signedIn(shop, { username: 'farm', role: 'PRODUCER' });
    const answer = await producer.put('/api/profile/producer', { ...PRODUCER, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [field]: message } });
  });
  let producer: Awaited<ReturnType<typeof signedIn>> | undefined;

  it('can be saved by somebody who had none; verified in the payload is ignored', async () => {
    const visitor = await signedIn(shop, { username: 'newfarm', role: 'PRODUCER' });
    const answer = await visitor.put('/api/profile/producer', { ...PRODUCER, verified: true, slug: 'mine' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      profile: { role: 'PRODUCER', companyName: 'Co', verified: false, website: null },
    });
    expect(answer.body).not.toMatchObject({ profile: { slug: 'mine' } });
  });

  it('changes what the public finds and reads when the producer is verified', async () => {
    const visitor = await signedIn(shop, { username: 'known', role: 'PRODUCER' });
    const [product] = await shop.db
      .select()
      .from(products)
      .where(sql`${products.listed} and ${products.producerId} is not null`)
      .limit(1);
    await shop.db
      .update(producerProfiles)
      .set({ userId: visitor.userId })
      .where(eq(producerProfiles.id, product!.producerId!));
    const version = async () => (await shop.db.select().from(catalogueState))[0]!.version;
    const before = await version();

    const change = { ...PRODUCER, companyName: 'Zwiebelglück', description: 'Entirely different words' };
    expect((await visitor.put('/api/profile/producer', change)).status).toBe(200);
    expect(await version()).toBe(before + 1);
    const [after] = await shop.db
      .select()
      .from(productSearch)
      .where(eq(productSearch.productId, product!.id));
    expect(after!.vector).toContain('zwiebelgluck');
    const [row] = await shop.db
      .select()
      .from(producerProfiles)
      .where(eq(producerProfiles.userId, visitor.userId));
    // Translations of the old description would contradict the new one.
    expect(JSON.stringify(row!.translations)).not.toContain('description');
  });
});

describe('notifications', () => {
  it.each(['BUYER', 'PRODUCER'] as const)('are the choice of a %s', async (role) => {
    const visitor = await signedIn(shop, { username: `choosy-${role}`, role });
    const path = role === 'BUYER' ? '/api/profile/buyer' : '/api/profile/producer';
    await visitor.put(path, role === 'BUYER' ? BUYER : PRODUCER);
    const answer = await visitor.put('/api/profile/notifications', { notifyOnDeals: false });
    expect(answer.body).toMatchObject({ profile: { notifyOnDeals: false } });
    expect((await visitor.put('/api/profile/notifications', { notifyOnDeals: 'no' })).status).toBe(400);
    const back = await visitor.put('/api/profile/notifications', { notifyOnDeals: true });
    expect(back.body).toMatchObject({ profile: { notifyOnDeals: true } });
  });

  it('do not exist where there is no profile', async () => {
    const admin = await signedIn(shop, { username: 'noprofile', role: 'ADMIN' });
    expect((await admin.put('/api/profile/notifications', { notifyOnDeals: true })).status).toBe(404);
  });
});

describe('a new e-mail address', () => {
  const ask = (visitor: Awaited<ReturnType<typeof signedIn>>, email: string, password = TEST_PASSWORD) =>
    visitor.put('/api/profile/email', { email, password });
  const mailsTo = (recipient: string) =>
    shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient));
  const confirm = (token: string) => shop.visitor().post('/api/auth/confirm-email', { token });
  const emailOf = async (id: number) =>
    (await shop.db.select().from(users).where(eq(users.id, id)))[0]!.email;

  it('counts once its owner has confirmed it; the old one hears of it', async () => {
    const visitor = await signedIn(shop, { username: 'mover', role: 'BUYER', email: 'old@example.com' });
    expect((await ask(visitor, 'new@example.com')).status).toBe(202);
    expect(await emailOf(visitor.userId)).toBe('old@example.com');
    const [mail] = await mailsTo('new@example.com');
    expect(mail!.template).toBe('email-change-confirm');
    expect(await mailsTo('old@example.com')).toMatchObject([
      { template: 'email-change-notice', data: { username: 'mover', email: 'new@example.com' } },
    ]);

    const token = shop.shop.links.sign('email-change', String(mail!.data['linkKey']));
    expect((await confirm(token)).status).toBe(200);
    expect(await emailOf(visitor.userId)).toBe('new@example.com');
    expect((await confirm(token)).status).toBe(400);
  });

  it('needs the password', async () => {
    const visitor = await signedIn(shop, { username: 'thief', role: 'BUYER' });
    const answer = await ask(visitor, 'thiefs@example.com', 'guess');
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('fields.password');
    expect(await mailsTo('thiefs@example.com')).toHaveLength(0);
  });

  it('that is somebody else’s is asked for in vain: only its owner hears that it is taken', async () => {
    await createUser(shop.db, { username: 'holder', role: 'BUYER', email: 'held@example.com' });
    const visitor = await signedIn(shop, { username: 'nosy', role: 'BUYER' });
    const free = await ask(visitor, 'nobodys@example.com');
    const taken = await ask(visitor, 'HELD@example.com');
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    expect(await mailsTo('held@example.com')).toMatchObject([
      { template: 'email-change-taken', data: { username: 'holder' } },
    ]);
    expect(await mailsTo('HELD@example.com')).toEqual([]);
    expect(await mailsTo('nosy@example.com')).toMatchObject([
      { template: 'email-change-notice', data: { email: 'nobodys@example.com' } },
      { template: 'email-change-notice', data: { email: 'HELD@example.com' } },
    ]);
  });

  it('may not be somebody else’s when it is confirmed', async () => {
    const visitor = await signedIn(shop, { username: 'wanter', role: 'BUYER' });
    await ask(visitor, 'free@example.com');
    const [mail] = await mailsTo('free@example.com');
    await createUser(shop.db, { username: 'quicker', role: 'BUYER', email: 'Free@example.com' });
    const token = shop.shop.links.sign('email-change', String(mail!.data['linkKey']));
    expect((await confirm(token)).status).toBe(409);
  });

  it('is not confirmed by a link of another kind', async () => {
    const visitor = await signedIn(shop, { username: 'mixer', role: 'BUYER' });
    await shop.visitor().post('/api/auth/forgot-password', { email: 'mixer@example.com' });
    const [mail] = await mailsTo('mixer@example.com');
    const token = shop.shop.links.sign('password-reset', String(mail!.data['linkKey']));
    expect((await confirm(token)).status).toBe(400);
    expect(await emailOf(visitor.userId)).toBe('mixer@example.com');
  });

  describe('with limits', () => {
    let limited: TestApp;
    beforeAll(async () => {
      limited = await openTestApp({ rateLimit: true });
    });

    it('is asked for five times a day, and no address is written to more than three times', async () => {
      const visitor = await signedIn(limited, { username: 'flooder', role: 'BUYER' });
      const other = await signedIn(limited, { username: 'helper', role: 'BUYER' });
      const statuses = async (who: typeof visitor, emails: string[]) => {
        const found: number[] = [];
        for (const email of emails) found.push((await ask(who, email)).status);
        return found;
      };
      const stranger = (n: number) => `stranger${n}@example.com`;
      expect(await statuses(visitor, [1, 2, 3, 4, 5, 6].map(stranger))).toEqual([
        202, 202, 202, 202, 202, 429,
      ]);
      expect(
        await statuses(other, ['v@example.com', 'v+1@example.com', 'V@example.com', 'v+2@example.com']),
      ).toEqual([202, 202, 202, 429]);
    });
  });
});
