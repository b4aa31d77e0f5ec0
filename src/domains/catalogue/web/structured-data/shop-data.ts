import { policies } from '#engine/model/policies.ts';
import { deliveryCountries, NOT_COVERED_STATES } from '#domains/pricing/model/delivery/coverage.ts';
import {
  METHOD_RULES,
  methodPrice,
  SENT_METHODS,
  type ShippingMethod,
} from '#domains/pricing/model/delivery/method-rules.ts';
import { priceLine } from '#domains/pricing/model/line.ts';
import { orderSum, PLAIN_CHOICES } from '#domains/pricing/model/order-sum.ts';
import { REASON_RULES } from '#domains/catalogue/model/return-reasons.ts';
import { brand } from '#engine/model/brand.ts';
import { toAmount } from '#engine/model/money.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';

const region = (addressCountry: string) => ({ '@type': 'DefinedRegion', addressCountry });
/** One of them stands alone. */
const covered = () => {
  const countries = deliveryCountries();
  return countries.length === 1 ? region(countries[0]!) : countries.map(region);
};
const notCovered = (type: string) =>
  deliveryCountries().includes('US')
    ? [
        {
          '@type': type,
          doesNotShip: true,
          shippingDestination: { ...region('US'), addressRegion: NOT_COVERED_STATES },
        },
      ]
    : [];
const BUSINESS_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
  (day) => `https://schema.org/${day}`,
);

/** What it costs to have one unit brought, by each method. */
export function shippingDetailsData(unitPriceCents: number): object[] {
  const offered = SENT_METHODS.map((method) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: money(shippingCents(method, unitPriceCents)),
    shippingDestination: covered(),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: BUSINESS_DAYS },
      // Counted from the order: packing is part of it.
      transitTime: transitTime(method),
    },
  }));
  return [...offered, ...notCovered('OfferShippingDetails')];
}

/** The methods of the whole shop: what the total of an order changes is a condition. */
export function shippingServicesData(): object[] {
  const { freeShippingCents } = policies();
  // Where it is always free, no order is charged.
  const lastChargedCents = Math.max(0, freeShippingCents - 1);
  return SENT_METHODS.map((method) => ({
    '@type': 'ShippingService',
    shippingConditions: [
      ...(methodPrice(method).priceCents === null
        ? [
            ...(freeShippingCents === 0
              ? []
              : [condition(method, lastChargedCents, { maxValue: amount(lastChargedCents) })]),
            condition(method, freeShippingCents, { minValue: amount(freeShippingCents) }),
          ]
        : [condition(method, lastChargedCents)]),
      ...notCovered('ShippingConditions'),
    ],
  }));
}

function condition(method: ShippingMethod, totalCents: number, orderValue?: object): object {
  return {
    '@type': 'ShippingConditions',
    ...(orderValue && {
      orderValue: { '@type': 'MonetaryAmount', ...orderValue, currency: shopHome().currency },
    }),
    shippingDestination: covered(),
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

/**
 * What happens to something that is fine and comes back all the same. The days without a fee: those with one are no
 * promise that a machine should repeat.
 */
export function returnPolicyData(perishable: boolean, publicUrl: string): object {
  const isTakenBack = !perishable || REASON_RULES.unopened.takesPerishables;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: policies().countries ?? shopHome().country,
    returnPolicyCategory: `https://schema.org/${
      isTakenBack ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted'
    }`,
    ...(isTakenBack
      ? {
          merchantReturnDays: policies().returnDays,
          returnMethod: 'https://schema.org/ReturnByMail',
          // The label is prepaid.
          returnFees: 'https://schema.org/FreeReturn',
          refundType: ['https://schema.org/FullRefund', 'https://schema.org/ExchangeRefund'],
        }
      : {}),
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    merchantReturnLink: `${publicUrl}/returns`,
  };
}

/** The shop, by the id that home gives it. */
export function shopReference(publicUrl: string): object {
  return { '@type': 'OnlineStore', '@id': `${publicUrl}/#organization`, name: brand().name };
}

interface Crumb {
  name: string;
  /** From the root of the shop, e.g. '/shop'. */
  path: string;
}

/** Where a page stands, as search engines read it. */
export function breadcrumbData(publicUrl: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@type': 'WebPage', '@id': `${publicUrl}${path}` },
    })),
  };
}

// Quantities and amounts as schema.org writes them. Units are codes of UN/CEFACT.

export function grams(value: number): object {
  return { '@type': 'QuantitativeValue', value, unitCode: 'GRM' };
}

export function millilitres(value: number): object {
  return { '@type': 'QuantitativeValue', value, unitCode: 'MLT' };
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

function days(from: number, to: number): object {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
}

/** '9.50' */
export function amount(cents: number): string {
  return toAmount(cents).toFixed(2);
}

function money(cents: number): object {
  return { '@type': 'MonetaryAmount', value: amount(cents), currency: shopHome().currency };
}
