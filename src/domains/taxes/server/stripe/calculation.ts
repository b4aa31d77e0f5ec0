import type { Stripe } from 'stripe';
import { chargedOf, type Charged } from '#domains/taxes/model/order-taxes.ts';
import type { RateInForce } from '#domains/taxes/model/rate-for.ts';
import type { TaxAmount } from '#domains/taxes/model/tax-of.ts';
import type { TaxedSale } from '#domains/taxes/model/taxed-sale.ts';
import type { Place } from '#engine/model/places/address.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { codeOf, SHIPPING_CODE } from './tax-codes.ts';

type Params = Stripe.Tax.CalculationCreateParams;
type Breakdown =
  | Stripe.Tax.CalculationLineItem.TaxBreakdown
  | Stripe.Tax.Calculation.ShippingCost.TaxBreakdown;

/** A calculation of Stripe's with all of its lines. */
export interface ReadCalculation {
  id: string | null;
  lines: readonly Stripe.Tax.CalculationLineItem[];
  shipping: Stripe.Tax.Calculation.ShippingCost | null;
}

/** As it is called in calculations, and in what is reported of them. */
export const referenceOf = (of: Charged['of']) => (typeof of === 'number' ? `line-${of + 1}` : of);

/** What of a sale is asked about: whatever costs something. */
export function chargesOf({ lines, sum }: TaxedSale): Charged[] {
  return chargedOf(lines, sum, policies().taxShippingCategory).filter(({ cents }) => cents > 0);
}

/** Where it goes is asked as the shop's own rates ask it: the customer's street and name stay here. */
const addressOf = ({ country, region, postalCode }: Place) => ({
  country,
  ...(region !== null && { state: region }),
  ...(postalCode !== null && { postal_code: postalCode }),
});

export function calculationParams(charges: readonly Charged[], place: Place): Params {
  const tax_behavior = policies().taxMode === 'included' ? 'inclusive' : 'exclusive';
  const shipping = charges.find(({ of }) => of === 'shipping');
  return {
    currency: shopHome().currency.toLowerCase(),
    line_items: charges
      .filter(({ of }) => of !== 'shipping')
      .map(({ of, category, cents }) => ({
        amount: cents,
        reference: referenceOf(of),
        tax_behavior,
        ...codeOf(category),
      })),
    ...(shipping && { shipping_cost: { amount: shipping.cents, tax_behavior, tax_code: SHIPPING_CODE } }),
    customer_details: { address: addressOf(place), address_source: 'shipping' },
    expand: ['line_items.data.tax_breakdown', 'shipping_cost.tax_breakdown'],
  };
}

/** The same without what the prices held, for a business that owes the tax itself. */
export function reverseChargeParams(
  params: Params,
  held: ReadonlyMap<Charged['of'], TaxAmount>,
  vatId: string,
): Params {
  const baseOf = (reference: string) =>
    [...held].find(([of]) => referenceOf(of) === reference)?.[1].baseCents ?? 0;
  return {
    ...params,
    line_items: params.line_items.map((line) => ({
      ...line,
      amount: baseOf(line.reference!),
      tax_behavior: 'exclusive',
    })),
    ...(params.shipping_cost && {
      shipping_cost: { ...params.shipping_cost, amount: baseOf('shipping'), tax_behavior: 'exclusive' },
    }),
    customer_details: {
      ...params.customer_details,
      tax_ids: [{ type: 'eu_vat', value: vatId }],
      taxability_override: 'reverse_charge',
    },
  };
}

/** What Stripe says of each charge. */
export function amountsOf(
  { lines, shipping }: ReadCalculation,
  charges: readonly Charged[],
  place: Place,
): Map<Charged['of'], TaxAmount> {
  return new Map(
    charges.map(({ of }) => {
      const line =
        of === 'shipping' ? shipping : lines.find(({ reference }) => reference === referenceOf(of));
      if (line == null) throw new UnexpectedCalculation(`Nothing is said of ${referenceOf(of)}`);
      const { amount, amount_tax: taxCents, tax_behavior, tax_breakdown } = line;
      const baseCents = tax_behavior === 'inclusive' ? amount - taxCents : amount;
      return [of, { ...rateOf(tax_breakdown ?? [], place), baseCents, taxCents }];
    }),
  );
}

export class UnexpectedCalculation extends Error {}

const NO_NAME = 'Tax';

/** Where several authorities tax the same, their rates are one; one that taxes nothing is not named. */
function rateOf(breakdown: readonly Breakdown[], place: Place): Omit<TaxAmount, 'baseCents' | 'taxCents'> {
  const rated = breakdown.flatMap(({ jurisdiction, tax_rate_details: rate }) =>
    rate === null
      ? []
      : { ...jurisdiction, name: rate.display_name, percent: Number(rate.percentage_decimal) },
  );
  const charged = rated.filter(({ percent }) => percent > 0);
  const named = charged.length > 0 ? charged : rated;
  const state = named.find((each) => each.state !== null)?.state ?? null;
  const percent = charged.reduce((sum, each) => sum + each.percent, 0);
  return {
    name: [...new Set(named.map(({ name }) => name))].join(', ') || NO_NAME,
    percent: Math.round(percent * 1_000) / 1_000,
    country: place.country,
    region: state !== null && /^[A-Z0-9]{1,3}$/.test(state) ? state : null,
  };
}

const SAMPLE_CENTS = 100_00;

/** Asks what a hundred of everything is taxed by at a place. */
export function ratesParams(place: Place, categories: readonly string[]): Params {
  return {
    currency: shopHome().currency.toLowerCase(),
    line_items: categories.map((category) => ({
      amount: SAMPLE_CENTS,
      reference: category,
      tax_behavior: 'exclusive',
      ...codeOf(category),
    })),
    customer_details: { address: addressOf(place), address_source: 'shipping' },
    expand: ['line_items.data.tax_breakdown'],
  };
}

/** The rates of the country that a cart is estimated by. */
export function ratesOf({ lines }: ReadCalculation, place: Place): RateInForce[] {
  return lines.map(({ reference, tax_breakdown }) => ({
    ...rateOf(tax_breakdown ?? [], place),
    id: 0,
    region: null,
    postalPrefix: null,
    category: reference,
  }));
}
