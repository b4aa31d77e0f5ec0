import { eq } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import { draftOrder, type OrderedLine } from '#domains/orders/model/draft-order.ts';
import { isPlaceMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { priceLine } from '#domains/pricing/model/line.ts';
import { sumWithoutCharge } from '#domains/pricing/model/order-sum.ts';
import type { Db } from '#engine/server/db/client.ts';
import { leftOn } from '#domains/catalogue/server/batches/recount-stock.ts';
import { shopDay } from '#engine/model/dates.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { returns } from './returns.schema.ts';
import { toWrite, writeOrder } from '#domains/orders/server/write/write-order.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { returnLines } from './return-lines.queries.ts';
import type { ReturnRecord } from './returns.queries.ts';

/**
 * The same pieces once more, as an order that costs nothing: it takes stock, and its producers ship it like any other. The
 * first sale stands. In the caller's transaction; what it returns is for `catalogue.applyAnnounced` after the commit.
 */
export async function exchangeReturn(tx: Db, record: ReturnRecord, now: Date): Promise<string | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, record.orderId));
  const { customerName, customerEmail, customerPhone, shippingAddress, address, language, userId } = order!;
  const lines = await exchangedLines(tx, record);
  const draft = draftOrder({
    lines,
    sum: sumWithoutCharge(lines.map(({ price }) => price)),
    promo: null,
    delivery: {
      // Nobody has chosen a slot for it: what was fetched at a place is sent this time.
      shippingMethod: isPlaceMethod(order!.shippingMethod) ? 'standard' : order!.shippingMethod,
      coldChain: order!.coldChain,
      deliveryDate: null,
      giftMessage: null,
      giftTo: order!.giftTo,
      giftFrom: order!.giftFrom,
    },
    customer: {
      customerName,
      customerEmail,
      customerPhone,
      shippingAddress,
      address,
      language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    },
    placement: {
      actor: 'system',
      userId,
      sessionId: null,
      // Each time anew where the one before was cancelled.
      idempotencyKey: `exchange:${record.id}:${record.events.length}`,
    },
    // The address is still the organizer's, and still not shown to this customer.
    groupPlace: order!.groupPlace === 'member' ? 'member' : null,
    payment: { paymentMethod: order!.paymentMethod, isAccepted: true, confirmBy: null, attempt: null },
    now,
  });
  // The mail about the exchange tells the customer; the producers hear of it as of every order.
  const [written] = await writeOrder(tx, { order: toWrite(draft, []) });
  if (written === undefined) throw await shortage(tx, lines, now);
  await tx
    .update(returns)
    .set({ status: 'exchanged', closedAt: now, exchangeOrderId: written.id })
    .where(eq(returns.id, record.id));
  return written.announcement;
}

async function exchangedLines(tx: Db, record: ReturnRecord): Promise<OrderedLine[]> {
  const lines = await returnLines(tx, record.orderId);
  return record.items.map(({ orderItemId, quantity }) => {
    const line = lines.find(({ itemId }) => itemId === orderItemId)!;
    return {
      product: {
        id: line.productId,
        name: line.name,
        unit: line.unit,
        perishable: line.perishable,
        producerId: line.producerId,
        imageUrl: line.imageUrl,
        imagePreview: line.imagePreview,
        // Shown with an order that is answered at once; this one is read later.
        slug: '',
        producerName: '',
      },
      unitPriceCents: 0,
      price: priceLine({ unitPriceCents: 0, quantity, tiers: [] }),
    };
  });
}

async function shortage(tx: Db, lines: readonly OrderedLine[], now: Date): Promise<AppError> {
  const short: string[] = [];
  for (const { product, price } of lines) {
    const left = await leftOn(tx, product.id, shopDay(now));
    if (left < price.quantity) short.push(`${product.name} (${left})`);
  }
  return new AppError('conflict', 'errors:returns.outOfStock', {
    params: { products: short.join(', ') },
    reason: 'out_of_stock',
  });
}
