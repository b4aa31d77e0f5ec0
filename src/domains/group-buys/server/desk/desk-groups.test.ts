import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HeldUnits } from '#domains/catalogue/model/desk.ts';
import type { AdminGroup, AdminGroupBuy, ProducerGroup } from '#domains/group-buys/model/desk-group.ts';
import { endDueGroups } from '#domains/group-buys/server/end-group-buys.ts';
import { followPayments } from '#domains/group-buys/server/follow-payments.ts';
import { groupBuys } from '#domains/group-buys/server/group-buys.schema.ts';
import { remindMembers } from '#domains/group-buys/server/tell-members.ts';
import { doDueJobs } from '#domains/payments/server/do-jobs.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import { rows } from '#engine/server/db/client.ts';
import { auditLog } from '#engine/server/db/operations.schema.ts';
import { inHours, member, openGroupDesk, ORGANIZER } from '../../../../../tests/support/group-desk.ts';
import { readLedger } from '../../../../../tests/support/ledger.ts';
import { anAdmin, aProducer } from '../../../../../tests/support/people.ts';
import type { Visitor } from '../../../../../tests/support/test-app.ts';

const desk = openGroupDesk({ payments: ['invoice', 'test'] });
let admin: Visitor;
let producer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  admin = (await anAdmin(desk.shop)).visitor;
  const makers = await rows<{ slug: string; isOwn: boolean }>(
    desk.shop.db,
    sql`select r.slug, bool_or(p.id = ${desk.oil}) as "isOwn" from producer_profiles r
          join products p on p.producer_id = r.id group by r.id order by r.id`,
  );
  producer = (await aProducer(desk.shop, makers.find(({ isOwn }) => isOwn)!.slug)).visitor;
  stranger = (await aProducer(desk.shop, makers.find(({ isOwn }) => !isOwn)!.slug)).visitor;
});

type Refused = AdminGroup & { message: string; fields?: Record<string, string> };
const stored = async (slug: string) =>
  (await desk.shop.db.select().from(groupBuys).where(eq(groupBuys.slug, slug)))[0]!;
const read = async (slug: string) =>
  (await admin.get<AdminGroup>(`/api/admin/group-buys/${(await stored(slug)).id}`)).body;
const act = async (slug: string, action: string, body: object, who = admin) =>
  who.post<Refused>(`/api/admin/group-buys/${(await stored(slug)).id}/${action}`, body);
