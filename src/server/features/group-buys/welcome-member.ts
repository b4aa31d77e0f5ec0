import { aloneLine, lineBy, mostOwedCents } from '#shared/group-buys/group-price.ts';
import type { Db } from '#server/db/client.ts';
import { queueMails } from '#server/mail/outbox.ts';
import { groupMail, type NamedProduct } from './group-mails.ts';
import type { MemberRow } from './groups.queries.ts';
import type { LockedGroup } from './lock-group.ts';
import { openingTerms, poolOf } from './pool.ts';

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
