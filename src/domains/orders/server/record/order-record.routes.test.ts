import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetCustomers } from '#domains/orders/server/personal-data/customer-data.ts';
import { orderEvents, orderNotes, orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { orderRemovals } from '#domains/orders/server/removals/removals.schema.ts';
import { MOST_AGAIN_PER_DAY, type OrderMail, type OrderNote } from '#domains/orders/model/order-record.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { auditLog, mailOutbox } from '#engine/server/db/operations.schema.ts';
import { refusedAddresses } from '#engine/server/mail/mails.schema.ts';
import { forgetOldMails, markSent } from '#engine/server/mail/outbox.queries.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { aBuyer, anAdmin, anOrder } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';

describe('the page of an order', () => {
  let shop: TestApp;
  let admin: Visitor;
  let adminId: number;
  let orderId: number;

  beforeAll(async () => {
    shop = await openTestApp();
    ({ visitor: admin, id: adminId } = await anAdmin(shop));
  });

  beforeEach(async () => {
    orderId = await anOrder(shop.db, { lines: [{ slug: OIL, quantity: 1 }] });
  });

  const mailed = async (recipient = 'ada@example.com') => {
    await queueMail(shop.db, {
      template: 'order-refunded',
      recipient,
      language: 'de',
      data: { orderId, customerName: 'Ada', refund: { cents: 500, way: 'transfer' }, isLate: false },
    });
    const rows = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.orderId, orderId));
    return rows.at(-1)!.id;
  };
  const mails = async () => (await admin.get<OrderMail[]>(`/api/admin/orders/${orderId}/mails`)).body;
  const again = (mailId: number, order = orderId) =>
    admin.post<OrderMail & { message: string }>(`/api/admin/orders/${order}/mails/${mailId}/again`);

  it('takes notes that stay as they are, with their author, and tells the audit log that there is one', async () => {
    const { status, body } = await admin.post<OrderNote>(`/api/admin/orders/${orderId}/notes`, {
      text: '  <b>Called</b>, comes on Friday ',
    });
    expect(status).toBe(201);
    expect(body.text).toBe('<b>Called</b>, comes on Friday');
    expect((await admin.get<OrderNote[]>(`/api/admin/orders/${orderId}/notes`)).body).toEqual([body]);
    const [entry] = await shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'order.note'), eq(auditLog.entityId, String(orderId))));
    expect(entry!.detail).toEqual({ note: body.id });
  });

  it.each([{ text: '' }, { text: ' '.repeat(9) }, { text: 'x'.repeat(2_001) }, { text: '\u0000' }, {}])(
    'refuses the note %j',
    async (body) => {
      expect((await admin.post(`/api/admin/orders/${orderId}/notes`, body)).status).toBe(400);
    },
  );

  it('sends a delivered mail again, to the same address and in its language', async () => {
    const id = await mailed();
    expect((await mails())[0]).toMatchObject({ id, status: 'waiting', canSendAgain: false });
    expect((await again(id)).status).toBe(409);
    await markSent(shop.db, { id });
    const [sent] = await mails();
    expect(sent).toMatchObject({ status: 'sent', canSendAgain: true, recipient: 'ada@example.com' });
    expect(sent!.subject).toContain(String(orderId));
    const { status, body } = await again(id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'waiting', repeats: id, subject: sent!.subject });
    const [first, second] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.orderId, orderId));
    expect(second).toMatchObject({ template: 'order-refunded', language: 'de', data: first!.data });
  });

  it('sends one of two presses, and not more than a few in a day', async () => {
    const id = await mailed();
    await markSent(shop.db, { id });
    const both = await Promise.all([again(id), again(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    for (let count = 1; count < MOST_AGAIN_PER_DAY; count += 1) {
      const other = await mailed();
      await markSent(shop.db, { id: other });
      expect((await again(other)).status).toBe(201);
    }
    const last = await mailed();
    await markSent(shop.db, { id: last });
    expect((await again(last)).body.message).toMatch(/enough/);
    await shop.db
      .update(mailOutbox)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(and(eq(mailOutbox.orderId, orderId), isNotNull(mailOutbox.repeatsMailId)));
    expect((await again(last)).status).toBe(201);
  });

  it('sends nothing of another order, and nothing to an address that refuses it', async () => {
    const id = await mailed('gone@example.com');
    await markSent(shop.db, { id });
    const other = await anOrder(shop.db, { lines: [{ slug: OIL, quantity: 1 }] });
    expect((await again(id, other)).status).toBe(404);
    await shop.db.insert(refusedAddresses).values({ email: 'gone@example.com', reason: '550 no such user' });
    expect((await again(id)).status).toBe(409);
    expect((await mails())[0]!.canSendAgain).toBe(false);
  });

  it('keeps what was mailed about an order for 90 days, and nothing of other mails once they are sent', async () => {
    const id = await mailed();
    await markSent(shop.db, { id });
    const days = (count: number) =>
      shop.db
        .update(mailOutbox)
        .set({ sentAt: sql`now() - ${count}::int * interval '1 day'` })
        .where(eq(mailOutbox.id, id));
    await days(89);
    await forgetOldMails(shop.db);
    expect(await mails()).toHaveLength(1);
    await days(91);
    await forgetOldMails(shop.db);
    expect(await mails()).toHaveLength(0);
  });

  it('forgets notes and mails with the customer', async () => {
    const buyer = await aBuyer(shop, 'leaver');
    orderId = await anOrder(shop.db, {
      userId: buyer.id,
      status: 'completed',
      lines: [{ slug: OIL, quantity: 1 }],
    });
    await admin.post(`/api/admin/orders/${orderId}/notes`, { text: 'Ada likes it green' });
    const event = { orderId, toStatus: 'completed', actor: 'admin' };
    const [told] = await shop.db.insert(orderEvents).values(event).returning({ id: orderEvents.id });
    const removal = { orderId, eventId: told!.id, restocked: true, reducedCents: 0 };
    await shop.db.insert(orderRemovals).values({ ...removal, reason: 'Ada takes one less' });
    await markSent(shop.db, { id: await mailed() });
    await shop.db
      .update(orderParts)
      .set({ deliveredAt: new Date('2026-01-01') })
      .where(eq(orderParts.orderId, orderId));
    await shop.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, buyer.id));
    await forgetCustomers(shop.db, { userId: buyer.id });
    expect((await mails()).length).toBe(0);
    const [note] = await shop.db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId));
    expect(note!.text).toBe('');
    expect(await shop.db.select().from(orderRemovals)).toMatchObject([{ orderId, reason: null }]);
  });

  it('changes the address until something leaves, and says so in the history, by mail and in the audit log', async () => {
    const change = { shippingAddress: 'Ada Moreau\n9 Other Street\nSeattle, WA 98101' };
    const { status, body } = await admin.patch<Order>(`/api/admin/orders/${orderId}/details`, change);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...change, customerId: null });
    expect(body.history.at(-1)).toMatchObject({ actor: 'admin', changed: ['shippingAddress'] });
    const [entry] = await shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'order.change'), eq(auditLog.entityId, String(orderId))));
    expect(entry).toMatchObject({ actorUserId: adminId, detail: { changed: ['shippingAddress'] } });
    await admin.patch(`/api/admin/orders/${orderId}`, { status: 'processing' });
    await shop.db
      .update(orders)
      .set({ createdAt: sql`now() - interval '3 days'` })
      .where(eq(orders.id, orderId));
    expect((await admin.patch(`/api/admin/orders/${orderId}/details`, { customerPhone: '1' })).status).toBe(
      200,
    );
    await admin.patch(`/api/admin/orders/${orderId}`, { status: 'shipped' });
    expect((await admin.patch(`/api/admin/orders/${orderId}/details`, { customerPhone: '2' })).status).toBe(
      409,
    );
  });

  it.each(['notes', 'mails'])('says that there is no order to have %s', async (what) => {
    expect((await admin.get(`/api/admin/orders/999999/${what}`)).status).toBe(404);
  });
});
