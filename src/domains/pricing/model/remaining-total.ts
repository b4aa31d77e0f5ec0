import { toCents, toDollars } from '#engine/model/money.ts';

interface CancellableOrder {
  status: string;
  /** In dollars, as are all amounts on the wire. */
  orderTotal: number;
  cancelledTotal: number;
}

/** What a partly cancelled order still costs, in dollars. One that was cancelled as a whole keeps the total it had. */
export function remainingTotal({ status, orderTotal, cancelledTotal }: CancellableOrder): number {
  if (status === 'cancelled') return orderTotal;
  return toDollars(toCents(orderTotal) - toCents(cancelledTotal));
}
