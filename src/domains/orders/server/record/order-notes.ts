import { asc, eq } from 'drizzle-orm';
import type { OrderNote } from '#domains/orders/model/order-record.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { orderNotes, orders } from '#domains/orders/server/orders.schema.ts';

/** Nobody reads more on one page. */
const MOST_NOTES = 500;

export async function notesOfOrder(db: Db, orderId: number): Promise<OrderNote[]> {
  await requireOrder(db, orderId);
  const found = await db
    .select({ id: orderNotes.id, at: orderNotes.createdAt, by: users.username, text: orderNotes.text })
    .from(orderNotes)
    .leftJoin(users, eq(users.id, orderNotes.authorUserId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id))
    .limit(MOST_NOTES);
  return found.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
}

/** The text itself stays out of the audit log: it goes when the customer is forgotten. */
export function noteOnOrder(db: Db, orderId: number, text: string, author: SessionUser): Promise<OrderNote> {
  return db.transaction(async (tx) => {
    await requireOrder(tx, orderId);
    const [note] = await tx
      .insert(orderNotes)
      .values({ orderId, authorUserId: author.id, text })
      .returning({ id: orderNotes.id, at: orderNotes.createdAt });
    await recordAudit(tx, {
      actor: author,
      action: 'order.note',
      entityType: 'order',
      entityId: orderId,
      detail: { note: note!.id },
    });
    return { id: note!.id, at: note!.at.toISOString(), by: author.username, text };
  });
}

export async function requireOrder(db: Db, orderId: number): Promise<void> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
}
