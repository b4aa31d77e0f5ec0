import { brand } from '#engine/model/brand.ts';
import {
  checkoutOptions,
  type CheckoutOptions,
  type OptionsQuery,
} from '#domains/checkout/model/checkout-options.ts';
import { isCarried } from '#domains/carriers/model/parcel-rates.ts';
import { quoteDelivery, shownDelivery } from '#domains/carriers/server/quote-delivery.ts';
import { choicesOf, quoted } from '#domains/checkout/model/order-choices.ts';
import { toCartTaxes, type CartTaxes } from '#domains/cart/model/cart-taxes.ts';
import { findPlace, quoteOf } from '#domains/pickup/server/choose-slot.ts';
import { offeredPlaces } from '#domains/pickup/server/offered-places.ts';
import type { PlaceRow } from '#domains/pickup/server/places.queries.ts';
import { isPlaceMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { totals } from '#domains/pricing/model/cart-totals.ts';
import { orderSum } from '#domains/pricing/model/order-sum.ts';
import { taxesAtHome, type TaxedSale } from '#domains/taxes/model/taxed-sale.ts';
import { taxProvider } from '#domains/taxes/server/open-taxes.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { placeOf, type Place } from '#engine/model/places/address.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Db } from '#engine/server/db/client.ts';
import { DEFAULT_LANGUAGE } from '#engine/model/languages.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { pricesOf, waitsUntil } from './checkout-refusal.ts';
import { markedVatId } from './priced-cart.ts';
import { readCartToOrder } from './checkout.statements.ts';

type Asked = Pick<Shop, 'config' | 'db'>;

interface Question {
  tokenHash: string | undefined;
  paymentMethods: readonly PaymentMethod[];
  query: OptionsQuery;
  now: Date;
  /** Throws when this customer asks the provider of taxes too often. */
  admitTaxQuestion: (sessionId: number) => Promise<void>;
  /** The same of carriers. */
  admitCarrierQuestion: (sessionId: number) => Promise<void>;
}

/** What may be chosen for the cart behind a token; an empty one, where there is none. */
export async function optionsOfCart(shop: Asked, question: Question): Promise<CheckoutOptions> {
  const { db } = shop;
  const { tokenHash, paymentMethods, query, now } = question;
  const found =
    tokenHash === undefined
      ? []
      : await readCartToOrder(db, {
          tokenHash,
          language: DEFAULT_LANGUAGE,
          key: null,
          house: brand().houseProducer,
          email: '',
          promoCode: null,
        });
  const rows = found.filter((row) => row.lineId !== null);
  const lines = pricesOf(rows);
  const promo = found[0]?.promo ?? null;
  const shipsFrom = waitsUntil(rows, now);
  const cart = {
    producerIds: rows.map(({ producerId }) => producerId),
    totalCents: totals(lines).totalCents,
    shipsFrom,
  };
  const where = placeAsked(query);
  const offered = await offeredPlaces(db, cart, { where, now });
  const place = await placeChosen(db, query);
  const usable = promo !== null && promo.obstacle === null ? promo : null;
  const sessionId = found[0]?.sessionId ?? 0;
  const carried = await quoteDelivery(shop, rows, lines, {
    place: where ?? { country: shopHome().country, region: null, postalCode: null },
    admit: () => question.admitCarrierQuestion(sessionId),
    isOrder: false,
  });
  const { method } = choicesOf(query);
  const carriedQuote = isCarried(method) ? carried?.quotes[method] : undefined;
  const quote = place ? quoteOf(place) : carriedQuote;
  const sum = orderSum(lines, quoted({ ...choicesOf(query), promo: usable }, quote));
  const sale = {
    lines: rows.map(({ taxCategory }, at) => ({
      category: taxCategory,
      finalCents: lines[at]!.finalCents,
    })),
    sum,
    businessVatId: found[0] === undefined ? null : markedVatId(query, found[0]),
  };
  // What is fetched is taxed where it is fetched.
  const taxedAt = place?.kind === 'pickup' ? placeOf(place.address) : where;
  const taxes = await taxesOf(shop, { ...sale, place: taxedAt }, sessionId, question);
  return checkoutOptions(
    {
      lines,
      taxes,
      perishables: rows.some((row) => row.perishable),
      shipsFrom,
      paymentMethods,
      ...offered,
      quotes: carried?.quotes,
      delivery: carried && shownDelivery(carried, sum.promoCents),
      ...(place && { promoCents: sum.promoCents }),
    },
    now,
  );
}

/** Where it cannot be asked now, customers read what it would be at home: without taxes nobody could choose anything. */
async function taxesOf(
  shop: Asked,
  { place, ...sale }: Omit<TaxedSale, 'place'> & { place: Place | null },
  sessionId: number,
  { now, admitTaxQuestion }: Question,
): Promise<CartTaxes> {
  const provider = taxProvider(shop);
  const atHome = async () => toCartTaxes(taxesAtHome(sale, await provider.homeRates(now)), true);
  if (place === null) return atHome();
  const question = { now, owner: `session:${sessionId}`, admit: () => admitTaxQuestion(sessionId) };
  try {
    return toCartTaxes(await provider.forShow({ ...sale, place }, question), false);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return atHome();
  }
}

/** Null: nobody has said where it goes. */
function placeAsked({ country, region, postalCode }: OptionsQuery): Place | null {
  return country === undefined ? null : { country, region: region || null, postalCode: postalCode || null };
}

/** Of a method that has places; one that cannot be chosen any more is none. */
async function placeChosen(
  db: Db,
  { shippingMethod = 'standard', place: id }: OptionsQuery,
): Promise<PlaceRow | undefined> {
  if (id === undefined || !isPlaceMethod(shippingMethod)) return undefined;
  const place = await findPlace(db, id);
  return place?.kind === shippingMethod ? place : undefined;
}
