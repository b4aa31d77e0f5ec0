// What becomes of the orders of a settled group buy: a promise to the others, and an address that is nobody's business.
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Joined, OwnGroupBuys } from '#domains/group-buys/model/group-view.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { rows } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { member, openGroupDesk, ORGANIZER } from '../../../../tests/support/group-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { aBuyer, anAdmin, aProducer } from '../../../../tests/support/people.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';
import { groupBuys } from './group-buys.schema.ts';

const desk = openGroupDesk();
const books = () => readLedger(desk.shop.db);
let admin: Visitor;
beforeAll(async () => {
  admin = (await anAdmin(desk.shop)).visitor;
});

type Place = Pick<Joined, 'memberId' | 'token'>;
interface Placed {
  id: number;
  token: string;
}
const close = (slug: string) => desk.organizer.visitor.post(`/api/group-buys/${slug}/close`);
const placed = async (slug: string, place: Place): Promise<Placed> =>
  (await desk.membership(slug, place)).order!;
const urlOf = ({ id, token }: Placed, more = '') => `/api/orders/${id}${more}?token=${token}`;
const read = async (order: Placed) => (await desk.shop.visitor().get<Order>(urlOf(order))).body;
const settled = async (form: object = {}) => {
  const { slug, organizer, ada, bo } = await desk.three(form);
  expect((await close(slug)).status).toBe(200);
  return {
    slug,
    organizer: await placed(slug, organizer),
    ada: await placed(slug, ada),
    bo: await placed(slug, bo),
  };
};
const cancelByAdmin = ({ id }: Placed) =>
  admin.patch<Order>(`/api/admin/orders/${id}`, { status: 'cancelled' });
const mailsAbout = ({ id }: Placed, template: string) =>
  desk.shop.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.template, template), sql`${mailOutbox.data} ->> 'orderId' = ${String(id)}`));
const balances = async () =>
  Object.fromEntries(
    (
      await rows<{ account: string; cents: number }>(
        desk.shop.db,
        sql`select account, sum(amount_cents)::int as cents from ledger_entries group by account`,
      )
    ).map(({ account, cents }) => [account, cents]),
  );

const REFUSED = {
  status: 409,
  body: {
    message:
      'This order came from a group buy, and what the others pay depends on it: it can’t be cancelled or changed here. Please write to us if something is wrong.',
  },
};

