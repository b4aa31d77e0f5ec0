import { aloneLine, lineBy, mostOwedCents } from '#domains/group-buys/model/group-price.ts';
import type { MemberPayment, Membership } from '#domains/group-buys/model/group-view.ts';
import { toDollars } from '#engine/model/money.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import type { GroupRow, MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { openingTerms, poolOf } from '#domains/group-buys/server/pool.ts';

/** A membership as its holder sees it. */
export function toMembership(
  group: GroupRow,
  members: readonly MemberRow[],
  member: MemberRow,
  payment: MemberPayment,
  links: LinkSigner,
): Membership {
  const opening = openingTerms(group);
  const atMostCents = aloneLine(opening, member.quantity).finalCents;
  const { delivery } = group;
  // Whoever still has to pay is shown what holds once they have.
  const asIn = members.map((each) => (each.id === member.id && each.state === 'waiting' ? IN(each) : each));
  const { terms } = poolOf(group, asIn);
  return {
    memberId: member.id,
    slug: group.slug,
    quantity: member.quantity,
    state: member.state,
    isOrganizer: member.isOrganizer,
    buyAnyway: member.buyAnyway,
    share: {
      now: toDollars(Math.min(lineBy(terms, member.quantity).finalCents, atMostCents)),
      atMost: toDollars(atMostCents),
    },
    shippingAtMost: toDollars(mostOwedCents(opening, { ...member, delivery }) - atMostCents),
    payment,
    order:
      member.orderId === null ? null : { id: member.orderId, token: links.sign('order', member.orderId) },
  };
}

const IN = (member: MemberRow): MemberRow => ({ ...member, state: 'in' });
