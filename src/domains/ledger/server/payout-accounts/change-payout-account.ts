import { eq, isNull, or, and, sql } from 'drizzle-orm';
import { provePassword } from '#domains/accounts/server/prove-password.ts';
import { producerPeople, producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import type { OwnProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { lastFourOf } from '#engine/model/bank-account.ts';
import { HOLD_HOURS, type PayoutAccountForm } from '#domains/ledger/model/payout-account.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#engine/model/languages.ts';
import { hasRight, rightsOf } from '#engine/model/rights.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import type { Shop } from '#engine/server/shop.ts';
import { payoutAccounts } from './payout-accounts.schema.ts';
import { sealAccount } from './sealed-accounts.ts';

/**
 * Money goes elsewhere from now on: the password is asked for again, the producer's owners hear of it, and nothing is paid
 * for two days, so that somebody who did not do it can say so.
 */
export async function changePayoutAccount(
  shop: Shop,
  { id: producerId, companyName }: Pick<OwnProducer, 'id' | 'companyName'>,
  { password, kind, holder, iban, routingNumber, accountNumber }: PayoutAccountForm,
  by: { user: SessionUser; now: Date },
): Promise<void> {
  await provePassword(shop, { userId: by.user.id, password, field: 'password' });
  const account = iban
    ? { holder, iban }
    : { holder, routingNumber: routingNumber!, accountNumber: accountNumber! };
  const lastFour = lastFourOf(iban || accountNumber!);
  const stored = {
    kind,
    box: sealAccount(shop.keys, producerId, account),
    lastFour,
    changedAt: by.now,
    changedBy: by.user.id,
  };
  await shop.db.transaction(async (tx) => {
    // A run of payouts that looks at the account holds the producer as well.
    await tx
      .select({ id: producerProfiles.id })
      .from(producerProfiles)
      .where(eq(producerProfiles.id, producerId))
      .for('no key update');
    await tx
      .insert(payoutAccounts)
      .values({ producerId, ...stored })
      .onConflictDoUpdate({ target: payoutAccounts.producerId, set: stored });
    await recordAudit(tx, {
      actor: by.user,
      action: 'payout.account',
      entityType: 'producer',
      entityId: producerId,
      detail: { lastFour },
    });
    const owners = await ownersOf(tx, producerId);
    await queueMails(
      tx,
      owners.map(({ email, language }) => ({
        template: 'payout-account-changed' as const,
        recipient: email,
        language: toLanguage(language) ?? DEFAULT_LANGUAGE,
        data: { companyName, lastFour, by: by.user.username, hours: HOLD_HOURS },
      })),
    );
  });
}

/** Those who may do everything for a producer. */
async function ownersOf(tx: Db, producerId: number) {
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
