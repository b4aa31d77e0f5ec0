import type { Evidence } from '#domains/payments/model/disputes/dispute.ts';
import { isLeft, leftUnits } from '#domains/orders/model/removals/left-units.ts';
import { leftOfLineCents } from '#domains/pricing/model/line-total.ts';
import { trackingUrl } from '#domains/pricing/model/delivery/carriers.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { domains } from '#engine/server/domain.ts';
import type { Shop } from '#engine/server/shop.ts';

declare module '#engine/server/domain.ts' {
  interface ServerDomain {
    /** What customer and shop said to each other about an order, oldest first: evidence where its payment is disputed. */
    readonly saidAboutOrder?: (db: Db, orderId: number) => Promise<Evidence['messages']>;
  }
}

const mailsOf = statement<{ template: string; at: Date }, { orderId: number }>(
  'mails-of-order',
  `select m.template, m.sent_at as at from mail_outbox m join orders o on o.id = $orderId::int
    where m.order_id = o.id and lower(m.recipient) = lower(o.customer_email) and m.sent_at is not null
    order by m.sent_at`,
);

/**
 * All that the shop knows about an order: what was bought, where it went, what arrived and what was said. A bank is not told of
 * items that were removed before they were sent.
 */
export async function collectEvidence(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  orderId: number,
): Promise<Evidence> {
  const order = (await loadOrder(db, orderId))!;
  const removedCents = order.parts.reduce((sum, part) => sum + part.removedPaidCents, 0);
  const messages: Evidence['messages'] = [];
  for (const { saidAboutOrder } of domains()) messages.push(...((await saidAboutOrder?.(db, orderId)) ?? []));
  return {
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    shippingAddress: order.shippingAddress,
    orderedAt: order.createdAt.toISOString(),
    total: toAmount(order.orderTotalCents - removedCents),
    lines: order.items.filter(isLeft).map((item) => ({
      name: item.productName,
      quantity: leftUnits(item),
      amount: toAmount(leftOfLineCents(item)),
    })),
    parcels: order.parts
      .filter(({ status }) => status !== 'cancelled')
      .map(({ producerName, carrier, trackingNumber, shippedAt, deliveredAt }) => ({
        from: producerName,
        carrier,
        trackingNumber,
        trackingUrl: trackingUrl(carrier, trackingNumber),
        shippedAt: shippedAt?.toISOString() ?? null,
        deliveredAt: deliveredAt?.toISOString() ?? null,
      })),
    mails: (await mailsOf(db, { orderId })).map(({ template, at }) => ({
      template,
      at: at.toISOString(),
    })),
    messages,
    termsUrl: `${config.publicUrl}/returns`,
  };
}
