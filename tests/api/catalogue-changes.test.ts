// Which calls change what the public sees, and what exactly they name. Whatever is not named stays in everybody's cache.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';
import { settings } from '#engine/server/db/operations.schema.ts';
import { hearChanges } from '../support/announcements.ts';
import { aBuyer, anAdmin, anOrder, aProducer } from '../support/people.ts';
import { openTestApp, TEST_PASSWORD, type TestApp, type Visitor } from '../support/test-app.ts';
import { sendPicture } from '../support/uploads.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const NEW_PRODUCT = {
  name: 'Alp Butter',
  description: 'Churned.',
  price: 6.9,
  quantityAvailable: 5,
  categoryId: 1,
};
const PROFILE = {
  companyName: 'Hidden Dairy',
  businessType: 'Dairy',
  location: 'Bath',
  phoneNumber: '5551234',
  website: '',
  description: 'Butter and nothing else.',
};

let shop: TestApp;
let admin: Visitor;
/** Verified, with the oil on its shelf. */
let mill: { producerId: number; visitor: Visitor };
/** Awaits approval, with one product on its shelf. */
let dairy: { producerId: number; visitor: Visitor; butter: number };
let oil: number;
let hearing: Awaited<ReturnType<typeof hearChanges>>;

/** What a call announces; it must succeed. */
const announcedBy = (call: () => Promise<{ status: number; text: string }>) =>
  hearing.during(async () => {
    const { status, text } = await call();
    expect(status, text).toBeLessThan(300);
  });
const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(values).where(eq(products.id, id));

beforeAll(async () => {
  shop = await openTestApp();
  hearing = await hearChanges(shop.shop.database);
  admin = (await anAdmin(shop)).visitor;
  mill = await aProducer(shop, 'frantoio-ripalunga');
  oil = (await shop.db.select().from(products).where(eq(products.slug, OIL)))[0]!.id;
  await shop.db
    .insert(producerProfiles)
    .values({ ...PROFILE, slug: 'hidden-dairy', website: null, verified: false });
  const owner = await aProducer(shop, 'hidden-dairy');
  const { body } = await owner.visitor.post<{ id: number }>('/api/products', NEW_PRODUCT);
  dairy = { ...owner, butter: body.id };
});

describe('a product', () => {
  it('is named when it is added to a shelf that the public sees, and only then', async () => {
    let added = 0;
    const add = async (visitor: Visitor) => {
      const answer = await visitor.post<{ id: number }>('/api/products', NEW_PRODUCT);
      added = answer.body.id;
      return answer;
    };
    expect(await announcedBy(() => add(mill.visitor))).toEqual([`product:${added} shelf:${mill.producerId}`]);
    expect(await announcedBy(() => add(dairy.visitor))).toEqual([]);
  });

  it.each([{ price: 31.5 }, { inStock: false }, { inStock: true }, { translations: { de: { name: 'Öl' } } }])(
    'is named when %o is new to the public, and not when it is saved again',
    async (body) => {
      const save = () => mill.visitor.patch(`/api/products/${oil}`, body);
      expect(await announcedBy(save)).toEqual([`product:${oil}`]);
      expect(await announcedBy(save)).toEqual([]);
    },
  );

  it('that nobody sees is changed, featured and given pictures without a word', async () => {
    const { butter, visitor } = dairy;
    expect(await announcedBy(() => visitor.patch(`/api/products/${butter}`, { price: 7 }))).toEqual([]);
    expect(await announcedBy(() => visitor.patch(`/api/products/${butter}`, {}))).toEqual([]);
    const picture = { entityType: 'product', entityId: String(butter) };
    expect(await announcedBy(() => sendPicture(visitor, picture))).toEqual([]);
    const feature = () => admin.patch(`/api/admin/products/${butter}`, { featured: true });
    expect(await announcedBy(feature)).toEqual([]);
  });

  it('is named when an administrator hides or shows it, or it gets a picture', async () => {
    const hide = (hidden: boolean) => () => admin.patch(`/api/admin/products/${oil}`, { hidden });
    const onItsShelf = [`product:${oil} shelf:${mill.producerId}`];
    expect(await announcedBy(hide(true))).toEqual(onItsShelf);
    expect(await announcedBy(hide(true))).toEqual([]);
    expect(await announcedBy(hide(false))).toEqual(onItsShelf);
    const picture = { entityType: 'product', entityId: String(oil) };
    expect(await announcedBy(() => sendPicture(mill.visitor, picture))).toEqual([`product:${oil}`]);
  });

  it('is named when it sells out and when a cancelled order brings it back, not in between', async () => {
    const visitor = shop.visitor();
    const buy = async (quantity: number) => {
      await visitor.post('/api/cart', { productId: oil, quantity });
      return visitor.post<{ orderId: number; token: string }>('/api/checkout', {
        customerName: 'Ada Moreau',
        customerEmail: 'ada@example.com',
        shippingAddress: '12 Harbour Street, Portland',
      });
    };
    await change(oil, { quantityAvailable: 5 });
    expect(await announcedBy(() => buy(2))).toEqual([]);
    let last: { orderId: number; token: string } | undefined;
    const buyTheRest = async () => {
      const answer = await buy(3);
      last = answer.body;
      return answer;
    };
    expect(await announcedBy(buyTheRest)).toEqual([`product:${oil}`]);
    const cancel = () => visitor.post(`/api/orders/${last!.orderId}/cancel?token=${last!.token}`);
    expect(await announcedBy(cancel)).toEqual([`product:${oil}`]);
  });

  it('is named when it is reviewed, and when a review is hidden or its author leaves', async () => {
    const buyer = await aBuyer(shop, 'reviewer');
    const review = async (slug: string) => {
      const orderId = await anOrder(shop.db, {
        userId: buyer.id,
        status: 'completed',
        isPaid: true,
        lines: [{ slug, quantity: 1 }],
      });
      const [product] = await shop.db.select().from(products).where(eq(products.slug, slug));
      const body = { orderId, productId: product!.id, rating: 5, comment: 'Peppery.' };
      return announcedBy(() => buyer.visitor.post('/api/reviews', body));
    };
    expect(await review('alp-butter')).toEqual([]);
    expect(await review(OIL)).toEqual([`product:${oil}`]);
    const [written] = await shop.db.select().from(productReviews).where(eq(productReviews.productId, oil));
    const set = (status: string) => () => admin.patch(`/api/admin/reviews/${written!.id}`, { status });
    expect(await announcedBy(set('hidden'))).toEqual([`product:${oil}`]);
    expect(await announcedBy(set('hidden'))).toEqual([]);
    expect(await announcedBy(set('published'))).toEqual([`product:${oil}`]);
    const leave = () => buyer.visitor.delete('/api/profile', { password: TEST_PASSWORD });
    expect(await announcedBy(leave)).toEqual([`product:${oil}`]);
  });
});

