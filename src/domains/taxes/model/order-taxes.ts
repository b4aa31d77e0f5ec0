import { z } from 'zod';
import type { OrderSum } from '#domains/pricing/model/order-sum.ts';
import type { Place } from '#engine/model/places/address.ts';
import { toAmount } from '#engine/model/money.ts';
import type { TaxMode } from '#engine/model/policies.ts';
import { rateFor, type RateInForce } from './rate-for.ts';
import { byRate, taxOf, taxWithin, type TaxAmount } from './tax-of.ts';

/** Why an order that could be taxed is not: the customer, a business in another country, owes the tax there. */
export const TAX_REASONS = ['reverse_charge'] as const;
export type TaxReason = (typeof TAX_REASONS)[number];

/** The taxes of an order as it was placed. Its lines carry theirs. */
export interface OrderTaxes {
  /** In the order of the lines; null: nothing was paid for it, or no tax was charged at all. */
  lines: readonly (TaxAmount | null)[];
  /** What the prices of the lines hold before a code; nothing where tax comes on top. */
  heldCents: readonly number[];
  shippingTax: TaxAmount | null;
  giftWrapTax: TaxAmount | null;
  /** What of the total is tax. */
  taxTotalCents: number;
  /** Whether prices hold it; otherwise it came on top. */
  taxIncluded: boolean;
  taxReason: TaxReason | null;
  /** What the provider of taxes calls the calculation; null: the shop's own rates were used, or nothing is taxed. */
  taxCalculation: string | null;
}

/** Of an order in a shop that charges no tax. */
export const untaxed = (lines: readonly unknown[]): OrderTaxes => ({
  lines: lines.map(() => null),
  heldCents: lines.map(() => 0),
  shippingTax: null,
  giftWrapTax: null,
  taxTotalCents: 0,
  taxIncluded: false,
  taxReason: null,
  taxCalculation: null,
});

/** By what an order is taxed. */
export interface TaxBasis {
  mode: TaxMode;
  /** Where it goes. */
  place: Place;
  /** Those of the day. */
  rates: readonly RateInForce[];
  /** Of shipping and gift wrap. */
  shippingCategory: string;
  /** The customer owes the tax where it goes; prices that hold it are paid without it. */
  reverseCharge?: boolean;
}

export interface ComputedTaxes extends OrderTaxes {
  /** What they change of the total: what comes on top, or less than zero where prices hold what is not owed. */
  dueCents: number;
  /** Categories without a rate at this place. */
  unknown: string[];
  /** Which rates were used. */
  rates: { id: number; percent: number }[];
}

/** Something of an order that costs money. */
export interface Charged {
  /** The place of the line among the lines. */
  of: number | 'shipping' | 'giftWrap';
  category: string;
  /** What the customer pays for it after every discount, as the shop prices it. */
  cents: number;
}

type TaxedLines = readonly { category: string; finalCents: number }[];
type TaxedAmounts = Pick<OrderSum, 'promoCents' | 'linePromoCents' | 'shippingCents' | 'giftWrapCents'>;

/** What of an order can be taxed: its lines, then the shipping, then the gift wrap. */
export function chargedOf(lines: TaxedLines, sum: TaxedAmounts, category: string): Charged[] {
  // A code for free shipping belongs to the shipping.
  const onShipping = sum.promoCents - sum.linePromoCents.reduce((all, cents) => all + cents, 0);
  return [
    ...lines.map((line, at) => ({
      of: at,
      category: line.category,
      cents: line.finalCents - sum.linePromoCents[at]!,
    })),
    { of: 'shipping', category, cents: sum.shippingCents - onShipping },
    { of: 'giftWrap', category, cents: sum.giftWrapCents },
  ];
}

/** What an order is taxed by, all of it computed on what the customer pays after every discount. */
export function taxesOfOrder(
  lines: TaxedLines,
  sum: TaxedAmounts,
  { mode, place, rates, shippingCategory, reverseCharge = false }: TaxBasis,
): ComputedTaxes {
  if (mode === 'none') return { ...untaxed(lines), dueCents: 0, unknown: [], rates: [] };
  const charged = chargedOf(lines, sum, shippingCategory);
  const { lines: amounts, totalCents, unknown } = taxOf(charged, place, rates, mode);
  const isReversed = reverseCharge && mode === 'included';
  const frozen = isReversed ? amounts.map((amount) => amount && reversed(amount)) : amounts;
  const used = charged
    .filter(({ cents }) => cents > 0)
    .map((line) => rateFor(line.category, place, rates))
    .filter((rate) => rate !== undefined);
  return {
    lines: frozen.slice(0, lines.length),
    heldCents: lines.map(({ finalCents }, at) =>
      mode === 'included' && amounts[at] ? taxWithin(finalCents, amounts[at].percent) : 0,
    ),
    shippingTax: frozen[lines.length]!,
    giftWrapTax: frozen[lines.length + 1]!,
    taxTotalCents: isReversed ? 0 : totalCents,
    taxIncluded: mode === 'included',
    taxReason: isReversed ? 'reverse_charge' : null,
    taxCalculation: null,
    dueCents: mode === 'added' ? totalCents : isReversed ? 0 - totalCents : 0,
    unknown,
    rates: [...new Map(used.map(({ id, percent }) => [id, { id, percent }])).values()],
  };
}

/** The same base, on which nothing is charged. */
export const reversed = (amount: TaxAmount): TaxAmount => ({ ...amount, percent: 0, taxCents: 0 });

/** The sum with what the taxes change of it. */
export function taxedSum(sum: OrderSum, { dueCents }: Pick<ComputedTaxes, 'dueCents'>): OrderSum {
  return dueCents === 0 ? sum : { ...sum, orderTotalCents: sum.orderTotalCents + dueCents };
}

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

/** 'VAT', or what else several are called; each name once. */
export const taxNames = (taxes: readonly { name: string }[]) =>
  [...new Set(taxes.map(({ name }) => name))].join(', ');

export function toTaxes(amounts: readonly (TaxAmount | null)[]): Tax[] {
  return byRate(amounts).map(({ name, percent, baseCents, taxCents, country, region }) => ({
    name,
    percent,
    base: toAmount(baseCents),
    amount: toAmount(taxCents),
    country,
    region,
  }));
}
