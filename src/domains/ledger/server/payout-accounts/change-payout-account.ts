import { eq } from 'drizzle-orm';
import { provePasskey } from '#domains/accounts/server/passkeys/sign-in-by-passkey.ts';
import { provePassword } from '#domains/accounts/server/prove-password.ts';
import type { OwnProducer } from '#domains/catalogue/server/products/own-producer.ts';
import type { BankAccountForm, PayoutAccountForm, PayoutKind } from '#domains/ledger/model/payout-account.ts';
import { lastFourOf } from '#engine/model/bank-account.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { lockProducer } from './lock-producer.ts';
import { openProviderAccount } from './open-provider-account.ts';
import { payoutAccounts } from './payout-accounts.schema.ts';
import { sealAccount } from './sealed-accounts.ts';
import { tellOwners } from './tell-owners.ts';

type Producer = Pick<OwnProducer, 'id' | 'companyName'>;
interface By {
  user: SessionUser;
  sessionId: number;
  now: Date;
}

/**
 * Money goes elsewhere from now on: password or passkey are asked for again, the producer's owners hear of it, and nothing is paid
 * for two days, so that somebody who did not do it can say so. Where a provider has to be told more, the URL of its page.
 */
export async function changePayoutAccount(
  shop: Shop,
  producer: Producer,
  form: PayoutAccountForm,
  by: By,
): Promise<string | null> {
  await proveOneself(shop, form, by);
  if (form.kind === 'bank') {
    await chooseBank(shop, producer, form, by);
    return null;
  }
  const kind = form.kind === 'extension' ? form.name : form.kind;
  const { lastFour, onboardingUrl } = await openProviderAccount(shop, producer.id, kind, by.now);
  await shop.db.transaction(async (tx) => {
    await lockProducer(tx, producer.id);
    const [before] = await tx
      .select({ kind: payoutAccounts.kind })
      .from(payoutAccounts)
      .where(eq(payoutAccounts.producerId, producer.id));
    // Asked for again it is only the way to the provider's page.
    if (before?.kind === kind) return;
    await choose(tx, producer, { kind, box: '', lastFour: lastFour ?? '' }, by);
  });
  return onboardingUrl;
}

async function proveOneself(shop: Shop, { password, passkey }: PayoutAccountForm, by: By): Promise<void> {
  const userId = by.user.id;
  if (passkey !== undefined) await provePasskey(shop, passkey, { userId, sessionId: by.sessionId });
  else await provePassword(shop, { userId, password: password!, field: 'password' });
}

async function chooseBank(
  shop: Shop,
  producer: Producer,
  { holder, iban, routingNumber, accountNumber }: BankAccountForm,
  by: By,
): Promise<void> {
  const account = iban
    ? { holder, iban }
    : { holder, routingNumber: routingNumber!, accountNumber: accountNumber! };
  const lastFour = lastFourOf(iban || accountNumber!);
  const box = sealAccount(shop.keys, producer.id, account);
  await shop.db.transaction(async (tx) => {
    // A run of payouts that looks at the account holds the producer as well.
    await lockProducer(tx, producer.id);
    await choose(tx, producer, { kind: 'bank', box, lastFour }, by);
  });
}

async function choose(
  tx: Db,
  { id: producerId, companyName }: Producer,
  account: { kind: PayoutKind; box: string; lastFour: string },
  { user, now }: By,
): Promise<void> {
  const stored = { ...account, changedAt: now, changedBy: user.id };
  await tx
    .insert(payoutAccounts)
    .values({ producerId, ...stored })
    .onConflictDoUpdate({ target: payoutAccounts.producerId, set: stored });
  const { kind, lastFour } = account;
  await recordAudit(tx, {
    actor: user,
    action: 'payout.account',
    entityType: 'producer',
    entityId: producerId,
    detail: kind === 'bank' ? { lastFour } : { kind },
  });
  await tellOwners(tx, producerId, { companyName, kind, lastFour, by: user.username });
}
