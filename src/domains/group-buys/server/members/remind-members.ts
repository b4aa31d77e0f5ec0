import { and, eq, isNull, sql } from 'drizzle-orm';
import { REMINDER_MS } from '#domains/group-buys/model/closing-time.ts';
import type { Db } from '#engine/server/db/client.ts';
import { groupBuys } from '#domains/group-buys/server/group-buys.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { groupMail } from '#domains/group-buys/server/group-mails.ts';
import { lockGroup } from '#domains/group-buys/server/lock-group.ts';
import { poolOf } from '#domains/group-buys/server/pool.ts';
import { productOf } from '#domains/group-buys/server/sold-product.queries.ts';

const findClosingSoon = statement<{ id: number }, { now: Date; soon: Date; reminderMs: number }>(
  'group-buys-closing-soon',
  `select id from group_buys
    where status = 'open' and reminded_at is null and closes_at > $now::timestamptz and closes_at <= $soon::timestamptz
      and created_at <= closes_at - make_interval(secs => $reminderMs::int / 1000)
    order by closes_at, id`,
);

/** A day before it closes everybody hears of it, once. One that never was open that long needs no reminder. */
export async function remindMembers(db: Db, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + REMINDER_MS);
  for (const { id } of await findClosingSoon(db, { now, soon, reminderMs: REMINDER_MS }))
    await db.transaction((tx) => remind(tx, id));
}

async function remind(tx: Db, id: number): Promise<void> {
  const group = await lockGroup(tx, and(eq(groupBuys.id, id), isNull(groupBuys.remindedAt))!);
  if (group?.status !== 'open') return;
  await tx
    .update(groupBuys)
    .set({ remindedAt: sql`now()` })
    .where(eq(groupBuys.id, id));
  const { members, quantity: pooled, nextTier } = poolOf(group, group.members);
  const next = nextTier && { missing: nextTier.missing, percentage: nextTier.percentage };
  const product = await productOf(tx, group.productId);
  await queueMails(
    tx,
    members.map((member) => groupMail('group-tomorrow', { group, member, product }, { pooled, next })),
  );
}
