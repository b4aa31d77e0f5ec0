import { brand } from '#engine/model/brand.ts';
import {
  checkoutOptions,
  type CheckoutOptions,
  type OptionsQuery,
} from '#domains/checkout/model/checkout-options.ts';
import { choicesOf } from '#domains/checkout/model/order-choices.ts';
import { cartTaxes } from '#domains/cart/model/cart-taxes.ts';
import { orderSum } from '#domains/pricing/model/order-sum.ts';
import { ratesInForce } from '#domains/taxes/server/rates-in-force.ts';
import type { Place } from '#engine/model/places/address.ts';
import { DEFAULT_LANGUAGE } from '#engine/model/languages.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { Db } from '#engine/server/db/client.ts';
import { pricesOf, waitsUntil } from './checkout-refusal.ts';
import { markedVatId } from './priced-cart.ts';
import { readCartToOrder } from './checkout.statements.ts';

/** What may be chosen for the cart behind a token; an empty one, where there is none. */
export async function optionsOfCart(
  db: Db,
  {
    tokenHash,
    paymentMethods,
    query,
    now,
  }: {
    tokenHash: string | undefined;
    paymentMethods: readonly PaymentMethod[];
    query: OptionsQuery;
    now: Date;
  },
): Promise<CheckoutOptions> {
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
  const usable = promo !== null && promo.obstacle === null ? promo : null;
  const { dueCents: _, ...taxes } = cartTaxes(
    rows.map(({ taxCategory }, at) => ({ category: taxCategory, finalCents: lines[at]!.finalCents })),
    orderSum(lines, { ...choicesOf(query), promo: usable }),
    {
      place: placeAsked(query),
      rates: await ratesInForce(db, now),
      businessVatId: found[0] === undefined ? null : markedVatId(query, found[0]),
    },
  );
  return checkoutOptions(
    {
      lines,
      taxes,
      perishables: rows.some((row) => row.perishable),
      shipsFrom: waitsUntil(rows, now),
      paymentMethods,
    },
    now,
  );
}

/** Null: nobody has said where it goes. */
function placeAsked({ country, region, postalCode }: OptionsQuery): Place | null {
  return country === undefined ? null : { country, region: region || null, postalCode: postalCode || null };
}
