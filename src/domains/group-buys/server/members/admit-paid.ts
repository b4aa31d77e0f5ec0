import { eq } from 'drizzle-orm';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { groupMembers } from '#domains/group-buys/server/group-buys.schema.ts';
import { holdsOfMembers } from '#domains/payments/server/holds/holds.queries.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { cancelGroup, releaseMembers } from '#domains/group-buys/server/end-group.ts';
import { announceGroup, type LockedGroup } from '#domains/group-buys/server/change-group.ts';
import { groupMail, tellOfTier, welcome } from '#domains/group-buys/server/tell-members.ts';
import type { MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { productOf } from '#domains/group-buys/server/group-product.ts';

const waitingOf = ({ members }: LockedGroup) => members.filter(({ state }) => state === 'waiting');

/** Members whose card has promised the money since then are in. Returns the group as it is then. */
export async function admitPaid(tx: Db, locked: LockedGroup): Promise<LockedGroup> {
  let group = locked;
  const waiting = waitingOf(group);
  const holds = await holdsOfMembers(
    tx,
    waiting.map(({ id }) => id),
  );
  for (const { id } of waiting) {
    const hold = holds.get(id);
    if (hold === undefined || !hold.isAuthorized || hold.isClosed) continue;
    const [member] = await tx
      .update(groupMembers)
      .set({ state: 'in' })
      .where(eq(groupMembers.id, id))
      .returning();
    group = { ...group, members: group.members.map((each) => (each.id === id ? member! : each)) };
    await announceGroup(tx, group.id);
    await welcome(tx, group, member!, await productOf(tx, group.productId));
    await tellOfTier(tx, group, id);
  }
  return group;
}

/** Members whose card has not promised it in time, or cannot any more, or whose mailbox has not answered are let go. */
export async function lapseUnpaid(tx: Db, changed: Changed, group: LockedGroup, now: Date): Promise<void> {
  const waiting = waitingOf(group);
  const holds = await holdsOfMembers(
    tx,
    waiting.map(({ id }) => id),
  );
  const isOver = ({ id, confirmBy }: MemberRow) => {
    if (confirmBy !== null) return confirmBy <= now;
    const hold = holds.get(id);
    return hold === undefined || hold.isClosed || hold.expiresAt <= now;
  };
  const lapsed = waiting.filter(isOver);
  if (lapsed.length === 0) return;
  const product = await productOf(tx, group.productId);
  // Who never answered may never have joined, and has got one mail too many already.
  const told = lapsed.filter(({ confirmBy }) => confirmBy === null);
  await queueMails(
    tx,
    told.map((member) => groupMail('group-lapsed', { group, member, product }, {})),
  );
  await releaseMembers(tx, changed, lapsed, 'lapsed');
  if (!lapsed.some(({ isOrganizer }) => isOrganizer)) return;
  // Nobody pays for the parcel, nobody closes it: without the organizer there is no group.
  const members = group.members.map((member) =>
    lapsed.includes(member) ? { ...member, state: 'lapsed' as const } : member,
  );
  await cancelGroup(tx, changed, { ...group, members }, 'organizerGone');
}
