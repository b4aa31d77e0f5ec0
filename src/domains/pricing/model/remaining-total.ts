import { toCents, toAmount } from '#engine/model/money.ts';

interface CancellableOrder {
  status: string;
  /** A decimal, as are all amounts on the wire. */
  orderTotal: number;
  cancelledTotal: number;
}

/** What a partly cancelled order still costs, as a decimal. One that was cancelled as a whole keeps the total it had. */
export function remainingTotal({ status, orderTotal, cancelledTotal }: CancellableOrder): number {
  if (status === 'cancelled') return orderTotal;
  return toAmount(toCents(orderTotal) - toCents(cancelledTotal));
}
