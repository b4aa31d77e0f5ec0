// By invoice a large place in a group buy counts once its mailbox has answered.
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Joined, Membership } from '#domains/group-buys/model/group-view.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { expireUnconfirmed } from '#domains/orders/server/confirm/expire-unconfirmed.ts';
import { unpaidHolds } from '#domains/orders/server/unpaid-holds/unpaid-holds.schema.ts';
import { ledgerPostings } from '#domains/ledger/server/ledger.schema.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { mailOutbox, rateLimits } from '#engine/server/db/operations.schema.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { member, openGroupDesk } from '../../../../tests/support/group-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { aBuyer, aProducer } from '../../../../tests/support/people.ts';
import { Visitor } from '../../../../tests/support/test-app.ts';
import { followPayments } from './follow-payments.ts';
import { groupMembers } from './group-buys.schema.ts';

const desk = openGroupDesk({ payments: ['invoice', 'test'], rateLimit: true });
const HOUR_MS = 60 * 60_000;

beforeEach(async () => {
  await desk.shop.db.delete(rateLimits);
  await desk.shop.db.delete(unpaidHolds);
});

const follow = (now = new Date()) => followPayments(desk.shop.shop, openProviders(desk.shop.shop), { now });
const afterTheHour = () => new Date(Date.now() + HOUR_MS + 60_000);
// No test finds units in the hands of another.
afterEach(() => follow(afterTheHour()));
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

type Place = Pick<Joined, 'memberId' | 'token'>;
const placeUrl = (slug: string, { memberId }: Pick<Joined, 'memberId'>) =>
  `/api/group-buys/${slug}/members/${memberId}`;
/** As by the link of the mail. */
const confirm = (slug: string, place: Pick<Joined, 'memberId'>) =>
  desk.shop
    .visitor()
    .post<Membership & { message: string }>(
      `${placeUrl(slug, place)}/confirm?token=${desk.shop.shop.links.sign('confirm-group-place', place.memberId)}`,
    );
const change = (slug: string, place: Place, quantity: number) =>
  desk.shop
    .visitor()
    .patch<Membership & { message: string }>(`${placeUrl(slug, place)}?token=${place.token}`, { quantity });
const mailsTo = async (slug: string, recipient: string) =>
  (
    await desk.shop.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, recipient))
      .orderBy(mailOutbox.id)
  )
    .filter(({ data }) => data.slug === slug)
    .map(({ template }) => template);

