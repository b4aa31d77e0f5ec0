import { Stripe } from 'stripe';
import { UnexpectedCalculation, type ReadCalculation } from './calculation.ts';

/** As many lines as Stripe lists at once. */
const PORTION = 100;

/** A calculation with all of its lines. */
export async function askStripe(
  stripe: Stripe,
  params: Stripe.Tax.CalculationCreateParams,
): Promise<ReadCalculation> {
  const { id, line_items: first, shipping_cost: shipping } = await stripe.tax.calculations.create(params);
  if (id === null || first == null) throw new UnexpectedCalculation('A calculation without a name or lines');
  if (!first.has_more) return { id, lines: first.data, shipping };
  const expand = ['data.tax_breakdown'];
  const lines = await stripe.tax.calculations
    .listLineItems(id, { limit: PORTION, expand })
    .autoPagingToArray({ limit: 10_000 });
  return { id, lines, shipping };
}

/** The address does not say enough: a state or a postal code is missing, or there is none such. */
export function isUnknownPlace(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'customer_tax_location_invalid'
  );
}
