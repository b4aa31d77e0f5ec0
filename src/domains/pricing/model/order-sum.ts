import { methodPrice, type ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { policies } from '#engine/model/policies.ts';
import { promoDiscountCents, type PromoTerms } from './promo-discount.ts';
import { totals, type CartTotals } from './cart-totals.ts';
import type { PricedLine } from './line.ts';
import { splitByRemainder } from './split.ts';

export interface OrderChoices {
  method: ShippingMethod;
  coldChain: boolean;
  giftWrap: boolean;
  promo: PromoTerms | null;
  /** What delivery costs this cart, where a carrier or a place says so; left out: the shop's own rules. */
  quote?: DeliveryQuote;
}

export interface DeliveryQuote {
  /** Of the method that is chosen. */
  methodCents: number;
  /** What a code for free shipping takes off: what the standard method would cost; of a place to pick up, what that costs. */
  standardCents: number;
}

/** What an order costs when nothing is chosen. */
export const PLAIN_CHOICES: OrderChoices = {
  method: 'standard',
  coldChain: false,
  giftWrap: false,
  promo: null,
};

export interface OrderSum extends Omit<CartTotals, 'grandTotalCents'> {
  /** What the code takes off. */
  promoCents: number;
  /** How much of it each line carries. A code for free shipping belongs to the shipping: no line carries any. */
  linePromoCents: number[];
  /** The method's price and the cold chain. */
  shippingCents: number;
  giftWrapCents: number;
  /** What the customer pays. */
  orderTotalCents: number;
}

/** What the choices cost; `standardShippingCents` is what the cart's rule says. */
export function chargesFor(
  { method, coldChain, giftWrap, quote }: Omit<OrderChoices, 'promo'>,
  standardShippingCents: number,
): Pick<OrderSum, 'shippingCents' | 'giftWrapCents'> {
  const { priceCents, coldChainCents } = methodPrice(method);
  return {
    shippingCents:
      (quote?.methodCents ?? priceCents ?? standardShippingCents) + (coldChain ? (coldChainCents ?? 0) : 0),
    giftWrapCents: giftWrap ? policies().giftWrapCents : 0,
  };
}

/** What the customer pays. Sales tax would be added here. */
export function amountDue(
  sum: Pick<OrderSum, 'totalCents' | 'promoCents' | 'shippingCents' | 'giftWrapCents'>,
): number {
  return sum.totalCents - sum.promoCents + sum.shippingCents + sum.giftWrapCents;
}

/** The same where something else than its own goods decides what the parcel costs, as in a group buy. */
export function withShipping(sum: OrderSum, shippingCents: number): OrderSum {
  return { ...sum, shippingCents, orderTotalCents: amountDue({ ...sum, shippingCents }) };
}

/** The one function that computes an order: cart, checkout, order, mail, invoice and packing slip show its figures. */
export function orderSum(lines: readonly PricedLine[], choices: OrderChoices): OrderSum {
  const { grandTotalCents: _, shippingCents, ...goods } = totals(lines);
  const { promo, quote } = choices;
  const standardShippingCents = quote?.standardCents ?? shippingCents;
  const promoCents =
    promo === null ? 0 : promoDiscountCents(promo, { totalCents: goods.totalCents, standardShippingCents });
  const onLines = promo?.kind === 'free_shipping' ? 0 : promoCents;
  const charges = chargesFor(choices, standardShippingCents);
  return {
    ...goods,
    promoCents,
    linePromoCents: splitByRemainder(
      onLines,
      lines.map((line) => line.finalCents),
    ),
    ...charges,
    orderTotalCents: amountDue({ ...goods, promoCents, ...charges }),
  };
}

/** The same of an order that is sent for nothing, shipping included. */
export function sumWithoutCharge(lines: readonly PricedLine[]): OrderSum {
  const { grandTotalCents: _, ...goods } = totals(lines);
  return {
    ...goods,
    promoCents: 0,
    linePromoCents: lines.map(() => 0),
    shippingCents: 0,
    giftWrapCents: 0,
    orderTotalCents: goods.totalCents,
  };
}
