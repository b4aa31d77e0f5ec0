import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { TotalsList } from '#engine/web/ui/content/totals-list.tsx';
import { orderTotalsRows } from './order-totals-rows.ts';

/** From the subtotal to what is paid. Needs the texts of `orders`. */
export function OrderTotals({ order, className = 'pt-4' }: { order: Order; className?: string }) {
  const { t, i18n } = useTranslation('orders');
  return <TotalsList className={className} rows={orderTotalsRows(order, t, i18n.language)} />;
}
