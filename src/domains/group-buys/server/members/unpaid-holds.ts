import type { GroupRow, MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { openingTerms } from '#domains/group-buys/server/pool.ts';
import { mostOwedCents } from '#domains/group-buys/model/group-sizes.ts';
import { mustBeConfirmed } from '#domains/orders/model/payments/confirmation.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { knownUsers } from '#domains/orders/server/known-users.ts';
import { withUnpaidHold } from '#domains/orders/server/unpaid-holds/unpaid-holds.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { siteOf } from '#engine/server/http/client-network.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import type { Shop } from '#engine/server/shop.ts';

interface Holder {
  userId: number | null;
  network: string;
  customerEmail: string;
  paymentMethod: PaymentMethod;
}

/** The most that a place may come to, in cents. */
interface MostOwed {
  beforeCents: number;
  afterCents: number;
}

/**
 * A place keeps units from others before anybody pays: by invoice for days, by card for half an hour. What people hold whom
 * the shop has never heard from counts with what they order by invoice, and a place that would have to be confirmed as an
 * order has to be confirmed; what waits for an answer or a card counts with the orders that do.
 */
export async function holdingUnpaid<Result extends { member: { id: number } }>(
  shop: Pick<Shop, 'db' | 'config' | 'limiter' | 'links'>,
  holder: Holder,
  { beforeCents, afterCents }: MostOwed,
  work: (mustConfirm: boolean) => Promise<Result>,
): Promise<Result> {
  const more = afterCents - beforeCents;
  if (more <= 0) return work(false);
  const { userId, network, paymentMethod } = holder;
  const hold = (mustConfirm: boolean) =>
    withUnpaidHold(
      shop,
      network,
      async (take) => {
        if (mustConfirm || paymentMethod !== 'invoice') await take({ userId, cents: more });
        return work(mustConfirm);
      },
      ({ member }) => ({ memberId: member.id }),
    );
  return paymentMethod === 'invoice' ? byInvoice(shop, holder, { more, afterCents }, hold) : hold(false);
}

/** Counted before the work, so that many at once are counted one after the other; what is refused counts for nothing. */
async function byInvoice<Result>(
  { db, config, limiter }: Pick<Shop, 'db' | 'config' | 'limiter'>,
  { userId, network, customerEmail, paymentMethod }: Holder,
  { more, afterCents }: { more: number; afterCents: number },
  work: (mustConfirm: boolean) => Promise<Result>,
): Promise<Result> {
  const isKnown = userId !== null && (await knownUsers(db, [userId])).has(userId);
  if (isKnown) return work(false);
  const count = (cents: number) =>
    limiter.add(
      { guestInvoicesOfNetwork: siteOf(network), guestInvoicesTo: mailboxOf(customerEmail) },
      { guestInvoicesOfNetwork: cents, guestInvoicesTo: cents },
    );
  const counted = config.rateLimit ? await count(more) : {};
  const mustConfirm = mustBeConfirmed(
    { isKnown, paymentMethod, orderTotalCents: afterCents },
    {
      ofMailboxCents: counted.guestInvoicesTo ?? 0,
      ofNetworkCents: counted.guestInvoicesOfNetwork ?? 0,
    },
  );
  try {
    return await work(mustConfirm);
  } catch (error) {
    if (error instanceof AppError && config.rateLimit) await count(-more);
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
