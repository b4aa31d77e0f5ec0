import { z } from 'zod';
import { ACCOUNT_STATES } from '#domains/ledger/model/payout-account.ts';
import { MISSING } from '#domains/ledger/model/payout-requirements.ts';
import type {
  AskedTransfer,
  FoundTransfer,
  PayoutProvider,
  ReportedAccount,
  TransferOutcome,
} from '#domains/ledger/server/payout-provider.ts';
import type { AddedName } from '#engine/model/added-names.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Config } from '#engine/server/config.ts';
import { ProviderRefused, providerNamed, requireProvider } from '#engine/server/provider.ts';

/** Three of these are shorter than a job is held. */
const LIMIT_MS = 15_000;
const MOST_RETURNS = 100;
const MAX_WORDS = 500;

/** What names something to the provider. */
const id = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !text.includes('\0'));
const cents = z.int().min(1).max(100_000_000_000);
const currency = z.string().length(3);
const words = z.string().max(MAX_WORDS);

const accountSchema = z.strictObject({
  id,
  state: z.enum(ACCOUNT_STATES),
  missing: z.array(z.enum(MISSING)).max(MISSING.length),
  bank: z.strictObject({ id, lastFour: z.string().regex(/^[A-Za-z0-9]{1,4}$/) }).nullable(),
});
const pageSchema = z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(2_000) });

const returnedSchema = z.strictObject({
  id,
  cents,
  key: z.string().max(200).optional(),
  note: words.optional(),
});
const stateSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('pending') }),
  z.strictObject({
    state: z.literal('made'),
    id,
    cents,
    currency,
    returned: z.array(returnedSchema).max(MOST_RETURNS).optional(),
  }),
  z.strictObject({
    state: z.literal('failed'),
    reason: z.enum(['shop_balance', 'account', 'other']),
    note: words,
  }),
]);
type TransferState = z.output<typeof stateSchema>;
const reversedSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('pending') }),
  z.strictObject({ state: z.literal('made'), id, cents, currency }),
]);

/** Where there is no such domain, or it pays nobody, the shop does not start. */
export const requirePayoutSource = (name: string | undefined): void =>
  requireProvider('PAYOUTS', name, 'payout.transfer', 'pays producers');

/**
 * Producers are paid by a domain that knows a provider: an extension. What it says it paid is compared with what it was told,
 * in amount and currency; one transfer of the provider counts for one of ours. Undefined: it is not there.
 */
export function payoutsBySource(
  name: AddedName,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): PayoutProvider | undefined {
  const source = providerNamed(name, 'payout.transfer');
  if (source === undefined) return undefined;
  // Names of one provider are not taken for those of another.
  const ours = (theirs: string) => `${name}:${theirs}`;
  const theirs = (own: string) => own.slice(name.length + 1);

  const ask = async <Schema extends z.ZodType>(what: string, asked: object, schema: Schema) => {
    const read = schema.safeParse(await source.ask(`payout.${what}`, asked, LIMIT_MS));
    if (read.success) return read.data;
    const [{ path, message }] = read.error.issues as [z.core.$ZodIssue];
    throw new Error(`${name} answered something else to ${what}: ${path.join('.')} ${message}`);
  };
  const accountOf = (told: z.output<typeof accountSchema>, at: Date): ReportedAccount => ({
    providerId: ours(told.id),
    state: told.state,
    requirements: [...new Set(told.missing)],
    bank: told.bank,
    at,
  });
  const transferOf = ({ payoutId, accountId, amountCents, idempotencyKey: key }: AskedTransfer) => ({
    key,
    payout: payoutId,
    account: theirs(accountId),
    cents: amountCents,
    currency: shopHome().currency,
  });
  const moved = (told: { id: string; cents: number; currency: string }, of: string) => {
    if (told.currency !== shopHome().currency)
      throw new Error(`${name} moved ${told.currency} for ${shopHome().currency}`);
    return { providerId: ours(of), amountCents: told.cents, reference: told.id };
  };
  const found = (told: TransferState, key: string): FoundTransfer => {
    if (told.state === 'pending') throw new Error(`${name} has not paid it yet`);
    if (told.state === 'failed') return { outcome: { reason: told.reason, note: told.note }, returned: [] };
    const returned = (told.returned ?? []).map((each) => ({
      providerId: ours(`${key}:${each.id}`),
      amountCents: each.cents,
      key: each.key ?? null,
      ...(each.note !== undefined && { note: each.note }),
    }));
    return { outcome: moved(told, told.id), returned };
  };
  const find = async (transfer: AskedTransfer) => {
    const told = await ask('find', { transfer: transferOf(transfer) }, stateSchema.nullable());
    return told === null ? undefined : found(told, transfer.idempotencyKey);
  };
  /** A refusal counts where nothing was done. */
  const unlessRefused = async (
    call: () => Promise<TransferOutcome>,
    doneBefore: () => Promise<TransferOutcome | undefined>,
  ): Promise<TransferOutcome> => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      return (await doneBefore()) ?? { reason: 'other', note: error.message.slice(0, MAX_WORDS) };
    }
  };

  return {
    async openAccount(producerId, now) {
      return accountOf(await ask('open', { producer: producerId }, accountSchema), now);
    },
    async lookUpAccount(accountId, now) {
      const account = accountOf(await ask('account', { id: theirs(accountId) }, accountSchema), now);
      if (account.providerId !== accountId) throw new Error(`${name} speaks of another account`);
      return account;
    },
    async onboardingUrl(accountId) {
      const returnUrl = `${publicUrl}/dashboard?tab=payouts`;
      const { url } = await ask('onboard', { id: theirs(accountId), returnUrl }, pageSchema);
      if (!source.mayLeadTo(url)) throw new Error(`${name} leads to a host that it has not named`);
      return url;
    },
    transfer: (transfer) =>
      unlessRefused(
        async () => {
          const told = await ask('transfer', { transfer: transferOf(transfer) }, stateSchema);
          return found(told, transfer.idempotencyKey).outcome;
        },
        async () => (await find(transfer))?.outcome,
      ),
    reverse: ({ transfer, transferId, amountCents, idempotencyKey: key }) =>
      unlessRefused(
        async () => {
          const asked = { transfer: transferOf(transfer), id: theirs(transferId), cents: amountCents, key };
          const told = await ask('reverse', asked, reversedSchema);
          if (told.state === 'pending') throw new Error(`${name} has not taken it back yet`);
          return moved(told, `${transfer.idempotencyKey}:${told.id}`);
        },
        async () => (await find(transfer))?.returned.find((each) => each.key === key),
      ),
    find,
  };
}
