import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeGroupBuy } from '#domains/group-buys/server/end-group-buys.ts';
import { groupBuys } from '#domains/group-buys/server/group-buys.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { mailOutbox, waitlist } from '#engine/server/db/operations.schema.ts';
import { anAdmin } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

let test: TestApp;
let admin: Visitor;
let oil: number;
/** Of one family: a bottle, and three small ones, which count as three. */
let lemon: number;
let trio: number;
let cheese: number;
beforeAll(async () => {
  test = await openTestApp();
  admin = (await anAdmin(test)).visitor;
  const found = await test.db.select().from(products);
  const idOf = (slug: string) => found.find((product) => product.slug === slug)!.id;
  oil = found.find(({ name }) => name === 'Taggiasca Extra Virgin Olive Oil')!.id;
  [lemon, trio, cheese] = ['lemon-pressed-olive-oil', 'three-grove-tasting-trio', 'skerrow-blue'].map(
    idOf,
  ) as [number, number, number];
  await test.db.update(products).set({ discountTiers: null }).where(eq(products.id, oil));
});
beforeEach(async () => {
  await test.db.delete(waitlist);
  await test.db.delete(mailOutbox);
});

let joined = 0;
async function join(language = 'en') {
  joined += 1;
  const email = `wish${joined}@example.com`;
  const { body } = await test
    .visitor()
    .post<{ token: string }>(
      '/api/waitlist',
      { email, name: 'Ada', role: 'BUYER' },
      { cookie: `language=${language}` },
    );
  return { email, token: body.token };
}
const wish = (token: string, wishes: object[]) =>
  test.visitor().post(`/api/waitlist/${token}/wishes`, { wishes });
const demand = async () =>
  (await admin.get<{ items: Record<string, unknown>[] }>('/api/admin/waitlist/demand')).body.items;
const launchMails = async () =>
  (await test.db.select().from(mailOutbox).orderBy(mailOutbox.id)).filter(
    ({ template }) => template === 'launch-group',
  );
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const launch = (productIds: number[], closesAt = inDays(5)) =>
  admin.post('/api/admin/waitlist/launch', { productIds, closesAt });

describe('wishes', () => {
  it('are said by people who have joined, and replace those from before', async () => {
    const { token } = await join();
    expect((await wish(token, [{ productId: oil, quantity: 3 }])).status).toBe(200);
    expect((await wish(token, [{ productId: oil, quantity: 7 }])).body).toEqual({
      wishes: [{ productId: oil, quantity: 7 }],
    });
    expect((await test.visitor().get(`/api/waitlist/${token}/wishes`)).body).toEqual({
      wishes: [{ productId: oil, quantity: 7 }],
    });
    await wish(token, []);
    expect(await demand()).toEqual([]);
  });

  it('are nobody else’s to say', async () => {
    const [one, other] = [await join(), await join()];
    const forged = `${one.token.split('.')[0]}.${other.token.split('.')[1]}`;
    for (const token of [forged, '1.x', 'x', '0.0'])
      expect((await wish(token, [{ productId: oil, quantity: 1 }])).status).toBe(404);
    const again = await test
      .visitor()
      .post('/api/waitlist', { email: one.email, name: 'Eve', role: 'BUYER' });
    expect([again.status, again.body]).toMatchObject([409, {}]);
    expect(again.body).not.toHaveProperty('token');
  });

  it('are changed also where something that was wished for is hidden since', async () => {
    const { token } = await join();
    const before = { productId: oil, quantity: 3 };
    await wish(token, [before]);
    await test.db.update(products).set({ hidden: true }).where(eq(products.id, oil));
    const said = [before, { productId: cheese, quantity: 2 }];
    expect((await wish(token, said)).status).toBe(200);
    expect((await demand()).map(({ units }) => units).toSorted()).toEqual([2, 3]);
    const stranger = await join();
    expect((await wish(stranger.token, [before])).status).toBe(400);
    await test.db.update(products).set({ hidden: false }).where(eq(products.id, oil));
  });

  it.each([
    [[{ productId: 0, quantity: 1 }]],
    [[{ productId: 1, quantity: 0 }]],
    [[{ productId: 1, quantity: -3 }]],
    [[{ productId: 1, quantity: 1.5 }]],
    [[{ productId: 1, quantity: 1000 }]],
    [[{ productId: 2_000_000, quantity: 1 }]],
  ])('refuse %j and change nothing', async (wishes) => {
    const { token } = await join();
    await wish(token, [{ productId: oil, quantity: 2 }]);
    expect((await wish(token, wishes)).status).toBe(400);
    expect(await demand()).toMatchObject([{ productId: oil, units: 2 }]);
  });

  it('add up to tiers of the ladder', async () => {
    for (const quantity of [4, 7]) await wish((await join()).token, [{ productId: oil, quantity }]);
    expect(await demand()).toMatchObject([
      {
        productId: oil,
        people: 2,
        units: 11,
        pooledUnits: 11,
        percentage: 10,
        nextTier: { missing: 14, percentage: 15 },
        waiting: 2,
      },
    ]);
  });
});

