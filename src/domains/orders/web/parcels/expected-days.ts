import { formatDays } from '#engine/model/dates.ts';
import { expectedArrival } from '#domains/pricing/model/delivery/methods.ts';
import type { Order } from '#domains/orders/model/order.ts';

/** When an order should arrive: on the day that was chosen, otherwise when its method brings it. Undefined: it is over. */
export function expectedDays(
  order: Pick<Order, 'status' | 'createdAt' | 'shippingMethod' | 'deliveryDate'>,
  language: string,
): string | undefined {
  if (order.status === 'completed' || order.status === 'cancelled') return undefined;
  const { earliest, latest } = expectedArrival(order, new Date(order.createdAt));
  return formatDays(earliest, latest, language);
}
