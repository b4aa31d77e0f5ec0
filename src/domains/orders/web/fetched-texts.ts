import { isFetched } from '#domains/orders/model/order-pickup.ts';
import type { Order } from '#domains/orders/model/order.ts';

/** What is said otherwise of an order that is fetched at a place: it is neither shipped nor delivered. */
const OTHERWISE: ReadonlySet<string> = new Set([
  'status.shipped',
  'status.completed',
  'timeline.shipped',
  'timeline.completed',
  'parcel.status.shipped',
  'parcel.status.delivered',
  'explanation.processing',
  'explanation.partly',
  'explanation.shipped',
  'explanation.completed',
]);

/** The key of a text of `orders`. `order` left out: nobody knows how it goes. */
export function textOfOrder(key: string, order: Pick<Order, 'shippingMethod'> | undefined): string {
  return order !== undefined && isFetched(order) && OTHERWISE.has(key) ? `fetched.${key}` : key;
}
