import { brand } from '#engine/model/brand.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { ReturnRow } from '#domains/returns/model/handled-return.ts';
import type { AdminReturnList } from '#domains/returns/model/return-input.ts';
import { decisionDue } from '#domains/returns/model/return-rules.ts';
import type { Db } from '#engine/server/db/client.ts';
import { soldNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import { statement } from '#engine/server/db/statement.ts';
import { contains, MAX_PLAIN_ROWS } from '#engine/server/lists/admin-list.ts';
import { decodeCursor, encodeCursor } from '#engine/server/lists/paging.ts';

const MAX_OFFSET = 2 ** 31 - 1;

type Row = Omit<ReturnRow, 'requestedAt' | 'dueAt'> & { requestedAt: Date };

interface Filter {
  /** Null: all; 'open': all that are not closed. */
  status: string | null;
  /** Null: all; otherwise a pattern. */
  q: string | null;
  isShort: boolean;
  /** The customer or producer whose returns are asked for; 0: everybody's. */
  whose: number;
}

interface Shown {
  /** Of the reader, not of the customer. */
  language: Language;
  house: string;
}

/**
 * A name is looked for among orders, once, by its index: to join them takes as long as all the rest. One or two letters are in
 * most names and in no index, so then each return asks its own order.
 */
const MATCHES = `($status::text is null or r.status = $status or ($status = 'open' and r.closed_at is null))
  and ($q::text is null
    or (not $isShort::boolean and r.id in (
          select n.id from returns n where n.number ilike $q
          union all select n.id from orders w join returns n on n.order_id = w.id where w.customer_name ilike $q))
    or ($isShort::boolean and (r.number ilike $q
          or (select w.customer_name ilike $q from orders w where w.id = r.order_id))))`;

/** Indexes of texts know groups of three letters. */
const INDEXED_LETTERS = 3;

/** The index `returns_listed` stands in it. */
const ORDER = 'r.closed_at is not null, r.closed_at desc, not r.perishable, r.requested_at, r.id';

/** Somebody's are looked up by their orders: one statement for each, so that all others are never read. */
const WHOSE = {
  everybody: 'coalesce($whose::int, 0) = 0',
  customer: 'r.order_id in (select w.id from orders w where w.user_id = $whose::int)',
  producer: `r.id in (select x.return_id from order_items i join return_items x on x.order_item_id = i.id
    where i.producer_id = $whose::int)`,
} as const;
type Whose = keyof typeof WHOSE;

/** Lines, producers and photos are looked up for the rows that are shown, not for all there are. */
const listingOf = (whose: Whose) =>
  statement<Row, Filter & Shown & { offset: number; limit: number }>(
    `list-returns-of-${whose}`,
    `with page as materialized (
     select r.*
       from returns r
      where ${MATCHES} and ${WHOSE[whose]}
      order by ${ORDER}
     offset $offset::int limit $limit::int)
   select r.id, r.number, r.order_id, r.kind, r.reason, r.status, r.perishable, r.requested_at, b.customer_name,
          l.lines, l.producer_names, (select count(*)::int from return_photos f where f.return_id = r.id) as photos
     from page r join orders b on b.id = r.order_id cross join lateral (
       select json_agg(json_build_object('name', ${soldNameSql('$language')}, 'quantity', x.quantity) order by x.id) as lines,
              json_agg(distinct coalesce(m.company_name, $house)) as producer_names
         from return_items x join order_items i on i.id = x.order_item_id
         join orders o on o.id = i.order_id
         join products p on p.id = i.product_id
         join order_parts t on t.id = i.part_id
         left join producer_profiles m on m.id = t.producer_id
        where x.return_id = r.id) l
    order by ${ORDER}`,
  );

const countingOf = (whose: Whose) =>
  statement<{ total: number }, Filter>(
    `count-returns-of-${whose}`,
    `select count(*)::int as total from returns r
    where ${MATCHES} and ${WHOSE[whose]}`,
  );

const statements = {
  everybody: { listed: listingOf('everybody'), counted: countingOf('everybody') },
  customer: { listed: listingOf('customer'), counted: countingOf('customer') },
  producer: { listed: listingOf('producer'), counted: countingOf('producer') },
};

/** What is open first: claims for perishables by their clock, then the others by age. Then the closed ones, newest first. */
export async function listReturns(
  db: Db,
  { limit, cursor, status, q, customerId, producerId }: AdminReturnList,
  language: Language,
): Promise<ReturnRow[] | Page<ReturnRow>> {
  const filter = {
    status: status ?? null,
    q: q ? contains(q) : null,
    isShort: (q ?? '').length < INDEXED_LETTERS,
    whose: customerId ?? producerId ?? 0,
  };
  const { listed, counted } =
    statements[customerId !== undefined ? 'customer' : producerId !== undefined ? 'producer' : 'everybody'];
  const shown = { language, house: brand().houseProducer };
  if (limit === undefined)
    return (await listed(db, { ...filter, ...shown, offset: 0, limit: MAX_PLAIN_ROWS })).map(toRow);
  const offset = cursor === undefined ? 0 : offsetOf(cursor);
  const found = await listed(db, { ...filter, ...shown, offset, limit: limit + 1 });
  const [all] = await counted(db, filter);
  return {
    items: found.slice(0, limit).map(toRow),
    total: all!.total,
    nextCursor: found.length > limit ? encodeCursor([offset + limit]) : null,
  };
}

/** Behind the end of any list nothing is found; before its beginning, the list. */
function offsetOf(cursor: string): number {
  const [offset] = decodeCursor(cursor, ['number']);
  return Math.min(Math.max(Number(offset), 0), MAX_OFFSET);
}

function toRow({ requestedAt, ...row }: Row): ReturnRow {
  const due = row.status === 'requested' ? decisionDue(row.perishable, requestedAt) : null;
  return { ...row, requestedAt: requestedAt.toISOString(), dueAt: due?.toISOString() ?? null };
}
