import { brand } from '#engine/model/brand.ts';
import { choicesOf, deliveryOf } from '#domains/checkout/model/order-choices.ts';
import { promoObstacle } from '#domains/cart/model/promo-codes/promo-obstacle.ts';
import { rememberCode, rememberShown } from '#domains/cart/server/cart.queries.ts';
import type { GuessLimit } from '#domains/cart/server/code-guesses.ts';
import type { PromoState } from '#domains/cart/server/promo-codes/promo-code-sql.ts';
import { codeRefusal, knownCode } from '#domains/cart/server/put-code.ts';
import { quoteOfOrder } from '#domains/carriers/server/order-refusal.ts';
import { quoteDelivery } from '#domains/carriers/server/quote-delivery.ts';
import { streetOf } from '#domains/orders/model/order-address.ts';
import { fundsOfCheckout } from '#domains/gift-cards/server/funds-of-checkout.ts';
import type { OrderFunds } from '#domains/orders/model/payments/order-funds.ts';
import { refuseDelivery } from '#domains/orders/server/places/delivery-refusal.ts';
import { taxedSum, type ComputedTaxes } from '#domains/taxes/model/order-taxes.ts';
import type { TaxProvider } from '#domains/taxes/server/tax-provider.ts';
import type { GuestInvoices } from '#domains/orders/model/payments/confirmation.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { Checkout } from '#domains/checkout/model/checkout.ts';
import type { Language } from '#engine/model/languages.ts';
import { knownAddress, placeOf, type Place } from '#engine/model/places/address.ts';
import { readAddress } from '#engine/model/places/read-address.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { totals } from '#domains/pricing/model/cart-totals.ts';
import { orderSum, type OrderSum } from '#domains/pricing/model/order-sum.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { chooseSlot, type ChosenSlot } from '#domains/pickup/server/choose-slot.ts';
import type { Shop } from '#engine/server/shop.ts';
import { pricesOf, refusalOf, waitsUntil } from './checkout-refusal.ts';
import { readCartToOrder, type CheckoutRow } from './checkout.statements.ts';

/** An order as somebody has sent it, and what may be in its way. */
export interface Submission {
  tokenHash: string | undefined;
  language: Language;
  /** The same key sent twice within a session is one order. */
  key: string | undefined;
  checkout: Checkout;
  /** How what is left to pay will be paid. Throws where it cannot be. */
  methodFor: (leftCents: number) => PaymentMethod;
  now: Date;
  guestsMayOrder: boolean;
  guesses: GuessLimit;
  /** The same of gift cards. */
  cardGuesses: GuessLimit;
  /** Throws when this customer orders too much; asked once, when nothing else is in the way. */
  admit: (order: PricedCart, payment: ChosenPayment) => Promise<GuestInvoices>;
  /** Throws when this customer asks the provider of taxes too often. */
  admitTaxQuestion: (sessionId: number) => Promise<void>;
  /** The same of carriers. */
  admitCarrierQuestion: (sessionId: number) => Promise<void>;
}

export interface ChosenPayment {
  paymentMethod: PaymentMethod;
  /** What gift cards and credit leave. */
  leftCents: number;
}

/** The session of a submission with what is in its cart. */
interface FoundCart {
  session: CheckoutRow | undefined;
  lines: CheckoutRow[];
  /** The order that this very submission has already become. */
  placedOrderId: number | null;
}

/** A cart that can be ordered as it stands, at what it costs now. */
export interface PricedCart {
  session: CheckoutRow;
  lines: CheckoutRow[];
  promo: PromoState | null;
  /** With the tax, where that comes on top. */
  sum: OrderSum;
  taxes: ComputedTaxes;
  /** What gift cards and credit pay of it. */
  funds: OrderFunds | null;
  /** Null: it is sent. */
  slot: ChosenSlot | null;
}

/** Throws where guests must sign in first. */
export async function cartToOrder(
  db: Db,
  { tokenHash, language, key, checkout, guestsMayOrder }: Submission,
): Promise<FoundCart> {
  const found =
    tokenHash === undefined
      ? []
      : await readCartToOrder(db, {
          tokenHash,
          language,
          key: key ?? null,
          house: brand().houseProducer,
          email: checkout.customerEmail,
          promoCode: checkout.promoCode || null,
        });
  const session = found[0];
  if (!guestsMayOrder && session?.userId == null)
    throw new AppError('unauthenticated', 'errors:checkout.signIn');
  return {
    session,
    lines: found.filter((row) => row.lineId !== null),
    placedOrderId: session?.placedOrderId ?? null,
  };
}

