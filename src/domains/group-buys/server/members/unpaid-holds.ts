import type { GroupRow, MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { openingTerms } from '#domains/group-buys/server/pool.ts';
import { mostOwedCents } from '#domains/group-buys/model/group-sizes.ts';
import { isGuestInvoice, isMoreThanOfNetwork } from '#domains/orders/model/payments/confirmation.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { knownUsers } from '#domains/orders/server/known-users.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';

interface Holder {
  userId: number | null;
  network: string;
  paymentMethod: PaymentMethod;
}

/**
 * A place by invoice holds units for days before anybody pays. What people hold whom the shop has never heard from counts
 * with what they order by invoice: together no more within a day and network than such orders may come to, or one place.
 * Counted before the work, so that many at once are counted one after the other; what is refused counts for nothing.
 */
export async function holdingUnpaid<Result>(
  { db, limiter }: Pick<Shop, 'db' | 'limiter'>,
  { userId, network, paymentMethod }: Holder,
  cents: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (cents <= 0 || paymentMethod !== 'invoice') return work();
  const isKnown = userId !== null && (await knownUsers(db, [userId])).has(userId);
  if (!isGuestInvoice({ isKnown, paymentMethod })) return work();
  const count = (amount: number) =>
    limiter.add({ guestInvoicesOfNetwork: network }, { guestInvoicesOfNetwork: amount });
  const { guestInvoicesOfNetwork: togetherCents = 0 } = await count(cents);
  try {
    if (togetherCents > cents && isMoreThanOfNetwork(togetherCents))
      throw new AppError('conflict', 'errors:groupBuys.tooMuchUnpaid');
    return await work();
  } catch (error) {
    if (error instanceof AppError) await count(-cents);
    throw error;
  }
}

/** The most that a place with these items would owe. */
export function mostForItems(
  { sizes, tiers, delivery }: Pick<GroupRow, 'sizes' | 'tiers' | 'delivery'>,
  items: MemberRow['items'],
  { isOrganizer }: Pick<MemberRow, 'isOrganizer'>,
): number {
  return mostOwedCents(openingTerms({ sizes, tiers }), { items, isOrganizer, delivery });
}
