import { extendableUntil } from '#domains/group-buys/model/closing-time.ts';
import type { AdminGroup, ProducerGroup } from '#domains/group-buys/model/desk-group.ts';
import { goodsCents, linesBy } from '#domains/group-buys/model/group-sizes.ts';
import type { LoadedGroup, MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { poolOf } from '#domains/group-buys/server/pool.ts';
import { acceptedAmong } from '#domains/orders/server/orders.queries.ts';
import { holdsOfMembers, type StoredHold } from '#domains/payments/server/holds/holds.queries.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { toAdminGroupBuy, toDeskGroupBuy } from './desk-groups.queries.ts';

/** A producer sees of members what is to be packed: how many each takes, and the order once there is one. */
export async function toProducerGroup(db: Db, loaded: LoadedGroup): Promise<ProducerGroup> {
  const accepted = await acceptedAmong(
    db,
    loaded.members.flatMap(({ orderId }) => orderId ?? []),
  );
  return {
    ...toDeskGroupBuy(loaded),
    members: loaded.members.map((member) => {
      const { orderId, ...shown } = memberOf(loaded, member);
      return { ...shown, orderId: orderId !== null && accepted.has(orderId) ? orderId : null };
    }),
  };
}

/** All that is known of it, for administrators. */
export async function toAdminGroup(db: Db, loaded: LoadedGroup): Promise<AdminGroup> {
  const { group, members } = loaded;
  const holds = await holdsOfMembers(
    db,
    members.map(({ id }) => id),
  );
  const { createdAt: openedAt, closesAt } = group;
  const until = group.status === 'open' ? extendableUntil({ openedAt, closesAt }) : null;
  return {
    ...toAdminGroupBuy(loaded),
    cancelNote: group.cancelNote,
    extendableUntil: until?.toISOString() ?? null,
    members: members.map((member) => ({
      ...memberOf(loaded, member),
      customerName: member.customerName,
      customerEmail: member.customerEmail,
      shippingAddress: member.shippingAddress,
      paymentMethod: member.paymentMethod,
      hold: holdOf(holds.get(member.id)),
    })),
  };
}

function memberOf({ group, members }: LoadedGroup, member: MemberRow): ProducerGroup['members'][number] {
  const { prices } = poolOf(group, members);
  return {
    id: member.id,
    isOrganizer: member.isOrganizer,
    quantity: member.quantity,
    items: member.items,
    state: member.state,
    buyAnyway: member.buyAnyway,
    joinedAt: member.createdAt.toISOString(),
    goods: isOwed(group, member) ? toAmount(goodsCents(linesBy(prices, member.items))) : null,
    orderId: member.orderId,
  };
}

/** By the price of all. An order that somebody wanted in any case has a price of its own, which it tells itself. */
function isOwed({ status }: LoadedGroup['group'], { state }: MemberRow): boolean {
  if (status === 'open') return state === 'in' || state === 'waiting';
  return status === 'settled' && (state === 'charging' || state === 'ordered');
}

function holdOf(hold: StoredHold | undefined): AdminGroup['members'][number]['hold'] {
  if (hold === undefined) return null;
  return {
    amount: toAmount(hold.amountCents),
    status: hold.isClosed ? 'closed' : hold.isAuthorized ? 'authorized' : 'open',
    askedAt: hold.createdAt.toISOString(),
  };
}
