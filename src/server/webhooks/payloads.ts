import { LOW_STOCK_UNITS } from '#shared/admin/low-stock.ts';
import { trackingUrl, type Carrier } from '#shared/delivery/carriers.ts';
import { toDollars } from '#shared/money.ts';
import { TEST_EVENT, type WebhookSubject } from '#shared/webhooks/webhook-events.ts';
import type { Db } from '../db/client.ts';
import { orderOfMessage, payoutOfMessage, productOfMessage, returnOfMessage } from './payloads.queries.ts';

interface Told {
  type: string;
  subject: WebhookSubject;
  /** Of the producer who is told; null: an administrator is. */
  producerId: number | null;
  createdAt: Date;
}

/**
 * What a message says. A producer reads of the own parts and lines only; nobody reads names or addresses of customers:
 * whoever needs them asks the API with a key.
 */
export async function payloadOf(db: Db, { type, subject, producerId, createdAt }: Told): Promise<string> {
  const data = await dataOf(db, type, subject, producerId);
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
}

async function dataOf(
  db: Db,
  type: string,
  subject: WebhookSubject,
  producerId: number | null,
): Promise<object> {
  switch (type) {
    case 'order.placed':
    case 'order.shipped':
    case 'order.cancelled':
      return orderData(db, subject, producerId);
    case 'return.requested': {
      const found = await returnOfMessage(db, { id: subject.returnId!, producerId });
      return found[0]!;
    }
    case 'stock.low': {
      const [product] = await productOfMessage(db, { id: subject.productId! });
      return { ...product, quantityAvailable: subject.quantityAvailable, threshold: LOW_STOCK_UNITS };
    }
    case 'payout.made': {
      const [payout] = await payoutOfMessage(db, { id: subject.payoutId! });
      const { amountCents, ...rest } = payout!;
      return { ...rest, amount: toDollars(amountCents) };
    }
    case TEST_EVENT:
      return {};
    default:
      throw new Error(`There is no event '${type}'`);
  }
}

async function orderData(db: Db, subject: WebhookSubject, producerId: number | null): Promise<object> {
  const rows = await orderOfMessage(db, {
    id: subject.orderId!,
    partIds: subject.partIds ?? null,
    producerId,
  });
  const [first] = rows;
  return {
    orderId: first!.orderId,
    placedAt: first!.placedAt,
    ...(producerId === null && { orderTotal: toDollars(first!.orderTotalCents) }),
    parts: rows.map((part) => ({
      partId: part.partId,
      producerId: part.producerId,
      shipBy: part.shipBy,
      carrier: part.carrier,
      trackingNumber: part.trackingNumber,
      trackingUrl: trackingUrl(part.carrier as Carrier | null, part.trackingNumber),
      total: toDollars(part.goodsCents),
      items: part.items.map(({ unitCents, discountCents, ...item }) => ({
        ...item,
        unitPrice: toDollars(unitCents),
        discount: toDollars(discountCents),
      })),
    })),
  };
}
