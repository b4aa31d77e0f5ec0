import { eq } from 'drizzle-orm';
import { extensionFault, REMINDER_MS } from '#domains/group-buys/model/closing-time.ts';
import {
  announceGroup,
  changeGroup,
  lockGroup,
  requireOpen,
  type LockedGroup,
  type GroupShop,
} from '#domains/group-buys/server/change-group.ts';
import { cancelGroup, presentMembers } from '#domains/group-buys/server/end-group.ts';
import { groupBuys } from '#domains/group-buys/server/group-buys.schema.ts';
import { productOf } from '#domains/group-buys/server/group-product.ts';
import { fieldFault } from '#domains/group-buys/server/members/member-form.ts';
import { groupMail } from '#domains/group-buys/server/tell-members.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

/** An administrator leaves it open longer: everybody who is in hears of it, and may still leave. */
export function extendGroupBuy(
  shop: GroupShop,
  id: number,
  closesAt: Date,
  { admin, now }: { admin: SessionUser; now: Date },
): Promise<void> {
  return administer(shop, id, async (tx, _changed, group) => {
    requireOpen(group);
    const fault = extensionFault({ openedAt: group.createdAt, closesAt: group.closesAt }, closesAt);
    if (fault !== null) throw fieldFault('closesAt', fault);
    // Who was told that it closes tomorrow is told again, a day before it does.
    const isFarOff = closesAt.getTime() - now.getTime() > REMINDER_MS;
    await tx
      .update(groupBuys)
      .set({ closesAt, ...(isFarOff && { remindedAt: null }) })
      .where(eq(groupBuys.id, id));
    await announceGroup(tx, id);
    const product = await productOf(tx, group.productId);
    const later = { ...group, closesAt };
    await queueMails(
      tx,
      presentMembers(group).map((member) =>
        groupMail('group-extended', { group: later, member, product }, {}),
      ),
    );
    const detail = { from: group.closesAt.toISOString(), to: closesAt.toISOString() };
    await recordAudit(tx, {
      actor: admin,
      action: 'group.extend',
      entityType: 'group-buy',
      entityId: id,
      detail,
    });
  });
}

/** An administrator cancels it: everybody is released, cards are let go, and all of them read why. */
export function callOffGroupBuy(
  shop: GroupShop,
  id: number,
  reason: string,
  admin: SessionUser,
): Promise<void> {
  return administer(shop, id, async (tx, changed, group) => {
    // One whose time has come and that could not be closed can still be cancelled.
    if (group.status !== 'open')
      throw new AppError('conflict', 'errors:groupBuys.closed', { reason: 'group_closed' });
    await cancelGroup(tx, changed, group, 'shop', reason);
    await recordAudit(tx, {
      actor: admin,
      action: 'group.cancel',
      entityType: 'group-buy',
      entityId: id,
      detail: { reason },
    });
  });
}

/** A change of one group buy by its number, under its lock. */
async function administer(
  shop: GroupShop,
  id: number,
  work: (tx: Db, changed: Changed, group: LockedGroup) => Promise<void>,
): Promise<void> {
  // Its link never changes.
  const [found] = await shop.db.select({ slug: groupBuys.slug }).from(groupBuys).where(eq(groupBuys.id, id));
  if (found === undefined) throw new AppError('not_found', 'errors:groupBuys.notFound');
  await changeGroup(shop, found.slug, async (tx, changed) => {
    const group = await lockGroup(tx, eq(groupBuys.id, id));
    await work(tx, changed, group!);
  });
}
