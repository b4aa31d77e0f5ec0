import type { OrderStatus } from '#domains/orders/model/order-status.ts';
import type { Order } from '#domains/orders/model/order.ts';

const USUAL_WAY: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'completed'];

interface TimelineStep {
  status: OrderStatus;
  /** When it was reached; null: still to come. */
  at: string | null;
  current: boolean;
}

/** The usual way of an order as a whole with what is still ahead; of a cancelled one, only what really happened. */
export function timelineSteps({ status, history }: Pick<Order, 'status' | 'history'>): TimelineStep[] {
  const ofOrder = history.filter(({ partId, changed }) => partId === undefined && changed === undefined);
  const reached = new Map(ofOrder.map((event) => [event.status as OrderStatus, event.at]));
  const way = status === 'cancelled' ? [...reached.keys()] : USUAL_WAY;
  return way.map((step) => ({ status: step, at: reached.get(step) ?? null, current: step === status }));
}
