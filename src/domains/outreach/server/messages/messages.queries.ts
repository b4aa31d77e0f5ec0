import { sql, type SQL } from 'drizzle-orm';
import { writtenNameIn } from '#domains/catalogue/server/products/product-names.ts';
import type { Language } from '#engine/model/languages.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { breakForeignLinks } from '#engine/server/mail/foreign-links.ts';
import type { PersonMessages, Sender, Thread } from '#domains/outreach/model/messages/messages.ts';

/** Who looks at a thread. */
export type Reader =
  | { readonly side: 'customer'; readonly userId: number }
  | { readonly side: 'customer'; readonly orderId: number }
  | { readonly side: 'producer'; readonly producerId: number; readonly userId: number | null }
  | { readonly side: 'administrator'; readonly user: SessionUser };

const MAX_THREADS = 200;

interface Row {
  id: number;
  orderPartId: number | null;
  productId: number | null;
  orderId: number | null;
  productName: string | null;
  productSlug: string | null;
  company: string;
  customer: string;
  lastAt: Date;
  readAt: Date | null;
  unread: number;
  isReported: boolean;
  reportedBy: Sender | null;
  messages: { id: number; at: string; from: Sender; text: string }[] | null;
}

/** Somebody asked the administrators to look, and nobody has since. */
const WAITS_FOR_A_LOOK = sql`h.reported_at is not null and h.looked_at_at is null`;

/** Which threads somebody may see. Administrators see what was reported, and nothing else; listed is what waits for one. */
function seenBy(reader: Reader, isList: boolean): SQL {
  if (reader.side === 'administrator') return isList ? WAITS_FOR_A_LOOK : sql`h.reported_at is not null`;
  if (reader.side === 'producer') return sql`h.producer_id = ${reader.producerId}`;
  return 'userId' in reader ? sql`h.user_id = ${reader.userId}` : sql`t.order_id = ${reader.orderId}`;
}

/** The newest first, each with its last message; or one thread with all of them. */
export async function readThreads(
  db: Db,
  reader: Reader,
  { publicUrl, language }: { publicUrl: string; language: Language },
  { threadId, orderId }: { threadId?: number | undefined; orderId?: number | undefined } = {},
): Promise<Thread[]> {
  const readAt = reader.side === 'producer' ? sql`h.producer_read_at` : sql`h.customer_read_at`;
  const other = reader.side === 'producer' ? 'customer' : 'producer';
  const found = await rows<Row>(
    db,
    sql`select h.id, h.order_part_id as "orderPartId", h.product_id as "productId", t.order_id as "orderId",
               ${writtenNameIn(language, 'p')} as "productName", p.slug as "productSlug", r.company_name as company, h.last_at as "lastAt",
               coalesce(o.customer_name, nullif(trim(b.first_name || ' ' || left(b.last_name, 1)), ''), u.username, '') as customer,
               (${WAITS_FOR_A_LOOK}) as "isReported", h.reported_by as "reportedBy",
               (select count(*)::int from messages m
                 where m.thread_id = h.id and m.sender = ${other} and m.at > coalesce(${readAt}, '-infinity')) as unread,
               (select json_agg(json_build_object('id', m.id, 'at', m.at, 'from', m.sender, 'text', m.text) order by m.id)
                  from (select * from messages where thread_id = h.id
                         order by id desc ${threadId === undefined ? sql`limit 1` : sql`limit 1000`}) m) as messages
          from message_threads h
          join producer_profiles r on r.id = h.producer_id
          left join order_parts t on t.id = h.order_part_id left join orders o on o.id = t.order_id
          left join products p on p.id = h.product_id
          left join users u on u.id = h.user_id left join buyer_profiles b on b.user_id = h.user_id
         where ${seenBy(reader, threadId === undefined)} ${threadId === undefined ? sql`` : sql`and h.id = ${threadId}`}
               ${orderId === undefined ? sql`` : sql`and t.order_id = ${orderId}`}
         order by h.last_at desc, h.id desc limit ${MAX_THREADS}`,
  );
  return found.map((row) => viewOf(row, reader, publicUrl));
}

function viewOf(row: Row, { side }: Reader, publicUrl: string): Thread {
  const { company, customer } = row;
  return {
    id: row.id,
    about:
      row.orderPartId === null
        ? { productId: row.productId!, slug: row.productSlug!, name: row.productName! }
        : { orderPartId: row.orderPartId, orderId: row.orderId!, name: `#${row.orderId!}` },
    with: { customer: company, producer: customer, administrator: `${customer} – ${company}` }[side],
    lastAt: new Date(row.lastAt).toISOString(),
    unread: side === 'administrator' ? 0 : row.unread,
    reported: row.isReported,
    ...(side === 'administrator' && row.reportedBy !== null && { reportedBy: row.reportedBy }),
    messages: (row.messages ?? []).map(({ id, at, from, text }) => ({
      id,
      at: new Date(at).toISOString(),
      from,
      text: breakForeignLinks(text, publicUrl),
    })),
  };
}

/** The order that a thread is about: a guest shows the token of it. Null: it is about a product, or there is none. */
export async function orderOfThread(db: Db, threadId: number): Promise<number | null> {
  const [row] = await rows<{ orderId: number | null }>(
    db,
    sql`select t.order_id as "orderId" from message_threads h join order_parts t on t.id = h.order_part_id
         where h.id = ${threadId}`,
  );
  return row?.orderId ?? null;
}

export async function orderOfPart(db: Db, partId: number): Promise<number | null> {
  const [row] = await rows<{ orderId: number }>(
    db,
    sql`select order_id as "orderId" from order_parts where id = ${partId}`,
  );
  return row?.orderId ?? null;
}

/** What somebody wrote and was written, for the data download. */
export async function ownMessages(db: Db, { id }: { id: number }) {
  return {
    messages: await rows(
      db,
      sql`select m.at, m.sender as "from", m.text, r.company_name as producer, t.order_id as "orderId", p.name as product
            from message_threads h join messages m on m.thread_id = h.id
            join producer_profiles r on r.id = h.producer_id
            left join order_parts t on t.id = h.order_part_id left join products p on p.id = h.product_id
           where h.user_id = ${id} order by m.id`,
    ),
  };
}

/** A buyer goes: what they wrote and were written goes with them. */
export async function forgetMessages(tx: Db, { id }: { id: number }): Promise<void> {
  await tx.execute(sql`delete from message_threads where user_id = ${id}`);
}

/** Customers whose orders no longer name them: what was written about those goes too. */
export async function forgetMessagesOfForgotten(db: Db): Promise<void> {
  await db.execute(sql`
    delete from message_threads h using order_parts t, orders o
     where t.id = h.order_part_id and o.id = t.order_id and o.customer_email = ''`);
}

/** How much somebody has written with producers. What they wrote stays theirs, unless one of them reported it. */
export async function messagesOfPerson(db: Db, userId: number): Promise<PersonMessages> {
  const [found] = await rows<PersonMessages>(
    db,
    sql`select count(*)::int as threads, count(*) filter (where h.reported_at is not null)::int as reported,
               coalesce(sum((select count(*) from messages m where m.thread_id = h.id)), 0)::int as messages
          from message_threads h where h.user_id = ${userId}::int`,
  );
  return found!;
}
