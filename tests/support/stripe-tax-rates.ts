// How Stripe Tax taxes: what is collected where, and the parameters it knows.
import { StripeRefusal, type Params } from './stripe-objects.ts';

interface Rate {
  level: 'country' | 'state' | 'city';
  name: string;
  percent: number;
}

const CODES = {
  food: 'txcd_40060003',
  goods: 'txcd_99999999',
  shipping: 'txcd_92010001',
  none: 'txcd_00000000',
};
/** What an account has that nobody has changed. */
export const PRESET = CODES.goods;

/** What is collected where; nothing anywhere else. */
function ratesAt(country: string, state: string, code: string): Rate[] {
  if (code === CODES.none) return [];
  if (country === 'DE') return [{ level: 'country', name: 'VAT', percent: code === CODES.food ? 7 : 19 }];
  if (country === 'AT') return [{ level: 'country', name: 'VAT', percent: code === CODES.food ? 10 : 20 }];
  if (country !== 'US' || state !== 'NY' || code === CODES.food) return [];
  return [
    { level: 'state', name: 'Sales Tax', percent: 4 },
    { level: 'city', name: 'Sales Tax', percent: 4.875 },
  ];
}

/** An amount as a calculation says it. */
export function taxedAmount(
  address: { country: string; state: string | null; isReversed: boolean },
  amount: number,
  behaviour: string,
  code: string,
) {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new StripeRefusal(400, 'Invalid integer');
  const rates = address.isReversed ? [] : ratesAt(address.country, address.state ?? '', code);
  const percent = rates.reduce((sum, rate) => sum + rate.percent, 0);
  const base = behaviour === 'inclusive' ? (amount * 100) / (100 + percent) : amount;
  const parts = rates.map((rate) => Math.round((base * rate.percent) / 100));
  const breakdown = rates.map((rate, at) => ({
    amount: parts[at]!,
    jurisdiction: {
      country: address.country,
      display_name: rate.level,
      level: rate.level,
      state: rate.level === 'country' ? null : address.state,
    },
    sourcing: 'destination',
    tax_rate_details: {
      display_name: rate.name,
      percentage_decimal: String(rate.percent),
      tax_type: rate.name === 'VAT' ? 'vat' : 'sales_tax',
    },
    taxability_reason: 'standard_rated',
    taxable_amount: Math.round(base),
  }));
  const nothing = {
    amount: 0,
    jurisdiction: {
      country: address.country,
      display_name: address.country,
      level: 'country',
      state: null,
    },
    sourcing: 'destination',
    tax_rate_details: null,
    taxability_reason: address.isReversed ? 'reverse_charge' : 'not_collecting',
    taxable_amount: 0,
  };
  return {
    amount,
    amount_tax: parts.reduce((sum, each) => sum + each, 0),
    tax_behavior: behaviour,
    tax_code: code,
    tax_breakdown: rates.length === 0 ? [nothing] : breakdown,
  };
}

export const NOWHERE = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

/** The parameters that the shop uses; their names are Stripe's. */
export const CALCULATION_PARAMS = [
  /^currency$/u,
  /^line_items\[\d+\]\[(?:amount|reference|tax_behavior|tax_code)\]$/u,
  /^shipping_cost\[(?:amount|tax_behavior|tax_code)\]$/u,
  /^customer_details\[address\]\[(?:country|state|postal_code)\]$/u,
  /^customer_details\[(?:address_source|taxability_override)\]$/u,
  /^customer_details\[tax_ids\]\[0\]\[(?:type|value)\]$/u,
  /^expand\[\d\]$/u,
];
export const REVERSAL_PARAMS = [
  /^(?:mode|original_transaction|reference)$/u,
  /^line_items\[\d+\]\[(?:amount|amount_tax|original_line_item|reference)\]$/u,
  /^shipping_cost\[(?:amount|amount_tax)\]$/u,
];

export function refuseUnknown(params: Params, known: readonly RegExp[]): void {
  for (const name of Object.keys(params))
    if (!known.some((each) => each.test(name)))
      throw new StripeRefusal(400, `Received unknown parameter: ${name}`, 'parameter_unknown');
}
