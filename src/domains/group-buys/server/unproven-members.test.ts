// By invoice a large order counts once its mailbox has answered, also where a group buy has become it.
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Joined } from '#domains/group-buys/model/group-view.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { expireUnconfirmed } from '#domains/orders/server/confirm/expire-unconfirmed.ts';
import { ledgerPostings } from '#domains/ledger/server/ledger.schema.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { mailOutbox, rateLimits } from '#engine/server/db/operations.schema.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { member, openGroupDesk } from '../../../../tests/support/group-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { aBuyer, aProducer } from '../../../../tests/support/people.ts';
import { Visitor } from '../../../../tests/support/test-app.ts';
import { followPayments } from './follow-payments.ts';

const desk = openGroupDesk({ payments: ['invoice', 'test'], rateLimit: true });
const HOUR_MS = 60 * 60_000;

beforeEach(() => desk.shop.db.delete(rateLimits));

const follow = () => followPayments(desk.shop.shop, openProviders(desk.shop.shop), { now: new Date() });
const close = (slug: string) => desk.organizer.visitor.post(`/api/group-buys/${slug}/close`);
const orderOf = async (slug: string, place: Pick<Joined, 'memberId' | 'token'>) => {
  const { order, state } = await desk.membership(slug, place);
  const url = `/api/orders/${order!.id}`;
  const { body } = await desk.shop.visitor().get<Order>(`${url}?token=${order!.token}`);
  return { ...body, state, url };
};
const leaving = async (id: number) =>
  (
    await desk.shop.db
      .select()
      .from(mailOutbox)
      .where(sql`${mailOutbox.data} ->> 'orderId' = ${String(id)} and ${mailOutbox.waitsForOrderId} is null`)
      .orderBy(mailOutbox.id)
  ).map(({ template }) => template);
const postings = (id: number) => desk.shop.db.$count(ledgerPostings, eq(ledgerPostings.orderId, id));

