import { and, eq } from 'drizzle-orm';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import type { ReportedAccount } from '#domains/ledger/server/payout-provider.ts';
import type { Db } from '#engine/server/db/client.ts';
import { lockProducer } from './lock-producer.ts';
import { payoutAccounts, providerAccounts } from './payout-accounts.schema.ts';
import { tellOwners } from './tell-owners.ts';

/**
 * What the provider says of a producer's account, in the caller's transaction. What was true before something we know
 * changes nothing, however late it comes. Another bank account behind it is a change like any other: the owners hear of it,
 * and nothing is paid for two days from now.
 */
export async function recordAccount(
  tx: Db,
  { providerId, state, requirements, bank, at }: ReportedAccount,
  now: Date,
): Promise<void> {
  const isIt = eq(providerAccounts.providerId, providerId);
  const [known] = await tx
    .select({ producerId: providerAccounts.producerId })
    .from(providerAccounts)
    .where(isIt);
  if (known === undefined) return;
  const { producerId } = known;
  await lockProducer(tx, producerId);
  const [before] = await tx.select().from(providerAccounts).where(isIt);
  if (before === undefined || before.toldAt > at) return;
  const bankId = bank?.id ?? null;
  const lastFour = bank?.lastFour ?? null;
  await tx.update(providerAccounts).set({ state, requirements, bankId, lastFour, toldAt: at }).where(isIt);
  if (bankId === null || bankId === before.bankId) return;
  const chosen = await tx
    .update(payoutAccounts)
    .set({ lastFour: lastFour!, changedAt: now })
    .where(and(eq(payoutAccounts.producerId, producerId), eq(payoutAccounts.kind, before.provider)))
    .returning({ producerId: payoutAccounts.producerId });
  if (chosen.length === 0) return;
  const [producer] = await tx
    .select({ companyName: producerProfiles.companyName })
    .from(producerProfiles)
    .where(eq(producerProfiles.id, producerId));
  await tellOwners(tx, producerId, {
    companyName: producer!.companyName,
    kind: before.provider,
    lastFour: lastFour!,
    by: null,
  });
}

export async function isKnownAccount(db: Db, providerId: string): Promise<boolean> {
  return (await db.$count(providerAccounts, eq(providerAccounts.providerId, providerId))) > 0;
}
