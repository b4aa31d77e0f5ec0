import { draftOrder, PLAIN_DELIVERY, type OrderDraft } from '#domains/orders/model/draft-order.ts';
import { mustBeConfirmed } from '#domains/orders/model/payments/confirmation.ts';
import { takesAmount } from '#domains/orders/model/payments/invoice-maximum.ts';
import { draftPayment, promisedPayment } from '#domains/orders/model/payments/draft-payment.ts';
import { METHODS, type OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { newReference } from '#domains/payments/server/payment-provider.ts';
import { MAX_ORDER_CENTS } from '#domains/pricing/model/cart-totals.ts';
import { deliveryFaults } from '#domains/pricing/model/delivery/delivery-faults.ts';
import { orderSum, PLAIN_CHOICES, withShipping, type OrderSum } from '#domains/pricing/model/order-sum.ts';
import type { Announcement } from '#domains/standing-orders/model/announcement.ts';
import { priceStandingLines } from '#domains/standing-orders/model/standing-price.ts';
import type { DateReason } from '#domains/standing-orders/model/standing-state.ts';
import { taxedSum, type ComputedTaxes } from '#domains/taxes/model/order-taxes.ts';
import type { TaxedSale } from '#domains/taxes/model/taxed-sale.ts';
import { placeOf } from '#engine/model/places/address.ts';
import { termsNow } from './pools.ts';
import type { PricedWanted, Standing } from './standing.queries.ts';

/** All lines of a standing order at what they cost; what was announced holds. `others`: units of other people, by pool. */
export function priceWanted(
  { lines }: Pick<Standing, 'lines'>,
  others: ReadonlyMap<string, number>,
  announcement: Announcement | null,
): PricedWanted[] {
  const announced = new Map(announcement?.lines.map((line) => [line.productId, line]));
  const prices = priceStandingLines(
    lines.map((line) => ({
      quantity: line.quantity,
      now: termsNow(line),
      announced: announced.get(line.productId) ?? null,
    })),
    others,
  );
  return lines.map((line, at) => ({ ...line, price: prices[at]! }));
}

export interface Quote {
  lines: PricedWanted[];
  sum: OrderSum;
  taxes: ComputedTaxes;
}

/**
 * What an order of these lines is, as far as taxes ask. Shipping that was announced holds too, unless its owner wants less
 * since: what cannot be had leaves nobody with a dearer parcel.
 */
export function saleOf(
  standing: Standing,
  lines: PricedWanted[],
  announcement: Announcement | null,
): TaxedSale {
  const plain = orderSum(
    lines.map(({ price }) => price),
    { ...PLAIN_CHOICES, method: standing.shippingMethod },
  );
  const sum =
    announcement !== null && isAsAnnounced(standing, announcement)
      ? withShipping(plain, Math.min(plain.shippingCents, announcement.shippingCents))
      : plain;
  return {
    lines: lines.map(({ taxCategory: category, price }) => ({ category, finalCents: price.finalCents })),
    sum,
    place: placeOf(standing.address),
    businessVatId: standing.isBusiness ? standing.vatId : null,
  };
}

/** The same with its taxes. */
export function quoteOf(lines: PricedWanted[], { sum }: TaxedSale, taxes: ComputedTaxes): Quote {
  return { lines, taxes, sum: taxedSum(sum, taxes) };
}

function isAsAnnounced({ lines }: Standing, { lines: announced }: Announcement): boolean {
  const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  return announced.every(({ productId, quantity }) => (quantities.get(productId) ?? 0) >= quantity);
}

interface Obstructing {
  offered: readonly OwnMethod[];
  now: Date;
  /** What other standing orders of the account have become by invoice on the same day. */
  invoicedCents?: number;
}

/** Why this cannot be ordered, whatever is on the shelf; undefined: it can. */
export function obstacleOf(
  standing: Standing,
  { lines, sum, taxes }: Quote,
  { offered, now, invoicedCents = 0 }: Obstructing,
): DateReason | undefined {
  const { shippingMethod, shippingAddress } = standing;
  if (!standing.mayOrder) return 'account';
  if (!offered.includes(standing.paymentMethod)) return 'method_gone';
  if (METHODS[standing.paymentMethod].provider !== null && !standing.isCardKept) return 'card_missing';
  if (lines.length === 0) return 'nothing_left';
  const wish = { shippingMethod, shippingAddress, coldChain: false, deliveryDate: null };
  const facts = { perishables: lines.some(({ perishable }) => perishable), orderedAt: now };
  if (Object.keys(deliveryFaults(wish, facts).fields).length > 0) return 'undeliverable';
  if (taxes.unknown.length > 0) return 'tax_unknown';
  if (sum.orderTotalCents > MAX_ORDER_CENTS) return 'too_large';
  if (!takesAmount(standing.paymentMethod, sum.orderTotalCents)) return 'invoice_too_large';
  // Nobody is there to confirm it: what a guest would have to confirm waits until the account is known.
  const together = { ofMailboxCents: invoicedCents + sum.orderTotalCents, ofNetworkCents: 0 };
  if (mustBeConfirmed({ ...standing, ...sum }, together)) return 'unproven';
  return undefined;
}

/** The ordinary order that a date becomes: by invoice it counts at once, otherwise when its card is charged. */
export function draftOf(
  standing: Standing,
  { lines, sum, taxes }: Quote,
  dateId: number,
  now: Date,
): OrderDraft {
  const { paymentMethod, customerName, email, shippingAddress, address, vatId, language, userId } = standing;
  const reference = newReference();
  return draftOrder({
    lines: lines.map((line) => ({
      product: { ...line, id: line.productId },
      unitPriceCents: line.price.unitPriceCents,
      price: line.price,
    })),
    sum,
    taxes,
    promo: null,
    delivery: { ...PLAIN_DELIVERY, shippingMethod: standing.shippingMethod },
    customer: {
      customerName,
      customerEmail: email,
      customerPhone: null,
      shippingAddress,
      address,
      vatId,
      language,
    },
    // A date becomes one order, whatever else goes wrong.
    placement: { actor: 'system', userId, sessionId: null, idempotencyKey: `standing:${dateId}` },
    payment:
      METHODS[paymentMethod].provider === null
        ? draftPayment(paymentMethod, sum.orderTotalCents, { now, reference })
        : promisedPayment(paymentMethod, sum.orderTotalCents, { reference }),
    now,
  });
}
