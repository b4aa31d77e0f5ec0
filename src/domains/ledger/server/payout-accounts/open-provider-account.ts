import { eq } from 'drizzle-orm';
import { paysProducers } from '#domains/ledger/server/payout-provider.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { providerAccounts } from './payout-accounts.schema.ts';
import { recordAccount } from './record-account.ts';

/** So long what the provider said is new enough for a page that waits for it. */
const FRESH_MS = 5_000;

type StoredAccount = typeof providerAccounts.$inferSelect;

/** The producer's account with the provider, made where there is none, and the page where it is told the rest. */
export async function openProviderAccount(
  shop: Pick<Shop, 'config' | 'links' | 'db'>,
  producerId: number,
  now: Date,
): Promise<{ lastFour: string | null; onboardingUrl: string }> {
  const provider = paysProducers().open(shop);
  if (provider === undefined)
    throw new AppError('invalid', 'errors:payouts.providerNotOffered', {
      fields: { kind: 'errors:payouts.providerNotOffered' },
    });
  try {
    const known = await providerAccountOf(shop.db, producerId);
    const account =
      known ?? (await keepFirst(shop.db, producerId, await provider.openAccount(producerId, now)));
    return { lastFour: account.lastFour, onboardingUrl: await provider.onboardingUrl(account.providerId) };
  } catch {
    // It is away, or does not let us: nothing was changed, and trying again does no harm.
    throw new AppError('unavailable', 'errors:payouts.providerAway');
  }
}

/** Of two who ask at once both get the account that was written first. */
async function keepFirst(
  db: Db,
  producerId: number,
  { providerId, state, requirements, bank, at }: Parameters<typeof recordAccount>[1],
): Promise<StoredAccount> {
  await db
    .insert(providerAccounts)
    .values({
      producerId,
      providerId,
      state,
      requirements,
      bankId: bank?.id ?? null,
      lastFour: bank?.lastFour ?? null,
      toldAt: at,
    })
    .onConflictDoNothing();
  return (await providerAccountOf(db, producerId))!;
}

export async function providerAccountOf(db: Db, producerId: number): Promise<StoredAccount | undefined> {
  const [found] = await db.select().from(providerAccounts).where(eq(providerAccounts.producerId, producerId));
  return found;
}

/** Asks the provider how far an account is that cannot be paid yet: a producer who comes back from its page sees what is true. */
export async function refreshAccount(
  shop: Pick<Shop, 'config' | 'links' | 'db'>,
  producerId: number,
  now: Date,
): Promise<void> {
  const known = await providerAccountOf(shop.db, producerId);
  const isFresh = known !== undefined && now.getTime() - known.toldAt.getTime() < FRESH_MS;
  if (known === undefined || known.state === 'active' || isFresh) return;
  const account = await paysProducers()
    .open(shop)
    ?.lookUpAccount(known.providerId, now)
    // What it said last is shown instead.
    .catch(() => undefined);
  if (account !== undefined) await shop.db.transaction((tx) => recordAccount(tx, account, now));
}
