import { eq } from 'drizzle-orm';
import {
  announceGroup,
  changeGroup,
  lockGroupWithSlug,
  requireOpen,
  type GroupShop,
  type LockedGroup,
} from '#domains/group-buys/server/change-group.ts';
import { groupMembers } from '#domains/group-buys/server/group-buys.schema.ts';
import { productOf } from '#domains/group-buys/server/group-product.ts';
import type { GroupRow, MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { groupMail, tellOfTier, welcome } from '#domains/group-buys/server/tell-members.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { proveAddress } from '#engine/server/sessions/proven-address.ts';
import { memberNotFound } from './membership.ts';

/** Asks the mailbox of a large place by invoice whether somebody there wants it. */
export async function askForAnswer(tx: Db, group: GroupRow, member: MemberRow): Promise<void> {
  const product = await productOf(tx, group.productId);
  const confirmBy = member.confirmBy!.toISOString();
  await queueMails(tx, [groupMail('group-to-confirm', { group, member, product }, { confirmBy })]);
}

/**
 * The mailbox has answered: the place counts from now on. Under the group's lock: however often it is confirmed it counts
 * once, and of a click and the end of its hour the first decides. The caller has checked the link.
 */
export function confirmPlace(
  shop: GroupShop,
  { slug, memberId }: { slug: string; memberId: number },
  now: Date,
): Promise<{ group: LockedGroup; member: MemberRow }> {
  return changeGroup(shop, slug, async (tx) => {
    const group = await lockGroupWithSlug(tx, slug);
    const member = group.members.find(({ id }) => id === memberId);
    if (member === undefined || member.confirmBy === null) throw memberNotFound();
    if (member.state !== 'waiting' && member.state !== 'lapsed') return { group, member };
    requireOpen(group);
    if (member.state === 'lapsed' || member.confirmBy <= now)
      throw new AppError('conflict', 'errors:groupBuys.confirmedTooLate');
    const [confirmed] = await tx
      .update(groupMembers)
      .set({ state: 'in' })
      .where(eq(groupMembers.id, memberId))
      .returning();
    const members = group.members.map((each) => (each.id === memberId ? confirmed! : each));
    const joined = { ...group, members };
    await announceGroup(tx, group.id);
    // Only the mailbox that the place names got the link.
    if (confirmed!.userId !== null) await proveAddress(tx, confirmed!.userId, confirmed!.customerEmail);
    await welcome(tx, joined, confirmed!, await productOf(tx, group.productId));
    await tellOfTier(tx, joined, memberId);
    return { group: joined, member: confirmed! };
  });
}
