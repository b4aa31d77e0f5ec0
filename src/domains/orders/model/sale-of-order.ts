import { shareUpTo } from '#domains/pricing/model/cumulative.ts';
import { taxAccount } from '#domains/ledger/model/accounts.ts';
import type { Sale, SaleTax } from '#domains/ledger/model/sale.ts';
import type { OrderTaxes } from '#domains/taxes/model/order-taxes.ts';
import type { TaxAmount } from '#domains/taxes/model/tax-of.ts';

/** An order as it was placed, with prices as customers read them. */
interface PlacedOrder extends Pick<OrderTaxes, 'shippingTax' | 'giftWrapTax' | 'taxIncluded'> {
  orderTotalCents: number;
  shippingCents: number;
  giftWrapCents: number;
  promoCents: number;
}

interface PlacedPart {
  producerId: number | null;
  goodsCents: number;
  heldTaxCents: number;
  promoCents: number;
  taxes: readonly TaxAmount[];
  commissionCents: number;
  giftCardId?: number | null;
}

/**
 * The sale as the ledger books it: goods, shipping and codes without tax, and the tax beside them. What a code costs the
 * house is what it takes off that.
 */
export function saleOf<Part extends PlacedPart>(
  order: PlacedOrder & { parts: readonly Part[] },
): Sale & { parts: Part[]; taxes: SaleTax[] } {
  const { shippingTax, giftWrapTax, taxIncluded } = order;
  const parts = order.parts.map((part) => {
    const goodsCents = part.goodsCents - part.heldTaxCents;
    const promoCents = part.taxes.length === 0 ? part.promoCents : goodsCents - baseOf(part.taxes);
    return { ...part, goodsCents, promoCents };
  });
  const onParts = order.parts.reduce((sum, { promoCents }) => sum + promoCents, 0);
  const codeCents = order.promoCents - onParts;
  const paidCents = order.shippingCents - codeCents;
  // Of a code for free shipping the house pays what it takes off the price without tax.
  const promoOnShipping =
    taxIncluded && shippingTax !== null ? shareUpTo(codeCents, shippingTax.baseCents, paidCents) : codeCents;
  return {
    orderTotalCents: order.orderTotalCents,
    shippingCents: shippingTax === null ? order.shippingCents : shippingTax.baseCents + promoOnShipping,
    giftWrapCents: giftWrapTax === null ? order.giftWrapCents : giftWrapTax.baseCents,
    promoCents: parts.reduce((sum, part) => sum + part.promoCents, promoOnShipping),
    parts,
    taxes: [
      ...order.parts.flatMap(({ taxes }, part) => taxes.map((tax) => booked(tax, part, null))),
      ...(shippingTax === null ? [] : [booked(shippingTax, null, 'shipping')]),
      ...(giftWrapTax === null ? [] : [booked(giftWrapTax, null, 'gift_wrap')]),
    ],
  };
}

function booked(tax: TaxAmount, part: number | null, charge: SaleTax['charge']): SaleTax {
  const { name, percent, baseCents, taxCents } = tax;
  return { account: taxAccount(tax), part, charge, name, percent, baseCents, taxCents };
}

const baseOf = (taxes: readonly TaxAmount[]) => taxes.reduce((sum, { baseCents }) => sum + baseCents, 0);
