import { z } from 'zod';

/** The error codes of the API and the status each answers with. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Why a call was refused, where its caller has something to do about it. All other refusals are there to be read. */
export const ERROR_REASONS = {
  sign_in_needed: 'Nobody is signed in, or not any more.',
  wrong_credentials: 'No account has this name and password.',
  second_step_expired: 'The sign-in begins again with the password.',
  wrong_code: 'The code of the authenticator, or the recovery code, does not fit or has been used.',
  account_suspended: 'The account is suspended; the message says why.',
  passkey_refused: 'No account has this passkey, or the request to sign is too old.',
  link_expired: 'The link of a mail is used, too old or made up.',
  two_factor_needed: 'The owner asks administrators for a second factor, and the caller has none yet.',
  before_launch: 'The shop sells nothing yet.',
  cart_empty: 'There is nothing to order.',
  cart_changed: 'The cart changed while it was being ordered.',
  too_many_open_orders: 'So many orders to this recipient are open that no other is taken.',
  unpaid_orders: 'As much as strangers of one network may keep from others is unpaid.',
  invoice_too_large:
    'More is left to pay than the shop takes by invoice: another way to pay, or less, is taken.',
  price_changed: 'The order would cost more than the customer has been shown.',
  out_of_stock: 'There is less of a product than was ordered.',
  code_refused: 'The promo code takes nothing off this cart, or not any more.',
  gift_card_refused: 'No such gift card, or it is used up or blocked; the message says which.',
  group_closed: 'The group buy has closed: nobody joins, changes or leaves any more.',
  tax_unknown: 'Nobody has said how something of the order is taxed where it goes.',
  taxes_away: 'Taxes cannot be computed right now; nothing was ordered, and the same may be sent again soon.',
  not_for_sale: 'A product of the order is no longer sold.',
  ladders_differ: 'The products have different ladders: say which the family is to have.',
  slot_gone: 'The slot of the place is full, over, or no longer offered: choose another.',
  cancel_instead: 'Nothing would be left of the order: it is cancelled instead.',
  key_reused: 'The Idempotency-Key belongs to another request, which is done.',
} as const;

export type ErrorReason = keyof typeof ERROR_REASONS;

const CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];
const REASONS = Object.keys(ERROR_REASONS) as [ErrorReason, ...ErrorReason[]];

/** What every refused call answers with. */
export const errorBodySchema = z
  .object({
    message: z.string().describe('For people, in their language.'),
    code: z.enum(CODES),
    fields: z.record(z.string(), z.string()).optional().describe('Field name → what is wrong with it.'),
    reason: z
      .enum(REASONS)
      .optional()
      .describe(
        Object.entries(ERROR_REASONS)
          .map(([reason, meaning]) => `\`${reason}\`: ${meaning}`)
          .join('\n'),
      ),
    retryAfterSeconds: z.int().optional().describe('The header Retry-After once more.'),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBodySchema>;
