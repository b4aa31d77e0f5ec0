import { z } from 'zod';
import { toDollars } from '#engine/model/money.ts';
import { byRate, type TaxAmount } from './tax-of.ts';

/** Why an order that could be taxed is not: the customer, a business in another country, owes the tax there. */
export const TAX_REASONS = ['reverse_charge'] as const;
export type TaxReason = (typeof TAX_REASONS)[number];

/** The taxes of an order as it was placed. Its lines carry theirs. */
export interface OrderTaxes {
  /** In the order of the lines; null: nothing was paid for it, or no tax was charged at all. */
  lines: readonly (TaxAmount | null)[];
  shippingTax: TaxAmount | null;
  giftWrapTax: TaxAmount | null;
  /** What of the total is tax. */
  taxTotalCents: number;
  /** Whether prices hold it; otherwise it came on top. */
  taxIncluded: boolean;
  taxReason: TaxReason | null;
}

/** Of an order in a shop that charges no tax. */
export const untaxed = (lines: readonly unknown[]): OrderTaxes => ({
  lines: lines.map(() => null),
  shippingTax: null,
  giftWrapTax: null,
  taxTotalCents: 0,
  taxIncluded: false,
  taxReason: null,
});

/** A tax as the API says it; amounts as decimals. */
export const taxSchema = z.object({
  name: z.string(),
  percent: z.number(),
  /** What it is computed on, without it. */
  base: z.number(),
  amount: z.number(),
  country: z.string(),
  region: z.string().nullable(),
});
export type Tax = z.infer<typeof taxSchema>;

export function toTaxes(amounts: readonly (TaxAmount | null)[]): Tax[] {
  return byRate(amounts).map(({ name, percent, baseCents, taxCents, country, region }) => ({
    name,
    percent,
    base: toDollars(baseCents),
    amount: toDollars(taxCents),
    country,
    region,
  }));
}
