import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyerProfiles } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { savedProducts } from '#domains/cart/server/saved.schema.ts';
import { leaveAlertsSubject } from './leave-alerts.ts';
import { aBuyer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';
import { nextMorningAfter, noteSoldOut, tellOfDeals } from './tell-of-deals.ts';
import { writeSavedNews } from './write-saved-news.ts';

const MONDAY = new Date('2026-11-16T14:00:00Z');
const LATER_ON_MONDAY = new Date('2026-11-17T04:59:00Z');
const TUESDAY = new Date('2026-11-17T14:00:00Z');
const PRICE_CENTS = 20_00;

let test: TestApp;
let buyer: { id: number; visitor: Visitor };
let other: { id: number; visitor: Visitor };
let ids: number[];
beforeAll(async () => {
  test = await openTestApp();
  buyer = await aBuyer(test);
  other = await aBuyer(test, 'other');
  const rows = await test.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.listed, true))
    .limit(2);
  ids = rows.map(({ id }) => id);
});
beforeEach(async () => {
  await test.db.delete(mailOutbox);
  await test.db.delete(savedProducts);
  await test.db.update(buyerProfiles).set({ notifyOnDeals: true, dealsToldOn: null });
  for (const id of ids) await change(id, { priceCents: PRICE_CENTS, quantityAvailable: 50 });
});

const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
  test.db.update(products).set(values).where(eq(products.id, id));
const save = (id: number, { visitor } = buyer) => visitor.put(`/api/user/saved-products/${id}`);
const mails = () =>
  test.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'saved-news')).orderBy(mailOutbox.id);
const tell = async (now = MONDAY) => {
  await tellOfDeals(test.db, now);
  return mails();
};
/** What the mail would say if it left now. */
const written = async () => writeSavedNews(test.shop, (await mails()).at(-1)!);

