import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DeskGroupBuy } from '#domains/group-buys/model/desk-group.ts';
import type { GroupBuySummary, OwnGroupBuys } from '#domains/group-buys/model/group-view.ts';
import type { ListedProduct } from '#domains/catalogue/model/product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { member, openGroupDesk, ORGANIZER } from '../../../../tests/support/group-desk.ts';
import { aBuyer, anAdmin, aProducer } from '../../../../tests/support/people.ts';

const desk = openGroupDesk();

describe('the lists of group buys', () => {
  it('mark the cards of what anybody may join, at once and only as long as it is open', async () => {
    const isMarked = async () => {
      const { body } = await desk.shop.visitor().get<ListedProduct[]>('/api/products');
      return body.filter(({ openGroupBuy }) => openGroupBuy).map(({ id }) => id);
    };
    const invited = await desk.opened();
    expect(await isMarked()).not.toContain(desk.oil);
    const [first, second] = [await desk.opened({ public: true }), await desk.opened({ public: true })];
    expect(await isMarked()).toContain(desk.oil);
    await desk.organizer.visitor.post(`/api/group-buys/${first}/cancel`);
    expect(await isMarked()).toContain(desk.oil);
    await desk.organizer.visitor.post(`/api/group-buys/${second}/close`);
    expect(await isMarked()).not.toContain(desk.oil);
    await desk.organizer.visitor.post(`/api/group-buys/${invited}/cancel`);
  });

  it('show everybody those that look for members', async () => {
    const hidden = await desk.opened();
    const shown = await desk.opened({ public: true });
    const over = await desk.opened({ public: true });
    await desk.letClose(over);
    const visitor = desk.shop.visitor();
    const { body } = await visitor.get<GroupBuySummary[]>(`/api/group-buys?productId=${desk.oil}`);
    const slugs = body.map(({ slug }) => slug);
    expect(slugs).toContain(shown);
    expect(slugs).not.toContain(hidden);
    expect(slugs).not.toContain(over);
    expect((await visitor.get('/api/group-buys?productId=999999')).body).toEqual([]);
    expect((await visitor.get('/api/group-buys?productId=oil')).status).toBe(400);
  });

  it('show everybody at once what changed, though they are cached', async () => {
    const listed = async () => {
      const { body } = await desk.shop
        .visitor()
        .get<GroupBuySummary[]>(`/api/group-buys?productId=${desk.oil}`);
      return Object.fromEntries(body.map((group) => [group.slug, group.pooledQuantity]));
    };
    const first = await desk.opened({ public: true });
    expect((await listed())[first]).toBe(2);
    await desk.join(first, member('Ada', 3));
    expect((await listed())[first]).toBe(5);
    const second = await desk.opened({ public: true, quantity: 1 });
    expect(await listed()).toMatchObject({ [first]: 5, [second]: 1 });
    await desk.organizer.visitor.post(`/api/group-buys/${first}/close`);
    await desk.organizer.visitor.post(`/api/group-buys/${second}/cancel`);
    expect(Object.keys(await listed())).not.toContain(first);
    expect(Object.keys(await listed())).not.toContain(second);
  });

  it('show a buyer what was opened, with who gets how many, and where else they take part', async () => {
    const slug = await desk.opened({ delivery: 'together' });
    const friend = await aBuyer(desk.shop, 'friend');
    await desk.join(slug, member('Friend', 3, { shippingAddress: undefined }), friend.visitor);
    const { body: organizer } = await desk.organizer.visitor.get<OwnGroupBuys>('/api/user/group-buys');
    expect(organizer.organized).toMatchObject([
      {
        slug,
        memberCount: 2,
        shares: [
          { name: ORGANIZER.customerName, quantity: 2, state: 'in' },
          { name: 'Friend Moreau', quantity: 3, state: 'in' },
        ],
      },
    ]);
    const { body } = await friend.visitor.get<OwnGroupBuys>('/api/user/group-buys');
    expect(body.organized).toEqual([]);
    expect(body.joined).toMatchObject([{ slug, membership: { quantity: 3, share: { atMost: 74.97 } } }]);
    expect(await desk.membership(slug, body.joined[0]!.membership)).toMatchObject({ quantity: 3 });
  });

  it('show whole names only to an organizer who divides one parcel', async () => {
    await desk.three();
    const { body } = await desk.organizer.visitor.get<OwnGroupBuys>('/api/user/group-buys');
    expect(body.organized[0]!.shares.map(({ name }) => name)).toEqual(['Beatrice', 'Ada', 'Bo']);
  });

  it('are part of what a person is given of the own data', async () => {
    await desk.opened({ title: 'Oil for the street', quantity: 3 });
    const { body } = await desk.organizer.visitor.get<{ groupBuys: object[] }>('/api/profile/export');
    expect(body.groupBuys).toMatchObject([
      { title: 'Oil for the street', quantity: 3, isOrganizer: true, customerEmail: ORGANIZER.customerEmail },
    ]);
  });

  it('show a producer what is held of the own products, and nobody else’s', async () => {
    const slug = await desk.opened();
    await desk.join(slug, member('Ada', 3));
    const { db } = desk.shop;
    const makers = await db
      .select({ slug: producerProfiles.slug, productId: products.id })
      .from(producerProfiles)
      .innerJoin(products, eq(products.producerId, producerProfiles.id));
    const own = makers.find(({ productId }) => productId === desk.oil)!;
    const other = makers.find((maker) => maker.slug !== own.slug)!;
    const groupsOf = async (maker: string) =>
      (await (await aProducer(desk.shop, maker)).visitor.get<DeskGroupBuy[]>('/api/producer/group-buys'))
        .body;
    const [group] = await groupsOf(own.slug);
    expect(group).toMatchObject({ heldQuantity: 5, product: { id: desk.oil } });
    // The link is the members' to give away.
    expect(JSON.stringify(group)).not.toContain(slug);
    expect(await groupsOf(other.slug)).toEqual([]);
  });

  it('keep what is held from the producer’s hands', async () => {
    await desk.changeProduct({ quantityAvailable: 10 });
    const slug = await desk.opened({ quantity: 4 });
    const admin = (await anAdmin(desk.shop)).visitor;
    const change = (quantityChange: number) =>
      admin.patch<{ message: string }>(`/api/products/${desk.oil}`, { quantityBefore: 6, quantityChange });
    const refused = await change(-7);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('held for group buys');
    expect((await change(-6)).status).toBe(200);
    expect((await desk.organizer.visitor.post(`/api/group-buys/${slug}/close`)).body).toMatchObject({
      status: 'settled',
    });
  });
});
