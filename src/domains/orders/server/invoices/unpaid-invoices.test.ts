import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { UnpaidInvoice } from '#domains/orders/model/payments/unpaid-invoices.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { auditLog, mailOutbox } from '#engine/server/db/operations.schema.ts';
import { FORM, openCheckoutDesk } from '../../../../../tests/support/checkout-desk.ts';
import { readLedger } from '../../../../../tests/support/ledger.ts';
import { anAdmin } from '../../../../../tests/support/people.ts';
import type { Visitor } from '../../../../../tests/support/test-app.ts';
import { remindUnpaid } from './remind-unpaid.ts';

const HOUR_MS = 60 * 60_000;

describe('an invoice that nobody pays', () => {
  const desk = openCheckoutDesk({ payments: ['invoice', 'test'] });
  let admin: Visitor;
  beforeAll(async () => {
    admin = (await anAdmin(desk.shop)).visitor;
  });

  /** Two bottles of oil and shipping: $59.93. */
  const order = async (form: object = {}) => {
    await desk.add(desk.oil, 2);
    const { body } = await desk.checkout(desk.visitor, { ...FORM, ...form });
    const { orderId: id } = body;
    return {
      id,
      /** At noon, so many days after it is due. */
      remind: (days: number, hour = 12) =>
        remindUnpaid(
          desk.shop.db,
          new Date(shopMidnight(addDays(body.order.payment.dueOn!, days)).getTime() + hour * HOUR_MS),
        ),
      mails: async () =>
        (
          await desk.shop.db
            .select()
            .from(mailOutbox)
            .where(
              and(
                eq(mailOutbox.template, 'invoice-reminder'),
                sql`${mailOutbox.data} ->> 'orderId' = ${String(id)}`,
              ),
            )
            .orderBy(mailOutbox.id)
        ).map(({ data }) => data as { step: number; openCents: number }),
      pay: (amount?: number) => admin.post(`/api/admin/orders/${id}/payments`, { amount }),
      cancel: () => admin.patch<Order>(`/api/admin/orders/${id}`, { status: 'cancelled' }),
      /** As if it had been ordered at noon, so many of the shop's days ago: some of them have 23 or 25 hours. */
      age: (days: number) =>
        desk.shop.db
          .update(orders)
          .set({
            createdAt: new Date(shopMidnight(addDays(shopDay(new Date()), -days)).getTime() + 12 * HOUR_MS),
          })
          .where(eq(orders.id, id)),
      row: async (query = '') =>
        (await admin.get<UnpaidInvoice[]>(`/api/admin/invoices/unpaid${query}`)).body.find(
          (each) => each.id === id,
        ),
      remindNow: () => admin.post<UnpaidInvoice & { message: string }>(`/api/admin/invoices/${id}/remind`),
    };
  };
  const steps = (mails: { step: number }[]) => mails.map(({ step }) => step);

  it('is reminded of when it is due, a week and two weeks later, once each', async () => {
    const placed = await order();
    await placed.remind(-1);
    await placed.remind(0, 8);
    expect(await placed.mails()).toEqual([]);
    await Promise.all([placed.remind(0), placed.remind(0)]);
    expect(await placed.mails()).toMatchObject([{ step: 0, openCents: 59_93 }]);
    await placed.remind(6);
    expect(steps(await placed.mails())).toEqual([0]);
    await placed.remind(7);
    await placed.remind(7, 13);
    expect(steps(await placed.mails())).toEqual([0, 7]);
    expect(await placed.row('?stage=final')).toBeUndefined();
    for (const days of [14, 15, 21, 30]) await placed.remind(days);
    expect(steps(await placed.mails())).toEqual([0, 7, 14]);
    expect(await placed.row('?stage=final')).toMatchObject({
      reminders: 3,
      open: 59.93,
      orderTotal: 59.93,
      canCancel: true,
      customerEmail: 'ada@example.com',
      invoiceNumber: expect.stringMatching(/^M-\d{4}-0*\d+$/),
    });
  });

  it('is reminded of by the latest mail alone where the shop stood still', async () => {
    const placed = await order();
    await placed.remind(9);
    expect(steps(await placed.mails())).toEqual([7]);
  });

  it('is left in peace once it is paid, and asks for the rest where a part is paid', async () => {
    const paid = await order();
    const partly = await order();
    await paid.pay();
    await partly.pay(9.93);
    await partly.remind(0);
    expect(await paid.mails()).toEqual([]);
    expect(await partly.mails()).toMatchObject([{ openCents: 50_00, totalCents: 59_93 }]);
    expect(await partly.row()).toMatchObject({ open: 50 });
    await partly.pay();
    expect(await partly.row()).toBeUndefined();
    await partly.remind(7);
    expect(await partly.mails()).toHaveLength(1);
  });

  it('is for what is left of the order once items were removed', async () => {
    const placed = await order();
    const { items } = (await admin.get<Order>(`/api/admin/orders/${placed.id}`)).body;
    const removed = { items: [{ itemId: items[0]!.id, quantity: 1 }] };
    expect((await admin.post(`/api/admin/orders/${placed.id}/removals`, removed)).status).toBe(201);
    await placed.remind(0);
    expect(await placed.mails()).toMatchObject([{ openCents: 34_94, totalCents: 34_94 }]);
    expect(await placed.row()).toMatchObject({ open: 34.94, orderTotal: 34.94 });
  });

  it('is found by its number, its order, and whose it is, as long as something is owed', async () => {
    const placed = await order({ customerName: 'Grace Hopper', customerEmail: 'grace@example.com' });
    await placed.remind(0);
    const { invoiceNumber } = (await placed.row())!;
    const asked = [
      'grace',
      'hopper',
      'gr',
      'grace@',
      `%23${placed.id}`,
      invoiceNumber,
      invoiceNumber.toLowerCase(),
    ];
    for (const q of asked) expect(await placed.row(`?q=${q}`), q).toMatchObject({ invoiceNumber });
    for (const q of ['ra', 'gracious', `${placed.id + 1}`, 'M-2000-1'])
      expect(await placed.row(`?q=${q}`), q).toBeUndefined();
    expect(await placed.row('?q=grace&stage=final')).toBeUndefined();
    await placed.pay();
    expect(await placed.row('?q=grace')).toBeUndefined();
  });

  it('is not reminded of where the order is cancelled, or not by invoice', async () => {
    const cancelled = await order();
    await cancelled.remind(0);
    await cancelled.cancel();
    await cancelled.remind(7);
    expect(steps(await cancelled.mails())).toEqual([0]);
    expect(await cancelled.row()).toBeUndefined();
    await desk.add(desk.oil, 2);
    const { body } = await desk.checkout(desk.visitor, { ...FORM, paymentMethod: 'test' });
    await cancelled.remind(14);
    const asked = await desk.shop.db.$count(
      mailOutbox,
      and(
        eq(mailOutbox.template, 'invoice-reminder'),
        sql`${mailOutbox.data} ->> 'orderId' = ${String(body.orderId)}`,
      ),
    );
    expect(asked).toBe(0);
  });

  it('is reminded of by an administrator, at most once a day, and the log says who', async () => {
    const placed = await order();
    expect(await placed.remindNow()).toMatchObject({
      status: 409,
      body: { message: 'This invoice is not due yet.' },
    });
    await placed.age(20);
    const answers = await Promise.all([placed.remindNow(), placed.remindNow()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await placed.mails()).toHaveLength(1);
    expect(await placed.row(`?q=${placed.id}`)).toMatchObject({ reminders: 1, daysOverdue: 6 });
    const log = await desk.shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'invoice.remind'), eq(auditLog.entityId, String(placed.id))));
    expect(log).toHaveLength(1);
    await placed.pay();
    expect(await placed.remindNow()).toMatchObject({
      status: 409,
      body: { message: 'Nothing is owed on this order anymore.' },
    });
    expect((await admin.post('/api/admin/invoices/999999/remind')).status).toBe(404);
  });

  it('is cancelled from the list: units back, the customer told, nothing owed', async () => {
    const placed = await order();
    await placed.age(40);
    await placed.remindNow();
    expect(await placed.row()).toMatchObject({ canCancel: true });
    expect((await placed.cancel()).body).toMatchObject({ status: 'cancelled', payment: { open: 0 } });
    const told = await desk.shop.db.$count(
      mailOutbox,
      and(
        eq(mailOutbox.template, 'order-cancelled'),
        sql`${mailOutbox.data} ->> 'orderId' = ${String(placed.id)}`,
      ),
    );
    expect(told).toBe(1);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('is no longer cancelled from the list once something was shipped', async () => {
    const placed = await order();
    await placed.age(20);
    await placed.remindNow();
    for (const status of ['processing', 'shipped'])
      expect((await admin.patch(`/api/admin/orders/${placed.id}`, { status })).status).toBe(200);
    expect(await placed.row()).toMatchObject({ canCancel: false, status: 'shipped' });
  });
});
