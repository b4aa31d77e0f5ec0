import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CancelReason } from '#domains/group-buys/model/group-state.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { groupBuys, groupMembers } from './group-buys.schema.ts';
import { queueHoldClosing } from '#domains/orders/server/refunds/queue-job.ts';
import { putOnShelf } from '#domains/orders/server/return-stock.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { announceGroup, nameMarked, type LockedGroup } from './change-group.ts';
import { groupMail } from './tell-members.ts';
import type { GroupRow, MemberRow } from './groups.queries.ts';
import { productOf } from './group-product.ts';

type Ending = Pick<GroupRow, 'status'> &
  Partial<
    Pick<GroupRow, 'cancelReason' | 'cancelNote' | 'sizes' | 'settledPriceCents' | 'settledPercentage'>
  >;

/** The last change of a group buy. What says how to reach its members goes: their orders have it. */
export async function endGroup(tx: Db, changed: Changed, group: LockedGroup, ending: Ending): Promise<void> {
  const { id } = group;
  await tx
    .update(groupBuys)
    .set({ ...ending, endedAt: sql`now()` })
    .where(eq(groupBuys.id, id));
  await tx
    .update(groupMembers)
    .set({ customerEmail: '', customerPhone: null, shippingAddress: null })
    .where(eq(groupMembers.groupBuyId, id));
  nameMarked(changed, group);
  await announceGroup(tx, id);
}

/** Members without an order: their units go back to the shelf. */
export async function releaseMembers(
  tx: Db,
  changed: Changed,
  members: readonly MemberRow[],
  state: 'released' | 'lapsed',
): Promise<void> {
  const ids = members.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(groupMembers)
    .set({ state })
    .where(and(inArray(groupMembers.id, ids), inArray(groupMembers.state, ['waiting', 'in'])));
  await queueHoldClosing(tx, ids);
  await putOnShelf(
    tx,
    changed,
    members.flatMap(({ id, items }) => items.map((item) => ({ ...item, owner: { groupMemberId: id } }))),
  );
}

/** It does not take place: everybody is released and told why. */
export async function cancelGroup(
  tx: Db,
  changed: Changed,
  group: LockedGroup,
  reason: CancelReason,
  note: string | null = null,
): Promise<void> {
  const present = presentMembers(group);
  const product = await productOf(tx, group.productId);
  const told = reason === 'organizerGone' ? present.filter(({ isOrganizer }) => !isOrganizer) : present;
  await queueMails(
    tx,
    told.map((member) => groupMail('group-cancelled', { group, member, product }, { reason, note })),
  );
  await releaseMembers(tx, changed, present, 'released');
  await endGroup(tx, changed, group, { status: 'cancelled', cancelReason: reason, cancelNote: note });
}

/** Those whose units are held. */
export function presentMembers({ members }: Pick<LockedGroup, 'members'>): MemberRow[] {
  return members.filter(({ state }) => state === 'waiting' || state === 'in');
}
