import { z } from 'zod';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { MAX_ORDER_CENTS } from '#domains/pricing/model/cart-totals.ts';
import { toAmount } from '#engine/model/money.ts';
import { PROMO_KINDS } from '#domains/pricing/model/promo-discount.ts';

const MAX_AMOUNT = toAmount(MAX_ORDER_CENTS);
const MAX_USES = 1_000_000_000;
const CODE = /^[a-z0-9-]{3,30}$/i;

const amount = z
  .number('validation:promoAmount')
  .min(0, 'validation:promoAmount')
  .max(MAX_AMOUNT, 'validation:promoAmount')
  .multipleOf(0.01, 'validation:promoDecimals');
const moment = z.iso.datetime({ offset: true, error: 'validation:momentInvalid' }).nullable();

/** A code as administrators write it: percent or an amount in `value`, null where something has no bound. */
const fields = {
  code: z.string('validation:promoCode').trim().regex(CODE, 'validation:promoCode'),
  kind: z.enum(PROMO_KINDS, 'validation:promoKind'),
  /** Percent, an amount, or nothing for free shipping. */
  value: amount,
  /** For customers: what the code is about. */
  description: z
    .string('validation:invalidInput')
    .trim()
    .max(200, 'validation:tooLong')
    .regex(/^\P{Cc}*$/u, 'validation:invalidInput'),
  /** Goods after bulk discounts must reach this. */
  minTotal: amount.nullable(),
  startsAt: moment,
  endsAt: moment,
  maxUses: z
    .int('validation:promoMaxUses')
    .min(1, 'validation:promoMaxUses')
    .max(MAX_USES, 'validation:promoMaxUses')
    .nullable(),
  oncePerCustomer: z.boolean('validation:invalidInput'),
  active: z.boolean('validation:invalidInput'),
};

const writtenSchema = z.object(fields);
export type WrittenPromoCode = z.output<typeof writtenSchema>;

interface Problem {
  field: 'value' | 'endsAt';
  message: string;
}

/** What the fields rule out together; null where they fit. */
export function promoCodeProblem({
  kind,
  value,
  startsAt,
  endsAt,
}: Pick<WrittenPromoCode, 'kind' | 'value' | 'startsAt' | 'endsAt'>): Problem | null {
  if (kind === 'percent' && !(value > 0 && value <= 100))
    return { field: 'value', message: 'validation:promoPercent' };
  if (kind === 'amount' && value === 0) return { field: 'value', message: 'validation:promoAmountAbove0' };
  if (startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    return { field: 'endsAt', message: 'validation:promoEndsAt' };
  return null;
}

export const newPromoCodeSchema = z
  .object({
    ...fields,
    value: fields.value.default(0),
    description: fields.description.default(''),
    minTotal: fields.minTotal.default(null),
    startsAt: fields.startsAt.default(null),
    endsAt: fields.endsAt.default(null),
    maxUses: fields.maxUses.default(null),
    oncePerCustomer: fields.oncePerCustomer.default(false),
    active: fields.active.default(true),
  })
  .superRefine((code, context) => {
    const problem = promoCodeProblem(code);
    if (problem !== null)
      context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
  });

/** Only what changes; how it fits with the rest is seen when it is saved. */
export const promoCodeChangesSchema = writtenSchema.partial();
export type PromoCodeChanges = z.output<typeof promoCodeChangesSchema>;

/** A code as administrators see it. */
export const adminPromoCodeSchema = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  value: z.number(),
  description: z.string(),
  minTotal: z.number().nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  maxUses: z.number().nullable(),
  oncePerCustomer: z.boolean(),
  active: z.boolean(),
  /** Orders that carry it and are not cancelled. */
  uses: z.number(),
  /** What it has taken off them, without what was cancelled since. */
  cost: z.number(),
  createdAt: z.iso.datetime(),
});
export type AdminPromoCode = z.infer<typeof adminPromoCodeSchema>;

export const adminPromoCodeListSchema = adminListSchema.extend({
  active: z
    .enum(['true', 'false'], 'validation:invalidInput')
    .transform((value) => value === 'true')
    .optional(),
  sort: sortSchema('code', 'ends', 'uses', 'state'),
});
export type AdminPromoCodeList = z.output<typeof adminPromoCodeListSchema>;
