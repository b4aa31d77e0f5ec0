import type { OrderStatus } from '#shared/orders/order-status.ts';
import type { Order } from '#shared/orders/order.ts';

const USUAL_WAY: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'completed'];

export interface TimelineStep {
  status: OrderStatus;
  /** When it was reached; null: still to come. */
  at: string | null;
  current: boolean;
}

/** The usual way of an order with what is still ahead; of a cancelled one, only what really happened. */
export function timelineSteps({ status, history }: Pick<Order, 'status' | 'history'>): TimelineStep[] {
  const reached = new Map(history.map((event) => [event.status, event.at]));
  const way = status === 'cancelled' ? [...reached.keys()] : USUAL_WAY;
  return way.map((step) => ({ status: step, at: reached.get(step) ?? null, current: step === status }));
}
