import { policies } from '#engine/model/policies.ts';

/** The life of an order, as data: from each status the ones that may follow. */
export const ORDER_TRANSITIONS = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof ORDER_TRANSITIONS;

export const ORDER_STATUSES = Object.keys(ORDER_TRANSITIONS) as [OrderStatus, ...OrderStatus[]];

const MINUTE_MS = 60 * 1000;

/** Customers may take an order back, or change it, for this long, while it is still pending. */
export const cancelWindowMs = () => policies().changeMinutes * MINUTE_MS;

export function nextStatuses(from: OrderStatus): readonly OrderStatus[] {
  return ORDER_TRANSITIONS[from];
}

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses(from).includes(to);
}

/** Whether the customer may still cancel or change it. */
export function isOpenToCustomer(
  order: { status: OrderStatus; createdAt: Date },
  now: number = Date.now(),
): boolean {
  return order.status === 'pending' && now < order.createdAt.getTime() + cancelWindowMs();
}
