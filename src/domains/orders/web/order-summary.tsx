import type { Order } from '#domains/orders/model/order.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';

/** What was bought and what it cost. Needs the texts of `orders`. */
export function OrderSummary({ order, className }: { order: Order; className?: string }) {
  return (
    <div className={className}>
      <OrderLines lines={order.items} className="border-b border-line" />
      <OrderTotals order={order} />
    </div>
  );
}
