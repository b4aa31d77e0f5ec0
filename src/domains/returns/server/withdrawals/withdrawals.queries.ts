import { desc, eq, isNotNull, isNull, or, and, sql } from 'drizzle-orm';
import type { AdminWithdrawal, AdminWithdrawalList } from '#domains/returns/model/withdrawals/withdrawal.ts';
import { returns } from '#domains/returns/server/returns.schema.ts';
import { withdrawals } from '#domains/returns/server/withdrawals.schema.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Person } from '#engine/server/domain.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { adminList, matches } from '#engine/server/lists/admin-list.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

export function listWithdrawals(db: Db, list: AdminWithdrawalList) {
  const { state, q } = list;
  const where = and(
    state === undefined
      ? undefined
      : state === 'open'
        ? isNull(withdrawals.handledAt)
        : isNotNull(withdrawals.handledAt),
  );
  return adminList(
    db,
    list,
    {
      table: withdrawals,
      id: withdrawals.id,
      where,
      search: q
        ? {
            each: or(
              matches(withdrawals.name, q),
              matches(withdrawals.email, q),
              eq(withdrawals.order, q.replace(/^#/u, '')),
            )!,
          }
        : undefined,
      sorts: {
        date: withdrawals.id,
        order: withdrawals.order,
        customer: withdrawals.name,
        state: {
          turns: [{ where: isNull(withdrawals.handledAt) }, { where: isNotNull(withdrawals.handledAt) }],
        },
      },
    },
    (named) =>
      db
        .select({
          id: withdrawals.id,
          receivedAt: withdrawals.receivedAt,
          name: withdrawals.name,
          email: withdrawals.email,
          order: withdrawals.order,
          orderId: withdrawals.orderId,
          returnId: withdrawals.returnId,
          returnNumber: returns.number,
          handledAt: withdrawals.handledAt,
        })
        .from(withdrawals)
        .leftJoin(returns, eq(returns.id, withdrawals.returnId))
        .where(named),
    (row): AdminWithdrawal => ({
      ...row,
      receivedAt: row.receivedAt.toISOString(),
      handledAt: row.handledAt?.toISOString() ?? null,
    }),
  );
}

/** Once: who presses it again changes nothing. */
export function handleWithdrawal(db: Db, actor: SessionUser, id: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
    if (found === undefined) throw new AppError('not_found', 'errors:withdrawals.notFound');
    if (found.handledAt !== null) return;
    await tx.update(withdrawals).set({ handledAt: now }).where(eq(withdrawals.id, id));
    await recordAudit(tx, {
      actor,
      action: 'withdrawal.handled',
      entityType: 'withdrawal',
      entityId: String(id),
      detail: { order: found.order },
    });
  });
}

export async function ownWithdrawals(db: Db, { id }: Person) {
  const rows = await db
    .select({
      receivedAt: withdrawals.receivedAt,
      order: withdrawals.order,
      name: withdrawals.name,
      email: withdrawals.email,
      handledAt: withdrawals.handledAt,
    })
    .from(withdrawals)
    .where(isOf(id))
    .orderBy(desc(withdrawals.id));
  return { withdrawals: rows };
}

/** That it was declared stays with its order; who declared it goes. */
export async function forgetWithdrawals(tx: Db, { id }: Person): Promise<void> {
  await tx.update(withdrawals).set({ name: '', email: '' }).where(isOf(id));
}

const isOf = (
  userId: number,
) => sql`(${withdrawals.orderId} in (select o.id from orders o where o.user_id = ${userId})
  or lower(${withdrawals.email}) = (select lower(u.email) from users u where u.id = ${userId} and u.email_proven_at is not null and not u.email_unproven))`;

/** Guests go when their order forgets them; a declaration that fits no order, when nobody can claim anything from it. */
const forgetOld = statement<never, { now: Date }>(
  'forget-withdrawals',
  `with guests as (
     update withdrawals w set name = '', email = '' from orders o
      where o.id = w.order_id and o.customer_email = '' and w.email <> ''
   )
   delete from withdrawals where order_id is null and received_at < $now::timestamptz - interval '3 years'`,
);

export async function forgetOldWithdrawals(db: Db, now: Date): Promise<void> {
  await forgetOld(db, { now });
}
