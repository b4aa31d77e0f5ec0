import { z } from 'zod';
import { givenPasswordSchema } from '#engine/model/fields.ts';
import { SINGLE_LINE } from '#engine/model/person-name.ts';
import { isAccountNumber, isIban, isRoutingNumber, plainIban } from '#engine/model/bank-account.ts';

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

/** An IBAN, or a routing number with an account number. */
export const payoutAccountFormSchema = z
  .object({
    kind: z.literal('bank', 'validation:invalidInput'),
    holder: z
      .string('validation:holderRequired')
      .trim()
      .min(1, 'validation:holderRequired')
      .max(HOLDER_MAX, 'validation:tooLong')
      .regex(SINGLE_LINE, 'validation:invalidInput'),
    iban: writtenSchema.transform(plainIban).optional(),
    routingNumber: digitsSchema.optional(),
    accountNumber: digitsSchema.optional(),
    password: givenPasswordSchema,
  })
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
export type PayoutAccountForm = z.output<typeof payoutAccountFormSchema>;

/** Where a producer's money goes, as far as it is shown. Without an account everything is null. */
export const payoutAccountSchema = z.object({
  kind: z.literal('bank').nullable(),
  holder: z.string().nullable(),
  /** Of the IBAN or the account number. */
  lastFour: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  /** Until then nothing is paid, because it was changed. */
  heldUntil: z.iso.datetime().nullable(),
});
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;
