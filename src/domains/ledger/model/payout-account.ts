import { z } from 'zod';
import { addedLabel, addedNames, type AddedName } from '#engine/model/added-names.ts';
import { passkeySignInSchema } from '#domains/accounts/model/passkeys.ts';
import { givenPasswordSchema } from '#engine/model/fields.ts';
import { SINGLE_LINE } from '#engine/model/person-name.ts';
import { MISSING } from './payout-requirements.ts';
import { isAccountNumber, isIban, isRoutingNumber, plainIban } from '#engine/model/bank-account.ts';
import { bankText } from './bank-text.ts';

const HOUR_MS = 60 * 60 * 1000;
/** So long after a change nothing is paid: its owner, if somebody else made it, has time to say so. */
export const HOLD_HOURS = 48;

/** Until then nothing is paid to an account that was changed; null: it is paid. */
export function heldUntil(changedAt: Date, now: Date): Date | null {
  const until = new Date(changedAt.getTime() + HOLD_HOURS * HOUR_MS);
  return until > now ? until : null;
}

/** Accounts changed before this moment are paid at `now`. */
export function changedBefore(now: Date): Date {
  return new Date(now.getTime() - HOLD_HOURS * HOUR_MS);
}

const HOLDER_MAX = 70;
const WRITTEN_MAX = 64;

const writtenSchema = z.string('validation:invalidInput').max(WRITTEN_MAX, 'validation:tooLong');
const digitsSchema = writtenSchema.transform((written) => written.replaceAll(/[\s-]/g, ''));

/** Where producers may let their money go without extensions. */
const OWN_KINDS = ['bank', 'stripe'] as const;
/** To a bank, or to an account with a provider: Stripe, or the one that an extension brings. */
export type PayoutKind = (typeof OWN_KINDS)[number] | AddedName;
/** Who pays by itself. */
export type PayoutProviderName = Exclude<PayoutKind, 'bank'>;

const addedKindSchema = z.templateLiteral(['x-', z.string()], 'validation:invalidInput');
export const payoutKindSchema = z.union([z.enum(OWN_KINDS), addedKindSchema]);

/** The kinds that can be paid: an account with an extension that was taken away waits until it is back. */
export const payableKinds = (): PayoutKind[] => [...OWN_KINDS, ...addedNames('payout')];

/** As people read it; undefined: the bank pays. */
export function payoutProviderLabel(kind: PayoutKind | null, language: string): string | undefined {
  if (kind === null || kind === 'bank') return undefined;
  return kind === 'stripe' ? 'Stripe' : addedLabel('payout', kind, language);
}

/** Somebody proves again who they are: by the password, or by a passkey instead. */
const proof = {
  password: givenPasswordSchema.optional(),
  passkey: passkeySignInSchema.shape.credential.optional(),
};

function needProof(
  { password, passkey }: { password?: string | undefined; passkey?: object | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (password === undefined && passkey === undefined)
    context.addIssue({ code: 'custom', path: ['password'], message: 'validation:passwordRequired' });
}

/** An IBAN, or a routing number with an account number. */
export const bankAccountFormSchema = z
  .object({
    kind: z.literal('bank', 'validation:invalidInput'),
    holder: z
      .string('validation:holderRequired')
      .trim()
      .min(1, 'validation:holderRequired')
      .max(HOLDER_MAX, 'validation:tooLong')
      .regex(SINGLE_LINE, 'validation:invalidInput')
      .refine((holder) => holder === '' || bankText(holder) !== '', 'validation:holderLatin'),
    iban: writtenSchema.transform(plainIban).optional(),
    routingNumber: digitsSchema.optional(),
    accountNumber: digitsSchema.optional(),
    ...proof,
  })
  .superRefine(needProof)
  .superRefine(({ iban, routingNumber, accountNumber }, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message: `validation:${message}` });
    if (!routingNumber && !accountNumber) {
      if (!isIban(iban ?? '')) say('iban', 'ibanInvalid');
      return;
    }
    // One account, not two.
    if (iban) return say('iban', 'ibanInvalid');
    if (!isRoutingNumber(routingNumber ?? '')) say('routingNumber', 'routingNumberInvalid');
    if (!isAccountNumber(accountNumber ?? '')) say('accountNumber', 'accountNumberInvalid');
  });
export type BankAccountForm = z.output<typeof bankAccountFormSchema>;

/** The provider asks for the rest on pages of its own. */
export const providerAccountFormSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('stripe'), ...proof }).superRefine(needProof),
    z.object({ kind: z.literal('extension'), name: addedKindSchema, ...proof }).superRefine(needProof),
  ],
  'validation:invalidInput',
);
export type ProviderAccountForm = z.output<typeof providerAccountFormSchema>;

export const payoutAccountFormSchema = z.discriminatedUnion(
  'kind',
  [bankAccountFormSchema, providerAccountFormSchema],
  'validation:invalidInput',
);
export type PayoutAccountForm = z.output<typeof payoutAccountFormSchema>;

/** How far an account with a provider is. */
export const ACCOUNT_STATES = [
  /** The producer has not sent everything in yet. */
  'started',
  /** The provider looks at it. */
  'checking',
  /** The provider wants to know more before anything is paid. */
  'incomplete',
  /** Money can go there. */
  'active',
  'refused',
] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Where a producer's money goes, as far as it is shown. Without an account everything is null. */
export const payoutAccountSchema = z.object({
  kind: payoutKindSchema.nullable(),
  /** What may be chosen: of accounts with a provider, where the shop has one. */
  offered: z.array(payoutKindSchema),
  holder: z.string().nullable(),
  /** Of the IBAN or the account number; of an account with a provider, where that pays to. */
  lastFour: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  /** Until then nothing is paid, because it was changed. */
  heldUntil: z.iso.datetime().nullable(),
  /** Of an account with a provider; 'away': of one that was taken away, so that the balance waits. */
  state: z.enum([...ACCOUNT_STATES, 'away']).nullable(),
  /** What the provider still wants to know. */
  missing: z.array(z.enum(MISSING)),
});
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;

export const changedPayoutAccountSchema = payoutAccountSchema.extend({
  /** Where the producer tells the provider the rest. */
  onboardingUrl: z.url().nullable(),
});