describe('news about saved products', () => {
  it.each([
    [19_01, false],
    [19_00, true],
    [5_00, true],
    [25_00, false],
  ])('are told when the price is %i cents instead of 2000: %s', async (priceCents, isTold) => {
    await save(ids[0]!);
    await change(ids[0]!, { priceCents });
    expect(await tell()).toHaveLength(isTold ? 1 : 0);
  });

  it('are told when something is back in stock', async () => {
    await save(ids[0]!);
    await change(ids[0]!, { quantityAvailable: 0 });
    expect(await tell()).toEqual([]);
    await change(ids[0]!, { quantityAvailable: 3 });
    expect(await tell(TUESDAY)).toHaveLength(1);
    expect(await written()).toMatchObject({ items: [{ isBack: true, wasCents: null }] });
  });

  it('are told when the season of something begins, or its pre-orders open, and of which of the two', async () => {
    const season = { availableFrom: '2026-11-16', availableUntil: null, shipsFrom: null, preorder: false };
    await change(ids[0]!, { ...season, season: 'before' });
    await save(ids[0]!);
    expect(await tell()).toHaveLength(0);
    await change(ids[0]!, { season: 'open' });
    expect(await tell()).toHaveLength(1);
    expect(await written()).toMatchObject({ items: [{ isBack: true, because: 'inSeason' }] });
    // Saved before its pre-orders open, which is heard of the next morning.
    await change(ids[0]!, { season: 'before' });
    await noteSoldOut(test.db);
    await change(ids[0]!, { season: 'preorder', shipsFrom: '2026-12-01', preorder: true });
    expect(await tell(TUESDAY)).toHaveLength(2);
    expect(await written()).toMatchObject({ items: [{ because: 'preorder' }] });
    const allYear = { availableFrom: null, shipsFrom: null, preorder: false, season: 'open' } as const;
    await change(ids[0]!, allYear);
  });

  it('are told of what was sold out and filled up again between two mails', async () => {
    await save(ids[0]!);
    await change(ids[0]!, { quantityAvailable: 0 });
    await noteSoldOut(test.db);
    await change(ids[0]!, { quantityAvailable: 3 });
    expect(await tell()).toHaveLength(1);
  });

  it('come as one mail for each person, in their language and beside other mails', async () => {
    for (const id of ids) await save(id);
    await save(ids[0]!, other);
    for (const id of ids) await change(id, { priceCents: 10_00 });
    const queued = await tell();
    expect(queued.map(({ recipient, bulk }) => [recipient, bulk])).toEqual(
      expect.arrayContaining([
        ['beatrice@example.com', true],
        ['other@example.com', true],
      ]),
    );
    expect(queued).toHaveLength(2);
    const own = queued.find(({ recipient }) => recipient === 'beatrice@example.com')!;
    const said = await writeSavedNews(test.shop, own);
    expect(said!.items.map(({ wasCents, priceCents }) => [wasCents, priceCents])).toEqual([
      [PRICE_CENTS, 10_00],
      [PRICE_CENTS, 10_00],
    ]);
  });

  it('come once a day at most, and once about the same, also from several processes', async () => {
    for (const id of ids) await save(id);
    await change(ids[0]!, { priceCents: 10_00 });
    await Promise.all([1, 2, 3].map(() => tellOfDeals(test.db, MONDAY)));
    expect(await mails()).toHaveLength(1);
    await change(ids[1]!, { priceCents: 10_00 });
    expect(await tell(LATER_ON_MONDAY)).toHaveLength(1);
    expect(await tell(TUESDAY)).toHaveLength(2);
    expect((await written())!.items).toHaveLength(1);
    expect(await tell(new Date('2026-11-18T14:00:00Z'))).toHaveLength(2);
  });

  it('are not made by raising a price and lowering it again', async () => {
    await save(ids[0]!);
    await change(ids[0]!, { priceCents: 30_00 });
    await tell();
    await change(ids[0]!, { priceCents: PRICE_CENTS });
    expect(await tell(TUESDAY)).toEqual([]);
  });

  it('are for those who want them', async () => {
    await save(ids[0]!);
    await change(ids[0]!, { priceCents: 10_00 });
    await buyer.visitor.put('/api/profile/notifications', { notifyOnDeals: false });
    expect(await tell()).toEqual([]);
  });

  it.each([
    ['is sold out again', () => change(ids[0]!, { quantityAvailable: 0 })],
    ['is hidden', () => change(ids[0]!, { hidden: true })],
    ['costs as much as before', () => change(ids[0]!, { priceCents: PRICE_CENTS })],
    ['is no longer saved', () => buyer.visitor.delete(`/api/user/saved-products/${ids[0]}`)],
    [
      'does not interest the reader any more',
      () => buyer.visitor.put('/api/profile/notifications', { notifyOnDeals: false }),
    ],
  ])('say nothing of what %s when the mail leaves', async (_, happens) => {
    await save(ids[0]!);
    await change(ids[0]!, { priceCents: 10_00 });
    await tell();
    expect(await written()).toBeDefined();
    await happens();
    expect(await written()).toBeUndefined();
    await change(ids[0]!, { hidden: false });
  });

  it('come in the morning of the shop', () => {
    expect(nextMorningAfter(new Date('2026-11-16T13:59:00Z'))).toEqual(MONDAY);
    expect(nextMorningAfter(MONDAY)).toEqual(TUESDAY);
    expect(nextMorningAfter(new Date('2026-07-01T12:00:00Z'))).toEqual(new Date('2026-07-01T13:00:00Z'));
  });
});

describe('the way out', () => {
  const wantsNews = async () =>
    (await test.db.select().from(buyerProfiles).where(eq(buyerProfiles.userId, buyer.id)))[0]!.notifyOnDeals;
  const token = () => test.shop.links.sign(...leaveAlertsSubject(buyer.id));

  it('is a button behind the link of the mail', async () => {
    const url = '/api/saved-products/unsubscribe';
    expect((await test.visitor().post(url, { user: other.id, token: token() })).status).toBe(400);
    expect(await wantsNews()).toBe(true);
    for (let n = 0; n < 2; n += 1)
      expect((await test.visitor().post(url, { user: buyer.id, token: token() })).status).toBe(200);
    expect(await wantsNews()).toBe(false);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is one click in a mail program, sent as %s',
    async (type) => {
      const url = `/saved/unsubscribe?user=${buyer.id}&token=${token()}`;
      const { status } = await test
        .visitor()
        .post(url, 'List-Unsubscribe=One-Click', { 'content-type': type });
      expect([status, await wantsNews()]).toEqual([200, false]);
    },
  );

  it('opens for nobody else', async () => {
    const url = `/saved/unsubscribe?user=${buyer.id}&token=wrong`;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await test.visitor().post(url, 'List-Unsubscribe=One-Click', type);
    expect([status, await wantsNews()]).toEqual([400, true]);
  });
});