describe('an order of a settled group buy', () => {
  test.each(['separate', 'together'])('is not cancelled or changed by its holder (%s)', async (delivery) => {
    const { organizer, ada, bo } = await settled(delivery === 'together' ? { delivery } : {});
    for (const order of [organizer, ada, bo]) {
      expect(await desk.shop.visitor().post(urlOf(order, '/cancel'))).toMatchObject(REFUSED);
      for (const change of [
        { shippingAddress: '1 Elsewhere Lane, Portland, ME 04101' },
        { customerPhone: '+1 555 010 0199' },
        { giftMessage: 'Hello' },
      ])
        expect(await desk.shop.visitor().patch(urlOf(order), change)).toMatchObject(REFUSED);
      expect(await read(order)).toMatchObject({ status: 'pending', canCancel: false, canChange: false });
    }
    expect((await books()).faults).toEqual([]);
  });

  it('is not cancelled or changed by its buyer, also where two tabs try at once', async () => {
    const { organizer } = await settled();
    const own = `/api/user/orders/${organizer.id}`;
    const { visitor } = desk.organizer;
    const tries = await Promise.all([
      visitor.post(`${own}/cancel`),
      visitor.post(`${own}/cancel`),
      visitor.patch(own, { shippingAddress: '1 Elsewhere Lane, Portland, ME 04101' }),
    ]);
    for (const answer of tries) expect(answer).toMatchObject(REFUSED);
    const [listed] = (await visitor.get<Order[]>('/api/user/orders')).body;
    expect(listed).toMatchObject({
      id: organizer.id,
      groupPlace: 'separate',
      canCancel: false,
      canChange: false,
    });
  });

  it('is cancelled by nobody while its group buy closes: it is a place, or it is a promise', async () => {
    const { slug, ada } = await desk.three();
    const guest = desk.shop.visitor();
    const [left, closed] = await Promise.all([
      guest.delete(`/api/group-buys/${slug}/members/${ada.memberId}?token=${ada.token}`),
      close(slug),
    ]);
    expect(closed.status).toBe(200);
    const { state, order } = await desk.membership(slug, ada);
    expect([left.status, state]).toEqual(order === null ? [200, 'left'] : [409, 'ordered']);
    const cancelled = order && (await guest.post(urlOf(order, '/cancel'))).status;
    expect(cancelled).toBe(order && 409);
    expect(await books()).toMatchObject({ units: desk.before.units, faults: [] });
  });

  it('that an administrator cancels leaves the others their tier', async () => {
    const { organizer, ada, bo } = await settled();
    const before = [await read(organizer), await read(ada)];
    expect((await cancelByAdmin(bo)).body).toMatchObject({ status: 'cancelled' });
    expect([await read(organizer), await read(ada)]).toEqual(before);
    expect(before.map(({ items: [line] }) => line!.discountPercentage)).toEqual([10, 10]);
    expect(await books()).toMatchObject({ units: desk.before.units, faults: [] });
  });

  it('stays open to returns and to what has arrived', async () => {
    const { ada } = await settled();
    for (const status of ['processing', 'shipped', 'completed'])
      expect((await admin.patch(`/api/admin/orders/${ada.id}`, { status })).status).toBe(200);
    const { body } = await desk.shop
      .visitor()
      .get<{ items: { returnable: boolean }[] }>(urlOf(ada, '/return-options'));
    expect(body.items).toMatchObject([{ returnable: true }]);
  });

  it('is an ordinary one where the group did not come about', async () => {
    const slug = await desk.opened({ minimumQuantity: 50 });
    const { body: ada } = await desk.join(slug, member('Ada', 3, { buyAnyway: true }));
    await close(slug);
    const order = await placed(slug, ada);
    expect(await read(order)).toMatchObject({ groupPlace: null, canCancel: true });
    expect((await desk.shop.visitor().post(urlOf(order, '/cancel'))).status).toBe(200);
  });

  it('says so in its confirmation, instead of offering what is refused', async () => {
    const { ada } = await settled();
    expect(await mailsAbout(ada, 'order-confirmation')).toMatchObject([{ data: { groupPlace: 'separate' } }]);
  });
});

