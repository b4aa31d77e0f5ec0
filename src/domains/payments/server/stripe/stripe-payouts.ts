import { Stripe } from 'stripe';
import type { AccountState } from '#domains/ledger/model/payout-account.ts';
import type { ReturnReason } from '#domains/ledger/model/payouts.ts';
import type {
  PayoutProvider,
  ReportedAccount,
  ReportedReversal,
  TransferOutcome,
} from '#domains/ledger/server/payout-provider.ts';
import { markSubject } from '#domains/payments/server/payment-provider.ts';
import type { Config } from '#engine/server/config.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { stripeCurrency, UnexpectedStripeAnswer } from './stripe-states.ts';

/** As many as Stripe lists at once. */
const MOST_LISTED = 100;
/** No account misses more; the rest would be shown in the same words. */
const MOST_REQUIREMENTS = 100;

/** Producers by Stripe Connect: each has an Express account, which Stripe asks about itself and pays by itself. */
export function stripePayouts(
  stripe: Stripe,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  links: LinkSigner,
): PayoutProvider {
  const marked = (key: string) => ({ key, mark: links.sign(...markSubject(key)) });
  const page = `${publicUrl}/dashboard?tab=payouts`;

  return {
    // All that is said depends on the producer alone: the same key with other values would be refused.
    async openAccount(producerId, now) {
      const key = `account:${producerId}`;
      const account = await stripe.accounts.create(
        { type: 'express', capabilities: { transfers: { requested: true } }, metadata: marked(key) },
        { idempotencyKey: key },
      );
      return stateOfAccount(account, now);
    },

    async lookUpAccount(providerId, now) {
      return stateOfAccount(await stripe.accounts.retrieve(providerId), now);
    },

    async onboardingUrl(account) {
      const { url } = await stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        return_url: page,
        refresh_url: page,
      });
      return url;
    },

    async transfer({ payoutId, accountId, amountCents, idempotencyKey }) {
      const group = `payout:${payoutId}`;
      // Stripe forgets keys after a day, but not transfers: one whose answer got lost is found again.
      const { data: made } = await stripe.transfers.list({ transfer_group: group, limit: MOST_LISTED });
      const before = made.find(({ metadata }) => metadata.key === idempotencyKey);
      if (before !== undefined) return moved(before);
      return outcomeOf(() =>
        stripe.transfers.create(
          {
            amount: amountCents,
            currency: stripeCurrency(),
            destination: accountId,
            transfer_group: group,
            metadata: marked(idempotencyKey),
          },
          { idempotencyKey },
        ),
      );
    },

    async reverse({ transferId, amountCents, idempotencyKey }) {
      const { data: made } = await stripe.transfers.listReversals(transferId, { limit: MOST_LISTED });
      const before = made.find(({ metadata }) => metadata?.key === idempotencyKey);
      if (before !== undefined) return moved(before);
      return outcomeOf(() =>
        stripe.transfers.createReversal(
          transferId,
          { amount: amountCents, metadata: marked(idempotencyKey) },
          { idempotencyKey },
        ),
      );
    },
  };
}

function moved({ id, amount, currency }: Stripe.Transfer | Stripe.TransferReversal) {
  if (currency !== stripeCurrency()) throw new UnexpectedStripeAnswer(`Transfer ${id} is in ${currency}`);
  return { providerId: id, amountCents: amount };
}

/** Stripe that understood the call and says no will not say yes to the same; everything else is tried again. */
async function outcomeOf(
  call: () => Promise<Stripe.Transfer | Stripe.TransferReversal>,
): Promise<TransferOutcome> {
  try {
    return moved(await call());
  } catch (error) {
    const isRefusal =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'idempotency_key_in_use';
    if (!isRefusal) throw error;
    return { reason: reasonOf(error.code), note: error.message };
  }
}

function reasonOf(code: string | undefined): ReturnReason {
  switch (code) {
    case 'balance_insufficient':
    case 'insufficient_funds':
      return 'shop_balance';
    case 'account_invalid':
    case 'account_closed':
    case 'insufficient_capabilities_for_transfer':
    case 'transfers_not_allowed':
    case 'resource_missing':
      return 'account';
    default:
      return 'other';
  }
}

/** `at`: when Stripe said so. */
export function stateOfAccount(account: Stripe.Account, at: Date): ReportedAccount {
  const { id: providerId, requirements, external_accounts: banks } = account;
  const missing = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])];
  const listed = banks?.data ?? [];
  const bank = listed.find(({ default_for_currency: isDefault }) => isDefault) ?? listed[0];
  return {
    providerId,
    state: accountState(account, missing.length > 0),
    requirements: [...new Set(missing)].slice(0, MOST_REQUIREMENTS),
    bank: bank === undefined ? null : { id: bank.id, lastFour: bank.last4 },
    // Events know only the second: of two in the same the one that comes last counts.
    at: new Date(Math.floor(at.getTime() / 1000) * 1000),
  };
}

function accountState(account: Stripe.Account, isSomethingMissing: boolean): AccountState {
  const { capabilities, payouts_enabled: paysOut, details_submitted: isSubmitted, requirements } = account;
  if (requirements?.disabled_reason?.startsWith('rejected.')) return 'refused';
  if (capabilities?.transfers === 'active' && paysOut) return 'active';
  if (!isSubmitted) return 'started';
  return isSomethingMissing ? 'incomplete' : 'checking';
}

/** What of a transfer has come back. */
export function reversalsOf({ reversals }: Stripe.Transfer): ReportedReversal[] {
  return reversals.data.map((reversal) => ({ ...moved(reversal), key: reversal.metadata?.key ?? null }));
}
