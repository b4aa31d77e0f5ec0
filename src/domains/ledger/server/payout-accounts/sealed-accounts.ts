import { eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import type { KeyRing } from '#engine/server/secrets/key-ring.ts';
import { payoutBatchItems } from '#domains/ledger/server/batches/batches.schema.ts';
import { payouts } from '#domains/ledger/server/payouts.schema.ts';
import { payoutAccounts } from './payout-accounts.schema.ts';

/** What stands in the box. */
export interface BankAccount {
  holder: string;
  iban?: string;
  routingNumber?: string;
  accountNumber?: string;
}

const contextOf = (producerId: number) => `payout account ${producerId}`;

export function sealAccount(keys: KeyRing, producerId: number, account: BankAccount): string {
  return keys.seal(contextOf(producerId), JSON.stringify(account));
}

/** Undefined: no key of the ring fits. */
export function openAccount(keys: KeyRing, producerId: number, box: string): BankAccount | undefined {
  const text = keys.open(contextOf(producerId), box);
  return text === undefined ? undefined : (JSON.parse(text) as BankAccount);
}

/** Puts every account that the ring opens under its current key. */
export async function resealAccounts(tx: Db, keys: KeyRing): Promise<void> {
  const all = await tx
    .select({ producerId: payoutAccounts.producerId, box: payoutAccounts.box })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.kind, 'bank'))
    .orderBy(payoutAccounts.producerId);
  for (const { producerId, box } of all) {
    const account = openAccount(keys, producerId, box);
    if (account === undefined) continue;
    await tx
      .update(payoutAccounts)
      .set({ box: sealAccount(keys, producerId, account) })
      .where(eq(payoutAccounts.producerId, producerId));
  }
  const batched = await tx
    .select({ payoutId: payouts.id, producerId: payouts.producerId, box: payoutBatchItems.box })
    .from(payoutBatchItems)
    .innerJoin(payouts, eq(payouts.id, payoutBatchItems.payoutId))
    .where(isNotNull(payoutBatchItems.box))
    .orderBy(payouts.id);
  for (const { payoutId, producerId, box } of batched) {
    const account = openAccount(keys, producerId, box!);
    if (account === undefined) continue;
    await tx
      .update(payoutBatchItems)
      .set({ box: sealAccount(keys, producerId, account) })
      .where(eq(payoutBatchItems.payoutId, payoutId));
  }
}

/** The key is lost: these producers enter their account anew, and until then their balance waits. */
export async function forgetAccounts(tx: Db): Promise<number> {
  await tx.update(payoutBatchItems).set({ box: null });
  const gone = await tx
    .delete(payoutAccounts)
    .where(eq(payoutAccounts.kind, 'bank'))
    .returning({ producerId: payoutAccounts.producerId });
  return gone.length;
}
