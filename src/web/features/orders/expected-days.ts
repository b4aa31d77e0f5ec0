import { formatDays } from '#shared/dates.ts';
import { expectedArrival } from '#shared/delivery/methods.ts';
import type { Order } from '#shared/orders/order.ts';

/** When an order should arrive: on the day that was chosen, otherwise when its method brings it. Undefined: it is over. */
export function expectedDays(
  order: Pick<Order, 'status' | 'createdAt' | 'shippingMethod' | 'deliveryDate'>,
  language: string,
): string | undefined {
  if (order.status === 'completed' || order.status === 'cancelled') return undefined;
  const { earliest, latest } = expectedArrival(order, new Date(order.createdAt));
  return formatDays(earliest, latest, language);
}
