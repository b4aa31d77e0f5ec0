import type { FastifyBaseLogger } from 'fastify';
import type { Membership } from '#domains/group-buys/model/group-view.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { authorizationRedirectUrl } from '#domains/payments/server/payment-redirect-url.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { GroupRow, MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { holdOf, toMemberPayment } from './member-payment.ts';
import { toMembership } from './membership-view.ts';

export type ShowPlace = (
  group: GroupRow,
  members: readonly MemberRow[],
  member: MemberRow,
  askProvider?: Pick<FastifyBaseLogger, 'error'>,
) => Promise<Membership>;

/** A place as its holder sees it. Where a log is given, the provider is asked where to pay; it may be away. */
export function placeShower(shop: Shop): ShowPlace {
  const providers = openProviders(shop);
  return async (group, members, member, askProvider) => {
    const hold = member.paymentMethod === 'invoice' ? undefined : await holdOf(shop.db, member);
    const mayPay = hold !== undefined && member.state === 'waiting' && askProvider !== undefined;
    // The place is kept whether or not the provider can be reached: its page leads there once it can.
    const redirectUrl = mayPay
      ? await authorizationRedirectUrl(shop, providers, hold).catch((error: unknown) => {
          askProvider.error({ err: error, member: member.id }, 'payment not started');
          return null;
        })
      : null;
    return toMembership(group, members, member, toMemberPayment(member, hold, redirectUrl), shop.links);
  };
}