describe('a place of more than the limit of guests, by invoice', () => {
  /** Beatrice takes 2 and Ada, whom nobody knows, 60: about $1,200. */
  const joined = async () => {
    const { body: organizer } = await desk.open();
    const { body: ada } = await desk.join(organizer.slug, member('Ada', 60));
    return { slug: organizer.slug, organizer, ada };
  };

  it('waits an hour for a click in its mail, and counts from then on', async () => {
    const { slug, ada } = await joined();
    expect(ada).toMatchObject({ state: 'waiting', confirmBy: expect.any(String) });
    expect(new Date(ada.confirmBy!).getTime() - Date.now()).toBeCloseTo(HOUR_MS, -5);
    expect(await desk.stock()).toBe(138);
    expect((await desk.view(slug)).pooledQuantity).toBe(2);
    expect(await mailsTo(slug, 'ada@example.com')).toEqual(['group-to-confirm']);

    const { status, body } = await confirm(slug, ada);
    expect({ status, ...body }).toMatchObject({ status: 200, state: 'in', confirmBy: null });
    expect((await desk.view(slug)).pooledQuantity).toBe(62);
    expect((await confirm(slug, ada)).body.state).toBe('in');
    expect(await mailsTo(slug, 'ada@example.com')).toEqual(['group-to-confirm', 'group-joined']);
    expect(await mailsTo(slug, 'beatrice@example.com')).toEqual(['group-opened', 'group-tier']);

    await follow(afterTheHour());
    expect((await close(slug)).status).toBe(200);
    // Its mailbox is not asked a second time.
    const order = await orderOf(slug, ada);
    expect(order).toMatchObject({ state: 'ordered', confirmBy: null });
    expect(await postings(order.id)).toBe(1);
  });

  it('is confirmed by nothing but the link of the mail', async () => {
    const { slug, organizer, ada } = await joined();
    const { links } = desk.shop.shop;
    const tried = [ada.token, organizer.token, links.sign('confirm-order', ada.memberId), 'x'];
    for (const token of tried) {
      const refused = await desk.shop.visitor().post(`${placeUrl(slug, ada)}/confirm?token=${token}`);
      expect(refused.status, token).toBe(404);
    }
    // One that nobody has to confirm.
    expect((await confirm(slug, organizer)).status).toBe(404);
    expect((await desk.membership(slug, ada)).state).toBe('waiting');
  });

  it('is given up where nobody answers, and its units are on sale again', async () => {
    const { slug, ada } = await joined();
    await follow();
    expect((await desk.membership(slug, ada)).state).toBe('waiting');
    await follow(afterTheHour());
    expect((await desk.membership(slug, ada)).state).toBe('lapsed');
    expect(await desk.stock()).toBe(198);
    // A stranger whose address was typed gets no second mail.
    expect(await mailsTo(slug, 'ada@example.com')).toEqual(['group-to-confirm']);
    const late = await confirm(slug, ada);
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('not confirmed in time') as string },
    });
    expect(await desk.stock()).toBe(198);
  });

  it('does not become an order where the group buy closes before the answer', async () => {
    const { slug, ada } = await joined();
    expect((await close(slug)).status).toBe(200);
    expect(await desk.membership(slug, ada)).toMatchObject({ state: 'lapsed', order: null });
    expect((await confirm(slug, ada)).status).toBe(409);
    expect(await desk.stock()).toBe(198);
  });

  it('is one also where a small place grows to it, and is asked about once', async () => {
    const { slug } = (await desk.open()).body;
    const { body: bo } = await desk.join(slug, member('Bo', 3));
    expect(bo.state).toBe('in');
    expect((await change(slug, bo, 60)).body).toMatchObject({ state: 'waiting', quantity: 60 });
    expect((await change(slug, bo, 70)).body).toMatchObject({ state: 'waiting', quantity: 70 });
    expect((await confirm(slug, bo)).body).toMatchObject({ state: 'in', quantity: 70 });
    expect((await change(slug, bo, 80)).body).toMatchObject({ state: 'in', quantity: 80 });
    const asked = await mailsTo(slug, 'bo@example.com');
    expect(asked.filter((template) => template === 'group-to-confirm')).toHaveLength(1);
  });

  it('of an account counts at once where the shop has heard from it; otherwise the link proves its address', async () => {
    for (const [name, emailProvenAt] of [
      ['carla', new Date()],
      ['nobody', null],
    ] as const) {
      const { slug } = (await desk.open()).body;
      const { id, visitor } = await aBuyer(desk.shop, name);
      await desk.shop.db.update(users).set({ emailProvenAt }).where(eq(users.id, id));
      const { body: place } = await desk.join(slug, member(name, 60), visitor);
      expect(place.state, name).toBe(emailProvenAt === null ? 'waiting' : 'in');
      await confirm(slug, place);
      const [account] = await desk.shop.db.select().from(users).where(eq(users.id, id));
      expect(account!.emailProvenAt, name).toEqual(expect.any(Date));
      await desk.changeProduct({ quantityAvailable: 200 });
    }
  });

  it('of an organizer whom nobody knows opens the group buy, which is over if nobody answers', async () => {
    const opened = async () => {
      const { id, visitor } = await aBuyer(desk.shop, `stranger-${desk.organizer.id}-${Math.random()}`);
      await desk.shop.db.update(users).set({ emailProvenAt: null }).where(eq(users.id, id));
      return (await desk.open({ quantity: 60 }, visitor)).body;
    };
    const answered = await opened();
    expect(answered.state).toBe('waiting');
    expect((await confirm(answered.slug, answered)).body.state).toBe('in');
    await desk.changeProduct({ quantityAvailable: 200 });
    const silent = await opened();
    await follow(afterTheHour());
    expect((await desk.view(silent.slug)).status).toBe('cancelled');
    expect((await desk.view(answered.slug)).status).toBe('open');
    expect(await desk.stock()).toBe(200);
  });

  it('is refused to an organizer whom nobody knows once others are in', async () => {
    const { id } = desk.organizer;
    await desk.shop.db.update(users).set({ emailProvenAt: null }).where(eq(users.id, id));
    const { body: organizer } = await desk.open();
    expect(await change(organizer.slug, organizer, 60)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('confirm the email address') as string },
    });
    expect(await desk.stock()).toBe(198);
  });

  it('of an earlier version, which asked nobody, still waits as an order', async () => {
    const { slug, organizer, ada } = await joined();
    await desk.shop.db
      .update(groupMembers)
      .set({ state: 'in', confirmBy: null })
      .where(eq(groupMembers.id, ada.memberId));
    expect((await close(slug)).status).toBe(200);
    const waiting = await orderOf(slug, ada);
    expect(waiting).toMatchObject({ state: 'charging', status: 'pending', confirmBy: expect.any(String) });
    expect(await leaving(waiting.id)).toEqual(['order-to-confirm']);
    expect(await postings(waiting.id)).toBe(0);
    const maker = await aProducer(desk.shop, 'frantoio-ripalunga');
    const seen = async () => (await maker.visitor.get(`/api/producer/orders/${waiting.id}`)).status;
    expect(await seen()).toBe(404);
    expect(await orderOf(slug, organizer)).toMatchObject({ state: 'ordered', confirmBy: null });

    const token = desk.shop.shop.links.sign('confirm-order', waiting.id);
    expect((await desk.shop.visitor().post(`${waiting.url}/confirm?token=${token}`)).status).toBe(200);
    await follow();
    expect(await orderOf(slug, ada)).toMatchObject({ state: 'ordered' });
    expect(await seen()).toBe(200);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('of an earlier version gives its units back where nobody answers the order', async () => {
    const { slug, organizer, ada } = await joined();
    await desk.shop.db
      .update(groupMembers)
      .set({ state: 'in', confirmBy: null })
      .where(eq(groupMembers.id, ada.memberId));
    await close(slug);
    await expireUnconfirmed(desk.shop.shop, afterTheHour());
    await follow();
    expect(await orderOf(slug, ada)).toMatchObject({ state: 'dropped', status: 'cancelled' });
    expect(await desk.stock()).toBe(198);
    expect((await orderOf(slug, organizer)).items[0]!.discountPercentage).toBeGreaterThan(0);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
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
  const stateFrom = async (...form: Parameters<typeof joinFrom>) => (await joinFrom(...form)).body.state;

  it('is asked about once a network holds more than its guests may order unasked', async () => {
    for (const name of ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'])
      expect(await stateFrom('192.0.2.1', name, 8), name).toBe('in');
    expect(await stateFrom('192.0.2.1', 'Gil', 8)).toBe('waiting');
    expect(await stateFrom('198.51.100.7', 'Hal', 8)).toBe('in');
    expect(await stateFrom('192.0.2.1', 'Iris', 8, { paymentMethod: 'test' })).toBe('waiting');
    expect(await desk.mailsOf(slug, 'group-to-confirm')).toHaveLength(1);
  });

  it('is asked about once a mailbox holds more than the limit, in however many group buys', async () => {
    expect(await stateFrom('192.0.2.5', 'Ada', 8)).toBe('in');
    slug = (await desk.open()).body.slug;
    expect(await stateFrom('192.0.2.6', 'Ada', 8)).toBe('waiting');
  });

  it('is not what was refused', async () => {
    expect((await joinFrom('192.0.2.3', 'Ida', 999)).status).toBe(409);
    expect(await stateFrom('192.0.2.3', 'Ida', 8)).toBe('in');
  });

  it('is counted one after the other, however many ask at once', async () => {
    const names = ['L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S'];
    // $900 each; $5,000 are taken unasked.
    const states = await Promise.all(names.map((name) => stateFrom('192.0.2.4', name, 9)));
    expect(states.filter((state) => state === 'in')).toHaveLength(5);
  });

  it('is not counted for accounts that have answered', async () => {
    const { visitor } = await aBuyer(desk.shop, 'known-buyer');
    expect((await desk.join(slug, member('Gus', 80), visitor)).body.state).toBe('in');
    expect((await desk.join(slug, member('Hal', 8))).body.state).toBe('in');
  });
});
