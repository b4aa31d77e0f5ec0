import { quotesOf, type DeliveryQuotes, type RatedParcel } from '#domains/carriers/model/order-delivery.ts';
import {
  freedBy,
  ratesByBands,
  type Parcel,
  type ParcelRates,
} from '#domains/carriers/model/parcel-rates.ts';
import type { QuotedDelivery } from '#domains/carriers/model/quoted-delivery.ts';
import type { StoredProfile } from '#domains/carriers/model/shipping-profile.ts';
import { totals } from '#domains/pricing/model/cart-totals.ts';
import { methodPrice } from '#domains/pricing/model/delivery/method-rules.ts';
import type { PricedLine } from '#domains/pricing/model/line.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Place } from '#engine/model/places/address.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { CarrierAway } from './carrier.ts';
import { openCarrier } from './open-carrier.ts';
import { RememberedRates } from './remembered-rates.ts';

/** A line of a cart, as far as delivery asks. */
export interface LineToSend {
  producerId: number | null;
  producerName: string;
  quantity: number;
  /** 0: nobody has said. */
  weightGrams: number;
  /** Null: the producer has set nothing. */
  shippingProfile: StoredProfile | null;
}

/** What delivery of a cart costs where producers have prices of their own. */
export interface QuotedCart {
  quotes: DeliveryQuotes;
  parcels: QuotedDelivery['parcels'];
  belowMinimum: { producerName: string; minimumCents: number; missingCents: number }[];
}

export interface DeliveryQuestion {
  place: Place;
  /** Throws where this caller asks carriers too much; asked only where an answer is not known. */
  admit: () => Promise<void>;
  /** A question that is refused or not answered: true throws the refusal, false goes on by the producer's bands. */
  isOrder: boolean;
}

const remembered = new WeakMap<Shop['db'], RememberedRates>();

/** Undefined: no producer of it has set anything, and all is as the shop says. `prices`: of the lines, one by one. */
export async function quoteDelivery(
  shop: Pick<Shop, 'config' | 'db'>,
  lines: readonly LineToSend[],
  prices: readonly PricedLine[],
  question: DeliveryQuestion,
): Promise<QuotedCart | undefined> {
  const parcels = parcelsOf(lines, prices);
  if (parcels.length === 0) return undefined;
  const rated: RatedParcel[] = [];
  const isApart = new Set<number | null>();
  const all = await Promise.all(parcels.map((parcel) => ratesOf(shop, parcel, question)));
  for (const [at, parcel] of parcels.entries()) {
    const rates = all[at];
    if (rates === undefined) continue;
    rated.push({ producerName: parcel.producerName, rates });
    isApart.add(parcel.producerId);
  }
  const others = lines.some(({ producerId }) => !isApart.has(producerId));
  const ruleCents = totals(prices).shippingCents;
  return {
    quotes: quotesOf(rated, { others, ruleCents }),
    parcels: [
      ...rated.map(({ producerName, rates }) => ({ producerName, ...asAmounts(rates) })),
      ...(others && rated.length > 0 ? [{ producerName: null, ...asAmounts(byRule(ruleCents)) }] : []),
    ],
    belowMinimum: parcels.flatMap(({ producerName, profile: { minimumOrderCents }, goodsCents }) =>
      minimumOrderCents === null || goodsCents >= minimumOrderCents
        ? []
        : [{ producerName, minimumCents: minimumOrderCents, missingCents: minimumOrderCents - goodsCents }],
    ),
  };
}

/** As customers read it. `promoCents`: what the code takes off at the chosen method. */
export function shownDelivery({ parcels, belowMinimum }: QuotedCart, promoCents: number): QuotedDelivery {
  return {
    promoDiscount: toAmount(promoCents),
    parcels,
    belowMinimum: belowMinimum.map(({ producerName, minimumCents, missingCents }) => ({
      producerName,
      minimum: toAmount(minimumCents),
      missing: toAmount(missingCents),
    })),
  };
}

/** What producers send who have set something. */
function parcelsOf(lines: readonly LineToSend[], prices: readonly PricedLine[]): Parcel[] {
  const parcels = new Map<number, Parcel>();
  for (const [at, { producerId, producerName, quantity, weightGrams, shippingProfile }] of lines.entries()) {
    if (producerId === null || shippingProfile === null) continue;
    const before = parcels.get(producerId) ?? { goodsCents: 0, grams: 0 };
    const grams = weightGrams === 0 || before.grams === null ? null : before.grams + weightGrams * quantity;
    const goodsCents = before.goodsCents + prices[at]!.finalCents;
    parcels.set(producerId, { producerId, producerName, profile: shippingProfile, goodsCents, grams });
  }
  return [...parcels.values()];
}

async function ratesOf(
  shop: Pick<Shop, 'config' | 'db'>,
  parcel: Parcel,
  { place, admit, isOrder }: DeliveryQuestion,
): Promise<ParcelRates | undefined> {
  const carrier = openCarrier(shop);
  const { prices, origin } = parcel.profile;
  // Without a postal code or a weight a carrier could only guess.
  const isAsked =
    prices === 'carrier' &&
    carrier.asksOutside &&
    origin !== null &&
    parcel.grams !== null &&
    place.postalCode !== null;
  if (!isAsked) return ratesByBands(parcel, place);
  const known = remembered.get(shop.db) ?? new RememberedRates();
  remembered.set(shop.db, known);
  try {
    const rates = await known.of(carrier, parcel, place, admit);
    if (rates === undefined) return ratesByBands(parcel, place);
    return freedBy(parcel, place) ? { ...rates, standard: 0 } : rates;
  } catch (error) {
    if (isOrder && error instanceof AppError) throw error;
    if (!(error instanceof CarrierAway || error instanceof AppError)) throw error;
    return ratesByBands(parcel, place);
  }
}

function byRule(ruleCents: number): ParcelRates {
  return {
    standard: ruleCents,
    express: methodPrice('express').priceCents ?? ruleCents,
    priority: methodPrice('priority').priceCents ?? ruleCents,
  };
}

const asAmounts = ({ standard, express, priority }: ParcelRates) => ({
  standard: toAmount(standard),
  express: toAmount(express),
  priority: toAmount(priority),
});
