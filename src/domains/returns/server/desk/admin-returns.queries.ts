import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { brand } from '#engine/model/brand.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { ReturnRow } from '#domains/returns/model/handled-return.ts';
import type { AdminReturnList } from '#domains/returns/model/return-input.ts';
import { decisionDue } from '#domains/returns/model/return-rules.ts';
import { isClosed } from '#domains/orders/model/return-status.ts';
import { returns } from '#domains/returns/server/returns.schema.ts';
import type { Db } from '#engine/server/db/client.ts';
import { soldNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import { statement } from '#engine/server/db/statement.ts';
import { adminList, matches } from '#engine/server/lists/admin-list.ts';
import { orderBy } from '#engine/server/lists/list-order.ts';

type Row = Omit<ReturnRow, 'requestedAt' | 'dueAt'> & { requestedAt: Date };

/** By its number, or by whose it is. */
const returnSearch = (q: string) => ({
  each: sql`(${matches(returns.number, q)} or ${matches(returns.customerName, q)})`,
});

function returnsMatching({ status, customerId, producerId }: AdminReturnList): SQL | undefined {
  return and(
    status === undefined
      ? undefined
      : status === 'open'
        ? isNull(returns.closedAt)
        : eq(returns.status, status),
    // Somebody's are looked up by their orders, so that all others are never read.
    customerId === undefined
      ? undefined
      : sql`${returns.orderId} in (select w.id from orders w where w.user_id = ${customerId})`,
    producerId === undefined
      ? undefined
      : sql`${returns.id} in (select x.return_id from return_items x where x.producer_id = ${producerId})`,
  );
}

/** Of these returns; `language` is the reader's, not the customer's. */
const listed = statement<Row, { ids: number[]; language: Language; house: string }>(
  'list-returns',
  `select r.id, r.number, r.order_id, r.kind, r.reason, r.status, r.perishable, r.requested_at, r.customer_name,
          l.lines, l.producer_names, (select count(*)::int from return_photos f where f.return_id = r.id) as photos
     from returns r cross join lateral (
       select json_agg(json_build_object('name', ${soldNameSql('$language')}, 'quantity', x.quantity) order by x.id) as lines,
              json_agg(distinct coalesce(m.company_name, $house)) as producer_names
         from return_items x join order_items i on i.id = x.order_item_id
         join orders o on o.id = i.order_id
         join products p on p.id = i.product_id
         join order_parts t on t.id = i.part_id
         left join producer_profiles m on m.id = t.producer_id
        where x.return_id = r.id) l
    where r.id = any($ids::int[])`,
);

/** Of those that are closed. */
const CLOSED_AT = { sql: sql`${returns.closedAt}`, type: 'timestamp with time zone' } as const;

/** What is open first: claims for perishables by their clock, then the others by age. Then the closed ones, newest first. */
export function returnSource(list: AdminReturnList) {
  const isOpen = isNull(returns.closedAt);
  const perishable = {
    where: and(isOpen, eq(returns.perishable, true)),
    order: orderBy(returns.requestedAt),
  };
  const lasting = { where: and(isOpen, eq(returns.perishable, false)), order: orderBy(returns.requestedAt) };
  const closed = { where: isNotNull(returns.closedAt), order: orderBy(CLOSED_AT, true) };
  // Otherwise all open ones are read, only to find none of a status that ends a return.
  const isOfClosed = list.status !== undefined && list.status !== 'open' && isClosed(list.status);
  return {
    table: returns,
    id: returns.id,
    where: returnsMatching(list),
    search: list.q ? returnSearch(list.q) : undefined,
    sorts: {
      number: returns.number,
      customer: returns.customerName,
      date: returns.requestedAt,
      status: returns.status,
    },
    standard: isOfClosed ? [closed] : [perishable, lasting, closed],
  };
}

export const listReturns = (
  db: Db,
  list: AdminReturnList,
  language: Language,
): Promise<ReturnRow[] | Page<ReturnRow>> =>
  adminList(
    db,
    list,
    returnSource(list),
    (_named, ids) => listed(db, { ids, language, house: brand().houseProducer }),
    toRow,
  );

function toRow({ requestedAt, ...row }: Row): ReturnRow {
  const due = row.status === 'requested' ? decisionDue(row.perishable, requestedAt) : null;
  return { ...row, requestedAt: requestedAt.toISOString(), dueAt: due?.toISOString() ?? null };
}
