import type { Db } from '#engine/server/db/client.ts';
import { domains } from '#engine/server/domain.ts';
import type { MailAttachment } from '#engine/server/mail/mail-content.ts';
import type { OrderActor } from '#domains/orders/model/order.ts';
import type { Place } from '#engine/model/places/address.ts';
import type { LockedOrder } from './orders.queries.ts';

export interface MovedBy {
  actor: OrderActor;
  userId: number | null;
  /** What the customer is told of why. */
  reason?: string | null;
  /** The account that wants credit, not money, for what goes back. */
  asCreditOf?: number | null;
  /** A mail of the caller tells the customer of what is cancelled. */
  isToldElsewhere?: true;
}

export interface CancelledParts {
  orderId: number;
  partIds: number[];
  /** Nothing is left of the order. */
  isWhole: boolean;
}

declare module '#engine/server/domain.ts' {
  interface ServerDomain {
    /** Parts of an order are cancelled, in the same transaction. Returns the number of a return that is open again. */
    readonly partsCancelled?: (tx: Db, cancelled: CancelledParts, by: MovedBy) => Promise<string | null>;
    /** Nothing is left of an order, paid or not, in the same transaction: what was kept for it is free again. */
    readonly orderEnded?: (tx: Db, orderId: number) => Promise<void>;
    /**
     * The order that paid for the parcel of a group is cancelled, in the same transaction. Returns whether others' orders
     * still go with it: nobody pays for their parcel then.
     */
    readonly payerCancelled?: (tx: Db, order: LockedOrder, by: MovedBy) => Promise<boolean>;
    /** Whether what is sent of an order was priced for the one place, and would be priced otherwise for the other. */
    readonly pricedElsewhere?: (
      tx: Db,
      sent: { orderId: number; before: Place; wanted: Place },
    ) => Promise<boolean>;
    /** The order that sells a gift card is paid, in the same transaction. */
    readonly giftCardPaid?: (tx: Db, sold: { orderId: number; giftCardId: number }) => Promise<void>;
    /** Whether a mail of its own tells the customer of a refund that was decided for this reason. */
    readonly tellsOfRefund?: (tx: Db, refund: { orderId: number; reason: string }) => Promise<boolean>;
    /** The invoice of an order as a file, for its mail; undefined: it has none. */
    readonly invoiceFile?: (db: Db, orderId: number) => Promise<MailAttachment | undefined>;
    /** Writes the invoices of these orders that are missing. Returns the number of every one that has an invoice. */
    readonly writeInvoices?: (db: Db, orderIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  }
}

export async function handleCancelledParts(
  tx: Db,
  cancelled: CancelledParts,
  by: MovedBy,
): Promise<string | null> {
  let openReturn: string | null = null;
  for (const { partsCancelled } of domains())
    openReturn = (await partsCancelled?.(tx, cancelled, by)) ?? openReturn;
  return openReturn;
}

export async function handleEndedOrder(tx: Db, orderId: number): Promise<void> {
  for (const { orderEnded } of domains()) await orderEnded?.(tx, orderId);
}

export async function isShippingWaived(tx: Db, order: LockedOrder, by: MovedBy): Promise<boolean> {
  if (order.groupPlace !== 'organizer') return false;
  for (const { payerCancelled } of domains()) if (await payerCancelled?.(tx, order, by)) return true;
  return false;
}

export async function isPricedElsewhere(
  tx: Db,
  sent: { orderId: number; before: Place; wanted: Place },
): Promise<boolean> {
  for (const { pricedElsewhere } of domains()) if (await pricedElsewhere?.(tx, sent)) return true;
  return false;
}

export async function handlePaidGiftCard(
  tx: Db,
  sold: { orderId: number; giftCardId: number },
): Promise<void> {
  for (const { giftCardPaid } of domains()) await giftCardPaid?.(tx, sold);
}

export async function isRefundTold(tx: Db, refund: { orderId: number; reason: string }): Promise<boolean> {
  for (const { tellsOfRefund } of domains()) if (await tellsOfRefund?.(tx, refund)) return true;
  return false;
}
