import { mostUnpaidCents } from '#domains/orders/model/payments/unpaid-holds.ts';
import { UNSHIPPED } from '#domains/orders/model/part-status.ts';
import { owedSql } from '#domains/orders/server/invoices/unpaid-invoices.queries.ts';
import { toAmount } from '#engine/model/money.ts';
import { shopDay } from '#engine/model/dates.ts';
import { statement } from '#engine/server/db/statement.ts';
import { MOST_WAITING, type WaitingWork } from '#engine/server/domain.ts';

interface Narrowed {
  /** Null: of all producers. */
  producerId: number | null;
  /** 'YYYY-MM-DD': only parts that should have been shipped before this day; null: all. */
  dueBefore: string | null;
}

/** So many parts belong to as many orders as are counted: few orders have more than three. */
const MOST_PARTS = 3 * MOST_WAITING;

/**
 * Orders with something to ship, counted along `order_parts_unshipped`. Those that wait to be paid are nobody's work yet.
 */
const countUnshipped = statement<{ count: number }, Narrowed>(
  'count-unshipped-orders',
  `select least(count(distinct order_id), ${MOST_WAITING})::int as count from (
     select t.order_id from order_parts t join orders o on o.id = t.order_id
      where t.status in (${UNSHIPPED.map((status) => `'${status}'`).join(', ')}) and o.accepted_at is not null
        and ($producerId::int is null or t.producer_id = $producerId)
        and ($dueBefore::date is null or t.ship_by < $dueBefore)
      limit ${MOST_PARTS}) found`,
);

const countPending = statement<{ count: number }>(
  'count-pending-orders',
  `select count(*)::int as count from (select 1 from orders where status = 'pending' limit ${MOST_WAITING}) found`,
);

/** They keep units from everybody for half an hour or an hour, and an administrator may give them back at once. */
const countLargeUnpaid = statement<{ count: number }, { mostCents: number }>(
  'count-large-unpaid-orders',
  `select count(*)::int as count from (
     select 1 from orders where status = 'pending' and accepted_at is null and order_total_cents > $mostCents::bigint
      limit ${MOST_WAITING}) found`,
);

/** Along `overdue_invoices_open`; what was paid meanwhile is settled every night. */
const countOverdue = statement<{ count: number }>(
  'count-overdue-invoices',
  `select count(*)::int as count from (
     select 1 from overdue_invoices v join orders o on o.id = v.order_id
      where v.settled_at is null and o.status <> 'cancelled' and ${owedSql('v.order_id')} > 0
      limit ${MOST_WAITING}) found`,
);

/** Parcels that are late, orders that keep much and are not paid, invoices that nobody pays, and orders that nobody has begun. */
export const waitingOrders: WaitingWork = {
  ADMIN: [
    {
      name: 'lateParcels',
      page: 'orders',
      needs: 'orders',
      filter: { late: 'true' },
      count: async (db, { now }) =>
        (await countUnshipped(db, { producerId: null, dueBefore: shopDay(now) }))[0]!.count,
    },
    {
      name: 'largeUnpaid',
      page: 'orders',
      needs: 'orders',
      // The most that does not count, and a cent.
      get filter() {
        return { needs: 'payment', min: String(toAmount(mostUnpaidCents() + 1)), sort: '-total' };
      },
      count: async (db) => (await countLargeUnpaid(db, { mostCents: mostUnpaidCents() }))[0]!.count,
    },
    {
      name: 'orders',
      page: 'orders',
      needs: 'orders',
      filter: { status: 'pending' },
      count: async (db) => (await countPending(db, {}))[0]!.count,
    },
    {
      name: 'unpaidInvoices',
      page: 'unpaidInvoices',
      needs: 'money',
      count: async (db) => (await countOverdue(db, {}))[0]!.count,
    },
  ],
  PRODUCER: [
    {
      name: 'lateParcels',
      page: 'orders',
      needs: 'orders',
      count: async (db, { now, producerId }) =>
        (await countUnshipped(db, { producerId, dueBefore: shopDay(now) }))[0]!.count,
    },
    {
      name: 'toShip',
      page: 'orders',
      needs: 'orders',
      count: async (db, { producerId }) =>
        (await countUnshipped(db, { producerId, dueBefore: null }))[0]!.count,
    },
  ],
};
