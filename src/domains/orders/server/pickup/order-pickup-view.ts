import type { Order } from '#domains/orders/model/order.ts';
import { drawCode } from './draw-code.ts';
import type { CustomerReader, OrderRecord } from '#domains/orders/server/order-view.ts';

/** The code is the customer's: who hands over learns it from them. */
export function toPickup(
  { pickup, acceptedAt, status, parts }: OrderRecord,
  reader: CustomerReader | undefined,
): Order['pickup'] {
  if (pickup === null) return null;
  const handedOver = parts.flatMap(({ deliveredAt }) => deliveredAt ?? []);
  const last = handedOver.toSorted((one, other) => one.getTime() - other.getTime()).at(-1);
  const code = reader === 'staff' || acceptedAt === null || status === 'cancelled' ? null : pickup.code;
  return {
    ...pickup,
    code,
    qrCode: code === null ? null : drawCode(code),
    collectedAt: status === 'completed' && last !== undefined ? last.toISOString() : null,
  };
}
