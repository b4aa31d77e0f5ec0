import { aloneLine, lineBy, mostOwedCents } from '#domains/group-buys/model/group-price.ts';
import type { Db } from '#engine/server/db/client.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { groupMail, type NamedProduct } from '#domains/group-buys/server/group-mails.ts';
import type { MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import type { LockedGroup } from '#domains/group-buys/server/lock-group.ts';
import { openingTerms, poolOf } from '#domains/group-buys/server/pool.ts';

/** Writes to somebody who is in from now on: what it costs now and at most, and the way back. */
export async function welcome(
  tx: Db,
  group: LockedGroup,
  member: MemberRow,
  product: NamedProduct,
): Promise<void> {
  const opening = openingTerms(group);
  const { terms } = poolOf(group, group.members);
  const atMostCents = aloneLine(opening, member.quantity).finalCents;
  const mail = groupMail(
    'group-joined',
    { group, member, product },
    {
      nowCents: lineBy(terms, member.quantity).finalCents,
      atMostCents,
      shippingCents: mostOwedCents(opening, { ...member, delivery: group.delivery }) - atMostCents,
    },
  );
  await queueMails(tx, [mail]);
}
