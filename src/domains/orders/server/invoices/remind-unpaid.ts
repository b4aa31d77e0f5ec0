import { eq, lt, sql } from 'drizzle-orm';
import { SHOP_TIME_ZONE, shopClockMs, shopDay, shopMidnight } from '#engine/model/dates.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { dueOn as dueOnOf } from '#domains/orders/model/payments/invoice.ts';
import {
  REMINDER_DAYS,
  reminderStep,
  type ReminderStep,
  type UnpaidInvoice,
} from '#domains/orders/model/payments/unpaid-invoices.ts';
import { cancelledCents } from '#domains/orders/model/order-parts.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { orderedParts } from '#domains/orders/server/removals/removals.queries.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { overdueInvoices } from './invoices.schema.ts';
import { owedSql, unpaidInvoice } from './unpaid-invoices.queries.ts';

const PORTION = 100;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Nobody is reminded of a bill in the middle of the night: by the shop's clock. */
const FIRST_HOUR_MS = 9 * HOUR_MS;
/** What fell due longer ago than this without anybody noticing is not written to any more. */
const LOOK_BACK_DAYS = 45;
/** Nobody is given longer to pay, a year of waiting for a pre-order included. */
const MAX_INVOICE_DAYS = 2 * 366;

/** The last day to pay, as it was said when the order was placed. */
const DUE_ON = `coalesce(v.due_on, (o.created_at at time zone '${SHOP_TIME_ZONE}')::date + o.invoice_days)`;

/** The step whose day has come, of an invoice `v` that was reminded of before. */
const STEP_REACHED = `case ${REMINDER_DAYS.toReversed()
  .map((days) => `when $today::date - v.due_on >= ${days} then ${days}`)
  .join(' ')} else -1 end`;

/** Somebody who sends something back is left in peace until that is decided: the bill may become another. */
const toRemind = statement<{ id: number }, { from: Date; today: Day; after: number; limit: number }>(
  'invoices-to-remind-of',
  `select o.id from orders o left join overdue_invoices v on v.order_id = o.id
    where o.created_at >= $from::timestamptz and o.id > $after::int
      and o.payment_method = 'invoice' and o.accepted_at is not null and o.status <> 'cancelled'
      and ${DUE_ON} between $today::date - ${LOOK_BACK_DAYS} and $today::date
      and (v.order_id is null or v.settled_at is null and v.reminder_step < ${STEP_REACHED})
      and not exists (select from returns r where r.order_id = o.id and r.closed_at is null)
      and ${owedSql('o.id')} > 0
    order by o.id limit $limit::int`,
);

const settle = statement<never, { now: Date }>(
  'settle-overdue-invoices',
  `update overdue_invoices v set settled_at = $now::timestamptz from orders o
    where v.settled_at is null and o.id = v.order_id and (o.status = 'cancelled' or ${owedSql('o.id')} <= 0)`,
);

/**
 * Reminds customers of invoices on the day they are due, a week and two weeks later, once each, however many processes run
 * and whenever one dies. After an outage only the latest reminder is sent. One that fails keeps no other waiting.
 */
export async function remindUnpaid(db: Db, now: Date): Promise<void> {
  if (shopClockMs(now) < FIRST_HOUR_MS) return;
  await settle(db, { now });
  const today = shopDay(now);
  const from = shopMidnight(addDays(today, -LOOK_BACK_DAYS - MAX_INVOICE_DAYS));
  const failures: unknown[] = [];
  let portion: { id: number }[];
  let after = 0;
  do {
    portion = await toRemind(db, { from, today, after, limit: PORTION });
    for (const { id } of portion) {
      after = id;
      await db
        .transaction((tx) => remindByClock(tx, id, now))
        .catch((error: unknown) => failures.push(error));
    }
  } while (portion.length === PORTION);
  if (failures.length > 0) throw new AggregateError(failures, 'Some customers could not be reminded');
}

