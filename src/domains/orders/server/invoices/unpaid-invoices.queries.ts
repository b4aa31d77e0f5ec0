import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { shopDay } from '#engine/model/dates.ts';
import { toAmount } from '#engine/model/money.ts';
import {
  daysOverdue,
  LAST_REMINDER,
  type UnpaidInvoice,
  type UnpaidInvoiceList,
} from '#domains/orders/model/payments/unpaid-invoices.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import type { Db } from '#engine/server/db/client.ts';
import { LESS_FOR_PART_CENTS } from '#domains/orders/server/order-sql.ts';
import { adminList, matches, numberIn } from '#engine/server/lists/admin-list.ts';
import { throughNamed } from '#engine/server/lists/look-up.ts';
import { overdueInvoices } from './invoices.schema.ts';

/** What the customer of an order still owes, by the ledger. `order`: the column that names the order. */
export const owedSql = (order: string) => `(
  select coalesce(sum(e.amount_cents), 0) from ledger_postings p join ledger_entries e on e.posting_id = p.id
   where p.order_id = ${order} and e.account = 'receivable')`;

const NUMBER = sql`(select d.number from documents d where d.cause = 'sale:' || "overdue_invoices"."order_id")`;
const OWED = sql.raw(owedSql('"overdue_invoices"."order_id"'));

/** What the order costs without what was cancelled or removed. */
const TOTAL = sql<number>`(${orders.orderTotalCents} - (
  select coalesce(sum(${sql.raw(LESS_FOR_PART_CENTS)}), 0) from order_parts t where t.order_id = ${orders.id}))::int`;

/** A number is that of an order or of its invoice; anything else a name or an e-mail. */
function invoiceSearch(q: string) {
  const { orderId } = overdueInvoices;
  const number = numberIn(q);
  if (number !== undefined) return { each: eq(orderId, number) };
  if (/^M-\d{4}-\d+$/i.test(q))
    return {
      each: sql`${orderId} = any(array(
        select d.order_id from documents d where d.number = ${q.toUpperCase()} and d.cause = 'sale:' || d.order_id))`,
    };
  const isCustomer = sql`(${matches(sql`w.customer_name`, q)} or ${matches(sql`w.customer_email`, q)})`;
  return {
    found: throughNamed(
      sql`select w.id from orders w where ${isCustomer}`,
      (named) => sql`
        select v.order_id from ${named} w join overdue_invoices v on v.order_id = w.id where v.settled_at is null`,
    ),
    each: sql`(select ${isCustomer} from orders w where w.id = ${orderId})`,
  };
}

const isUnpaid = (stage?: UnpaidInvoiceList['stage']): SQL | undefined =>
  and(
    isNull(overdueInvoices.settledAt),
    stage === undefined ? undefined : eq(overdueInvoices.reminderStep, LAST_REMINDER),
    sql`exists (select from ${orders} where ${orders.id} = ${overdueInvoices.orderId} and ${orders.status} <> 'cancelled')`,
    sql`${OWED} > 0`,
  );

function invoiceRows(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: overdueInvoices.orderId,
      // Written long before it is due; the timer sees to that.
      invoiceNumber: sql<string>`coalesce(${NUMBER}, '#' || ${orders.id})`,
      status: orders.status,
      customerName: orders.customerName,
      customerEmail: orders.customerEmail,
      totalCents: TOTAL,
      openCents: sql<number>`${OWED}::int`,
      dueOn: overdueInvoices.dueOn,
      reminders: overdueInvoices.reminders,
      remindedAt: overdueInvoices.remindedAt,
      canCancel: sql<boolean>`${orders.status} in ('pending', 'processing') and not exists (
        select from order_parts t where t.order_id = ${orders.id} and t.status in ('shipped', 'delivered'))`,
    })
    .from(overdueInvoices)
    .innerJoin(orders, eq(orders.id, overdueInvoices.orderId))
    .where(where);
}

type Row = Awaited<ReturnType<typeof invoiceRows>>[number];

function toInvoice({ totalCents, openCents, remindedAt, ...row }: Row, now: Date): UnpaidInvoice {
  return {
    ...row,
    daysOverdue: daysOverdue(row.dueOn, shopDay(now)),
    orderTotal: toAmount(totalCents),
    open: toAmount(openCents),
    remindedAt: remindedAt?.toISOString() ?? null,
  };
}

/** Invoices that were due and are not paid, the newest orders first. */
export function listUnpaidInvoices(db: Db, list: UnpaidInvoiceList, now: Date) {
  const ofOrder = eq(orders.id, overdueInvoices.orderId);
  const source = {
    table: overdueInvoices,
    id: overdueInvoices.orderId,
    where: isUnpaid(list.stage),
    search: list.q ? invoiceSearch(list.q) : undefined,
    sorts: {
      number: overdueInvoices.orderId,
      customer: { column: orders.customerName, on: ofOrder },
      due: overdueInvoices.dueOn,
      reminders: overdueInvoices.reminders,
      // Reckoned for each that is asked for anyway: `where` leaves out what is paid.
      open: { sql: OWED, type: 'numeric' as const },
    },
  };
  return adminList(
    db,
    list,
    source,
    (named) => invoiceRows(db, named),
    (row) => toInvoice(row, now),
  );
}

export async function unpaidInvoice(db: Db, orderId: number, now: Date): Promise<UnpaidInvoice | undefined> {
  const where = and(eq(overdueInvoices.orderId, orderId), isUnpaid());
  const [row] = await invoiceRows(db, where);
  return row && toInvoice(row, now);
}
