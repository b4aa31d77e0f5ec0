import * as z from 'zod';
import type { DiscountTier } from './tiers.ts';

// Apart from tiers.ts so that showing a price does not bring the validation library into the page.

/** Far more steps than a ladder that people can read; keeps one product from swelling every catalogue answer. */
const MAX_TIERS = 20;

const FORMAT = 'validation:tiersFormat';
const QUANTITY = 'validation:tiersQuantity';
const PERCENTAGE = 'validation:tiersPercentage';

const hasAtMostTwoDecimals = (value: number) => Math.round(value * 100) / 100 === value;

const discountTierSchema = z.object(
  {
    minQuantity: z.int(QUANTITY).min(2, QUANTITY),
    discountPercentage: z
      .number(PERCENTAGE)
      .gt(0, PERCENTAGE)
      .max(90, PERCENTAGE)
      .refine(hasAtMostTwoDecimals, 'validation:tiersDecimals'),
  },
  FORMAT,
);

function risesBy(field: keyof DiscountTier) {
  return (tiers: DiscountTier[]) =>
    tiers.every((tier, index) => {
      const previous = tiers[index - 1];
      return !previous || tier[field] > previous[field];
    });
}

/** A product's own tiers. Where the standard table may apply instead, use `.nullable()`. */
export const discountTiersSchema = z
  .array(discountTierSchema, FORMAT)
  .max(MAX_TIERS, 'validation:tiersMax20')
  .refine(risesBy('minQuantity'), 'validation:tiersRising')
  .refine(risesBy('discountPercentage'), 'validation:tiersPercentageRising');
