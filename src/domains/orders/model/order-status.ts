import { policies } from '#engine/model/policies.ts';
import type { GroupPlace } from './group-place.ts';

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

/** What an order waits for before its producers hear of it. */
export type AwaitedStep = 'unpaid' | 'unconfirmed';

/** Undefined: it counts, or it is over. `confirmBy` and `payUntil` as the API sends them. */
export function awaitedStep(order: {
  status: OrderStatus;
  confirmBy: string | null;
  payment: { payUntil: string | null };
}): AwaitedStep | undefined {
  if (order.status !== 'pending') return undefined;
  if (order.confirmBy !== null) return 'unconfirmed';
  return order.payment.payUntil === null ? undefined : 'unpaid';
}

/** Whether the customer may still cancel or change it. One from a group buy never: the others count on it. */
export function isOpenToCustomer(
  order: { status: OrderStatus; createdAt: Date; groupPlace: GroupPlace | null },
  now: number = Date.now(),
): boolean {
  if (order.groupPlace !== null) return false;
  return order.status === 'pending' && now < order.createdAt.getTime() + cancelWindowMs();
}

/** Of whose producers something can be asked: those who have heard of the order. */
export function writableParts<Part extends { producerId: number | null }>(
  order: Parameters<typeof awaitedStep>[0] & {
    payment: { invoiceNumber: string | null };
    parts: readonly Part[];
  },
): Part[] {
  const isUnheard = order.status === 'cancelled' && order.payment.invoiceNumber === null;
  if (isUnheard || awaitedStep(order) !== undefined) return [];
  return order.parts.filter(({ producerId }) => producerId !== null);
}