describe('the order of an organizer who pays for the parcel of all', () => {
  // Five bottles together are below what goes free of shipping.
  const pair = async () => {
    const { body: organizer } = await desk.open({ quantity: 2, delivery: 'together' });
    const { slug } = organizer;
    const { body: ada } = await desk.join(slug, member('Ada', 1, { shippingAddress: undefined }));
    await close(slug);
    return { slug, organizer: await placed(slug, organizer), ada: await placed(slug, ada) };
  };

  it('gives the shipping back when an administrator cancels it, and nobody else is charged', async () => {
    const before = await balances();
    const { organizer, ada } = await pair();
    const shown = await read(ada);
    expect([(await read(organizer)).shipping, shown.shipping]).toEqual([9.95, 0]);
    expect((await balances()).shipping! - (before.shipping ?? 0)).toBe(-9_95);
    await admin.post(`/api/admin/orders/${organizer.id}/payments`, {});
    expect((await cancelByAdmin(organizer)).status).toBe(200);
    const cancelled = await read(organizer);
    expect(cancelled.payment).toMatchObject({ paid: cancelled.orderTotal, refunded: cancelled.orderTotal });
    expect((await balances()).shipping! - (before.shipping ?? 0)).toBe(0);
    const kept = await read(ada);
    expect(kept).toMatchObject({ orderTotal: shown.orderTotal, shipping: 0, payment: shown.payment });
    expect(kept.items).toEqual(shown.items);
    expect(await books()).toMatchObject({ units: desk.before.units, faults: [] });
  });

  it('is reduced by an administrator alone, and the others keep their tier', async () => {
    const { organizer, ada } = await pair();
    const shown = await read(ada);
    const { id: itemId, quantity } = (await read(organizer)).items[0]!;
    const { status, body } = await admin.post<Order>(`/api/admin/orders/${organizer.id}/removals`, {
      items: [{ itemId, quantity: quantity - 1 }],
    });
    expect(status).toBe(201);
    expect(body.items).toMatchObject([{ quantity, removed: quantity - 1 }]);
    const kept = await read(ada);
    expect([kept.items, kept.payment]).toEqual([shown.items, shown.payment]);
    expect((await books()).faults).toEqual([]);
  });

  it('says so in both orders and in mails to both, once', async () => {
    const { slug, organizer, ada } = await pair();
    expect((await cancelByAdmin(organizer)).status).toBe(200);
    expect((await cancelByAdmin(organizer)).status).toBe(409);
    const news = async (order: Placed) =>
      (await read(order)).history.filter(({ changed }) => changed !== undefined);
    expect(await news(organizer)).toMatchObject([
      { status: 'cancelled', actor: 'admin', changed: ['shippingWaived'] },
    ]);
    expect(await news(ada)).toMatchObject([
      { status: 'pending', actor: 'admin', changed: ['shippingWaived'] },
    ]);
    expect(await desk.mailsOf(slug, 'group-shipping-waived')).toMatchObject([
      { recipient: 'ada@example.com', data: { orderId: ada.id } },
    ]);
    expect(await mailsAbout(organizer, 'order-cancelled')).toMatchObject([
      { recipient: ORGANIZER.customerEmail, data: { isShippingWaived: true } },
    ]);
  });

  it('waives nothing where nobody else is left', async () => {
    const { slug, organizer, ada } = await pair();
    await cancelByAdmin(ada);
    await cancelByAdmin(organizer);
    expect((await read(organizer)).history.filter(({ changed }) => changed)).toEqual([]);
    expect(await desk.mailsOf(slug, 'group-shipping-waived')).toEqual([]);
    expect((await books()).faults).toEqual([]);
  });

  it('and those of all others, cancelled at the same moment, leave the books whole', async () => {
    const { organizer, ada, bo } = await settled({ delivery: 'together' });
    const answers = await Promise.all([bo, organizer, ada].map(cancelByAdmin));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await books()).toMatchObject({ units: desk.before.units, faults: [] });
  });
});

