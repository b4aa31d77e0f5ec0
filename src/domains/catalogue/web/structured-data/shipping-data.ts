import { policies } from '#engine/model/policies.ts';
import { NOT_COVERED_STATES } from '#domains/pricing/model/delivery/coverage.ts';
import {
  METHOD_RULES,
  methodPrice,
  SHIPPING_METHODS,
  type ShippingMethod,
} from '#domains/pricing/model/delivery/method-rules.ts';
import { priceLine } from '#domains/pricing/model/line.ts';
import { orderSum, PLAIN_CHOICES } from '#domains/pricing/model/order-sum.ts';
import { amount, days, money } from './quantity-data.ts';

const COVERED = { '@type': 'DefinedRegion', addressCountry: 'US' };
const NOT_COVERED = { ...COVERED, addressRegion: NOT_COVERED_STATES };
const BUSINESS_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
  (day) => `https://schema.org/${day}`,
);

/** What it costs to have one unit brought, by each method. */
export function shippingDetailsData(unitPriceCents: number): object[] {
  const offered = SHIPPING_METHODS.map((method) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: money(shippingCents(method, unitPriceCents)),
    shippingDestination: COVERED,
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: BUSINESS_DAYS },
      // Counted from the order: packing is part of it.
      transitTime: transitTime(method),
    },
  }));
  return [
    ...offered,
    { '@type': 'OfferShippingDetails', doesNotShip: true, shippingDestination: NOT_COVERED },
  ];
}

/** The methods of the whole shop: what the total of an order changes is a condition. */
export function shippingServicesData(): object[] {
  const { freeShippingCents } = policies();
  const lastChargedCents = freeShippingCents - 1;
  return SHIPPING_METHODS.map((method) => ({
    '@type': 'ShippingService',
    shippingConditions: [
      ...(methodPrice(method).priceCents === null
        ? [
            condition(method, lastChargedCents, { maxValue: amount(lastChargedCents) }),
            condition(method, freeShippingCents, { minValue: amount(freeShippingCents) }),
          ]
        : [condition(method, lastChargedCents)]),
      { '@type': 'ShippingConditions', doesNotShip: true, shippingDestination: NOT_COVERED },
    ],
  }));
}

function condition(method: ShippingMethod, totalCents: number, orderValue?: object): object {
  return {
    '@type': 'ShippingConditions',
    ...(orderValue && { orderValue: { '@type': 'MonetaryAmount', ...orderValue, currency: 'USD' } }),
    shippingDestination: COVERED,
    shippingRate: money(shippingCents(method, totalCents)),
    transitTime: transitTime(method),
  };
}

function transitTime(method: ShippingMethod): object {
  const { earliest, latest } = METHOD_RULES[method];
  return days(earliest, latest);
}

function shippingCents(method: ShippingMethod, totalCents: number): number {
  const goods = priceLine({ unitPriceCents: totalCents, quantity: 1, tiers: [] });
  return orderSum([goods], { ...PLAIN_CHOICES, method }).shippingCents;
}
