import { lastOf, shipByDay } from '#domains/pricing/model/delivery/methods.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { commissionBasisPoints, commissionCents } from '#domains/pricing/model/commission.ts';
import type { TaxAmount } from '#domains/taxes/model/tax-of.ts';
import type { PartStatus } from './part-status.ts';

interface SoldLine {
  /** Null: nobody knows who made it; the house sends it. */
  producerId: number | null;
  quantity: number;
  finalCents: number;
  /** The tax in it; nothing where tax comes on top. */
  heldTaxCents?: number;
  /** Null or left out: at once. */
  shipsFrom?: Day | null;
}

export interface NewPart {
  producerId: number | null;
  /** The lines after bulk discounts. A code is paid by the house: it takes nothing off here. */
  goodsCents: number;
  /** The tax in them: commission is of goods without it. */
  heldTaxCents: number;
  /** Frozen at the sale: later rates do not change what was agreed. */
  commissionBasisPoints: number;
  commissionCents: number;
  shipBy: Day;
}

/** One part per producer, in the order in which their first lines stand. */
export function partsOf(lines: readonly SoldLine[], placedAt: Date): NewPart[] {
  return [...Map.groupBy(lines, (line) => line.producerId)].map(([producerId, own]) => {
    const goodsCents = own.reduce((sum, line) => sum + line.finalCents, 0);
    const heldTaxCents = own.reduce((sum, line) => sum + (line.heldTaxCents ?? 0), 0);
    return {
      producerId,
      goodsCents,
      heldTaxCents,
      commissionBasisPoints: commissionBasisPoints(),
      commissionCents: commissionCents(goodsCents - heldTaxCents),
      shipBy: shipByDay(
        placedAt,
        own.map((line) => line.quantity),
        // A producer sends one parcel.
        lastOf(own.map((line) => line.shipsFrom ?? null)),
      ),
    };
  });
}

interface OrderMoney {
  orderTotalCents: number;
  parts: readonly {
    status: PartStatus;
    goodsCents: number;
    promoCents: number;
    taxes?: readonly TaxAmount[];
    /** What the customer does not pay for pieces that were removed. */
    removedPaidCents?: number;
  }[];
}

/** What the customer pays for the goods of a part: with what came on top, without what the customer owes elsewhere. */
export function paidForPart({ goodsCents, promoCents, taxes = [] }: OrderMoney['parts'][number]): number {
  if (taxes.length === 0) return goodsCents - promoCents;
  return taxes.reduce((sum, { baseCents, taxCents }) => sum + baseCents + taxCents, 0);
}

/**
 * What cancelling took off an order: the goods of cancelled parts less their share of the code, and pieces that were
 * removed from others. Shipping and gift wrap only where nothing was sent at all: then nothing is owed.
 */
export function cancelledCents({ orderTotalCents, parts }: OrderMoney): number {
  const cancelled = parts.filter(({ status }) => status === 'cancelled');
  if (cancelled.length === parts.length) return orderTotalCents;
  return parts.reduce(
    (sum, part) => sum + (part.status === 'cancelled' ? paidForPart(part) : (part.removedPaidCents ?? 0)),
    0,
  );
}

/** What removing pieces took off an order; of the parts in `emptied` it removed all that was left. */
export function removedCents(
  { parts }: { parts: readonly (OrderMoney['parts'][number] & { id: number })[] },
  emptied: ReadonlySet<number | null>,
): number {
  return parts.reduce(
    (sum, part) => sum + (emptied.has(part.id) ? paidForPart(part) : (part.removedPaidCents ?? 0)),
    0,
  );
}