describe('the organizer’s address', () => {
  const STREET = 'Orchard Row';
  const SURNAME = 'Marlow';
  const knowsNothing = (answer: unknown) => {
    const text = JSON.stringify(answer);
    expect(text).not.toContain(STREET);
    expect(text).not.toContain(SURNAME);
  };

  it('is never shown to a member who joined with the link', async () => {
    const { slug, ada } = await settled({ delivery: 'together' });
    const guest = desk.shop.visitor();
    knowsNothing(await read(ada));
    const invoice = (await guest.get<Order>(urlOf(ada, '/invoice'))).body;
    expect(invoice).toMatchObject({ customerName: 'Ada Moreau', shippingAddress: 'to the organizer' });
    knowsNothing(invoice);
    knowsNothing((await guest.get(`/api/group-buys/${slug}`)).body);
    for (const status of ['processing', 'shipped', 'completed'])
      await admin.patch(`/api/admin/orders/${ada.id}`, { status });
    const mails = await desk.shop.db
      .select()
      .from(mailOutbox)
      .where(
        and(
          eq(mailOutbox.recipient, 'ada@example.com'),
          sql`${mailOutbox.data} ->> 'orderId' = ${String(ada.id)}`,
        ),
      );
    expect(mails.map(({ template }) => template).toSorted()).toEqual([
      'group-settled',
      'order-confirmation',
      'order-delivered',
      'order-shipped',
    ]);
    knowsNothing(mails);
  });

  it('is never shown to a member with an account: orders, invoice, data', async () => {
    const slug = await desk.opened({ delivery: 'together', quantity: 5 });
    const ada = await aBuyer(desk.shop, `ada-of-${slug}`);
    await desk.join(slug, member('Ada', 3, { shippingAddress: undefined }), ada.visitor);
    await close(slug);
    const { body: own } = await ada.visitor.get<Order[]>('/api/user/orders');
    expect(own).toMatchObject([{ groupPlace: 'member' }]);
    knowsNothing(own);
    const { body: invoice } = await ada.visitor.get<Order>(`/api/orders/${own[0]!.id}/invoice`);
    expect(invoice.shippingAddress).toBe('to the organizer');
    knowsNothing(invoice);
    knowsNothing((await ada.visitor.get<OwnGroupBuys>('/api/user/group-buys')).body.joined);
    const { body: data } = await ada.visitor.get<{ orders: unknown[]; groupBuys: unknown[] }>(
      '/api/profile/export',
    );
    expect(data.orders).toMatchObject([{ shippingAddress: 'to the organizer' }]);
    expect(JSON.stringify([data.orders, data.groupBuys])).not.toContain(STREET);
  });

  it('is seen by the organizer, by administrators and by the producer who sends it', async () => {
    const { organizer, ada } = await settled({ delivery: 'together' });
    const to = `c/o ${ORGANIZER.customerName}\n${ORGANIZER.shippingAddress}`;
    expect((await admin.get(`/api/admin/orders/${ada.id}`)).body).toMatchObject({ shippingAddress: to });
    expect((await admin.get(`/api/orders/${ada.id}/invoice`)).body).toMatchObject({ shippingAddress: to });
    const own = await desk.organizer.visitor.get(`/api/orders/${organizer.id}/invoice`);
    expect(own.body).toMatchObject({ shippingAddress: ORGANIZER.shippingAddress });
    const [maker] = await rows<{ slug: string }>(
      desk.shop.db,
      sql`select r.slug from producer_profiles r join products p on p.producer_id = r.id where p.id = ${desk.oil}`,
    );
    const producer = await aProducer(desk.shop, maker!.slug);
    const part = await producer.visitor.get(`/api/producer/orders/${ada.id}`);
    expect(part.body).toMatchObject({ shippingAddress: to });
  });

  it('stays unseen in what is sent in exchange', async () => {
    const { ada } = await settled({ delivery: 'together' });
    for (const status of ['processing', 'shipped', 'completed'])
      await admin.patch(`/api/admin/orders/${ada.id}`, { status });
    const { items } = await read(ada);
    const { body: asked } = await desk.shop.visitor().post<{ id: number }>(urlOf(ada, '/returns'), {
      kind: 'exchange',
      reason: 'incorrect',
      details: 'Not what I ordered',
      items: [{ itemId: items[0]!.id, quantity: 1 }],
      photos: [],
    });
    for (const status of ['authorized', 'received', 'inspected', 'exchanged'])
      expect((await admin.patch(`/api/admin/returns/${asked.id}`, { status })).status).toBe(200);
    const [sent] = await desk.shop.db
      .select()
      .from(orders)
      .where(eq(orders.idempotencyKey, sql`(select idempotency_key from orders order by id desc limit 1)`));
    expect(sent).toMatchObject({ orderTotalCents: 0, groupPlace: 'member' });
    expect(sent!.shippingAddress).toContain(STREET);
  });

  it('is never promised to strangers: what everybody sees is sent to each alone', async () => {
    const refused = await desk.open({ delivery: 'together', public: true });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        fields: { public: 'A group buy that everybody can see is delivered to each member separately' },
      },
    });
    expect((await desk.open({ delivery: 'together', public: false })).status).toBe(201);
    expect((await desk.open({ delivery: 'separate', public: true })).status).toBe(201);
    const slug = await desk.opened({ delivery: 'together' });
    const byHand = desk.shop.db.update(groupBuys).set({ isPublic: true }).where(eq(groupBuys.slug, slug));
    await expect(byHand).rejects.toThrow();
  });
});