const lastAudit = async () =>
  (await desk.shop.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
const books = () => readLedger(desk.shop.db);

/** Ada has a card that has promised the money. */
async function withCard() {
  const slug = await desk.opened();
  const form = member('Ada', 3, { paymentMethod: 'test' });
  const { body: ada } = await desk.join(slug, form);
  const reference = ada.payment.redirectUrl!.split('/pay/')[1]!;
  await desk.shop.visitor().post(`/api/payments/test/${reference}`, { outcome: 'paid' });
  await followPayments(desk.shop.shop, openProviders(desk.shop.shop), { now: new Date() });
  return { slug, ada };
}

describe('the list of administrators', () => {
  it('holds all, by status, delivery, product, organizer and link', async () => {
    const open = await desk.opened();
    const { slug: together } = await desk.three({ delivery: 'together' });
    const list = async (query: string) =>
      (await admin.get<AdminGroupBuy[]>(`/api/admin/group-buys?${query}`)).body.map(({ slug }) => slug);
    expect(await list('')).toEqual(expect.arrayContaining([open, together]));
    expect(await list('delivery=together')).not.toContain(open);
    expect(await list('delivery=together')).toContain(together);
    expect(await list('status=settled')).not.toContain(open);
    expect(await list(`q=${open}`)).toEqual([open]);
    expect(await list(`q=${(await stored(open)).id}`)).toEqual([open]);
    expect(await list('q=Marlow')).toContain(open);
    expect(await list('q=nobody%20of%20this%20name')).toEqual([]);
    expect((await admin.get('/api/admin/group-buys?status=lost')).status).toBe(400);
  });

  it('finds by an account whether few or many are named like it', async () => {
    const open = await desk.opened();
    const found = async () =>
      (await admin.get<AdminGroupBuy[]>('/api/admin/group-buys?q=erstwhile')).body.map(({ slug }) => slug);
    expect(await found()).toEqual([]);
    const { organizerUserId } = await stored(open);
    await desk.shop.db.execute(sql`update users set username = 'erstwhile' where id = ${organizerUserId}`);
    const few = await found();
    expect(few).toContain(open);
    // They organize nothing.
    await desk.shop.db.execute(sql`insert into users (email, username, password_hash)
      select 'many' || n || '@example.com', 'erstwhile' || n, '' from generate_series(1, 2100) n`);
    expect(await found()).toEqual(few);
  });

  it('comes in pages, newest first', async () => {
    const first = await desk.opened();
    const second = await desk.opened();
    const page = async (cursor = '') =>
      (await admin.get<Page<AdminGroupBuy>>(`/api/admin/group-buys?limit=1${cursor}`)).body;
    const newest = await page();
    expect(newest.items.map(({ slug }) => slug)).toEqual([second]);
    expect(newest.total).toBeGreaterThan(1);
    const next = await page(`&cursor=${newest.nextCursor}`);
    expect(next.items.map(({ slug }) => slug)).toEqual([first]);
  });

  it('says what it holds of products before these are taken off sale', async () => {
    const held = async (ids: number[], who = admin, right = 'admin') =>
      (await who.get<HeldUnits>(`/api/${right}/products/held?ids=${ids.join(',')}`)).body;
    const { slug } = await withCard();
    const { productId } = await stored(slug);
    const before = await held([productId, 999_999]);
    expect(before.products).toBe(1);
    await withCard();
    expect(await held([productId])).toEqual({ products: 1, units: before.units + 5 });
    expect(await held([999_999])).toEqual({ products: 0, units: 0 });
    // Producers learn it of their own products alone.
    expect(await held([productId], producer, 'producer')).toEqual(await held([productId]));
    expect(await held([productId], stranger, 'producer')).toEqual({ products: 0, units: 0 });
    expect((await producer.get(`/api/admin/products/held?ids=${productId}`)).status).toBe(403);
    expect((await admin.get('/api/admin/products/held?ids=all')).status).toBe(400);
  });

  it('shows one with its members, what is held, and what cards have promised', async () => {
    const { slug } = await withCard();
    expect(await read(slug)).toMatchObject({
      slug,
      status: 'open',
      pooledQuantity: 5,
      percentage: 5,
      heldQuantity: 5,
      organizerName: ORGANIZER.customerName,
      members: [
        { isOrganizer: true, customerEmail: ORGANIZER.customerEmail, quantity: 2, hold: null, goods: 47.48 },
        {
          customerName: 'Ada Moreau',
          quantity: 3,
          paymentMethod: 'test',
          hold: { amount: 84.92, status: 'authorized' },
        },
      ],
    });
  });

  it('is for administrators alone', async () => {
    const slug = await desk.opened();
    const { id } = await stored(slug);
    for (const who of [desk.shop.visitor(), desk.organizer.visitor, producer]) {
      const refused = [
        await who.get('/api/admin/group-buys'),
        await who.get(`/api/admin/group-buys/${id}`),
        await act(slug, 'extend', { closesAt: inHours(48) }, who),
        await act(slug, 'cancel', { reason: 'No' }, who),
      ];
      expect(refused.every(({ status }) => status === 401 || status === 403)).toBe(true);
    }
    expect((await stored(slug)).status).toBe('open');
    expect((await admin.get('/api/admin/group-buys/999999')).status).toBe(404);
    expect((await admin.post('/api/admin/group-buys/999999/cancel', { reason: 'No' })).status).toBe(404);
  });
});

describe('the list of a producer', () => {
  it('holds those of own products, without names, e-mails or what leads to the page', async () => {
    const { slug, ada } = await withCard();
    const { id } = await stored(slug);
    const { body } = await producer.get<ProducerGroup>(`/api/producer/group-buys/${id}`);
    expect(body).toMatchObject({
      heldQuantity: 5,
      members: [
        { quantity: 2, isOrganizer: true, orderId: null },
        { id: ada.memberId, quantity: 3 },
      ],
    });
    const text = JSON.stringify(body);
    for (const secret of [slug, 'Marlow', 'Beatrice', 'Moreau', 'Ada', '@', 'Orchard'])
      expect(text).not.toContain(secret);
    expect((await stranger.get(`/api/producer/group-buys/${id}`)).status).toBe(404);
    expect((await stranger.get('/api/producer/group-buys?status=all')).body).toEqual([]);
  });

  it('holds what is open, and what has ended where that is asked for', async () => {
    const open = await stored(await desk.opened());
    const { slug } = await desk.three();
    await desk.organizer.visitor.post(`/api/group-buys/${slug}/close`);
    const { id: settled } = await stored(slug);
    const list = async (query = '') =>
      (await producer.get<{ id: number }[]>(`/api/producer/group-buys${query}`)).body.map(({ id }) => id);
    expect(await list()).toContain(open.id);
    expect(await list()).not.toContain(settled);
    expect(await list('?status=settled')).toContain(settled);
    expect(await list('?status=all')).toEqual(expect.arrayContaining([open.id, settled]));
    const page = async (query = '') =>
      (
        await producer.get<{ items: { id: number }[] }>(`/api/producer/group-buys?limit=100${query}`)
      ).body.items.map(({ id }) => id);
    expect(await page()).toEqual(await list('?status=all'));
    expect(await page('&status=settled')).toEqual(await list('?status=settled'));
    expect(await page('&q=olive')).toContain(open.id);
    expect(await page(`&q=${open.id}`)).toEqual([open.id]);
    expect(await page('&q=nothing-like-it')).toEqual([]);
    const { body } = await producer.get<ProducerGroup>(`/api/producer/group-buys/${settled}`);
    expect(body.members.every(({ orderId }) => orderId !== null)).toBe(true);
  });
});

describe('leaving one open longer', () => {
  it('moves its end, tells everybody who is in, and writes down who did it', async () => {
    const { slug } = await desk.three();
    const from = (await stored(slug)).closesAt.toISOString();
    const to = inHours(72);
    const { status, body } = await act(slug, 'extend', { closesAt: to });
    expect(status).toBe(200);
    expect(body.closesAt).toBe(to);
    expect((await desk.view(slug)).closesAt).toBe(to);
    const mails = await desk.mailsOf(slug, 'group-extended');
    expect(mails.map(({ recipient, data }) => [recipient, data.closesAt])).toEqual(
      [ORGANIZER.customerEmail, 'ada@example.com', 'bo@example.com'].map((recipient) => [recipient, to]),
    );
    expect(await lastAudit()).toMatchObject({ action: 'group.extend', detail: { from, to } });
  });

  it('ends six days after it was opened, before any card lets go', async () => {
    const slug = await desk.opened({ closesAt: inHours(24) });
    const { createdAt } = await stored(slug);
    const latest = new Date(createdAt.getTime() + 6 * 24 * 60 * 60 * 1000);
    expect((await read(slug)).extendableUntil).toBe(latest.toISOString());
    const tooLate = await act(slug, 'extend', { closesAt: new Date(latest.getTime() + 1).toISOString() });
    expect(tooLate).toMatchObject({
      status: 400,
      body: { fields: { closesAt: 'A group buy closes within 6 days at the latest' } },
    });
    expect((await act(slug, 'extend', { closesAt: inHours(12) })).status).toBe(400);
    expect((await act(slug, 'extend', { closesAt: 'tomorrow' })).status).toBe(400);
    expect((await act(slug, 'extend', { closesAt: latest.toISOString() })).status).toBe(200);
    expect((await read(slug)).extendableUntil).toBeNull();
  });

  it('is too late once its time has come, also where closing is at the same moment', async () => {
    const { slug } = await desk.three();
    await desk.letClose(slug);
    expect((await act(slug, 'extend', { closesAt: inHours(48) })).status).toBe(409);
    const other = (await desk.three()).slug;
    const [extended, closed] = await Promise.all([
      act(other, 'extend', { closesAt: inHours(48) }),
      desk.organizer.visitor.post(`/api/group-buys/${other}/close`),
    ]);
    expect(closed.status).toBe(200);
    expect([200, 409]).toContain(extended.status);
    expect((await desk.view(other)).status).toBe('settled');
    await endDueGroups(desk.shop.shop, { now: new Date() });
    expect(await books()).toMatchObject({ units: desk.before.units, faults: [] });
  });

  it('reminds everybody again, a day before it closes', async () => {
    const { slug } = await desk.three({ closesAt: inHours(30) });
    const inTheMorning = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
    await remindMembers(desk.shop.db, inTheMorning(10));
    expect(await desk.mailsOf(slug, 'group-tomorrow')).toHaveLength(3);
    await act(slug, 'extend', { closesAt: inHours(80) });
    await remindMembers(desk.shop.db, inTheMorning(10));
    expect(await desk.mailsOf(slug, 'group-tomorrow')).toHaveLength(3);
    await remindMembers(desk.shop.db, inTheMorning(60));
    expect(await desk.mailsOf(slug, 'group-tomorrow')).toHaveLength(6);
  });
});

describe('cancelling one', () => {
  it('releases everybody and their cards, and tells them why, once', async () => {
    const { slug, ada } = await withCard();
    const reason = 'The harvest was lost to hail.';
    const answers = await Promise.all([act(slug, 'cancel', { reason }), act(slug, 'cancel', { reason })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await desk.view(slug)).toMatchObject({ status: 'cancelled', cancelReason: 'shop' });
    expect(await desk.mailsOf(slug, 'group-cancelled')).toMatchObject([
      { recipient: ORGANIZER.customerEmail, data: { reason: 'shop', note: reason } },
      { recipient: 'ada@example.com', data: { reason: 'shop', note: reason } },
    ]);
    expect((await desk.membership(slug, ada)).state).toBe('released');
    while (await doDueJobs(desk.shop.shop, openProviders(desk.shop.shop), { now: new Date() }));
    expect(await read(slug)).toMatchObject({
      cancelNote: reason,
      heldQuantity: 0,
      members: [{ hold: null }, { hold: { status: 'closed' }, goods: null }],
    });
    expect(await lastAudit()).toMatchObject({ action: 'group.cancel', detail: { reason } });
    expect(await desk.stock()).toBe(200);
    expect(await books()).toMatchObject({ units: desk.before.units, held: desk.before.held, faults: [] });
  });

  it('needs a reason, and one that is open', async () => {
    const slug = await desk.opened();
    for (const reason of [undefined, '', '   ', 'x'.repeat(501), 'a\u0000b'])
      expect((await act(slug, 'cancel', { reason })).status).toBe(400);
    await desk.organizer.visitor.post(`/api/group-buys/${slug}/close`);
    expect((await act(slug, 'cancel', { reason: 'Too late' })).status).toBe(409);
  });

  it('and closing it at the same moment have one end', async () => {
    const { slug } = await desk.three();
    await Promise.all([
      act(slug, 'cancel', { reason: 'A mistake' }),
      desk.organizer.visitor.post(`/api/group-buys/${slug}/close`),
      desk.organizer.visitor.post(`/api/group-buys/${slug}/cancel`),
    ]);
    const { status } = await desk.view(slug);
    const told = [await desk.mailsOf(slug, 'group-settled'), await desk.mailsOf(slug, 'group-cancelled')].map(
      ({ length }) => length,
    );
    expect(told).toEqual(status === 'settled' ? [3, 0] : [0, 3]);
    expect(await books()).toMatchObject({ units: desk.before.units, faults: [] });
  });
});
