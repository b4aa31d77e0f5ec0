import { mostOwedCents } from '#domains/group-buys/model/group-sizes.ts';
import type { MemberPayment } from '#domains/group-buys/model/group-view.ts';
import { toAmount } from '#engine/model/money.ts';
import type { OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { PAYMENT_WINDOW_MS } from '#domains/orders/model/payments/payment-window.ts';
import type { Db } from '#engine/server/db/client.ts';
import { paymentHolds } from '#domains/orders/server/payments.schema.ts';
import { holdsOfMembers, type StoredHold } from '#domains/payments/server/holds/holds.queries.ts';
import { refuseLargeInvoice } from '#domains/payments/server/payment-settings.ts';
import { newReference } from '#domains/payments/server/payment-provider.ts';
import type { GroupRow, MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { openingTerms } from '#domains/group-buys/server/pool.ts';

type Terms = Pick<GroupRow, 'sizes' | 'tiers' | 'delivery'>;
type Place = Pick<MemberRow, 'items' | 'isOrganizer'>;

/** What a card has to promise for a place, with the tax that comes on top; 0 by invoice, which is paid after the order. */
export function promiseCents(group: Terms, place: Place, method: OwnMethod, taxCents: number): number {
  return method === 'invoice' ? 0 : mostCents(group, place, taxCents);
}

/** Throws where a place may come to more than the shop takes by invoice. */
export function refuseInvoice(group: Terms, place: Place, method: OwnMethod, taxCents: number): void {
  refuseLargeInvoice(method, mostCents(group, place, taxCents));
}

const mostCents = (group: Terms, place: Place, taxCents: number): number =>
  mostOwedCents(openingTerms(group), { ...place, delivery: group.delivery }) + taxCents;

/** A place that has to be paid for is kept for half an hour. */
export async function askForPromise(
  tx: Db,
  member: MemberRow,
  amountCents: number,
  now: Date,
): Promise<void> {
  await tx.insert(paymentHolds).values({
    memberId: member.id,
    method: member.paymentMethod,
    reference: newReference(),
    amountCents,
    expiresAt: new Date(now.getTime() + PAYMENT_WINDOW_MS),
  });
}

export async function holdOf(db: Db, { id }: Pick<MemberRow, 'id'>): Promise<StoredHold | undefined> {
  return (await holdsOfMembers(db, [id])).get(id);
}

/** How far the payment of a place is, for its holder. */
export function toMemberPayment(
  { paymentMethod: method, state }: MemberRow,
  hold: StoredHold | undefined,
  redirectUrl: string | null,
): MemberPayment {
  if (hold === undefined)
    return { method, status: 'none', amount: 0, isDeclined: false, payUntil: null, redirectUrl: null };
  const isWaiting = state === 'waiting' && !hold.isAuthorized && !hold.isClosed;
  return {
    method,
    status: hold.isClosed ? 'cancelled' : hold.isAuthorized ? 'authorized' : isWaiting ? 'open' : 'cancelled',
    amount: toAmount(hold.amountCents),
    isDeclined: hold.isDeclined && isWaiting,
    payUntil: isWaiting ? hold.expiresAt.toISOString() : null,
    redirectUrl: isWaiting ? redirectUrl : null,
  };
}
