import type { FastifyBaseLogger } from 'fastify';
import { aloneLines, goodsCents, linesBy, mostOwedCents } from '#domains/group-buys/model/group-sizes.ts';
import type { Membership, MemberPayment } from '#domains/group-buys/model/group-view.ts';
import type { GroupRow, MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { openingTerms, poolOf } from '#domains/group-buys/server/pool.ts';
import { authorizationRedirectUrl } from '#domains/payments/server/payment-redirect-url.ts';
import { memberSubject } from '#domains/payments/server/holds/group-links.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { toAmount } from '#engine/model/money.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import type { Shop } from '#engine/server/shop.ts';
import { holdOf, toMemberPayment } from './member-payment.ts';

type ShowPlace = (
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

/** A membership as its holder sees it. */
export function toMembership(
  group: GroupRow,
  members: readonly MemberRow[],
  member: MemberRow,
  payment: MemberPayment,
  links: LinkSigner,
): Membership {
  const opening = openingTerms(group);
  const { items } = member;
  const atMostCents = goodsCents(aloneLines(opening, items));
  const { delivery } = group;
  // A member who still has to pay is shown what holds once they have.
  const asIn = members.map((each) => (each.id === member.id && each.state === 'waiting' ? IN(each) : each));
  const { prices } = poolOf(group, asIn);
  return {
    memberId: member.id,
    slug: group.slug,
    quantity: member.quantity,
    items,
    state: member.state,
    confirmBy: member.state === 'waiting' ? (member.confirmBy?.toISOString() ?? null) : null,
    isOrganizer: member.isOrganizer,
    buyAnyway: member.buyAnyway,
    share: {
      now: toAmount(Math.min(goodsCents(linesBy(prices, items)), atMostCents)),
      atMost: toAmount(atMostCents),
    },
    shippingAtMost: toAmount(mostOwedCents(opening, { ...member, delivery }) - atMostCents),
    payment,
    order:
      member.orderId === null ? null : { id: member.orderId, token: links.sign('order', member.orderId) },
  };
}

const IN = (member: MemberRow): MemberRow => ({ ...member, state: 'in' });

/** Opens one membership for its holder: in the response to joining and in the mails. */
export function memberToken(links: LinkSigner, memberId: number): string {
  return links.sign(...memberSubject(memberId));
}

export function requireMemberToken(links: LinkSigner, memberId: number, token: string): void {
  if (!links.verify(...memberSubject(memberId), token)) throw memberNotFound();
}

/** The response tells nobody whether the membership exists. */
export function memberNotFound(): AppError {
  return new AppError('not_found', 'errors:groupBuys.memberNotFound');
}
