import { toDollars } from '#engine/model/money.ts';

// Quantities and amounts as schema.org writes them. Units are codes of UN/CEFACT.

export function grams(value: number): object {
  return { '@type': 'QuantitativeValue', value, unitCode: 'GRM' };
}

/** `to` null: open upwards. */
export function pieces(from: number, to: number | null): object {
  return {
    '@type': 'QuantitativeValue',
    minValue: from,
    ...(to === null ? {} : { maxValue: to }),
    unitCode: 'C62',
  };
}

export function days(from: number, to: number): object {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
}

/** '9.50' */
export function amount(cents: number): string {
  return toDollars(cents).toFixed(2);
}

export function money(cents: number): object {
  return { '@type': 'MonetaryAmount', value: amount(cents), currency: 'USD' };
}