describe('the launch', () => {
  it('opens a group buy and invites those who wished for it, once, however often it is asked', async () => {
    const people = [await join('de'), await join('en')];
    for (const { token } of people) await wish(token, [{ productId: oil, quantity: 3 }]);
    await Promise.all([launch([oil]), launch([oil]), launch([oil])]);
    const mails = await launchMails();
    expect(mails.map(({ recipient, language, bulk }) => ({ recipient, language, bulk }))).toEqual(
      expect.arrayContaining([
        { recipient: people[0]!.email, language: 'de', bulk: true },
        { recipient: people[1]!.email, language: 'en', bulk: true },
      ]),
    );
    expect(mails).toHaveLength(2);
    const groups = (await test.db.select().from(groupBuys)).filter(
      ({ slug }) => slug === mails[0]!.data['slug'],
    );
    expect(groups).toMatchObject([{ productId: oil, isPublic: true, delivery: 'separate', status: 'open' }]);
    expect(await demand()).toMatchObject([{ waiting: 0, groupSlug: groups[0]!.slug }]);
  });

  it('settles like any other, although it has no organizer', async () => {
    await wish((await join()).token, [{ productId: oil, quantity: 6 }]);
    await launch([oil]);
    const { groupSlug: slug } = (await demand())[0]!;
    for (const [at, quantity] of [3, 4].entries()) {
      const member = {
        quantity,
        customerName: 'Ada Moreau',
        customerEmail: `member${at}@example.com`,
        shippingAddress: '12 Harbour Street, Portland, OR 97201',
      };
      expect((await test.visitor().post(`/api/group-buys/${String(slug)}/members`, member)).status).toBe(201);
    }
    const group = (await test.db.select().from(groupBuys)).find((each) => each.slug === slug);
    await closeGroupBuy(test.shop, group!.slug, group!.organizerUserId, new Date());
    const [settled] = await test.db.select().from(groupBuys).where(eq(groupBuys.id, group!.id));
    expect(settled).toMatchObject({ status: 'settled', settledPercentage: 5 });
  });

  describe('of a family', () => {
    const sizes = () => [lemon, trio];

    it('is shown against its ladder by all of its sizes', async () => {
      await wish((await join()).token, [{ productId: lemon, quantity: 4 }]);
      await wish((await join()).token, [{ productId: trio, quantity: 1 }]);
      expect(await demand()).toMatchObject([
        {
          productId: lemon,
          units: 4,
          pooledUnits: 7,
          percentage: 5,
          nextTier: { missing: 3, percentage: 10 },
        },
        {
          productId: trio,
          units: 1,
          pooledUnits: 7,
          percentage: 5,
          nextTier: { missing: 3, percentage: 10 },
        },
      ]);
    });

    it('opens one group buy for its sizes, whatever is asked at the same time', async () => {
      const [one, other] = [await join(), await join()];
      await wish(one.token, [{ productId: lemon, quantity: 4 }]);
      await wish(other.token, [{ productId: trio, quantity: 1 }]);
      await Promise.all([launch(sizes()), launch([trio]), launch(sizes().toReversed())]);
      const invitations = await launchMails();
      expect(invitations.map(({ recipient }) => recipient).toSorted()).toEqual(
        [one.email, other.email].toSorted(),
      );
      expect(new Set(invitations.map(({ data }) => data['slug'])).size).toBe(1);
    });
  });

  it('invites once who wished for several sizes, and speaks of others only where there are some', async () => {
    const { token, email } = await join();
    await wish(token, [
      { productId: lemon, quantity: 4 },
      { productId: trio, quantity: 2 },
    ]);
    await launch([lemon, trio]);
    const invitations = (await launchMails()).filter(({ recipient }) => recipient === email);
    expect(invitations).toMatchObject([
      { data: { wishes: [{ quantity: 4 }, { quantity: 2, product: expect.any(String) }], others: false } },
    ]);
    expect((await demand()).map(({ waiting }) => waiting)).toEqual([0, 0]);
    const later = await join();
    await wish(later.token, [{ productId: trio, quantity: 1 }]);
    await launch([trio]);
    expect((await launchMails()).at(-1)).toMatchObject({ recipient: later.email, data: { others: true } });
  });

  it('invites to the group buy that is open already who has wished for it since', async () => {
    await wish((await join()).token, [{ productId: oil, quantity: 3 }]);
    await launch([oil]);
    const late = await join('de');
    await wish(late.token, [{ productId: oil, quantity: 2 }]);
    await launch([oil], inDays(2));
    const [first, second] = await launchMails();
    expect(second).toMatchObject({
      recipient: late.email,
      data: {
        slug: first!.data['slug'],
        closesAt: first!.data['closesAt'],
        wishes: [{ quantity: 2, product: 'Natives Olivenöl extra Taggiasca' }],
        others: true,
      },
    });
  });

  it('opens nothing where one of the products cannot be sold now', async () => {
    const { token } = await join();
    await wish(token, [
      { productId: oil, quantity: 3 },
      { productId: cheese, quantity: 3 },
    ]);
    const inSpring = { availableFrom: inDays(90).slice(0, 10), season: 'before' } as const;
    for (const not of [{ forSale: false }, inSpring]) {
      await test.db.update(products).set(not).where(eq(products.id, cheese));
      expect((await launch([oil, cheese])).status).toBe(409);
      expect((await demand()).map(({ groupSlug }) => groupSlug)).toEqual([null, null]);
      const again = { forSale: true, availableFrom: null, season: 'open' } as const;
      await test.db.update(products).set(again).where(eq(products.id, cheese));
    }
  });

  it('waits until the shop is open, and closes within six days', async () => {
    await wish((await join()).token, [{ productId: oil, quantity: 6 }]);
    expect((await launch([oil], inDays(9))).status).toBe(400);
    await admin.put('/api/admin/settings', { storeMode: 'prelaunch' });
    expect((await launch([oil])).status).toBe(409);
    await admin.put('/api/admin/settings', { storeMode: 'open' });
    expect(await demand()).toMatchObject([{ waiting: 1, groupSlug: null }]);
  });
});