async function remindByClock(tx: Db, orderId: number, now: Date): Promise<void> {
  const owed = await lockOwed(tx, orderId);
  if (owed === undefined) return;
  const step = reminderStep(owed.dueOn, shopDay(now));
  if (step === undefined) return;
  const [first] = await tx
    .insert(overdueInvoices)
    .values({ orderId, dueOn: owed.dueOn, reminderStep: step, reminders: 1, remindedAt: now })
    .onConflictDoUpdate({
      target: overdueInvoices.orderId,
      set: { reminderStep: step, reminders: sql`${overdueInvoices.reminders} + 1`, remindedAt: now },
      setWhere: lt(overdueInvoices.reminderStep, step),
    })
    .returning({ orderId: overdueInvoices.orderId });
  if (first !== undefined) await mailReminder(tx, owed, step);
}

/** An administrator reminds now. At most once a day, so that a double click writes one mail. */
export function remindNow(db: Db, orderId: number, admin: SessionUser, now: Date): Promise<UnpaidInvoice> {
  return db.transaction(async (tx) => {
    const owed = await lockOwed(tx, orderId);
    if (owed === undefined) throw new AppError('conflict', 'errors:invoices.nothingOwed');
    const step = reminderStep(owed.dueOn, shopDay(now));
    if (step === undefined) throw new AppError('conflict', 'errors:invoices.notDue');
    if (owed.remindedAt !== null && now.getTime() - owed.remindedAt.getTime() < DAY_MS)
      throw new AppError('conflict', 'errors:invoices.remindedToday');
    await tx
      .insert(overdueInvoices)
      .values({ orderId, dueOn: owed.dueOn, reminderStep: step, reminders: 1, remindedAt: now })
      .onConflictDoUpdate({
        target: overdueInvoices.orderId,
        set: {
          reminderStep: step,
          reminders: sql`${overdueInvoices.reminders} + 1`,
          remindedAt: now,
          settledAt: null,
        },
      });
    await mailReminder(tx, owed, step);
    await recordAudit(tx, {
      actor: admin,
      action: 'invoice.remind',
      entityType: 'order',
      entityId: orderId,
    });
    return (await unpaidInvoice(tx, orderId, now))!;
  });
}

interface OwedInvoice {
  order: typeof orders.$inferSelect;
  openCents: number;
  dueOn: Day;
  remindedAt: Date | null;
}

/** Undefined: nothing is owed on an invoice. Under the order's lock it stays so. */
async function lockOwed(tx: Db, orderId: number): Promise<OwedInvoice | undefined> {
  const locked = await lockOrder(tx, orderId);
  if (locked === undefined) throw new AppError('not_found', 'errors:orders.notFound');
  const { receivableCents: openCents } = await loadBooks(tx, orderId);
  if (locked.paymentMethod !== 'invoice' || locked.status === 'cancelled' || openCents <= 0) return undefined;
  const [found] = await tx
    .select({ order: orders, dueOn: overdueInvoices.dueOn, remindedAt: overdueInvoices.remindedAt })
    .from(orders)
    .leftJoin(overdueInvoices, eq(overdueInvoices.orderId, orders.id))
    .where(eq(orders.id, orderId));
  const { order, dueOn, remindedAt } = found!;
  return { order, openCents, dueOn: dueOn ?? dueOnOf(order)!, remindedAt };
}

async function mailReminder(tx: Db, { order, openCents, dueOn }: OwedInvoice, step: ReminderStep) {
  // Of an account that was deleted nothing is left to write to.
  if (order.customerEmail === '') return;
  const { orderTotalCents } = order;
  const parts = await orderedParts(tx, order.id);
  await queueMail(tx, {
    template: 'invoice-reminder',
    recipient: order.customerEmail,
    language: isLanguage(order.language) ? order.language : DEFAULT_LANGUAGE,
    data: {
      orderId: order.id,
      customerName: order.customerName,
      placedAt: order.createdAt.toISOString(),
      dueOn,
      openCents,
      // As the mails say it that tell of cancelled parts and of removed items.
      totalCents: orderTotalCents - cancelledCents({ orderTotalCents, parts }),
      step,
    },
  });
}
