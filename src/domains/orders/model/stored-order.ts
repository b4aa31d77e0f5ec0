import type { DraftLine, DraftPart, OrderDraft } from './draft-order.ts';

type InOtherTables = 'lines' | 'parts' | 'promo' | 'actor';
type NotStored =
  | InOtherTables
  | 'isAccepted'
  | 'attempt'
  | 'funds'
  | 'pickup'
  | 'subtotalCents'
  | 'arrival'
  | 'placedOn';

export interface StoredOrderRow extends Omit<OrderDraft, NotStored> {
  promoCodeId: number | null;
  promoCode: string | null;
}

export type StoredLine = Omit<DraftLine, 'shown'>;
export type StoredPart = Omit<DraftPart, 'shown'>;

/** What the tables hold of a new order. */
interface StoredOrder {
  order: StoredOrderRow;
  lines: StoredLine[];
  parts: StoredPart[];
}

/** A draft without what is only shown, mailed or compared. */
export function storedOrder({
  lines,
  parts,
  promo,
  actor: _actor,
  isAccepted: _isAccepted,
  attempt: _attempt,
  funds: _funds,
  pickup: _pickup,
  subtotalCents: _subtotalCents,
  arrival: _arrival,
  placedOn: _placedOn,
  ...order
}: OrderDraft): StoredOrder {
  return {
    order: { ...order, promoCodeId: promo?.id ?? null, promoCode: promo?.code ?? null },
    lines: lines.map(({ shown: _shown, ...line }) => line),
    parts: parts.map(({ shown: _shown, ...part }) => part),
  };
}
