import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { openGroupDesk } from '../../../../tests/support/group-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import { createUser, signIn, TEST_PASSWORD, type Visitor } from '../../../../tests/support/test-app.ts';
import { endDueGroups } from './end-group-buys.ts';

const desk = openGroupDesk();

/** Somebody who makes the oil, and an administrator: new ones for each test, because some do not outlive it. */
let maker: { id: number; producerId: number; visitor: Visitor };
let admin: Visitor;
let round = 0;
beforeEach(async () => {
  round += 1;
  const { db } = desk.shop;
  const [{ producerId }] = (await db
    .select({ producerId: products.producerId })
    .from(products)
    .where(eq(products.id, desk.oil))) as [{ producerId: number }];
  const id = await createUser(db, { username: `maker-${round}`, role: 'PRODUCER' });
  await db
    .update(producerProfiles)
    .set({ userId: id, closedAt: null, verified: true })
    .where(eq(producerProfiles.id, producerId));
  maker = { id, producerId, visitor: await signIn(desk.shop, id) };
  admin = (await anAdmin(desk.shop, `admin-${round}`)).visitor;
});

describe('everybody is released with a mail', () => {
  it.each<[string, () => Promise<{ status: number }>]>([
    [
      'the producer takes the product off sale',
      () => maker.visitor.patch(`/api/products/${desk.oil}`, { inStock: false }),
    ],
    [
      'an administrator hides the product',
      () => admin.patch(`/api/admin/products/${desk.oil}`, { hidden: true }),
    ],
    [
      'an administrator declines the producer',
      () =>
        admin.patch(`/api/admin/producers/${maker.producerId}`, {
          verified: false,
          reason: 'Please add a picture of the mill.',
        }),
    ],
    [
      'the producer is made a buyer',
      () => admin.patch(`/api/admin/users/${maker.id}/role`, { role: 'BUYER' }),
    ],
    [
      'the producer deletes the account',
      () => maker.visitor.delete('/api/profile', { password: TEST_PASSWORD }),
    ],
  ])('when %s', async (_, withdraw) => {
    const { slug } = await desk.three();
    expect((await withdraw()).status).toBe(200);
    await endDueGroups(desk.shop.shop, { now: new Date() });
    expect(await desk.view(slug)).toMatchObject({ status: 'cancelled', cancelReason: 'withdrawn' });
    const mails = await desk.mailsOf(slug, 'group-cancelled');
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'beatrice@example.com',
      'ada@example.com',
      'bo@example.com',
    ]);
    expect(await desk.stock()).toBe(200);
    expect(await readLedger(desk.shop.db)).toMatchObject({
      orders: desk.before.orders,
      held: desk.before.held,
      units: desk.before.units,
      faults: [],
    });
  });
});

describe('what is held', () => {
  // Four of ten are held: six are left to sell.
  let slug: string;
  beforeEach(async () => {
    await desk.changeProduct({ quantityAvailable: 10 });
    slug = await desk.opened({ quantity: 4 });
  });
  afterEach(() => desk.organizer.visitor.post(`/api/group-buys/${slug}/cancel`));

  const change = (changes: object) =>
    maker.visitor.patch<{ message: string }>(`/api/products/${desk.oil}`, changes);

  it('cannot be taken back by a difference, and the refusal says how many it is', async () => {
    const refused = await change({ quantityChange: -7 });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: '4 of these are held for group buys: the stock cannot go below that.' },
    });
    expect(await desk.stock()).toBe(6);
  });

  it('stays beside whatever number the form or the quick edit sets', async () => {
    expect((await change({ quantityAvailable: 0, quantityBefore: 6 })).status).toBe(200);
    expect((await change({ quantityAvailable: -1, quantityBefore: 0 })).status).toBe(400);
    const own = await maker.visitor.get<{ id: number }[]>('/api/producer/products');
    expect(own.body.find(({ id }) => id === desk.oil)).toMatchObject({
      quantityAvailable: 0,
      heldQuantity: 4,
    });
    expect((await desk.organizer.visitor.post(`/api/group-buys/${slug}/close`)).body).toMatchObject({
      status: 'settled',
      pooledQuantity: 4,
    });
  });

  it('is noticed by a form that was opened before', async () => {
    expect((await change({ quantityAvailable: 3, quantityBefore: 10 })).status).toBe(409);
    expect(await desk.stock()).toBe(6);
  });
});
