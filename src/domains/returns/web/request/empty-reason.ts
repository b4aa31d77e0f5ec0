import type { OrderPart } from '#domains/orders/model/order.ts';
import type { ReturnOption } from '#domains/returns/model/return.ts';

export type EmptyReason = 'cancelled' | 'underway' | 'returned' | 'closed';

/** Why nothing of an order can be returned; `closed` where the lines have reasons of their own. */
export function emptyReason(
  parts: readonly Pick<OrderPart, 'status'>[],
  lines: readonly Pick<ReturnOption, 'quantityLeft'>[],
): EmptyReason {
  const open = parts.filter(({ status }) => status !== 'cancelled');
  if (open.length === 0) return 'cancelled';
  if (open.every(({ status }) => status !== 'delivered')) return 'underway';
  return lines.every(({ quantityLeft }) => quantityLeft === 0) ? 'returned' : 'closed';
}
