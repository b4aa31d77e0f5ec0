import type { Order } from '#domains/orders/model/order.ts';
import { drawCode } from './draw-code.ts';
import type { OrderPickup } from '#domains/orders/model/order-pickup.ts';
import type { OrderStatus } from '#domains/orders/model/order-status.ts';

/** Who reads what an order says of its customer: the customer, or those who send it. */
export type CustomerReader = 'customer' | 'staff';

interface HandedOver {
  /** Null: it is sent. */
  pickup: OrderPickup | null;
  acceptedAt: Date | null;
  status: OrderStatus;
  parts: readonly { deliveredAt: Date | null }[];
}

/** The code is the customer's: who hands over learns it from them. */
export function toPickup(
  { pickup, acceptedAt, status, parts }: HandedOver,
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
