import type { GroupPlace } from './group-place.ts';
import type { OrderStatus } from './order-status.ts';

/** The life of one producer's part of an order, as data: from each status the ones that may follow. */
export const PART_TRANSITIONS = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type PartStatus = keyof typeof PART_TRANSITIONS;

export const PART_STATUSES = Object.keys(PART_TRANSITIONS) as [PartStatus, ...PartStatus[]];

/** How far a part has come on its way; a cancelled one has left it. */
const WAY: readonly PartStatus[] = ['pending', 'processing', 'shipped', 'delivered'];

/** Not on its way to the customer yet: it may still be cancelled, and somebody must still ship it. */
export const UNSHIPPED: readonly PartStatus[] = ['pending', 'processing'];

export function isUnshipped(status: PartStatus): boolean {
  return UNSHIPPED.includes(status);
}

/** The order's status is nothing but this function of its parts. */
export function orderStatusOf(parts: readonly { status: PartStatus }[]): OrderStatus {
  const left = parts.filter(({ status }) => status !== 'cancelled').map(({ status }) => WAY.indexOf(status));
  if (left.length === 0) return 'cancelled';
  const least = Math.min(...left);
  if (least >= WAY.indexOf('delivered')) return 'completed';
  if (least >= WAY.indexOf('shipped')) return 'shipped';
  return Math.max(...left) > 0 ? 'processing' : 'pending';
}

const PART_OF_ORDER: Readonly<Record<OrderStatus, PartStatus>> = {
  pending: 'pending',
  processing: 'processing',
  shipped: 'shipped',
  completed: 'delivered',
  cancelled: 'cancelled',
};

/**
 * The statuses a part passes through, the last one included, when its order goes to `to`. Empty for a part that is
 * cancelled or already that far; on cancelling, for one that has been shipped.
 */
export function stepsTowards(from: PartStatus, to: OrderStatus): PartStatus[] {
  const target = PART_OF_ORDER[to];
  if (target === 'cancelled') return isUnshipped(from) ? ['cancelled'] : [];
  if (from === 'cancelled') return [];
  return WAY.slice(WAY.indexOf(from) + 1, WAY.indexOf(target) + 1);
}

/** Whether an administrator may still change where it goes: nothing of it has left. */
export function isOpenToStaff(order: {
  status: OrderStatus;
  groupPlace: GroupPlace | null;
  parts: readonly { status: PartStatus }[];
}): boolean {
  if (order.groupPlace !== null || (order.status !== 'pending' && order.status !== 'processing'))
    return false;
  return order.parts.every(({ status }) => isUnshipped(status) || status === 'cancelled');
}
