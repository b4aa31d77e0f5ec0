import { sql } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { wakeMailDelivery } from '#engine/server/mail/outbox.ts';
import { MAIL_PAUSE_MS, type About, type Sender } from '#domains/outreach/model/messages/messages.ts';
import { messageThreads, messages } from '#domains/outreach/server/messages.schema.ts';
import type { Reader } from './messages.queries.ts';

export type Writer = Exclude<Reader, { side: 'administrator' }>;

interface Subject {
  orderPartId: number | null;
  productId: number | null;
  producerId: number;
  /** Of the buyer; null: a guest's order. */
  userId: number | null;
}

/** Writes into the thread about it, which the first message opens. Returns the thread. */
export async function writeAbout(
  db: Db,
  writer: Writer,
  about: About,
  text: string,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const subject =
      'orderPartId' in about
        ? await partFor(tx, writer, about.orderPartId)
        : await productFor(tx, writer, about.productId);
    await tx
      .insert(messageThreads)
      .values({ ...subject, createdAt: now, lastAt: now })
      .onConflictDoNothing();
    const [thread] = await rows<{ id: number }>(
      tx,
      sql`select id from message_threads
           where order_part_id is not distinct from ${subject.orderPartId}::int
             and product_id is not distinct from ${subject.productId}::int
             and (${subject.productId}::int is null or user_id = ${subject.userId}::int)`,
    );
    await append(tx, thread!.id, writer.side, text, now);
    return thread!.id;
  });
}

/** To everybody else the thread does not exist: the caller has read it as this writer. */
export async function writeInto(
  db: Db,
  threadId: number,
  side: Sender,
  text: string,
  now: Date,
): Promise<void> {
  await db.transaction((tx) => append(tx, threadId, side, text, now));
}

async function partFor(tx: Db, writer: Writer, partId: number): Promise<Subject> {
  const [part] = await rows<{ producerId: number | null; userId: number | null; orderId: number }>(
    tx,
    sql`select t.producer_id as "producerId", o.user_id as "userId", o.id as "orderId"
          from order_parts t join orders o on o.id = t.order_id
         where t.id = ${partId} and o.accepted_at is not null`,
  );
  const isTheirs =
    part !== undefined &&
    (writer.side === 'producer'
      ? part.producerId === writer.producerId
      : 'userId' in writer
        ? part.userId === writer.userId
        : part.orderId === writer.orderId);
  if (!isTheirs) throw new AppError('not_found', 'errors:messages.notFound');
  // What the house sends itself is asked at the contact page.
  if (part.producerId === null) throw new AppError('conflict', 'errors:messages.nobodyThere');
  return { orderPartId: partId, productId: null, producerId: part.producerId, userId: part.userId };
}

/** A question before buying: the buyer begins. */
async function productFor(tx: Db, writer: Writer, productId: number): Promise<Subject> {
  if (writer.side === 'producer' || !('userId' in writer))
    throw new AppError('forbidden', 'errors:messages.buyersAsk');
  const [product] = await rows<{ producerId: number }>(
    tx,
    sql`select p.producer_id as "producerId" from products p join producer_profiles r on r.id = p.producer_id
         where p.id = ${productId} and p.listed and r.user_id is not null`,
  );
  if (product === undefined) throw new AppError('not_found', 'errors:messages.notFound');
  return { orderPartId: null, productId, producerId: product.producerId, userId: writer.userId };
}

async function append(tx: Db, threadId: number, sender: Sender, text: string, now: Date): Promise<void> {
  await tx.execute(sql`select from message_threads where id = ${threadId} for no key update`);
  await tx.insert(messages).values({ threadId, sender, text, at: now });
  const ownRead = sender === 'customer' ? sql`customer_read_at` : sql`producer_read_at`;
  await tx.execute(
    sql`update message_threads set last_at = ${now}, ${ownRead} = ${now} where id = ${threadId}`,
  );
  await announce(tx, threadId, sender === 'customer' ? 'producer' : 'customer', now);
}

/** A mail now, or an hour after the last one; none where one is already on its way. It says what is unread when it leaves. */
async function announce(tx: Db, threadId: number, to: Sender, now: Date): Promise<void> {
  const column = sql.raw(to === 'customer' ? 'customer_mail_at' : 'producer_mail_at');
  const [thread] = await rows<{ mailAt: Date | null; email: string | null; language: Language | null }>(
    tx,
    to === 'producer'
      ? sql`select h.producer_mail_at as "mailAt", u.email, u.language
              from message_threads h join producer_profiles r on r.id = h.producer_id
              left join users u on u.id = r.user_id and u.deleted_at is null where h.id = ${threadId}`
      : sql`select h.customer_mail_at as "mailAt", coalesce(u.email, o.customer_email) as email,
                   coalesce(u.language, o.language) as language
              from message_threads h left join users u on u.id = h.user_id and u.deleted_at is null
              left join order_parts t on t.id = h.order_part_id left join orders o on o.id = t.order_id
             where h.id = ${threadId}`,
  );
  if (thread?.email == null) return;
  const last = thread.mailAt === null ? null : new Date(thread.mailAt);
  if (last !== null && last > now) return;
  const mailAt = last === null ? now : new Date(Math.max(now.getTime(), last.getTime() + MAIL_PAUSE_MS));
  await tx.execute(sql`update message_threads set ${column} = ${mailAt} where id = ${threadId}`);
  await tx.insert(mailOutbox).values({
    template: 'new-message',
    recipient: thread.email,
    language: thread.language ?? 'en',
    data: { threadId, to },
    nextAttemptAt: mailAt,
  });
  await wakeMailDelivery(tx);
}
