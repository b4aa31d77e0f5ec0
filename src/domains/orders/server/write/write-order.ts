import type { OrderDraft } from '#domains/orders/model/draft-order.ts';
import { saleOf } from '#domains/orders/model/sale-of-order.ts';
import { fundsCents } from '#domains/orders/model/payments/order-funds.ts';
import { storedOrder } from '#domains/orders/model/stored-order.ts';
import { saleEntries } from '#domains/ledger/model/sale.ts';
import type { OrderMail } from '#domains/orders/server/order-mails.ts';
import { traceToHandOn } from '#engine/server/traces/trace.ts';
import { orderStatement, type OrderToWrite, type WrittenOrder } from './order-statement.ts';
import type { OrderRecord } from '#domains/orders/server/order-view.ts';

/** For lines of any source: the stock decides alone. */
const STOCK_ALONE = { expressions: 'allowed as (select true as ok)' };

/** Writes an order that no cart stands behind, in the caller's transaction or as one of its own. */
export const writeOrder = orderStatement<Record<never, never>>('write-order', STOCK_ALONE);

/** The same for units that are held already, as those of a group buy. */
export const writeHeldOrder = orderStatement<Record<never, never>>('write-held-order', {
  ...STOCK_ALONE,
  unitsAreHeld: true,
});

export function toWrite(draft: OrderDraft, mails: OrderMail[]): OrderToWrite {
  const { order, lines, parts } = storedOrder(draft);
  const { promo, actor, isAccepted, attempt, placedOn: today } = draft;
  const sold = isAccepted ? saleOf(draft) : undefined;
  const sale = sold === undefined ? [] : saleEntries(sold);
  const saleTaxes = sold === undefined ? [] : [...sold.taxes];
  const trace = traceToHandOn();
  return { ...order, promo, actor, isAccepted, attempt, lines, parts, mails, trace, sale, saleTaxes, today };
}

/** The order as it is read back, without reading it. */
export function toRecord(draft: OrderDraft, written: WrittenOrder): OrderRecord {
  const { id, createdAt, acceptedAt, itemIds, partIds, batches } = written;
  const parts = draft.parts.map(({ shown, ...part }, index) => ({
    ...NEW_PART,
    ...part,
    ...shown,
    id: partIds[index]!,
  }));
  return {
    ...draft,
    id,
    createdAt,
    acceptedAt,
    confirmBy: draft.confirmBy,
    invoiceNumber: null,
    status: 'pending',
    money: moneyOf(draft),
    promoCode: draft.promo?.code ?? null,
    exchangeFor: null,
    returns: [],
    items: draft.lines.map(({ shown, producerId, ...line }, index) => ({
      ...line,
      ...shown,
      removed: 0,
      id: itemIds[index]!,
      batches: (batches ?? [])
        .filter(({ itemId }) => itemId === itemIds[index])
        .map(({ itemId: _item, ...units }) => units),
      partId: parts.find((part) => part.producerId === producerId)!.id,
    })),
    parts,
    events: [
      { toStatus: 'pending', actor: draft.actor, createdAt, partId: null, changed: null, removed: null },
    ],
  };
}

function moneyOf({ orderTotalCents, attempt, funds }: OrderDraft): OrderRecord['money'] {
  const paidCents = fundsCents(funds);
  return {
    paidCents,
    refundedCents: 0,
    authorizedCents: 0,
    isDeclined: false,
    openCents: orderTotalCents - paidCents,
    payUntil: attempt?.expiresAt ?? null,
    funds: funds && [
      ...funds.giftCards.map(({ id, lastFour, cents }) => ({
        kind: 'received' as const,
        giftCardId: id,
        lastFour,
        cents,
      })),
      ...(funds.credit === null
        ? []
        : [{ kind: 'received' as const, giftCardId: null, lastFour: null, cents: funds.credit.cents }]),
    ],
  };
}

const NEW_PART = {
  status: 'pending',
  removedPaidCents: 0,
  carrier: null,
  trackingNumber: null,
  shippedAt: null,
  deliveredAt: null,
  giftCard: null,
} as const;
