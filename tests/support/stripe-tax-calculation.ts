import type { Stripe } from 'stripe';
import { nowInSeconds, StripeRefusal, type Params } from './stripe-objects.ts';
import { CALCULATION_PARAMS, NOWHERE, PRESET, refuseUnknown, taxedAmount } from './stripe-tax-rates.ts';

export type Calculation = Stripe.Tax.Calculation & { id: string };
export type Line = Stripe.Tax.CalculationLineItem;

const PAGE = 10;

/** What taxes a sale bears, with all of its lines. */
export function calculationOf(
  params: Params,
  newId: (kind: string) => string,
): Calculation & { line_items: Stripe.ApiList<Line>; lines: Line[] } {
  refuseUnknown(params, CALCULATION_PARAMS);
  const address = {
    ...NOWHERE,
    country: params['customer_details[address][country]']!,
    state: params['customer_details[address][state]'] ?? null,
    postal_code: params['customer_details[address][postal_code]'] ?? null,
  };
  if (address.country === 'US' && address.state === null && address.postal_code === null)
    throw new StripeRefusal(
      400,
      'We could not determine the customer’s tax location.',
      'customer_tax_location_invalid',
    );
  const isReversed = params['customer_details[taxability_override]'] === 'reverse_charge';
  const taxed = (amount: number, behaviour: string, code: string) =>
    taxedAmount({ ...address, isReversed }, amount, behaviour, code);
  const lines: Line[] = [];
  for (let at = 0; params[`line_items[${at}][amount]`] !== undefined; at += 1) {
    const given = (name: string) => params[`line_items[${at}][${name}]`];
    lines.push({
      ...taxed(Number(given('amount')), given('tax_behavior')!, given('tax_code') ?? PRESET),
      id: newId('tax_li'),
      object: 'tax.calculation_line_item',
      livemode: false,
      metadata: null,
      performance_location: null,
      product: null,
      quantity: 1,
      reference: given('reference')!,
    });
  }
  if (new Set(lines.map(({ reference }) => reference)).size < lines.length)
    throw new StripeRefusal(400, 'References of line items must be unique.');
  const shipped = params['shipping_cost[amount]'];
  const shipping =
    shipped === undefined
      ? null
      : taxed(Number(shipped), params['shipping_cost[tax_behavior]']!, params['shipping_cost[tax_code]']!);
  const all = [...lines, ...(shipping ? [shipping] : [])];
  const taxOf = (behaviour: string) =>
    all.filter((each) => each.tax_behavior === behaviour).reduce((sum, { amount_tax: tax }) => sum + tax, 0);
  const id = newId('taxcalc');
  const made = {
    id,
    object: 'tax.calculation' as const,
    amount_total: all.reduce((sum, { amount }) => sum + amount, 0) + taxOf('exclusive'),
    currency: params.currency!,
    customer: null,
    customer_details: {
      address,
      address_source: 'shipping',
      ip_address: null,
      tax_ids: [],
      taxability_override: isReversed ? 'reverse_charge' : 'none',
    },
    expires_at: nowInSeconds() + 90 * 24 * 60 * 60,
    line_items: page(lines, {}, `/v1/tax/calculations/${id}/line_items`),
    livemode: false,
    ship_from_details: null,
    shipping_cost: shipping,
    tax_amount_exclusive: taxOf('exclusive'),
    tax_amount_inclusive: taxOf('inclusive'),
    tax_breakdown: [],
    tax_date: nowInSeconds(),
  };
  return { ...made, lines };
}

export function page<Listed extends { id: string }>(
  all: readonly Listed[],
  params: Params,
  url = '/v1/tax',
): Stripe.ApiList<Listed> {
  const after = all.findIndex(({ id }) => id === params.starting_after) + 1;
  const data = all.slice(after, after + Number(params.limit ?? PAGE));
  return { object: 'list', data, has_more: after + data.length < all.length, url };
}