describe('a category', () => {
  it('is named by its slug when anything about it changes', async () => {
    const rename = () => admin.patch('/api/admin/categories/1', { description: 'Pressed within hours.' });
    const { body } = await admin.get<{ id: number; slug: string }[]>('/api/admin/categories');
    const named = [`category:${body.find(({ id }) => id === 1)!.slug}`];
    expect(await announcedBy(rename)).toEqual(named);
    expect(await announcedBy(rename)).toEqual([]);
    const picture = { entityType: 'category', entityId: '1' };
    expect(await announcedBy(() => sendPicture(admin, picture))).toEqual(named);
  });
});

describe('a producer', () => {
  it('that awaits approval saves profile and pictures without a word', async () => {
    const { producerId, visitor } = dairy;
    const save = () =>
      visitor.put('/api/profile/producer', { ...PROFILE, description: 'Butter, and cream.' });
    expect(await announcedBy(save)).toEqual([]);
    const picture = { entityType: 'producer', entityId: String(producerId) };
    expect(await announcedBy(() => sendPicture(visitor, picture))).toEqual([]);
  });

  it('that the public sees is named when its page changes, not when only its phone number does', async () => {
    const { producerId, visitor } = mill;
    const profile = { ...PROFILE, companyName: 'Frantoio Nuovo', description: 'Olives, pressed at night.' };
    const save = (more: object) => () => visitor.put('/api/profile/producer', { ...profile, ...more });
    expect(await announcedBy(save({}))).toEqual([`producer:${producerId}`]);
    expect(await announcedBy(save({ phoneNumber: '5559876' }))).toEqual([]);
    const notify = () => visitor.put('/api/profile/notifications', { notifyOnDeals: false });
    expect(await announcedBy(notify)).toEqual([]);
    const picture = { entityType: 'producer', entityId: String(producerId) };
    expect(await announcedBy(() => sendPicture(visitor, picture))).toEqual([`producer:${producerId}`]);
  });

  it('is named when it is approved or declined, not when that was so before', async () => {
    const { producerId } = dairy;
    const judge = (verified: boolean) => () =>
      admin.patch(`/api/admin/producers/${producerId}`, { verified });
    expect(await announcedBy(judge(false))).toEqual([]);
    expect(await announcedBy(judge(true))).toEqual([`producer:${producerId}`]);
    expect(await announcedBy(judge(true))).toEqual([]);
    expect(await announcedBy(judge(false))).toEqual([`producer:${producerId}`]);
  });

  it('is named when it leaves, unless nobody ever saw it', async () => {
    const leave = (visitor: Visitor) => () => visitor.delete('/api/profile', { password: TEST_PASSWORD });
    const seen = await aProducer(shop, 'anemonisi-cooperative');
    expect(await announcedBy(leave(seen.visitor))).toEqual([`producer:${seen.producerId}`]);
    const buyer = await aBuyer(shop, 'quiet');
    expect(await announcedBy(leave(buyer.visitor))).toEqual([]);
  });
});

describe('the store switch', () => {
  const put = (storeMode: string) => () => admin.put('/api/admin/settings', { storeMode });
  const shows = async () =>
    (await shop.visitor().get('/shop')).text.includes('data-pre-launch') ? 'prelaunch' : 'open';

  it('is named, and the process that turned it never serves the old mode again', async () => {
    expect(await shows()).toBe('open');
    for (const mode of ['prelaunch', 'open', 'prelaunch', 'open']) {
      // Pages that are being made meanwhile are not kept.
      const meanwhile = Promise.all([shows(), shows()]);
      expect(await announcedBy(put(mode))).toEqual(['settings']);
      expect(await shows()).toBe(mode);
      await meanwhile;
      expect(await shows()).toBe(mode);
    }
  });

  it('turned twice at once ends as the database says', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([put('prelaunch')(), put('open')(), put('prelaunch')(), put('open')()]);
      const { body } = await admin.get<{ storeMode: string }>('/api/admin/settings');
      const [stored] = await shop.db.select().from(settings).where(eq(settings.key, 'storeMode'));
      expect(body.storeMode).toBe(stored!.value);
      expect(await shows()).toBe(stored!.value);
    }
    await put('open')();
  });
});
