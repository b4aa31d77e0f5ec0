import { producerAccount } from './accounts.ts';
import { balanced, taxEntries, type Entry, type Posting } from './posting.ts';
import type { BookedTax } from './tax-shares.ts';

/** What an order costs, as it was placed. */
export interface Sale {
  orderTotalCents: number;
  shippingCents: number;
  giftWrapCents: number;
  /** What the code takes off, wherever it belongs. */
  promoCents: number;
  parts: readonly SoldPart[];
  /** Of parts, shipping and gift wrap, whose amounts hold none. */
  taxes?: readonly SaleTax[];
}

/** A tax of an order that has no ids yet. */
export interface SaleTax extends Omit<BookedTax, 'partId'> {
  /** The place of the part among the order's parts; null: shipping or gift wrap. */
  part: number | null;
}

export interface SoldPart {
  producerId: number | null;
  goodsCents: number;
  /** The part's share of the code. */
  promoCents: number;
  commissionCents: number;
  /** The gift card that it sells: then nobody has earned anything yet. */
  giftCardId?: number | null;
}

/** A sale that has been written already. */
export interface WrittenSale extends Sale {
  id: number;
  parts: readonly (SoldPart & { id: number })[];
}

/** An entry of an order that has no ids yet. */
export interface SaleEntry extends Omit<Entry, 'partId'> {
  /** The place of the part among the order's parts; null: it belongs to the whole order. */
  part: number | null;
}

/**
 * The customer owes the total, the house pays the code, the producers earn their goods less the commission. What no
 * producer is known of is the house's own. A code for free shipping belongs to no part.
 */
export function saleEntries(sale: Sale): SaleEntry[] {
  const ofParts = sale.parts.flatMap(({ giftCardId, ...sold }, part): SaleEntry[] => {
    const { producerId, goodsCents, promoCents, commissionCents } = sold;
    if (giftCardId != null) return [{ account: 'gift_cards', amountCents: -goodsCents, part, giftCardId }];
    const houseCents = producerId === null ? goodsCents : commissionCents;
    return [
      ...(producerId === null
        ? []
        : [{ account: producerAccount(producerId), amountCents: houseCents - goodsCents, part }]),
      { account: 'commission', amountCents: -houseCents, part } as const,
      { account: 'promo', amountCents: promoCents, part } as const,
    ];
  });
  const promoOnParts = sale.parts.reduce((sum, { promoCents }) => sum + promoCents, 0);
  return balanced<SaleEntry>([
    { account: 'receivable', amountCents: sale.orderTotalCents, part: null },
    ...ofParts,
    { account: 'promo', amountCents: sale.promoCents - promoOnParts, part: null },
    { account: 'shipping', amountCents: -sale.shippingCents, part: null },
    { account: 'gift_wrap', amountCents: -sale.giftWrapCents, part: null },
    // Places of parts go the way of their ids.
    ...taxEntries((sale.taxes ?? []).map(({ part, ...tax }) => ({ ...tax, partId: part }))).map(
      ({ partId: part, ...entry }) => ({ ...entry, part }),
    ),
  ]);
}

export function salePosting(order: WrittenSale): Posting {
  const idOf = (part: number | null) => (part === null ? null : order.parts[part]!.id);
  const entries = saleEntries(order).map(({ part, ...entry }) => ({ ...entry, partId: idOf(part) }));
  const taxes = (order.taxes ?? []).map(({ part, ...tax }) => ({ ...tax, partId: idOf(part) }));
  return { kind: 'sale', source: `sale:${order.id}`, orderId: order.id, entries, taxes };
}
