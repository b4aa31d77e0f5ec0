import type { Order, OrderLine, OrderPart } from '#domains/orders/model/order.ts';
import { formatDays } from '#engine/model/dates.ts';
import { expectedArrival } from '#domains/pricing/model/delivery/methods.ts';

export interface Parcel {
  part: OrderPart;
  lines: OrderLine[];
  /** When it came to where it is; null where nobody wrote it down. */
  since: string | null;
}

/** What the customer sees arrive: one parcel per part, with what is in it. */
export function parcelsOf(order: Order): Parcel[] {
  return order.parts.map((part) => ({
    part,
    lines: order.items.filter(({ id }) => part.itemIds.includes(id)),
    since: reachedAt(order, part),
  }));
}

/** Where all parts of an order move as one, its history tells it of the order. */
function reachedAt({ createdAt, history }: Order, { id, status, shippedAt, deliveredAt }: OrderPart) {
  if (status === 'pending') return createdAt;
  if (status === 'shipped') return shippedAt;
  if (status === 'delivered') return deliveredAt;
  const moves = history.filter((event) => event.status === status && event.changed === undefined);
  const own = moves.findLast(({ partId }) => partId === id);
  return (own ?? moves.findLast(({ partId }) => partId === undefined))?.at ?? null;
}

/** Which of the explanations of `orders` fits. */
export function explanationOf({
  status,
  parts,
  groupPlace,
}: Pick<Order, 'status' | 'parts' | 'groupPlace'>): string {
  if (status === 'shipped' && groupPlace === 'member') return 'shippedToOrganizer';
  const isPartlyOut = parts.some((part) => part.status === 'shipped' || part.status === 'delivered');
  return status === 'processing' && isPartlyOut ? 'partly' : status;
}

/** When an order should arrive: on the day that was chosen, otherwise when its method brings it. Undefined: it is over. */
export function expectedDays(
  order: Pick<Order, 'status' | 'createdAt' | 'shippingMethod' | 'deliveryDate' | 'shipsFrom'>,
  language: string,
): string | undefined {
  if (order.status === 'completed' || order.status === 'cancelled') return undefined;
  const { earliest, latest } = expectedArrival(order, new Date(order.createdAt));
  return formatDays(earliest, latest, language);
}