/** Throws what is in the way of ordering the cart, and remembers which prices of today the customer reads there. */
export async function priceAndCheck(
  { config, db, taxes: provider }: Pick<Shop, 'config' | 'db'> & { taxes: TaxProvider },
  { session, lines }: FoundCart,
  { checkout, language, now, guesses, cardGuesses, admitTaxQuestion, admitCarrierQuestion }: Submission,
): Promise<PricedCart> {
  if (session === undefined || lines.length === 0)
    throw new AppError('invalid', 'errors:checkout.empty', { reason: 'cart_empty' });
  refuseDelivery(
    { ...deliveryOf(checkout), shippingAddress: streetOf(checkout) },
    {
      perishables: lines.some((line) => line.perishable),
      orderedAt: now,
      shipsFrom: waitsUntil(lines, now),
    },
    language,
    checkout.address === undefined ? 'shippingAddress' : 'address.line1',
  );
  const promo = await codeOfCheckout(session, lines, checkout.promoCode || null, guesses);
  const prices = pricesOf(lines);
  const shipsFrom = waitsUntil(lines, now);
  const address = placeOfCheckout(checkout);
  const { shippingMethod } = deliveryOf(checkout);
  const slot = await chooseSlot(db, {
    method: shippingMethod,
    place: checkout.place,
    cart: {
      producerIds: lines.map(({ producerId }) => producerId),
      totalCents: totals(prices).totalCents,
      shipsFrom,
    },
    where: address,
    now,
  });
  const quote =
    slot === null
      ? quoteOfOrder(
          await quoteDelivery({ config, db }, lines, prices, {
            place: address,
            admit: () => admitCarrierQuestion(session.sessionId),
            isOrder: true,
          }),
          shippingMethod,
          checkout.shippingPrice,
        )
      : slot.quote;
  const choices = choicesOf(checkout, quote);
  const refusal = refusalOf(lines, choices, promo, { now, language });
  if (refusal !== undefined) {
    await rememberShown(db, session.sessionId, refusal.shown.lines);
    if (refusal.shown.code) await rememberCode(db, session.sessionId, promo);
    throw refusal.error;
  }
  const sum = orderSum(prices, { ...choices, promo });
  const taxed = lines.map(({ taxCategory }, at) => ({
    category: taxCategory,
    finalCents: prices[at]!.finalCents,
  }));
  const place = slot?.taxedAt ?? address;
  const sale = { lines: taxed, sum, place, businessVatId: markedVatId(checkout, session) };
  const owner = `session:${session.sessionId}`;
  const taxes = await provider.forOrder(sale, {
    now,
    owner,
    admit: () => admitTaxQuestion(session.sessionId),
  });
  refuseUnknownTax(taxes, place, language);
  const toPay = taxedSum(sum, taxes);
  const funds = await fundsOfCheckout(db, {
    codes: checkout.giftCards ?? [],
    useCredit: checkout.useCredit === true,
    userId: session.userId,
    totalCents: toPay.orderTotalCents,
    guesses: cardGuesses,
  });
  return { session, lines, promo, taxes, sum: toPay, funds, slot };
}

/** What is typed counts for as much as an administrator has looked up of it: nothing by itself. */
export function markedVatId(
  { vatId }: { vatId?: string | undefined },
  { businessVatId }: Pick<CheckoutRow, 'businessVatId'>,
): string | null {
  return vatId === undefined || vatId === businessVatId ? businessVatId : null;
}

/** Where the order goes, as far as taxes and carriers ask. */
function placeOfCheckout({ address, shippingAddress = '' }: Submission['checkout']): Place {
  return placeOf(
    address === undefined ? readAddress(shippingAddress, shopHome().country) : knownAddress(address),
  );
}

/** What nobody has said a rate for is never taxed by nothing. */
export function refuseUnknownTax({ unknown }: ComputedTaxes, { country }: Place, language: Language): void {
  if (unknown.length === 0) return;
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  throw new AppError('conflict', 'errors:checkout.taxUnknown', {
    reason: 'tax_unknown',
    params: { country: name },
  });
}

/**
 * The code of a submission, or else of its cart; throws where it cannot be used. A cart that fell below the minimum of
 * its code is ordered without it; a code that is given with the order must be good for it.
 */
async function codeOfCheckout(
  { promo: found }: CheckoutRow,
  lines: CheckoutRow[],
  typed: string | null,
  guesses: GuessLimit,
): Promise<PromoState | null> {
  const promo = typed === null ? found : await knownCode(typed, found, guesses);
  if (promo === null) return null;
  const { totalCents } = totals(pricesOf(lines));
  const obstacle = promoObstacle(promo, totalCents);
  if (obstacle === null || (obstacle === 'belowMinimum' && typed === null)) return promo;
  throw codeRefusal(obstacle, promo, totalCents);
}