describe('a place of more than the limit of guests, by invoice', () => {
  /** Beatrice takes 2 and Ada, whom nobody knows, 60: about $1,200. */
  const settled = async () => {
    const { body: organizer } = await desk.open();
    const { slug } = organizer;
    const { body: ada } = await desk.join(slug, member('Ada', 60));
    expect((await desk.view(slug)).pooledQuantity).toBe(62);
    expect((await close(slug)).status).toBe(200);
    return { slug, organizer, ada };
  };

  it('becomes an order that waits an hour for a click in its mail, and then counts', async () => {
    const { slug, organizer, ada } = await settled();
    const waiting = await orderOf(slug, ada);
    expect(waiting).toMatchObject({ state: 'charging', status: 'pending', confirmBy: expect.any(String) });
    expect(await leaving(waiting.id)).toEqual(['order-to-confirm']);
    expect(await postings(waiting.id)).toBe(0);
    const maker = await aProducer(desk.shop, 'frantoio-ripalunga');
    const seen = async () => (await maker.visitor.get(`/api/producer/orders/${waiting.id}`)).status;
    expect(await seen()).toBe(404);
    // The price of the others depends on it, and stands.
    const others = await orderOf(slug, organizer);
    expect(others).toMatchObject({ state: 'ordered', confirmBy: null });
    expect(others.items[0]!.discountPercentage).toBe(waiting.items[0]!.discountPercentage);

    const token = desk.shop.shop.links.sign('confirm-order', waiting.id);
    expect((await desk.shop.visitor().post(`${waiting.url}/confirm?token=${ada.token}`)).status).toBe(404);
    expect((await desk.shop.visitor().post(`${waiting.url}/confirm?token=${token}`)).status).toBe(200);
    await follow();
    expect(await orderOf(slug, ada)).toMatchObject({ state: 'ordered' });
    expect(await leaving(waiting.id)).toEqual(['order-to-confirm', 'order-confirmation', 'group-settled']);
    expect(await postings(waiting.id)).toBe(1);
    expect(await seen()).toBe(200);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('gives its units back where nobody answers, and the others keep their price', async () => {
    const { slug, organizer, ada } = await settled();
    expect(await desk.stock()).toBe(138);
    await expireUnconfirmed(desk.shop.shop, new Date(Date.now() + HOUR_MS + 60_000));
    await follow();
    expect(await orderOf(slug, ada)).toMatchObject({ state: 'dropped', status: 'cancelled' });
    expect(await desk.stock()).toBe(198);
    expect((await orderOf(slug, organizer)).items[0]!.discountPercentage).toBeGreaterThan(0);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('of an account counts at once where the shop has heard from it, and waits where it never has', async () => {
    for (const [name, emailProvenAt] of [
      ['carla', new Date()],
      ['nobody', null],
    ] as const) {
      const { slug } = (await desk.open()).body;
      const { id, visitor } = await aBuyer(desk.shop, name);
      await desk.shop.db.update(users).set({ emailProvenAt }).where(eq(users.id, id));
      const { body: place } = await desk.join(slug, member(name, 60), visitor);
      await close(slug);
      const { confirmBy } = await orderOf(slug, place);
      expect(confirmBy === null, name).toBe(emailProvenAt !== null);
      await desk.changeProduct({ quantityAvailable: 200 });
    }
  });
});

describe('what people hold by invoice whom nobody knows', () => {
  let slug: string;
  beforeEach(async () => {
    await desk.changeProduct({ priceCents: 100_00, quantityAvailable: 1_000 });
    slug = (await desk.open()).body.slug;
  });
  const joinFrom = (ip: string, name: string, quantity: number, more: object = {}) =>
    desk.join(slug, member(name, quantity, more), new Visitor(desk.shop.app, ip));

  it('is together no more than guests of one network may order unasked', async () => {
    const first = await joinFrom('192.0.2.1', 'Ada', 55);
    expect(first.status).toBe(201);
    const refused = await joinFrom('192.0.2.1', 'Bo', 10);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('by card') as string },
    });
    expect((await joinFrom('192.0.2.1', 'Cy', 10, { paymentMethod: 'test' })).status).toBe(201);
    expect((await joinFrom('198.51.100.7', 'Di', 10)).status).toBe(201);
    const more = await new Visitor(desk.shop.app, '192.0.2.1').patch(
      `/api/group-buys/${slug}/members/${first.body.memberId}?token=${first.body.token}`,
      { quantity: 80 },
    );
    expect(more.status).toBe(409);
    expect(await desk.stock()).toBe(1_000 - 2 - 55 - 10 - 10);
  });

  it('is not what was refused: who asks for too many may ask for fewer', async () => {
    expect((await joinFrom('192.0.2.3', 'Ida', 999)).status).toBe(409);
    expect((await joinFrom('192.0.2.3', 'Jo', 45)).status).toBe(201);
    expect((await joinFrom('192.0.2.3', 'Kim', 20)).status).toBe(409);
    expect((await joinFrom('192.0.2.3', 'Kim', 2)).status).toBe(201);
  });

  it('is counted one after the other, however many ask at once', async () => {
    const all = await Promise.all(
      ['L', 'M', 'N', 'O', 'P', 'Q'].map((name) => joinFrom('192.0.2.4', name, 40)),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('may be one large place: that waits for an answer when it becomes an order', async () => {
    expect((await joinFrom('192.0.2.2', 'Eve', 90)).status).toBe(201);
    expect((await joinFrom('192.0.2.2', 'Fay', 1)).status).toBe(409);
  });

  it('is not counted for accounts that have answered', async () => {
    const { visitor } = await aBuyer(desk.shop, 'known-buyer');
    expect((await desk.join(slug, member('Gus', 80), visitor)).status).toBe(201);
    expect((await desk.join(slug, member('Hal', 30))).status).toBe(201);
  });
});
