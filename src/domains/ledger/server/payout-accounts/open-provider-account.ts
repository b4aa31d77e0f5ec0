import { and, eq } from 'drizzle-orm';
import type { PayoutProviderName } from '#domains/ledger/model/payout-account.ts';
import { paysProducers } from '#domains/ledger/server/payout-provider.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { payoutAccounts, providerAccounts } from './payout-accounts.schema.ts';
import { recordAccount } from './record-account.ts';

/** So long what the provider said is new enough for a page that waits for it. */
const FRESH_MS = 5_000;

type StoredAccount = typeof providerAccounts.$inferSelect;

/** The producer's account with a provider, made where there is none, and the page where it is told the rest. */
export async function openProviderAccount(
  shop: Pick<Shop, 'config' | 'links' | 'db'>,
  producerId: number,
  name: PayoutProviderName,
  now: Date,
): Promise<{ lastFour: string | null; onboardingUrl: string }> {
  const { offered, open } = paysProducers();
  const provider = offered(shop).includes(name) ? open(shop, name) : undefined;
  if (provider === undefined)
    throw new AppError('invalid', 'errors:payouts.providerNotOffered', {
      fields: { kind: 'errors:payouts.providerNotOffered' },
    });
  try {
    const known = await providerAccountOf(shop.db, producerId, name);
    const account =
      known ?? (await keepFirst(shop.db, producerId, name, await provider.openAccount(producerId, now)));
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
  provider: PayoutProviderName,
  { providerId, state, requirements, bank, at }: Parameters<typeof recordAccount>[1],
): Promise<StoredAccount> {
  await db
    .insert(providerAccounts)
    .values({
      producerId,
      provider,
      providerId,
      state,
      requirements,
      bankId: bank?.id ?? null,
      lastFour: bank?.lastFour ?? null,
      toldAt: at,
    })
    .onConflictDoNothing();
  const kept = await providerAccountOf(db, producerId, provider);
  if (kept === undefined) throw new Error(`${provider} gives ${providerId} to two producers`);
  return kept;
}

async function providerAccountOf(
  db: Db,
  producerId: number,
  provider: PayoutProviderName,
): Promise<StoredAccount | undefined> {
  const isIt = and(eq(providerAccounts.producerId, producerId), eq(providerAccounts.provider, provider));
  const [found] = await db.select().from(providerAccounts).where(isIt);
  return found;
}

/** The one that the producer has chosen. */
async function chosenAccountOf(db: Db, producerId: number): Promise<StoredAccount | undefined> {
  const [found] = await db
    .select({ account: providerAccounts })
    .from(providerAccounts)
    .innerJoin(
      payoutAccounts,
      and(
        eq(payoutAccounts.producerId, providerAccounts.producerId),
        eq(payoutAccounts.kind, providerAccounts.provider),
      ),
    )
    .where(eq(providerAccounts.producerId, producerId));
  return found?.account;
}

/** Asks the provider how far an account is that cannot be paid yet: a producer who comes back from its page sees what is true. */
export async function refreshAccount(
  shop: Pick<Shop, 'config' | 'links' | 'db'>,
  producerId: number,
  now: Date,
): Promise<void> {
  const known = await chosenAccountOf(shop.db, producerId);
  const isFresh = known !== undefined && now.getTime() - known.toldAt.getTime() < FRESH_MS;
  if (known === undefined || known.state === 'active' || isFresh) return;
  // What it said last is shown where it does not answer.
  await lookUp(shop, known, now).catch(() => undefined);
}

/** A provider has news of an account, and is asked how far that is. Of accounts with others nobody is asked. */
export async function hearOfAccount(
  shop: Pick<Shop, 'config' | 'links' | 'db' | 'limiter'>,
  { provider, name }: { provider: string; name: string },
): Promise<boolean> {
  const [known] = await shop.db
    .select()
    .from(providerAccounts)
    .where(eq(providerAccounts.providerId, `${provider}:${name}`));
  if (known?.provider !== provider) return false;
  await shop.limiter.count({ payoutAccountNews: known.providerId });
  await lookUp(shop, known, new Date());
  return true;
}

async function lookUp(
  shop: Pick<Shop, 'config' | 'links' | 'db'>,
  { provider, providerId }: StoredAccount,
  now: Date,
): Promise<void> {
  const account = await paysProducers().open(shop, provider)?.lookUpAccount(providerId, now);
  if (account !== undefined) await shop.db.transaction((tx) => recordAccount(tx, account, now));
}
