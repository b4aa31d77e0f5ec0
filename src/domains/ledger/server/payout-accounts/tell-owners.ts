import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { producerPeople, producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { HOLD_HOURS } from '#domains/ledger/model/payout-account.ts';
import type { PayoutAccountChanged } from '#domains/ledger/server/mails/ledger-mails.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#engine/model/languages.ts';
import { hasRight, rightsOf } from '#engine/model/rights.ts';
import type { Db } from '#engine/server/db/client.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** The owners of a producer hear that its money goes elsewhere. */
export async function tellOwners(
  tx: Db,
  producerId: number,
  change: Omit<PayoutAccountChanged, 'hours'>,
): Promise<void> {
  await queueMails(
    tx,
    (await ownersOf(tx, producerId)).map(({ email, language }) => ({
      template: 'payout-account-changed' as const,
      recipient: email,
      language: toLanguage(language) ?? DEFAULT_LANGUAGE,
      data: { ...change, hours: HOLD_HOURS },
    })),
  );
}

/** Those who may do everything for a producer. */
export async function ownersOf(tx: Db, producerId: number) {
  const people = await tx
    .select({ email: users.email, language: users.language, rights: users.rights })
    .from(users)
    .leftJoin(producerPeople, eq(producerPeople.userId, users.id))
    .leftJoin(producerProfiles, eq(producerProfiles.userId, users.id))
    .where(
      and(
        isNull(users.deletedAt),
        or(eq(producerProfiles.id, producerId), eq(producerPeople.producerId, producerId)),
      ),
    )
    .orderBy(sql`${users.id}`);
  return people.filter(({ rights }) => hasRight(rightsOf('PRODUCER', rights), 'owner'));
}
